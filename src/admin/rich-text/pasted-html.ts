import { fileOrigin } from '@/lib/file-origin';
import { pictureUrl } from '@/lib/safe-url';
import {
  INLINE_ID_ATTRIBUTE,
  LINE_ID_ATTRIBUTE,
  removeWrappersOfPreserved,
  PRESERVED_BLOCK,
  preservedHtml,
  createPreservedElement,
} from './preserved-block';
import { parseHtml, textNodesIn } from './parse-html';
import { connectPastedLinks } from './pasted-links';
import { convertWordLists } from './pasted-lists';
import { convertMarks } from './pasted-marks';
import { cleanTable, isLayoutTable, layoutContent } from './pasted-table';
import { isBlock } from './stored-html';

/** The numbers of pictures and tracked deletions that a paste leaves out. */
export interface PasteOmissions {
  pictures: number;
  deletions: number;
}

interface CleanedPaste {
  html: string;
  omissions: PasteOmissions;
}

const ALLOWED_ATTRIBUTES = new Set(
  ['href', 'src', 'alt', 'colspan', 'rowspan', 'scope'].concat(
    LINE_ID_ATTRIBUTE,
    INLINE_ID_ATTRIBUTE,
  ),
);
const STYLE_ELEMENT_PATTERN = /<style[^>]*>([\s\S]*?)<\/style>/gi;
/** Changes that Word tracks. Other `<del>` and `<ins>` are formatting that an author chose. */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- a CSS selector
const TRACKED_DELETIONS = 'del[cite],del[datetime],[class~="msoDel" i]';
// oxlint-disable-next-line lingui/no-unlocalized-strings -- a CSS selector
const TRACKED_INSERTIONS = 'ins[cite],ins[datetime],[class~="msoIns" i]';

function tidyAttributes(element: HTMLElement, defaultSide: 'left' | 'right'): void {
  const { list, indent } = element.dataset;
  // Elements of other namespaces may have no style.
  const alignment = (element as Partial<HTMLElement>).style?.textAlign;
  for (const { name } of [...element.attributes]) {
    if (!ALLOWED_ATTRIBUTES.has(name)) element.removeAttribute(name);
  }
  // Word also aligns what needs no alignment.
  if (alignment && alignment !== defaultSide) element.style.textAlign = alignment;
  // Quill's markup of a list item, from which it builds the nesting.
  if (list) element.dataset.list = list;
  if (indent) element.className = `ql-indent-${indent}`;
}

/** Removes comments and collapses successive spaces. */
function tidyText(body: HTMLElement): void {
  const comments = body.ownerDocument.createNodeIterator(body, NodeFilter.SHOW_COMMENT);
  for (let node = comments.nextNode(); node; node = comments.nextNode()) {
    if (node instanceof Comment) node.remove();
  }
  body.normalize();
  for (const node of textNodesIn(body)) {
    node.data = node.data.replace(/\u00a0[\u00a0\s]+|[\u00a0 ]{2,}/g, ' ');
  }
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function rename(element: Element, tag: string): void {
  const newElement = element.ownerDocument.createElement(tag);
  newElement.append(...element.childNodes);
  element.replaceWith(newElement);
}

/** Returns whether a picture is a file of this site (D16): those of other sites may be deleted at any time. */
function isSiteFile(image: Element): boolean {
  const source = image.getAttribute('src');
  const url = /^(https?:|\/)/i.test(source ?? '') ? pictureUrl(source) : undefined;
  return url !== undefined && [location.origin, fileOrigin()].includes(new URL(url).origin);
}

/** Accepts tracked changes and returns the number of deletions with text, without those within another one. */
function acceptTrackedChanges(body: HTMLElement): number {
  const deletions = [...body.querySelectorAll(TRACKED_DELETIONS)].filter(
    (deletion) => !deletion.parentElement?.closest(TRACKED_DELETIONS),
  );
  for (const deletion of deletions) deletion.remove();
  for (const insertion of body.querySelectorAll(TRACKED_INSERTIONS)) unwrap(insertion);
  return deletions.filter((deletion) => deletion.textContent.trim() !== '').length;
}

/** Turns `<details>` into paragraphs, the summary first. */
function unfoldDetails(body: HTMLElement): void {
  for (const details of body.querySelectorAll('details')) {
    const summary = [...details.children].find((child) => child.localName === 'summary');
    if (summary) {
      details.prepend(summary);
      if ([...summary.childNodes].some(isBlock)) unwrap(summary);
      else rename(summary, 'p');
    }
    unwrap(details);
  }
}

/** Turns tables and dividers into preserved blocks, and layout tables into their content. */
function preserveTablesAndDividers(body: HTMLElement, tidyCell: (cell: string) => string): void {
  for (const table of body.querySelectorAll('table')) {
    if (isLayoutTable(table)) table.replaceWith(...layoutContent(table));
  }
  for (const table of body.querySelectorAll('table')) {
    cleanTable(table, tidyCell);
    table.replaceWith(createPreservedElement(body.ownerDocument, table.outerHTML));
  }
  for (const divider of body.querySelectorAll('hr')) {
    divider.replaceWith(createPreservedElement(body.ownerDocument, '<hr>'));
  }
}

/**
 * Cleans HTML pasted from Word, WPS, Pages, Google Docs or a web page: formatting as elements, no comments, fonts,
 * classes or colors, the heading levels of articles, lists, tables, single spaces. Keeps only pictures of this site:
 * others must be uploaded. `tidyCell` cleans the content of a cell like the editor, whose text is aligned to
 * `defaultSide`.
 */
export function cleanPasted(
  html: string,
  tidyCell: (cell: string) => string,
  defaultSide: 'left' | 'right' = 'left',
): CleanedPaste {
  if (html.trim() === '') {
    return { html: '', omissions: { pictures: 0, deletions: 0 } };
  }
  const css = [...html.matchAll(STYLE_ELEMENT_PATTERN)].map(([, sheet]) => sheet).join('\n');
  // Without style sheets: parsing them would violate the CSP (docs/architecture.md#7-security).
  const body = parseHtml(
    html.replace(STYLE_ELEMENT_PATTERN, '').replace(/<!--(Start|End)Fragment-->/g, ''),
  );
  // Blocks that were copied from this editor remain as they are stored.
  for (const block of body.querySelectorAll(`.${PRESERVED_BLOCK}`)) {
    block.replaceWith(createPreservedElement(body.ownerDocument, preservedHtml(block)));
  }
  for (const element of body.querySelectorAll('script,style,meta,link,title,xml')) element.remove();
  const deletions = acceptTrackedChanges(body);
  unfoldDetails(body);
  convertWordLists(body, css);
  const pictures = [...body.querySelectorAll('img')].filter((image) => !isSiteFile(image));
  for (const picture of pictures) picture.remove();
  convertMarks(body, css);
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  for (const heading of body.querySelectorAll('h4,h5,h6')) rename(heading, 'h3');
  connectPastedLinks(body);
  for (const element of body.querySelectorAll<HTMLElement>(`:not(.${PRESERVED_BLOCK})`)) {
    tidyAttributes(element, defaultSide);
  }
  tidyText(body);
  // Word adds spacing with empty lines, Google Docs with single breaks; the site has its own.
  for (const lineBreak of body.querySelectorAll('br')) {
    if (isBlock(lineBreak.previousSibling) || isBlock(lineBreak.nextSibling)) lineBreak.remove();
  }
  for (const line of body.querySelectorAll('p')) {
    if (line.textContent.replace(/[\s\u00a0]/g, '') === '' && !line.querySelector('img,hr')) {
      line.remove();
    }
  }
  preserveTablesAndDividers(body, tidyCell);
  removeWrappersOfPreserved(body);
  return { html: body.innerHTML, omissions: { pictures: pictures.length, deletions } };
}
