import type Quill from 'quill';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ActiveCell } from './cell-editor';
import type { CellPosition } from './table-cells';
import { setCellHtml } from './table-edits';
import { gridOf, areaOfWholeCells } from './table-grid';
import { useTable } from './use-table';

/**
 * Returns the state of the table dialog: the table, the selection, the cell that is being edited, and the functions
 * that change them. `box` is the element of the dialog's content.
 */
export function useTableEditing(html: string, box: RefObject<HTMLDivElement | null>) {
  const tableHistory = useTable(html);
  const [anchorPosition, setAnchorPosition] = useState<CellPosition>({ row: 0, column: 0 });
  const [headPosition, setHeadPosition] = useState<CellPosition>({ row: 0, column: 0 });
  const [editedPosition, setEditedPosition] = useState<CellPosition>();
  /** A ref, available before the next render: a key may come first. */
  const activeCell = useRef<ActiveCell>(undefined);
  const [quill, setQuill] = useState<Quill>();
  const [announcement, setAnnouncement] = useState('');
  /** Whether to focus the selection after the next render. */
  const isFocusPending = useRef(false);

  const focusSelection = () =>
    box.current?.querySelector<HTMLElement>('[data-position][tabindex="0"]')?.focus();
  // Before paint and the next key: keys apply to the focused cell.
  useLayoutEffect(() => {
    if (!isFocusPending.current || editedPosition) return;
    isFocusPending.current = false;
    focusSelection();
  });

  const { grid } = tableHistory.parsedTable ?? {};
  const clampToGrid = ({ row, column }: CellPosition): CellPosition => ({
    row: Math.min(row, (grid?.slots.length ?? 1) - 1),
    column: Math.min(column, (grid?.columns ?? 1) - 1),
  });
  const focus = clampToGrid(headPosition);
  const area = grid && areaOfWholeCells(grid, clampToGrid(anchorPosition), focus);
  const editedCell = editedPosition && grid?.slots[editedPosition.row]?.[editedPosition.column];

  /** Applies the text that is being edited. Returns the HTML of the table. */
  const commitCell = (): string => {
    const content = activeCell.current?.contentHtml();
    setEditedPosition(undefined);
    if (content === undefined || !editedPosition || content === editedCell?.innerHTML)
      return tableHistory.html;
    return tableHistory.change((now) => {
      const target = gridOf(now).slots[editedPosition.row]?.[editedPosition.column];
      if (target) setCellHtml(target, content);
    });
  };
  const selectOnly = (at: CellPosition) => {
    setAnchorPosition(at);
    setHeadPosition(at);
  };
  const select = (at: CellPosition, extend: boolean) => {
    if (editedPosition) commitCell();
    isFocusPending.current = true;
    setHeadPosition(at);
    if (!extend) setAnchorPosition(at);
  };
  const editCell = (next: HTMLTableCellElement) => {
    const areaOfCell = grid?.areas.get(next);
    if (!areaOfCell) return;
    // Synchronously: the key that started the edit is entered into the cell.
    flushSync(() => {
      commitCell();
      setEditedPosition(areaOfCell);
      selectOnly(areaOfCell);
    });
  };
  /** Ends editing a cell; `next` is the position to focus. */
  const leaveCell = (next: CellPosition | undefined) => {
    commitCell();
    if (!next) return;
    isFocusPending.current = true;
    selectOnly(next);
  };
  /** Applies the text that is being edited, changes the table and announces the change. */
  const apply = (change: (now: HTMLTableElement) => void, text: string) => {
    tableHistory.change(change, commitCell());
    setAnnouncement(text);
  };
  /** Undoes or repeats a change of the table, and focuses the selection. */
  const undoOrRedo = (act: () => void) => {
    isFocusPending.current = true;
    act();
  };
  const hasChanged = () => {
    const now = activeCell.current?.contentHtml();
    return tableHistory.hasChanges || (now !== undefined && now !== editedCell?.innerHTML);
  };
  const setActiveCell = (ready: ActiveCell | undefined) => {
    activeCell.current = ready;
    setQuill(ready?.quill);
  };
  return {
    ...{ tableHistory, focus, area, editedCell, quill, announcement, hasChanged, focusSelection },
    ...{ commitCell, select, editCell, leaveCell, apply, undoOrRedo, setActiveCell },
  };
}

/** The state of the table dialog, and the functions that change it. */
export type TableEditing = ReturnType<typeof useTableEditing>;
