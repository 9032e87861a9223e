import type Quill from 'quill';
import { PreservedBlock } from './preserved-block-blot';

/** Emitted on Quill with the index of a kept block that is to be edited. */
export const OPEN_BLOCK = 'open-block';

interface Range {
  index: number;
  length: number;
}

function lineAt(quill: Quill, index: number) {
  return index < 0 || index >= quill.getLength() ? null : quill.getLine(index)[0];
}

/** Whether a kept block begins at a place of the text. */
export function isPreservedAt(quill: Quill, index: number): boolean {
  return lineAt(quill, index) instanceof PreservedBlock;
}

/** The index of the kept block that is selected, alone. */
export function selectedBlock(quill: Quill, range: Range | null): number | undefined {
  return range?.length === 1 && isPreservedAt(quill, range.index) ? range.index : undefined;
}

/** Puts the cursor at a place, or selects the kept block that is there. */
function goTo(quill: Quill, index: number): void {
  quill.setSelection(index, isPreservedAt(quill, index) ? 1 : 0, 'user');
}

/** Whether the cursor stands in the first or last row of its line, as it is shown. */
function inOuterRow(quill: Quill, range: Range, edge: number): boolean {
  const here = quill.getBounds(range.index);
  const there = quill.getBounds(edge);
  return !here || !there || Math.abs(here.bottom - there.bottom) < 4;
}

type Handler = (this: { quill: Quill }, range: Range) => boolean;

/** Selects the kept block before or after the cursor, instead of jumping over it. */
function step(forwards: boolean, vertical: boolean): Handler {
  return function handle({ index, length }) {
    const { quill } = this;
    if (selectedBlock(quill, { index, length }) !== undefined) {
      const next = forwards ? index + 1 : index - 1;
      if (next >= 0 && next < quill.getLength()) goTo(quill, next);
      return false;
    }
    const [line, offset] = quill.getLine(index);
    if (length > 0 || !line) return true;
    const start = index - offset;
    const end = start + line.length() - 1;
    const beyond = forwards ? end + 1 : start - 1;
    if (!isPreservedAt(quill, beyond)) return true;
    const edge = forwards ? end : start;
    if (vertical ? !inOuterRow(quill, { index, length }, edge) : index !== edge) return true;
    quill.setSelection(beyond, 1, 'user');
    return false;
  };
}

/** Deleting towards a kept block selects it first: a table must not go with one key. */
function approach(forwards: boolean): Handler {
  const select = step(forwards, false);
  return function handle(range) {
    const { quill } = this;
    if (selectedBlock(quill, range) !== undefined) return true;
    const [line] = quill.getLine(range.index);
    if (select.call(this, range)) return true;
    if (line?.length() === 1) {
      const at = forwards ? range.index : range.index - 1;
      quill.deleteText(range.index, 1, 'user');
      quill.setSelection(at, 1, 'user');
    }
    return false;
  };
}

const open: Handler = function handle(range) {
  const index = selectedBlock(this.quill, range);
  if (index === undefined) return true;
  this.quill.emitter.emit(OPEN_BLOCK, index);
  return false;
};

/** Keys around kept blocks, for Quill's keyboard module. */
export const PRESERVED_BLOCK_KEYS = {
  openBlock: { key: 'Enter', handler: open },
  blockDown: { key: 'ArrowDown', handler: step(true, true) },
  blockUp: { key: 'ArrowUp', handler: step(false, true) },
  blockRight: { key: 'ArrowRight', handler: step(true, false) },
  blockLeft: { key: 'ArrowLeft', handler: step(false, false) },
  blockBackspace: { key: 'Backspace', handler: approach(false) },
  blockDelete: { key: 'Delete', handler: approach(true) },
};
