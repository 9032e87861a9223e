import { parseHtml } from './parse-html';

/** A picture with its description, and the words under it. */
export interface Figure {
  url: string;
  /** Undefined where nobody has described it; empty where it says nothing. */
  alt: string | undefined;
  caption: string;
}

function parts(html: string) {
  const body = parseHtml(html);
  const figure = body.firstElementChild;
  if (figure?.localName !== 'figure' || body.children.length !== 1) return undefined;
  const image = figure.querySelector('img');
  const caption = figure.querySelector('figcaption');
  const plain =
    figure.querySelectorAll('img, figcaption, table').length === (caption ? 2 : 1) &&
    (caption === null || caption.children.length === 0) &&
    figure.textContent.trim() === (caption?.textContent ?? '').trim();
  return image && plain ? { body, figure, image, caption } : undefined;
}

/** Reads a figure of one picture whose caption is plain words; undefined for any other HTML. */
export function readFigure(html: string): Figure | undefined {
  const found = parts(html);
  if (!found) return undefined;
  const { image, caption } = found;
  return {
    url: image.getAttribute('src') ?? '',
    alt: image.getAttribute('alt') ?? undefined,
    caption: caption?.textContent.trim() ?? '',
  };
}

/** Changes description and caption of a figure; everything else in it stays. */
export function writeFigure(html: string, { alt, caption }: Omit<Figure, 'url'>): string {
  const found = parts(html);
  if (!found) return html;
  if (alt === undefined) found.image.removeAttribute('alt');
  else found.image.setAttribute('alt', alt);
  if (caption === '') found.caption?.remove();
  else {
    const words = found.caption ?? found.body.ownerDocument.createElement('figcaption');
    words.textContent = caption;
    if (!found.caption) found.figure.append(words);
  }
  return found.body.innerHTML;
}

/** The HTML of a new figure. */
export function newFigure(
  { url, alt, caption }: Figure,
  size: { width?: number | string; height?: number | string } | undefined,
): string {
  const body = parseHtml('<figure><img></figure>');
  const image = body.querySelector('img');
  image?.setAttribute('src', url);
  for (const [name, value] of Object.entries(size ?? {})) image?.setAttribute(name, String(value));
  return writeFigure(body.innerHTML, { alt, caption });
}
