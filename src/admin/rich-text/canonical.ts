import { safeUrl } from '@/lib/safe-url';
import { parseHtml } from './parse-html';
import { normalizeHtml } from './stored-html';

/** A normalized text, equal for all markup that looks the same to visitors. */
export interface Canonical {
  form: string;
  /** Features by which losses are reported: `element:table`, `attribute:id=x`. */
  features: string[];
  /** The text without white space. */
  text: string;
}

const IGNORED = new Set(['script', 'style', 'meta', 'link', 'title', 'xml', 'head', 'template']);
/** Elements with a prefix are from Microsoft Office. */
const TRANSPARENT_TAG_PATTERN = /^(span|font|bdi|\w+:\w+)$/;
const TRANSPARENT_BLOCK = new Set('div,section,article,main,header,footer,center'.split(','));
/** A single paragraph in one of these elements looks the same as its text alone. */
const HOLDS_TEXT = new Set(['li', 'td', 'th', 'blockquote', 'dd', 'dt', 'figcaption', 'caption']);
const OTHER_BLOCKS =
  'address,aside,details,dl,figure,form,h1,h2,h3,h4,h5,h6,hr,nav,ol,p,pre,summary,table,tbody,tfoot,thead,tr,ul,fieldset,colgroup,col';
const BLOCK = new Set([...TRANSPARENT_BLOCK, ...HOLDS_TEXT, ...OTHER_BLOCKS.split(',')]);
const EMBED = new Set('img,iframe,video,audio,object,embed,svg,math,canvas,input,wbr'.split(','));
const EQUIVALENT_TAGS: Record<string, string> = { strong: 'b', em: 'i', strike: 's' };
const PLAIN = new Set(['p', 'tbody']);
/** Separator of the formats of a run; no trimmed attribute contains it. */
const FORMAT_SEPARATOR = '\n';
const LANG = 'attribute:lang=';
const ATTRIBUTES: Record<string, string[]> = {
  img: ['src', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan', 'headers'],
  th: ['colspan', 'rowspan', 'scope', 'headers'],
  ol: ['start', 'type', 'reversed'],
  li: ['value'],
  iframe: ['src'],
  video: ['src'],
  audio: ['src'],
};
const STYLES = ['text-align', 'list-style-type', 'vertical-align', 'width'];

function styleOf(element: Element, property: string): string {
  // Elements of other namespaces may have no style.
  return (element as Partial<HTMLElement>).style?.getPropertyValue(property).trim() ?? '';
}

function visibleStyles(element: Element): [string, string][] {
  return STYLES.flatMap((property): [string, string][] => {
    const value = styleOf(element, property);
    if (value === '' || /^(left|start|baseline|auto)$/.test(value)) return [];
    return property === 'width' && !value.endsWith('%') ? [] : [[`style:${property}`, value]];
  });
}

function visibleAttributes(element: Element): [string, string][] {
  const names = ['id', 'dir', 'title', ...(ATTRIBUTES[element.localName] ?? [])];
  const found = names.flatMap((name): [string, string][] => {
    const value = element.getAttribute(name)?.trim();
    if (value === undefined || (value === '' && name !== 'reversed')) return [];
    if (/^(colspan|rowspan|start)$/.test(name) && value === '1') return [];
    return [[`attribute:${name}`, value]];
  });
  const anchor = element.localName === 'a' ? element.getAttribute('name') : null;
  // Names with an underscore in front are bookmarks that Word leaves behind.
  if (anchor && !anchor.startsWith('_')) found.push(['attribute:name', anchor]);
  return [...found, ...visibleStyles(element)];
}

function marksOf(element: Element): string[] {
  const marks: string[] = [];
  const lang = element.getAttribute('lang');
  if (lang) marks.push(`${LANG}${lang}`);
  const weight = styleOf(element, 'font-weight');
  if (weight.startsWith('bold') || Number(weight) >= 700) marks.push('b');
  if (styleOf(element, 'font-style') === 'italic') marks.push('i');
  const decoration =
    styleOf(element, 'text-decoration') || styleOf(element, 'text-decoration-line');
  if (decoration.includes('underline')) marks.push('u');
  if (decoration.includes('line-through')) marks.push('s');
  const tag = element.localName;
  if (BLOCK.has(tag)) return marks;
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
  const lang = marks.findLast((mark) => mark.startsWith(LANG));
  const otherMarks = marks.filter((mark) => !mark.startsWith(LANG));
  return [...new Set(lang ? [...otherMarks, lang] : otherMarks)].sort().join(FORMAT_SEPARATOR);
}

/** Writes the text line by line and collects its features. */
class Writer {
  readonly features: string[] = [];
  text = '';

  /** The current line as words with their formats; white space has none. */
  #line: { marks: string; word: string }[] = [];

  words(text: string, marks: readonly string[]): void {
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

  embed(token: string, marks: readonly string[]): void {
    this.#line.push({ marks: joinMarks(marks), word: token });
  }

  lineBreak(): void {
    if (this.#line.at(-1)?.word === ' ') this.#line.pop();
    this.#line.push({ marks: '', word: '\n' });
  }

  /** Ends the line. Returns undefined without content, '' for an empty line. */
  takeLine(): string | undefined {
    const line = this.#line;
    this.#line = [];
    if (line.length === 0) return undefined;
    while (line.at(-1)?.word === ' ') line.pop();
    if (line.at(-1)?.word === '\n') line.pop();
    for (const { marks } of line) {
      for (const mark of marks.split(FORMAT_SEPARATOR).filter(Boolean)) this.feature(mark);
    }
    return line.map(({ marks, word }) => (marks ? `[${marks}|${word}]` : word)).join('');
  }

  feature(name: string): void {
    if (PLAIN.has(name.split('=')[0] ?? '')) return;
    this.features.push(/^(attribute|style|element):/.test(name) ? name : `element:${name}`);
  }
}

function opening(element: Element, tag: string, writer: Writer): string {
  const attributes = visibleAttributes(element);
  for (const [name, value] of attributes) writer.feature(`${name}=${value}`);
  writer.feature(tag);
  return `<${[tag, ...attributes.map(([name, value]) => `${name}=${value}`)].join(' ')}>`;
}

function embedToken(element: Element, writer: Writer): string {
  const innerMarkup =
    element.localName === 'svg' || element.localName === 'math' ? element.innerHTML : '';
  return opening(element, element.localName, writer) + innerMarkup;
}

function inline(
  node: Node,
  marks: readonly string[],
  writer: Writer,
  out: string[],
  wrapsLine: boolean,
): void {
  if (node.nodeType === Node.TEXT_NODE) {
    writer.words(node.nodeValue ?? '', marks);
    return;
  }
  if (!(node instanceof Element) || IGNORED.has(node.localName)) return;
  const tag = node.localName;
  if (tag === 'br') writer.lineBreak();
  else if (EMBED.has(tag)) writer.embed(embedToken(node, writer), marks);
  else if (BLOCK.has(tag)) {
    closeLine(writer, out, wrapsLine);
    out.push(block(node, marks, writer));
  } else {
    const own = [...marks, ...marksOf(node)];
    for (const child of node.childNodes) inline(child, own, writer, out, wrapsLine);
    // An empty anchor is invisible, but a link target.
    const isAnchor = node.childNodes.length === 0 && visibleAttributes(node).length > 0;
    if (isAnchor) writer.embed(opening(node, tag, writer), marks);
  }
}

function closeLine(writer: Writer, out: string[], wrapsLine: boolean): void {
  const line = writer.takeLine();
  if (line === undefined) return;
  out.push(wrapsLine ? `<p>${line}</p>` : line);
}

function contents(
  element: Element,
  marks: readonly string[],
  writer: Writer,
  wrapsLine: boolean,
): string[] {
  const out: string[] = [];
  for (const child of element.childNodes) inline(child, marks, writer, out, wrapsLine);
  closeLine(writer, out, wrapsLine);
  return out;
}

function hasBlocks(element: Element): boolean {
  return [...element.children].some((child) => BLOCK.has(child.localName));
}

function isBlankLine(element: Element): boolean {
  return (
    element.textContent.replace(/[ \t\r\n\f]/g, '') === '' &&
    !element.querySelector('br,img,iframe,video,audio,object,embed,svg')
  );
}

function block(element: Element, inherited: readonly string[], writer: Writer): string {
  const marks = [...inherited, ...marksOf(element)];
  const tag = element.localName;
  if (TRANSPARENT_BLOCK.has(tag)) {
    if (!hasBlocks(element)) {
      const text = contents(element, marks, writer, false).join('');
      return text === '' ? '' : `${opening(element, 'p', writer)}${text}</p>`;
    }
    const content = contents(element, marks, writer, true).join('');
    return visibleAttributes(element).length === 0
      ? content
      : `${opening(element, 'div', writer)}${content}</div>`;
  }
  if (tag === 'tbody') return contents(element, marks, writer, false).join('');
  if (tag === 'p' && isBlankLine(element)) return '';
  const openingTag = opening(element, tag, writer);
  const singleParagraph = HOLDS_TEXT.has(tag) ? onlyParagraph(element) : undefined;
  const contentOfBlock = contents(
    singleParagraph ?? element,
    singleParagraph ? [...marks, ...marksOf(singleParagraph)] : marks,
    writer,
    false,
  );
  return `${openingTag}${contentOfBlock.join('')}</${tag}>`;
}

/** Returns the single paragraph that an element starts with, if it adds nothing to its text. */
function onlyParagraph(element: Element): Element | undefined {
  const children = [...element.childNodes].filter(
    (child) => child instanceof Element || (child.textContent ?? '').trim() !== '',
  );
  const first = children[0];
  const isPlain =
    first instanceof Element && first.localName === 'p' && visibleAttributes(first).length === 0;
  return isPlain && children.length === 1 ? first : undefined;
}

/** Returns the canonical form of stored or edited HTML. Does not modify the page. */
export function canonical(html: string): Canonical {
  const body = parseHtml(html);
  normalizeHtml(body);
  const writer = new Writer();
  // Empty lines at the end are invisible.
  const form = contents(body, [], writer, true)
    .join('')
    .replace(/(<p><\/p>)+$/, '');
  return { form, features: writer.features, text: writer.text };
}
