import { Delta, Range as TextRange } from 'quill';
import type Quill from 'quill';
import { applyChange } from './block-edits';
import { PRESERVED_BLOCK } from './preserved-block';
import { parseHtml, textNodesIn } from './parse-html';

export interface Match {
  /** Index in the text; for a match in a preserved block, the index of the block. */
  index: number;
  length: number;
  /** Index of the match among those in its preserved block. */
  indexInBlock?: number;
}

/** Returns the pattern for a search text within one line; undefined for an empty text. */
export function patternOf(search: string, matchCase: boolean): RegExp | undefined {
  if (search === '') return undefined;
  const literal = search.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  // No-break and wide spaces look like ordinary spaces, and users do not type them.
  return new RegExp(literal.replace(/\s+/g, '[^\\S\\n]+'), matchCase ? 'gu' : 'giu');
}

const LINE_ELEMENTS =
  'td,th,caption,figcaption,p,li,dt,dd,pre,div,summary,blockquote,h1,h2,h3,h4,h5,h6';
const INVISIBLE_ELEMENTS =
  'script,style,template,title,xml,textarea,select,svg,math,iframe,video,audio,object';

/** The text of a preserved block, with line breaks between cells and lines, and its nodes with their indexes in it. */
interface TextWithNodes {
  text: string;
  nodes: { node: Text; start: number }[];
}

function textWithNodesIn(root: Element): TextWithNodes {
  const blockText: TextWithNodes = { text: '', nodes: [] };
  let line: Element | null = null;
  for (const node of textNodesIn(root)) {
    const parent = node.parentElement;
    if (!parent || parent.closest(INVISIBLE_ELEMENTS)) continue;
    const lineElement = parent.closest(LINE_ELEMENTS);
    if (lineElement !== line || node.previousSibling?.nodeName === 'BR') blockText.text += '\n';
    line = lineElement;
    blockText.nodes.push({ node, start: blockText.text.length });
    blockText.text += node.data.replace(/\s/g, ' ');
  }
  return blockText;
}

function rangeIn({ nodes }: TextWithNodes, match: RegExpExecArray): Range | undefined {
  const end = match.index + match[0].length;
  const first = nodes.findLast(({ start }) => start <= match.index);
  const last = nodes.findLast(({ start }) => start < end);
  if (!first || !last) return undefined;
  const range = first.node.ownerDocument.createRange();
  range.setStart(first.node, match.index - first.start);
  range.setEnd(last.node, end - last.start);
  return range;
}

function matchesIn({ text }: TextWithNodes, pattern: RegExp): RegExpExecArray[] {
  return [...text.matchAll(pattern)];
}

/** Returns all matches of a pattern in order, including those in tables and captions. */
export function findMatches(quill: Quill, pattern: RegExp): Match[] {
  const matches: Match[] = [];
  let text = '';
  for (const { insert } of quill.getContents().ops) {
    const html = typeof insert === 'object' ? insert[PRESERVED_BLOCK] : undefined;
    if (typeof html === 'string') {
      const index = text.length;
      for (const indexInBlock of matchesIn(textWithNodesIn(parseHtml(html)), pattern).keys()) {
        matches.push({ index, length: 1, indexInBlock });
      }
    }
    // No match spans pictures or other embeds; each counts as one character.
    text += typeof insert === 'string' ? insert : '\n';
  }
  for (const { index, 0: found } of text.matchAll(pattern)) {
    matches.push({ index, length: found.length });
  }
  return matches.sort((a, b) => a.index - b.index);
}

/** Returns the range of a match in the page, to highlight or scroll to it. */
export function visibleRange(quill: Quill, match: Match, pattern: RegExp): Range | undefined {
  const { index, length, indexInBlock } = match;
  if (indexInBlock === undefined) {
    const [start, startOffset, end, endOffset] = quill.selection.rangeToNative(
      new TextRange(index, length),
    );
    if (!start || !end) return undefined;
    const range = document.createRange();
    range.setStart(start, startOffset);
    range.setEnd(end, endOffset);
    return range;
  }
  const [line] = quill.getLine(index);
  const block = line?.domNode;
  if (!(block instanceof Element)) return undefined;
  const blockText = textWithNodesIn(block);
  const matchInBlock = matchesIn(blockText, pattern)[indexInBlock];
  return matchInBlock && rangeIn(blockText, matchInBlock);
}

function replaceInBlock(
  html: string,
  pattern: RegExp,
  indexesInBlock: Set<number>,
  replacement: string,
): string {
  const body = parseHtml(html);
  const blockText = textWithNodesIn(body);
  // In reverse, so that earlier indexes remain valid.
  for (const [indexInBlock, match] of [...matchesIn(blockText, pattern).entries()].reverse()) {
    const range = indexesInBlock.has(indexInBlock) ? rangeIn(blockText, match) : undefined;
    if (!range) continue;
    const { startContainer, startOffset } = range;
    range.deleteContents();
    if (startContainer instanceof Text) startContainer.insertData(startOffset, replacement);
  }
  return body.innerHTML;
}

/** Replaces matches and keeps the formats at the start of each, as a single undo step. */
export function replaceMatches(
  quill: Quill,
  pattern: RegExp,
  matches: Match[],
  replacement: string,
): void {
  const delta = new Delta();
  let position = 0;
  for (const [order, { index, length, indexInBlock }] of matches.entries()) {
    // Matches of the same block are replaced together.
    if (indexInBlock !== undefined && matches[order - 1]?.index === index) continue;
    const [op] = quill.getContents(index, length).ops;
    delta.retain(index - position);
    const html = typeof op?.insert === 'object' ? op.insert[PRESERVED_BLOCK] : undefined;
    if (indexInBlock === undefined) delta.insert(replacement, op?.attributes);
    else if (typeof html === 'string') {
      const indexesInBlock = new Set(
        matches.flatMap((match) => (match.index === index ? [match.indexInBlock ?? 0] : [])),
      );
      delta.insert({
        [PRESERVED_BLOCK]: replaceInBlock(html, pattern, indexesInBlock, replacement),
      });
    }
    delta.delete(length);
    position = index + length;
  }
  applyChange(quill, delta);
}
