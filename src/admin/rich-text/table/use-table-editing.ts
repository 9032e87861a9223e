import type Quill from 'quill';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ActiveCell } from './cell-editor';
import type { CellPosition } from './table-cells';
import { setCellHtml } from './table-edits';
import { gridOf, wholeArea } from './table-grid';
import { useTable } from './use-table';

/**
 * Returns the state of the table dialog: the table, the selection, the cell that is being edited, and the functions
 * that change them. `box` is the element of the dialog's content.
 */
export function useTableEditing(html: string, box: RefObject<HTMLDivElement | null>) {
  const work = useTable(html);
  const [from, setFrom] = useState<CellPosition>({ row: 0, column: 0 });
  const [to, setTo] = useState<CellPosition>({ row: 0, column: 0 });
  const [position, setPosition] = useState<CellPosition>();
  /** A ref, available before the next render: a key may come first. */
  const cell = useRef<ActiveCell>(undefined);
  const [quill, setQuill] = useState<Quill>();
  const [announcement, setAnnouncement] = useState('');
  /** Whether to focus the selection after the next render. */
  const isFocusPending = useRef(false);

  const focusSelection = () =>
    box.current?.querySelector<HTMLElement>('[data-position][tabindex="0"]')?.focus();
  // Before paint and the next key: keys apply to the focused cell.
  useLayoutEffect(() => {
    if (!isFocusPending.current || position) return;
    isFocusPending.current = false;
    focusSelection();
  });

  const { grid } = work.read ?? {};
  const clampToGrid = ({ row, column }: CellPosition): CellPosition => ({
    row: Math.min(row, (grid?.slots.length ?? 1) - 1),
    column: Math.min(column, (grid?.columns ?? 1) - 1),
  });
  const focus = clampToGrid(to);
  const area = grid && wholeArea(grid, clampToGrid(from), focus);
  const editedCell = position && grid?.slots[position.row]?.[position.column];

  /** Applies the text that is being edited. Returns the HTML of the table. */
  const settle = (): string => {
    const content = cell.current?.content();
    setPosition(undefined);
    if (content === undefined || !position || content === editedCell?.innerHTML) return work.html;
    return work.change((now) => {
      const target = gridOf(now).slots[position.row]?.[position.column];
      if (target) setCellHtml(target, content);
    });
  };
  const selectOnly = (at: CellPosition) => {
    setFrom(at);
    setTo(at);
  };
  const select = (at: CellPosition, extend: boolean) => {
    if (position) settle();
    isFocusPending.current = true;
    setTo(at);
    if (!extend) setFrom(at);
  };
  const edit = (next: HTMLTableCellElement) => {
    const areaOfCell = grid?.areas.get(next);
    if (!areaOfCell) return;
    // Synchronously: the key that started the edit is entered into the cell.
    flushSync(() => {
      settle();
      setPosition(areaOfCell);
      selectOnly(areaOfCell);
    });
  };
  /** Ends editing a cell; `next` is the position to focus. */
  const leave = (next: CellPosition | undefined) => {
    settle();
    if (!next) return;
    isFocusPending.current = true;
    selectOnly(next);
  };
  /** Applies the text that is being edited, changes the table and announces the change. */
  const apply = (change: (now: HTMLTableElement) => void, text: string) => {
    work.change(change, settle());
    setAnnouncement(text);
  };
  /** Undoes or repeats a change of the table, and focuses the selection. */
  const step = (act: () => void) => {
    isFocusPending.current = true;
    act();
  };
  const hasChanged = () => {
    const now = cell.current?.content();
    return work.hasChanges || (now !== undefined && now !== editedCell?.innerHTML);
  };
  const setActiveCell = (ready: ActiveCell | undefined) => {
    cell.current = ready;
    setQuill(ready?.quill);
  };
  return {
    ...{ work, focus, area, edited: editedCell, quill, announcement, hasChanged, focusSelection },
    ...{ settle, select, edit, leave, apply, step, setActiveCell },
  };
}

/** The state of the table dialog, and the functions that change it. */
export type TableEditing = ReturnType<typeof useTableEditing>;
