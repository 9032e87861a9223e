import { parseHtml } from './parse-html';

/** A pasted text, cleaned, and how many pictures had to be left out of it. */
export interface Pasted {
  html: string;
  droppedPictures: number;
}

const KEPT_ATTRIBUTES = new Set(['href', 'src', 'alt', 'style']);
const KEPT_STYLE = /^(font-weight|font-style|text-decoration|vertical-align)$/;
const WORD_LIST = /\bmso-list:[^;]*\bl(\d+)\s+level(\d+)/i;

/** Word writes list items as paragraphs, and the kind of list into its style sheet. */
function wordListItem(
  paragraph: Element,
  css: string,
): { indent: number; type: string } | undefined {
  const [, id, level] = WORD_LIST.exec(paragraph.getAttribute('style') ?? '') ?? [];
  if (id === undefined || level === undefined) return undefined;
  const format = new RegExp(
    // eslint-disable-next-line lingui/no-unlocalized-strings -- a style sheet of Word
    `@list l${id}:level${level}\\s*\\{[^}]*mso-level-number-format:\\s*([\\w-]+)`,
    'i',
  );
  const type = format.exec(css)?.[1]?.toLowerCase() === 'bullet' ? 'bullet' : 'ordered';
  return { indent: Number(level) - 1, type };
}

function mendWordLists(body: HTMLElement, css: string): void {
  for (const marker of body.querySelectorAll('[style*="mso-list"]')) {
    if (/mso-list:\s*ignore/i.test(marker.getAttribute('style') ?? '')) marker.remove();
  }
  for (const paragraph of body.querySelectorAll('p[style*="mso-list"]')) {
    const found = wordListItem(paragraph, css);
    if (!found) continue;
    const item = body.ownerDocument.createElement('li');
    item.dataset.list = found.type;
    if (found.indent > 0) item.dataset.indent = String(found.indent);
    item.append(...paragraph.childNodes);
    const before = paragraph.previousElementSibling;
    if (before?.matches('ol[data-word]')) before.append(item);
    else {
      const list = body.ownerDocument.createElement('ol');
      list.dataset.word = '';
      list.append(item);
      paragraph.before(list);
    }
    paragraph.remove();
  }
}

function tidyAttributes(element: HTMLElement): void {
  const { list, indent } = element.dataset;
  for (const { name } of [...element.attributes]) {
    if (!KEPT_ATTRIBUTES.has(name)) element.removeAttribute(name);
  }
  const kept = (element.getAttribute('style') ?? '')
    .split(';')
    .filter((part) => KEPT_STYLE.test((part.split(':')[0] ?? '').trim().toLowerCase()));
  if (kept.length === 0) element.removeAttribute('style');
  else element.setAttribute('style', kept.join(';'));
  // The editor's own way to write a list item, from which it builds the nesting.
  if (list) element.dataset.list = list;
  if (indent) element.className = `ql-indent-${indent}`;
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function rename(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/**
 * Cleans what was pasted from Word, Google Docs or a web page: no comments, fonts, classes or colours,
 * headings of the levels that articles have, Word's lists as lists, single spaces. Pictures come along
 * only when they lie on the web: those inside the text itself cannot be stored.
 */
export function cleanPasted(html: string): Pasted {
  if (html.trim() === '') return { html: '', droppedPictures: 0 };
  const body = parseHtml(html.replace(/<!--(StartFragment|EndFragment)-->/g, ''));
  const css = [...body.querySelectorAll('style')].map((style) => style.textContent).join('\n');
  for (const element of body.querySelectorAll('script,style,meta,link,title,xml')) element.remove();
  mendWordLists(body, css);
  const pictures = [...body.querySelectorAll('img')].filter(
    (image) => !/^(https?:)?\/\//i.test(image.getAttribute('src') ?? ''),
  );
  for (const picture of pictures) picture.remove();
  for (const link of body.querySelectorAll('a')) {
    if (/^(#|file:|$)/i.test(link.getAttribute('href') ?? '')) unwrap(link);
  }
  // Google Docs wraps everything in a bold that says it is none.
  for (const bold of body.querySelectorAll('b[style*="font-weight:normal"]')) unwrap(bold);
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  for (const heading of body.querySelectorAll('h4,h5,h6')) rename(heading, 'h3');
  for (const element of body.querySelectorAll<HTMLElement>('*')) tidyAttributes(element);
  const clean = body.innerHTML
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/(?:&nbsp;|\u00a0| ){2,}/g, ' ');
  return { html: clean, droppedPictures: pictures.length };
}
