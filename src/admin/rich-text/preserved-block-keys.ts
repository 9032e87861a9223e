import type Quill from 'quill';
import { PreservedBlock } from './preserved-block-blot';

/** Emitted on Quill with the index of a preserved block to edit. */
export const OPEN_BLOCK = 'open-block';

interface Range {
  index: number;
  length: number;
}

function lineAt(quill: Quill, index: number) {
  return index < 0 || index >= quill.getLength() ? null : quill.getLine(index)[0];
}

/** Returns whether the line at an index is a preserved block. */
export function isPreservedAt(quill: Quill, index: number): boolean {
  return lineAt(quill, index) instanceof PreservedBlock;
}

/** Returns the index of the preserved block if it alone is selected. */
export function selectedBlockIndex(quill: Quill, range: Range | null): number | undefined {
  return range?.length === 1 && isPreservedAt(quill, range.index) ? range.index : undefined;
}

/** Moves the cursor to an index, or selects the preserved block there. */
export function selectAt(quill: Quill, index: number): void {
  quill.setSelection(index, isPreservedAt(quill, index) ? 1 : 0, 'user');
}

/** Returns whether the cursor is in the same visual row as `edgeIndex`, the start or end of its line. */
function isInOuterRow(quill: Quill, range: Range, edgeIndex: number): boolean {
  const boundsOfCaret = quill.getBounds(range.index);
  const boundsOfEdge = quill.getBounds(edgeIndex);
  return (
    !boundsOfCaret || !boundsOfEdge || Math.abs(boundsOfCaret.bottom - boundsOfEdge.bottom) < 4
  );
}

type KeyHandler = (this: { quill: Quill }, range: Range) => boolean;

/**
 * Returns the handler that selects the preserved block before or after the cursor instead of skipping it, and moves from
 * a selected one to the line before or after it.
 */
function selectNeighbor(isForward: boolean, isVertical: boolean): KeyHandler {
  return function handle({ index, length }) {
    const { quill } = this;
    if (selectedBlockIndex(quill, { index, length }) !== undefined) {
      const next = isForward ? index + 1 : index - 1;
      if (next >= 0 && next < quill.getLength()) selectAt(quill, next);
      return false;
    }
    const [line, offset] = quill.getLine(index);
    if (length > 0 || !line) return true;
    const start = index - offset;
    const end = start + line.length() - 1;
    const indexBeyond = isForward ? end + 1 : start - 1;
    if (!isPreservedAt(quill, indexBeyond)) return true;
    const edgeIndex = isForward ? end : start;
    if (isVertical ? !isInOuterRow(quill, { index, length }, edgeIndex) : index !== edgeIndex)
      return true;
    quill.setSelection(indexBeyond, 1, 'user');
    return false;
  };
}

/**
 * Returns the handler that selects a preserved block instead of deleting it, and deletes the empty line next to it: a
 * table must not be deleted by one key.
 */
function selectBeforeDeleting(isForward: boolean): KeyHandler {
  const select = selectNeighbor(isForward, false);
  return function handle(range) {
    const { quill } = this;
    if (selectedBlockIndex(quill, range) !== undefined) return true;
    // The cursor can be in front of a block, such as after a divider was inserted before it.
    const isInFrontOfBlock = range.length === 0 && isPreservedAt(quill, range.index);
    if (isForward && isInFrontOfBlock) {
      selectAt(quill, range.index);
      return false;
    }
    const [line] = quill.getLine(range.index);
    if (select.call(this, range)) return true;
    if (line?.length() === 1 && !isInFrontOfBlock) {
      const blockIndex = isForward ? range.index : range.index - 1;
      quill.deleteText(range.index, 1, 'user');
      quill.setSelection(blockIndex, 1, 'user');
    }
    return false;
  };
}

const openBlock: KeyHandler = function handle(range) {
  const index = selectedBlockIndex(this.quill, range);
  if (index === undefined) return true;
  this.quill.emitter.emit(OPEN_BLOCK, index);
  return false;
};

/** Bindings of Quill's keyboard module for preserved blocks. */
export const PRESERVED_BLOCK_KEYS = {
  openBlock: { key: 'Enter', handler: openBlock },
  blockDown: { key: 'ArrowDown', handler: selectNeighbor(true, true) },
  blockUp: { key: 'ArrowUp', handler: selectNeighbor(false, true) },
  blockRight: { key: 'ArrowRight', handler: selectNeighbor(true, false) },
  blockLeft: { key: 'ArrowLeft', handler: selectNeighbor(false, false) },
  blockBackspace: { key: 'Backspace', handler: selectBeforeDeleting(false) },
  blockDelete: { key: 'Delete', handler: selectBeforeDeleting(true) },
};
