import { Delta } from 'quill';
import type Quill from 'quill';
import { PRESERVED_BLOCK, type PreservedKind } from './preserved-block';
import { PreservedBlock } from './preserved-block-blot';
import { prepareForEditor } from './prepare-for-editor';
import { readFigure } from './figure';
import { parseHtml } from './parse-html';

const blockEmbed = (html: string) => ({ [PRESERVED_BLOCK]: html });

/** Applies a change as a separate undo step. */
export function applyChange(quill: Quill, delta: Delta): void {
  quill.history.cutoff();
  quill.updateContents(delta, 'user');
  quill.history.cutoff();
}

/** Returns the kind of a preserved block, which selects its dialog and its name. */
export function kindOf(html: string): PreservedKind {
  const { children } = parseHtml(html);
  const tag = children.length === 1 ? children[0]?.localName : undefined;
  if (tag === 'table') return 'table';
  if (tag === 'hr') return 'divider';
  return readFigure(html) ? 'figure' : 'other';
}

/** Returns the stored HTML of the preserved block at an index. */
export function blockHtmlAt(quill: Quill, index: number): string | undefined {
  const insert = quill.getContents(index, 1).ops[0]?.insert;
  const html = typeof insert === 'object' ? insert[PRESERVED_BLOCK] : undefined;
  return typeof html === 'string' ? html : undefined;
}

/** Returns the change, from the start of a line, that inserts a block after it; after the last line also an empty one. */
function insertionAfterLine(
  line: ReturnType<Quill['getLine']>[0],
  length: number,
  block: Delta,
  isLast: boolean,
): Delta {
  if (!isLast) return new Delta().retain(length).concat(block);
  const formats = line && 'formats' in line ? (line.formats() as Record<string, unknown>) : {};
  const noFormats = Object.fromEntries(Object.keys(formats).map((name) => [name, null]));
  return new Delta()
    .retain(length - 1)
    .insert('\n', formats)
    .concat(block)
    .retain(1, noFormats);
}

/**
 * Inserts a block at an index: in place of an empty line, otherwise after the line. First removes `removedLength`
 * characters after the index, within its line. Returns the index of the block.
 */
export function insertBlock(quill: Quill, index: number, html: string, removedLength = 0): number {
  const block = new Delta().insert(blockEmbed(html));
  const [line, offset] = quill.getLine(index);
  const start = index - offset;
  const length = line?.length() ?? 1;
  const end = start + length;
  const isText = !(line instanceof PreservedBlock);
  const isLast = isText && end >= quill.getLength();
  const remainingLength = length - removedLength;
  if (remainingLength === 1 && isText) {
    // The last line remains to continue in.
    const deletedLength = removedLength + (isLast ? 0 : 1);
    applyChange(quill, new Delta().retain(start).concat(block).delete(deletedLength));
    return start;
  }
  const removal = new Delta().retain(index).delete(removedLength);
  const insertion = insertionAfterLine(line, remainingLength, block, isLast);
  applyChange(quill, removal.compose(new Delta().retain(start).concat(insertion)));
  return end - removedLength;
}

/** Replaces the preserved block at an index with other HTML: with text if the editor supports it. */
export function replaceBlock(quill: Quill, index: number, html: string): void {
  const isBlock = kindOf(html) !== 'other';
  const replacement = isBlock
    ? new Delta().insert(blockEmbed(html))
    : quill.clipboard.convert({ html: prepareForEditor(html).editorHtml });
  const lastInsert = replacement.ops.at(-1)?.insert;
  const endsWithinLine = typeof lastInsert === 'string' && !lastInsert.endsWith('\n');
  applyChange(
    quill,
    new Delta()
      .retain(index)
      .concat(endsWithinLine ? replacement.insert('\n') : replacement)
      .delete(1),
  );
}

/** Moves a preserved block past the previous or next line. Returns its new index. */
export function moveBlock(quill: Quill, index: number, isForward: boolean): number {
  const html = blockHtmlAt(quill, index);
  if (html === undefined) return index;
  const block = new Delta().insert(blockEmbed(html));
  const [neighborLine] = isForward
    ? quill.getLine(index + 1)
    : index > 0
      ? quill.getLine(index - 1)
      : [null];
  if (!neighborLine || (isForward && index + 1 >= quill.getLength())) return index;
  const length = neighborLine.length();
  if (!isForward) {
    applyChange(
      quill,
      new Delta()
        .retain(index - length)
        .concat(block)
        .retain(length)
        .delete(1),
    );
    return index - length;
  }
  const isLastText =
    !(neighborLine instanceof PreservedBlock) && index + 1 + length >= quill.getLength();
  const insertion = insertionAfterLine(neighborLine, length, block, isLastText);
  applyChange(quill, new Delta().retain(index).delete(1).concat(insertion));
  return index + length;
}

/** Inserts an empty line before or after a preserved block and moves the cursor there. */
export function insertParagraph(quill: Quill, index: number, isAfter: boolean): void {
  const targetIndex = isAfter ? index + 1 : index;
  applyChange(quill, new Delta().retain(targetIndex).insert('\n'));
  quill.setSelection(targetIndex, 0, 'user');
}
