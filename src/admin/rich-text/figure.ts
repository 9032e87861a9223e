import { parseHtml } from './parse-html';

export interface Figure {
  url: string;
  /** Undefined if it has no description yet; empty for a decorative picture. */
  alt: string | undefined;
  caption: string;
}

function parseFigure(html: string) {
  const body = parseHtml(html);
  const figure = body.firstElementChild;
  if (figure?.localName !== 'figure' || body.children.length !== 1) return undefined;
  const image = figure.querySelector('img');
  const caption = figure.querySelector('figcaption');
  const isPlain =
    figure.querySelectorAll('img, figcaption, table').length === (caption ? 2 : 1) &&
    (caption === null || caption.children.length === 0) &&
    figure.textContent.trim() === (caption?.textContent ?? '').trim();
  return image && isPlain ? { body, figure, image, caption } : undefined;
}

/** Reads a figure with one picture and at most a caption in plain text; undefined for any other HTML. */
export function readFigure(html: string): Figure | undefined {
  const figureParts = parseFigure(html);
  if (!figureParts) return undefined;
  const { image, caption } = figureParts;
  return {
    url: image.getAttribute('src') ?? '',
    alt: image.getAttribute('alt') ?? undefined,
    caption: caption?.textContent.trim() ?? '',
  };
}

/** Returns the HTML of a figure with another description and caption; unchanged if `readFigure` cannot read it. */
export function writeFigure(
  html: string,
  { alt, caption }: Pick<Figure, 'alt' | 'caption'>,
): string {
  const figureParts = parseFigure(html);
  if (!figureParts) return html;
  if (alt === undefined) figureParts.image.removeAttribute('alt');
  else figureParts.image.setAttribute('alt', alt);
  if (caption === '') figureParts.caption?.remove();
  else {
    const figcaption =
      figureParts.caption ?? figureParts.body.ownerDocument.createElement('figcaption');
    figcaption.textContent = caption;
    if (!figureParts.caption) figureParts.figure.append(figcaption);
  }
  return figureParts.body.innerHTML;
}

/** Returns the HTML of a new figure; `size` is that of the picture in pixels. */
export function newFigure(
  { url, alt, caption }: Figure,
  size: { width?: number; height?: number },
): string {
  const body = parseHtml('<figure><img></figure>');
  const image = body.querySelector('img');
  image?.setAttribute('src', url);
  for (const [name, value] of Object.entries(size)) image?.setAttribute(name, String(value));
  return writeFigure(body.innerHTML, { alt, caption });
}
