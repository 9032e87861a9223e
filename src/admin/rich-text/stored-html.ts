import { safeUrl } from '@/lib/safe-url';
import {
  removeWrappersOfPreserved,
  INLINE_ID_ATTRIBUTE,
  PRESERVED_BLOCK,
  LINE_ID_ATTRIBUTE,
  extractPreservedBlocks,
  STORED_SOURCE_ATTRIBUTE,
} from './preserved-block';
import { parseHtml, textNodesIn } from './parse-html';

/** Class and blot name of a line break inside a paragraph. */
export const SOFT_BREAK = 'soft-break';

const ALIGNMENT_CLASS_PATTERN = /\bql-align-(center|right|justify)\b/;
const BLOCK_ELEMENTS =
  'address,article,aside,blockquote,dd,details,div,dl,dt,figcaption,figure,footer,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,table,tbody,td,tfoot,th,thead,tr,ul';

/** Returns whether a node of a stored or pasted text is a block. */
export function isBlock(node: Node | null): boolean {
  return node instanceof Element && node.matches(BLOCK_ELEMENTS);
}

/** Returns whether only white space is between the node and the start or end of its block, or another block. */
function isAtEdge(node: Node, edge: 'previousSibling' | 'nextSibling'): boolean {
  for (let next = node[edge]; next; next = next[edge]) {
    if (isBlock(next)) return true;
    if (next instanceof Element || (next.textContent ?? '').trim() !== '') return false;
  }
  const parent = node.parentNode;
  return !parent || parent.nodeName === 'BODY' || isBlock(parent) || isAtEdge(parent, edge);
}

function followsSoftBreak(node: Element): boolean {
  const previous = node.previousSibling;
  return previous instanceof Element && previous.className === SOFT_BREAK;
}

function alignByStyle(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('[class*="ql-align-"]')) {
    const alignment = ALIGNMENT_CLASS_PATTERN.exec(element.className)?.[1];
    if (alignment) element.style.textAlign = alignment;
  }
}

function indentOf(item: Element): number {
  return Number(/\bql-indent-(\d)\b/.exec(item.className)?.[1] ?? 0);
}

function nestList(flatList: Element): void {
  const openLists: { list: Element; indent: number }[] = [];
  for (const item of [...flatList.children]) {
    const indent = indentOf(item);
    const tag = item.getAttribute('data-list') === 'ordered' ? 'ol' : 'ul';
    while ((openLists.at(-1)?.indent ?? -1) > indent) openLists.pop();
    let currentList = openLists.at(-1);
    if (currentList?.indent === indent && currentList.list.localName !== tag) {
      openLists.pop();
      currentList = openLists.at(-1);
    }
    if (currentList?.indent !== indent) {
      const list = flatList.ownerDocument.createElement(tag);
      const parent = currentList?.list.lastElementChild;
      if (parent) parent.append(list);
      else flatList.before(list);
      currentList = { list, indent };
      openLists.push(currentList);
    }
    currentList.list.append(item);
  }
  flatList.remove();
}

/** Joins adjacent quotations, since the editor has one per line. */
function joinQuotations(body: HTMLElement): void {
  for (const quotation of body.querySelectorAll('blockquote')) {
    if (quotation.previousElementSibling?.localName === 'blockquote') continue;
    const lines = [quotation];
    for (let next = quotation.nextElementSibling; next?.localName === 'blockquote';) {
      lines.push(next as HTMLQuoteElement);
      next = next.nextElementSibling;
    }
    if (lines.length === 1) continue;
    const joinedQuotation = body.ownerDocument.createElement('blockquote');
    quotation.before(joinedQuotation);
    for (const line of lines) {
      const paragraph = body.ownerDocument.createElement('p');
      const style = line.getAttribute('style');
      if (style) paragraph.setAttribute('style', style);
      paragraph.append(...line.childNodes);
      joinedQuotation.append(paragraph);
      line.remove();
    }
  }
}

function tidyText(body: HTMLElement): void {
  for (const node of textNodesIn(body)) {
    node.data = node.data
      .replace(/\ufeff/g, '')
      .replace(/[ \u00a0]{2,}/g, (run) => (run.includes('\u00a0') ? ' ' : run));
  }
}

function tidyAttributes(body: HTMLElement): void {
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (/^(class|contenteditable|spellcheck|rel|target|data-.*)$/.test(name)) {
        element.removeAttribute(name);
      }
    }
    if (element.getAttribute('style') === '') element.removeAttribute('style');
  }
}

/** Returns whether HTML has no text, picture, divider, table or embedded media. */
function isBlank(html: string): boolean {
  if (html.trim() === '') return true;
  const body = parseHtml(html);
  return (
    body.querySelector(`.${PRESERVED_BLOCK},img,table,hr,iframe,video,audio,object,embed,svg`) ===
      null && body.textContent.replace(/[\s\u00a0\ufeff\u200b]/g, '') === ''
  );
}

/** Converts the editor's line breaks, pictures, alignment and flat lists to standard markup, in place. */
export function standardizeEditorMarkup(body: HTMLElement): void {
  for (const part of body.querySelectorAll('.ql-ui, .ql-cursor')) part.remove();
  for (const softBreak of body.querySelectorAll(`.${SOFT_BREAK}`)) {
    softBreak.replaceWith(body.ownerDocument.createElement('br'));
  }
  for (const image of body.querySelectorAll(`img[${STORED_SOURCE_ATTRIBUTE}]`)) {
    image.setAttribute('src', image.getAttribute(STORED_SOURCE_ATTRIBUTE) ?? '');
    image.removeAttribute(STORED_SOURCE_ATTRIBUTE);
  }
  alignByStyle(body);
  for (const list of body.querySelectorAll('ol, ul')) {
    if (list.querySelector(':scope > li[data-list]')) nestList(list);
  }
}

function removeLastEmptyLines(body: HTMLElement): void {
  for (let last = body.lastElementChild; last?.outerHTML === '<p><br></p>';) {
    last.remove();
    last = body.lastElementChild;
  }
}

function unwrapPlainSpans(body: HTMLElement): void {
  for (const span of body.querySelectorAll('span')) {
    if (span.attributes.length === 0) span.replaceWith(...span.childNodes);
  }
}

/** Restores the `id` of lines and inline elements. Of the parts of a split one, the first with text keeps it. */
function restoreIds(body: HTMLElement): void {
  for (const attribute of [LINE_ID_ATTRIBUTE, INLINE_ID_ATTRIBUTE]) {
    for (const element of body.querySelectorAll(`[${attribute}]`)) {
      element.id = element.getAttribute(attribute) ?? '';
      element.removeAttribute(attribute);
    }
  }
  const elementsWithId = [...body.querySelectorAll('[id]')];
  const takenIds = new Set<string>();
  for (const takesEmptyElements of [false, true]) {
    for (const element of elementsWithId) {
      if ((element.textContent.trim() === '') !== takesEmptyElements) continue;
      if (element.id === '' || takenIds.has(element.id)) element.removeAttribute('id');
      else takenIds.add(element.id);
    }
  }
}

/**
 * Converts the editor's markup to stored HTML: standard nested lists, alignment as a style, joined quotations, no
 * classes, no runs of non-breaking spaces, no empty lines at the end; preserved blocks unchanged. Returns an empty
 * string for an empty document.
 */
export function toStoredHtml(editorHtml: string): string {
  if (isBlank(editorHtml)) return '';
  const body = parseHtml(editorHtml);
  const restoreBlocks = extractPreservedBlocks(body);
  standardizeEditorMarkup(body);
  joinQuotations(body);
  tidyText(body);
  restoreIds(body);
  tidyAttributes(body);
  unwrapPlainSpans(body);
  removeLastEmptyLines(body);
  return restoreBlocks(body.innerHTML);
}

/** Removes white space next to a block: it is invisible, but would make Quill join the lines. */
export function removeGaps(body: HTMLElement): void {
  const gaps = textNodesIn(body).filter(
    ({ data, previousSibling, nextSibling }) =>
      /^[ \t\r\n\f]*$/.test(data) && (isBlock(previousSibling) || isBlock(nextSibling)),
  );
  for (const gap of gaps) gap.remove();
}

/** Rewrites stored markup in place so that the editor supports as much of it as possible. */
export function normalizeForEditor(body: HTMLElement): void {
  removeWrappersOfPreserved(body);
  alignByStyle(body);
  for (const element of body.querySelectorAll('[align], [style]')) {
    // Neither is visible on the site; the editor would convert one to an alignment and the other to a tab.
    element.removeAttribute('align');
    if (element instanceof HTMLElement) element.style.removeProperty('text-indent');
  }
  for (const link of body.querySelectorAll('a[href]')) {
    if (!safeUrl(link.getAttribute('href'))) link.removeAttribute('href');
  }
  for (const element of body.querySelectorAll('[id]')) {
    element.setAttribute(isBlock(element) ? LINE_ID_ATTRIBUTE : INLINE_ID_ATTRIBUTE, element.id);
    element.removeAttribute('id');
  }
  removeGaps(body);
  for (const paragraph of body.querySelectorAll('p')) {
    // Invisible on the site, but an empty line in the editor.
    if (/^[ \t\r\n\f]*$/.test(paragraph.innerHTML)) paragraph.remove();
  }
  for (const lineBreak of body.querySelectorAll('br')) {
    if (isAtEdge(lineBreak, 'nextSibling') && !followsSoftBreak(lineBreak)) {
      // A trailing break is invisible, unless it is the only content: an empty line.
      if (!isAtEdge(lineBreak, 'previousSibling')) lineBreak.remove();
      continue;
    }
    const softBreak = body.ownerDocument.createElement('span');
    softBreak.className = SOFT_BREAK;
    lineBreak.replaceWith(softBreak);
  }
}

/** Returns the content of a cell; without the paragraph around it if that is the only one and has no attributes. */
export function unwrapOnlyParagraph(html: string): string {
  const { children, childNodes } = parseHtml(html);
  const [only] = children;
  const isOnlyParagraph =
    only?.localName === 'p' && childNodes.length === 1 && only.attributes.length === 0;
  return isOnlyParagraph ? only.innerHTML : html;
}
