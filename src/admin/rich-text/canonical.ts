import { safeUrl } from '@/lib/safe-url';
import { parseHtml } from './parse-html';
import { standardizeEditorMarkup } from './stored-html';

/** The canonical form of a text: the known differences in markup that visitors do not see are removed. */
export interface CanonicalHtml {
  markup: string;
  /** Features by which losses are reported: `element:table`, `attribute:id=x`. */
  features: string[];
  /** The text without white space. */
  text: string;
}

const IGNORED_TAGS = new Set([
  'script',
  'style',
  'meta',
  'link',
  'title',
  'xml',
  'head',
  'template',
]);
/** Elements with a prefix are from Microsoft Office. */
const TRANSPARENT_TAG_PATTERN = /^(span|font|bdi|\w+:\w+)$/;
const TRANSPARENT_BLOCK_TAGS = new Set('div,section,article,main,header,footer,center'.split(','));
/** A single paragraph in one of these elements looks the same as its text alone. */
const TEXT_CONTAINER_TAGS = new Set([
  'li',
  'td',
  'th',
  'blockquote',
  'dd',
  'dt',
  'figcaption',
  'caption',
]);
const OTHER_BLOCK_TAGS =
  'address,aside,details,dl,figure,form,h1,h2,h3,h4,h5,h6,hr,nav,ol,p,pre,summary,table,tbody,tfoot,thead,tr,ul,fieldset,colgroup,col';
const BLOCK_TAGS = new Set([
  ...TRANSPARENT_BLOCK_TAGS,
  ...TEXT_CONTAINER_TAGS,
  ...OTHER_BLOCK_TAGS.split(','),
]);
const EMBED_TAGS = new Set(
  'img,iframe,video,audio,object,embed,svg,math,canvas,input,wbr'.split(','),
);
const EQUIVALENT_TAGS: Record<string, string> = { strong: 'b', em: 'i', strike: 's' };
const UNREPORTED_TAGS = new Set(['p', 'tbody']);
const MARK_SEPARATOR = '\n';
const LANG_MARK_PREFIX = 'attribute:lang=';
const VISIBLE_ATTRIBUTES: Record<string, string[]> = {
  img: ['src', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan', 'headers'],
  th: ['colspan', 'rowspan', 'scope', 'headers'],
  ol: ['start', 'type', 'reversed'],
  li: ['value'],
  iframe: ['src'],
  video: ['src'],
  audio: ['src'],
};
const VISIBLE_STYLES = ['text-align', 'list-style-type', 'vertical-align', 'width'];

function styleOf(element: Element, property: string): string {
  // Elements of other namespaces may have no style.
  return (element as Partial<HTMLElement>).style?.getPropertyValue(property).trim() ?? '';
}

function visibleStyles(element: Element): [string, string][] {
  return VISIBLE_STYLES.flatMap((property): [string, string][] => {
    const value = styleOf(element, property);
    if (value === '' || /^(left|start|baseline|auto)$/.test(value)) return [];
    return property === 'width' && !value.endsWith('%') ? [] : [[`style:${property}`, value]];
  });
}

function visibleAttributes(element: Element): [string, string][] {
  const names = ['id', 'dir', 'title', ...(VISIBLE_ATTRIBUTES[element.localName] ?? [])];
  const attributes = names.flatMap((name): [string, string][] => {
    const value = element.getAttribute(name)?.trim();
    if (value === undefined || (value === '' && name !== 'reversed')) return [];
    if (/^(colspan|rowspan|start)$/.test(name) && value === '1') return [];
    return [[`attribute:${name}`, value]];
  });
  const anchor = element.localName === 'a' ? element.getAttribute('name') : null;
  // Names with an underscore in front are bookmarks that Word leaves behind.
  if (anchor && !anchor.startsWith('_')) attributes.push(['attribute:name', anchor]);
  return [...attributes, ...visibleStyles(element)];
}

function marksOf(element: Element): string[] {
  const marks: string[] = [];
  const lang = element.getAttribute('lang');
  if (lang) marks.push(`${LANG_MARK_PREFIX}${lang}`);
  const weight = styleOf(element, 'font-weight');
  if (weight.startsWith('bold') || Number(weight) >= 700) marks.push('b');
  if (styleOf(element, 'font-style') === 'italic') marks.push('i');
  const decoration =
    styleOf(element, 'text-decoration') || styleOf(element, 'text-decoration-line');
  if (decoration.includes('underline')) marks.push('u');
  if (decoration.includes('line-through')) marks.push('s');
  const tag = element.localName;
  if (BLOCK_TAGS.has(tag)) return marks;
  if (tag === 'a') {
    const href = element.getAttribute('href');
    if (safeUrl(href)) marks.push(`a=${href}`);
  } else if (
    !TRANSPARENT_TAG_PATTERN.test(tag) &&
    !(tag === 'b' && /^(normal|[1-6]00)$/.test(weight))
  ) {
    marks.push(EQUIVALENT_TAGS[tag] ?? tag);
  }
  for (const [name, value] of visibleAttributes(element)) marks.push(`${name}=${value}`);
  return marks;
}

function joinMarks(marks: readonly string[]): string {
  // The innermost language applies.
  const lang = marks.findLast((mark) => mark.startsWith(LANG_MARK_PREFIX));
  const otherMarks = marks.filter((mark) => !mark.startsWith(LANG_MARK_PREFIX));
  return [...new Set(lang ? [...otherMarks, lang] : otherMarks)].sort().join(MARK_SEPARATOR);
}

/** Writes the text line by line and collects its features. */
class Writer {
  readonly features: string[] = [];
  text = '';

  /** The current line as words with their marks; white space has none. */
  #line: { marks: string; word: string }[] = [];

  addWords(text: string, marks: readonly string[]): void {
    const cleanText = text.replace(/[\ufeff\u200b]/g, '');
    const key = joinMarks(marks);
    for (const part of cleanText.split(/([ \t\r\n\f\u00a0]+)/)) {
      if (part === '') continue;
      const word = /^[ \t\r\n\f\u00a0]+$/.test(part) ? ' ' : part;
      const lastWord = this.#line.at(-1);
      if (word === ' ') {
        if (!/^[ \n]?$/.test(lastWord?.word ?? '')) this.#line.push({ marks: '', word });
      } else if (lastWord?.marks === key && !/^[ \n]$/.test(lastWord.word)) {
        lastWord.word += word;
      } else {
        this.#line.push({ marks: key, word });
      }
      if (word !== ' ') this.text += word;
    }
  }

  addEmbed(token: string, marks: readonly string[]): void {
    this.#line.push({ marks: joinMarks(marks), word: token });
  }

  addLineBreak(): void {
    if (this.#line.at(-1)?.word === ' ') this.#line.pop();
    this.#line.push({ marks: '', word: '\n' });
  }

  /** Ends the line and returns its markup; undefined if nothing was added, '' for an empty line. */
  takeLine(): string | undefined {
    const line = this.#line;
    this.#line = [];
    if (line.length === 0) return undefined;
    while (line.at(-1)?.word === ' ') line.pop();
    if (line.at(-1)?.word === '\n') line.pop();
    for (const { marks } of line) {
      for (const mark of marks.split(MARK_SEPARATOR).filter(Boolean)) this.addFeature(mark);
    }
    return line.map(({ marks, word }) => (marks ? `[${marks}|${word}]` : word)).join('');
  }

  addFeature(name: string): void {
    if (UNREPORTED_TAGS.has(name.split('=')[0] ?? '')) return;
    this.features.push(/^(attribute|style|element):/.test(name) ? name : `element:${name}`);
  }
}

function writeOpeningTag(element: Element, tag: string, writer: Writer): string {
  const attributes = visibleAttributes(element);
  for (const [name, value] of attributes) writer.addFeature(`${name}=${value}`);
  writer.addFeature(tag);
  return `<${[tag, ...attributes.map(([name, value]) => `${name}=${value}`)].join(' ')}>`;
}

function writeEmbed(element: Element, writer: Writer): string {
  const innerMarkup =
    element.localName === 'svg' || element.localName === 'math' ? element.innerHTML : '';
  return writeOpeningTag(element, element.localName, writer) + innerMarkup;
}

function writeNode(
  node: Node,
  marks: readonly string[],
  writer: Writer,
  lines: string[],
  wrapsLine: boolean,
): void {
  if (node.nodeType === Node.TEXT_NODE) {
    writer.addWords(node.nodeValue ?? '', marks);
    return;
  }
  if (!(node instanceof Element) || IGNORED_TAGS.has(node.localName)) return;
  const tag = node.localName;
  if (tag === 'br') writer.addLineBreak();
  else if (EMBED_TAGS.has(tag)) writer.addEmbed(writeEmbed(node, writer), marks);
  else if (BLOCK_TAGS.has(tag)) {
    closeLine(writer, lines, wrapsLine);
    lines.push(writeBlock(node, marks, writer));
  } else {
    const nestedMarks = [...marks, ...marksOf(node)];
    for (const child of node.childNodes) writeNode(child, nestedMarks, writer, lines, wrapsLine);
    // An empty anchor is invisible, but a link target.
    const isAnchor = node.childNodes.length === 0 && visibleAttributes(node).length > 0;
    if (isAnchor) writer.addEmbed(writeOpeningTag(node, tag, writer), marks);
  }
}

function closeLine(writer: Writer, lines: string[], wrapsLine: boolean): void {
  const line = writer.takeLine();
  if (line === undefined) return;
  lines.push(wrapsLine ? `<p>${line}</p>` : line);
}

function writeContents(
  element: Element,
  marks: readonly string[],
  writer: Writer,
  wrapsLine: boolean,
): string[] {
  const lines: string[] = [];
  for (const child of element.childNodes) writeNode(child, marks, writer, lines, wrapsLine);
  closeLine(writer, lines, wrapsLine);
  return lines;
}

function hasBlocks(element: Element): boolean {
  return [...element.children].some((child) => BLOCK_TAGS.has(child.localName));
}

function isBlankLine(element: Element): boolean {
  return (
    element.textContent.replace(/[ \t\r\n\f]/g, '') === '' &&
    !element.querySelector('br,img,iframe,video,audio,object,embed,svg')
  );
}

function writeBlock(element: Element, inheritedMarks: readonly string[], writer: Writer): string {
  const marks = [...inheritedMarks, ...marksOf(element)];
  const tag = element.localName;
  if (TRANSPARENT_BLOCK_TAGS.has(tag)) {
    if (!hasBlocks(element)) {
      const text = writeContents(element, marks, writer, false).join('');
      return text === '' ? '' : `${writeOpeningTag(element, 'p', writer)}${text}</p>`;
    }
    const content = writeContents(element, marks, writer, true).join('');
    return visibleAttributes(element).length === 0
      ? content
      : `${writeOpeningTag(element, 'div', writer)}${content}</div>`;
  }
  if (tag === 'tbody') return writeContents(element, marks, writer, false).join('');
  if (tag === 'p' && isBlankLine(element)) return '';
  const openingTag = writeOpeningTag(element, tag, writer);
  const singleParagraph = TEXT_CONTAINER_TAGS.has(tag) ? singleParagraphOf(element) : undefined;
  const contentOfBlock = writeContents(
    singleParagraph ?? element,
    singleParagraph ? [...marks, ...marksOf(singleParagraph)] : marks,
    writer,
    false,
  );
  return `${openingTag}${contentOfBlock.join('')}</${tag}>`;
}

/** Returns the paragraph that is the only content of an element, if it looks the same as its text alone. */
function singleParagraphOf(element: Element): Element | undefined {
  const children = [...element.childNodes].filter(
    (child) => child instanceof Element || (child.textContent ?? '').trim() !== '',
  );
  const first = children[0];
  const isPlain =
    first instanceof Element && first.localName === 'p' && visibleAttributes(first).length === 0;
  return isPlain && children.length === 1 ? first : undefined;
}

/** Returns the canonical form of stored HTML, which may have lists and classes of Quill. */
export function canonicalHtml(html: string): CanonicalHtml {
  const body = parseHtml(html);
  standardizeEditorMarkup(body);
  const writer = new Writer();
  // Empty lines at the end are invisible.
  const markup = writeContents(body, [], writer, true)
    .join('')
    .replace(/(<p><\/p>)+$/, '');
  return { markup, features: writer.features, text: writer.text };
}
