import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { sanitize } from '@/ui/html/sanitize';
import textStyles from '@/ui/html/rich-text.module.css';
import { CellEditor } from './cell-editor';
import { setCellHtml } from './table-edits';
import { cellsIn, gridOf, type Area, type CellPosition, type Grid } from './table-grid';
import styles from './table.module.css';
import type { TableEditing } from './use-table-editing';

/** Renders the content of a cell, sanitized (docs/architecture.md#7-security) and out of the tab order. */
function CellContent({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const nodes = sanitize(html);
    for (const link of nodes.querySelectorAll('a')) link.removeAttribute('href');
    for (const scrollContainer of nodes.querySelectorAll('[tabindex]')) {
      for (const name of ['tabindex', 'role', 'aria-label']) scrollContainer.removeAttribute(name);
    }
    ref.current?.replaceChildren(nodes);
  }, [html]);
  return <div ref={ref} className={textStyles.text} />;
}

/** Returns the position in the grid after a key; undefined for keys that do not move it. */
function positionAfterKey(
  key: string,
  area: Area,
  { slots, columnCount }: Grid,
  isRtl: boolean,
): CellPosition | undefined {
  const { row, column } = area;
  const lastPosition = { row: slots.length - 1, column: columnCount - 1 };
  switch (key) {
    case 'ArrowDown':
      return { row: Math.min(lastPosition.row, row + area.rowCount), column };
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowRight':
    case 'ArrowLeft':
      return (key === 'ArrowRight') !== isRtl
        ? { row, column: Math.min(lastPosition.column, column + area.columnCount) }
        : { row, column: Math.max(0, column - 1) };
    case 'Home':
      return { row, column: 0 };
    case 'End':
      return { row, column: lastPosition.column };
    default:
      return undefined;
  }
}

/** Returns the ARIA role of a cell; without a scope, headers of the first row and of `thead` are column headers. */
function roleOf({ localName, scope, parentElement: row }: HTMLTableCellElement, rowIndex: number) {
  if (localName !== 'th') return 'gridcell';
  const isColumnHeader =
    scope === ''
      ? rowIndex === 0 || row?.parentElement?.localName === 'thead'
      : scope.startsWith('col');
  return isColumnHeader ? 'columnheader' : 'rowheader';
}

/** Returns whether a key enters text, also in an input method (`Process`). */
function entersText({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (/^.$/u.test(key) && !ctrlKey && !metaKey && !altKey) || key === 'Process';
}

function isWithin(cell: Area | undefined, area: Area): boolean {
  return (
    cell !== undefined &&
    cell.row >= area.row &&
    cell.row < area.row + area.rowCount &&
    cell.column >= area.column &&
    cell.column < area.column + area.columnCount
  );
}

/** Leaves the edited cell on Escape, Ctrl+Enter and Tab, which moves to the next or previous cell. */
function leaveOnKey(
  event: KeyboardEvent,
  areaOfCell: Area,
  { grid, leaveCell }: TableEditing,
): void {
  const endsEditing =
    event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey));
  // The key must not close the dialog.
  if (endsEditing) event.stopPropagation();
  // During text composition, the key belongs to the input method.
  if (event.nativeEvent.isComposing) return;
  if (endsEditing) {
    event.preventDefault();
    leaveCell({ row: areaOfCell.row, column: areaOfCell.column });
  } else if (event.key === 'Tab') {
    const step = event.shiftKey ? -1 : 1;
    const order = [...grid.areas.values()];
    const next = order[order.indexOf(areaOfCell) + step];
    if (next) event.preventDefault();
    leaveCell(next && { row: next.row, column: next.column });
  }
}

/** Renders the cells of an edited table: arrow keys move, Enter edits, Shift extends the selection. */
export function TableCells({ editing }: { editing: TableEditing }) {
  const { t } = useLingui();
  const { table, grid, area, focusedCell, editedCell, select, editCell } = editing;
  const onKeyDown = (event: KeyboardEvent, cell: HTMLTableCellElement) => {
    const areaOfCell = grid.areas.get(cell);
    if (!areaOfCell) return;
    if (cell === editedCell) {
      leaveOnKey(event, areaOfCell, editing);
      return;
    }
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = positionAfterKey(event.key, areaOfCell, grid, isRtl);
    if (next) {
      event.preventDefault();
      select(next, event.shiftKey);
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      editCell(cell);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      editing.apply(
        (currentTable) => {
          for (const element of cellsIn(gridOf(currentTable), area)) setCellHtml(element, '');
        },
        t`Cells cleared.`,
      );
    } else if (entersText(event)) {
      // The cell editor has the focus before the browser enters the text.
      editCell(cell);
    }
  };

  return (
    <div className={styles.frame}>
      <table
        className={styles.cells}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the pattern of ARIA for cells that keys move between
        role="grid"
        aria-multiselectable
        aria-label={t`Table cells`}
      >
        <tbody>
          {[...table.rows].map((row, rowIndex) => (
            <tr key={rowIndex} data-head={row.parentElement?.localName === 'thead' || undefined}>
              {[...row.cells].map((cell, cellIndex) => {
                const areaOfCell = grid.areas.get(cell);
                const Tag = cell.localName === 'th' ? 'th' : 'td';
                return (
                  <Tag
                    key={cellIndex}
                    role={roleOf(cell, rowIndex)}
                    rowSpan={areaOfCell?.rowCount}
                    colSpan={areaOfCell?.columnCount}
                    style={{ textAlign: cell.style.textAlign as 'start' }}
                    tabIndex={cell === editedCell ? undefined : cell === focusedCell ? 0 : -1}
                    data-position={areaOfCell && `${areaOfCell.row} ${areaOfCell.column}`}
                    data-editing={cell === editedCell || undefined}
                    aria-selected={isWithin(areaOfCell, area)}
                    onMouseDown={(event) => {
                      if (cell === editedCell || !areaOfCell) return;
                      if (event.shiftKey) event.preventDefault();
                      select(areaOfCell, event.shiftKey);
                    }}
                    onDoubleClick={() => cell !== editedCell && editCell(cell)}
                    onKeyDown={(event) => onKeyDown(event, cell)}
                  >
                    {cell === editedCell ? (
                      <CellEditor html={cell.innerHTML} onReady={editing.setCellEditor} />
                    ) : (
                      <CellContent html={cell.innerHTML} />
                    )}
                  </Tag>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
