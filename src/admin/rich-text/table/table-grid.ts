/** A position in the grid, counted from 0. */
export interface CellPosition {
  row: number;
  column: number;
}

export interface Area extends CellPosition {
  rowCount: number;
  columnCount: number;
}

/** A table as the visible rows and columns. */
export interface Grid {
  /** The cell at each position; undefined if the table has none. */
  slots: (HTMLTableCellElement | undefined)[][];
  columnCount: number;
  areas: Map<HTMLTableCellElement, Area>;
}

/** Returns the number of rows from a row to the end of its section: no cell spans further. */
function rowsToSectionEnd(row: HTMLTableRowElement): number {
  const section = [...(row.parentElement?.children ?? [])].filter(
    (child) => child.localName === 'tr',
  );
  return section.length - section.indexOf(row);
}

/** Returns the grid of a table, with spans as in the HTML standard (4.9.12). */
export function gridOf(table: HTMLTableElement): Grid {
  const rows = [...table.rows];
  const slots: Grid['slots'] = rows.map(() => []);
  const areas: Grid['areas'] = new Map();
  for (const [index, row] of rows.entries()) {
    let column = 0;
    for (const cell of row.cells) {
      while (slots[index]?.[column]) column += 1;
      const maxRows = rowsToSectionEnd(row);
      const area = {
        row: index,
        column,
        rowCount: cell.rowSpan === 0 ? maxRows : Math.min(cell.rowSpan, maxRows),
        columnCount: cell.colSpan,
      };
      areas.set(cell, area);
      for (let y = index; y < index + area.rowCount; y += 1) {
        for (let x = column; x < column + area.columnCount; x += 1) {
          const line = slots[y];
          if (line) line[x] ??= cell;
        }
      }
      column += area.columnCount;
    }
  }
  return { slots, columnCount: Math.max(0, ...slots.map((row) => row.length)), areas };
}

/** Returns the cells of an area in reading order. */
export function cellsIn(grid: Grid, area: Area): HTMLTableCellElement[] {
  const cells = new Set<HTMLTableCellElement>();
  for (const row of grid.slots.slice(area.row, area.row + area.rowCount)) {
    for (const cell of row.slice(area.column, area.column + area.columnCount)) {
      if (cell) cells.add(cell);
    }
  }
  return [...cells];
}

function boundsOf(areas: readonly Area[]): Area {
  const row = Math.min(...areas.map((area) => area.row));
  const column = Math.min(...areas.map((area) => area.column));
  return {
    row,
    column,
    rowCount: Math.max(...areas.map((area) => area.row + area.rowCount)) - row,
    columnCount: Math.max(...areas.map((area) => area.column + area.columnCount)) - column,
  };
}

/** Returns the smallest area that contains two positions and only whole cells. */
export function areaOfWholeCells(grid: Grid, first: CellPosition, second: CellPosition): Area {
  let area = boundsOf(
    [first, second].map(({ row, column }) => ({ row, column, rowCount: 1, columnCount: 1 })),
  );
  for (;;) {
    const areasOfCells = cellsIn(grid, area).flatMap((cell) => grid.areas.get(cell) ?? []);
    const bounds = boundsOf([area, ...areasOfCells]);
    if (bounds.rowCount === area.rowCount && bounds.columnCount === area.columnCount) return area;
    area = bounds;
  }
}
