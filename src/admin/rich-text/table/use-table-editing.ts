import type Quill from 'quill';
import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { CellEditorHandle } from './cell-editor';
import { editTable, readTable, setCellHtml } from './table-edits';
import { areaOfWholeCells, gridOf, type CellPosition } from './table-grid';

/** Changes a table in place. */
type TableChange = (table: HTMLTableElement) => void;

/** Manages the undo history of an edited table; calls `onStep` when a change is undone or redone. */
function useTableHistory(initialHtml: string, onStep: () => void) {
  const [{ snapshots, index }, setHistory] = useState({ snapshots: [initialHtml], index: 0 });
  const html = snapshots[index] ?? initialHtml;
  const createStepTo = (target: number) =>
    snapshots[target] === undefined
      ? undefined
      : () => {
          setHistory({ snapshots, index: target });
          onStep();
        };
  return {
    html,
    undo: createStepTo(index - 1),
    redo: createStepTo(index + 1),
    /** Changes the current HTML, or `from` in place of it. Returns the new HTML. */
    change: (edit: TableChange, from = html): string => {
      const next = editTable(from, edit);
      if (next !== html)
        setHistory({ snapshots: [...snapshots.slice(0, index + 1), next], index: index + 1 });
      return next;
    },
  };
}

/**
 * Returns the state of the table dialog: the table, the selection, the cell that is being edited, and the functions
 * that change them. `dialogContent` is the element of the dialog's content.
 */
export function useTableEditing(
  initialHtml: string,
  dialogContent: RefObject<HTMLDivElement | null>,
) {
  const [announcement, setAnnouncement] = useState('');
  // The announcement of a change that is undone would be untrue.
  const { html, change, undo, redo } = useTableHistory(initialHtml, () => setAnnouncement(''));
  const [anchorPosition, setAnchorPosition] = useState<CellPosition>({ row: 0, column: 0 });
  const [focusPosition, setFocusPosition] = useState<CellPosition>({ row: 0, column: 0 });
  const [editedPosition, setEditedPosition] = useState<CellPosition>();
  /** A ref, because a key may be pressed before the next render. */
  const cellEditor = useRef<CellEditorHandle>(undefined);
  const [quill, setQuill] = useState<Quill>();
  /** Whether to focus the selection after the next render. */
  const isFocusPending = useRef(false);

  const focusSelection = () =>
    dialogContent.current?.querySelector<HTMLElement>('[data-position][tabindex="0"]')?.focus();
  // Before paint and the next key: keys apply to the focused cell.
  useLayoutEffect(() => {
    if (!isFocusPending.current || editedPosition) return;
    isFocusPending.current = false;
    focusSelection();
  });

  const { table, grid } = useMemo(() => {
    const parsedTable = readTable(html);
    return { table: parsedTable, grid: gridOf(parsedTable) };
  }, [html]);
  const clampToGrid = ({ row, column }: CellPosition): CellPosition => ({
    row: Math.min(row, grid.slots.length - 1),
    column: Math.min(column, grid.columnCount - 1),
  });
  const clampedFocus = clampToGrid(focusPosition);
  const area = areaOfWholeCells(grid, clampToGrid(anchorPosition), clampedFocus);
  const editedCell = editedPosition && grid.slots[editedPosition.row]?.[editedPosition.column];

  /** Ends editing a cell and applies its text, if it was changed. Returns the HTML of the table. */
  const commitCell = (): string => {
    const content = cellEditor.current?.contentHtml();
    setEditedPosition(undefined);
    if (content === undefined || !editedPosition || content === editedCell?.innerHTML) return html;
    return change((currentTable) => {
      const target = gridOf(currentTable).slots[editedPosition.row]?.[editedPosition.column];
      if (target) setCellHtml(target, content);
    });
  };
  const selectOnly = (position: CellPosition) => {
    setAnchorPosition(position);
    setFocusPosition(position);
  };
  return {
    ...{ table, grid, area, editedCell, quill, announcement, focusSelection, commitCell },
    ...{ undo, redo },
    focusedCell: grid.slots[clampedFocus.row]?.[clampedFocus.column],
    /** Selects a cell, or the area from the first selected cell to it. */
    select: (position: CellPosition, extendsSelection: boolean) => {
      if (editedPosition) commitCell();
      isFocusPending.current = true;
      setFocusPosition(position);
      if (!extendsSelection) setAnchorPosition(position);
    },
    editCell: (cell: HTMLTableCellElement) => {
      const areaOfCell = grid.areas.get(cell);
      if (!areaOfCell) return;
      // Synchronously: the key that started the edit is entered into the cell.
      flushSync(() => {
        commitCell();
        setEditedPosition(areaOfCell);
        selectOnly(areaOfCell);
      });
    },
    /** Ends editing a cell; `next` is the position to focus. */
    leaveCell: (next: CellPosition | undefined) => {
      commitCell();
      if (!next) return;
      isFocusPending.current = true;
      selectOnly(next);
    },
    /** Applies the text that is being edited, changes the table and announces `message`, if given. */
    apply: (edit: TableChange, message = announcement) => {
      change(edit, commitCell());
      setAnnouncement(message);
    },
    /** Calls `undo` or `redo`, and focuses the selection. */
    undoOrRedo: (act: () => void) => {
      isFocusPending.current = true;
      act();
    },
    hasChanged: () => {
      const content = cellEditor.current?.contentHtml();
      return html !== initialHtml || (content !== undefined && content !== editedCell?.innerHTML);
    },
    setCellEditor: (handle: CellEditorHandle | undefined) => {
      cellEditor.current = handle;
      setQuill(handle?.quill);
    },
  };
}

export type TableEditing = ReturnType<typeof useTableEditing>;
