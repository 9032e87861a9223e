import { parseHtml } from '@/admin/rich-text/parse-html';
import { cellsIn, gridOf, type Area, type Grid } from './table-grid';

function setSpan(cell: HTMLTableCellElement, name: 'rowspan' | 'colspan', count: number): void {
  if (count > 1) cell.setAttribute(name, String(count));
  else cell.removeAttribute(name);
}

/** Returns the first table in HTML, in an inert document; an empty table if there is none. */
export function readTable(html: string): HTMLTableElement {
  const body = parseHtml(html);
  return body.querySelector('table') ?? body.ownerDocument.createElement('table');
}

/** Returns HTML after a change of the first table in it, otherwise unchanged. */
export function editTable(html: string, change: (table: HTMLTableElement) => void): string {
  const body = parseHtml(html);
  const table = body.querySelector('table');
  if (!table) return html;
  change(table);
  return body.innerHTML;
}

/** Returns the HTML of an empty table. `rowCount` includes the header row, below which there is at least one more. */
export function newTable(rowCount: number, columnCount: number, hasHeader: boolean): string {
  const line = (cell: string) => `<tr>${cell.repeat(columnCount)}</tr>`;
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- markup
  const headCell = '<th scope="col"></th>';
  const head = hasHeader ? `<thead>${line(headCell)}</thead>` : '';
  const body = line('<td></td>').repeat(Math.max(1, hasHeader ? rowCount - 1 : rowCount));
  return `<table>${head}<tbody>${body}</tbody></table>`;
}

function insertCell(grid: Grid, row: number, column: number, tr: Element, cell: Element): void {
  const next = [...tr.children].find((child) => {
    const area = grid.areas.get(child as HTMLTableCellElement);
    return area?.row === row && area.column >= column;
  });
  if (next) next.before(cell);
  else tr.append(cell);
}

function emptyCell(template: HTMLTableCellElement | undefined, ownerDocument: Document): Element {
  const cell = ownerDocument.createElement(template?.localName ?? 'td');
  const scope = template?.getAttribute('scope');
  if (scope) cell.setAttribute('scope', scope.replace('group', ''));
  return cell;
}

/** Inserts a row next to another, in its section; extends cells that span both. */
export function insertRow(table: HTMLTableElement, rowIndex: number, isAfter: boolean): void {
  const grid = gridOf(table);
  const referenceRow = table.rows[rowIndex];
  if (!referenceRow) return;
  const neighbor = isAfter ? rowIndex + 1 : rowIndex - 1;
  const row = table.ownerDocument.createElement('tr');
  const grownCells = new Set<HTMLTableCellElement>();
  for (let column = 0; column < grid.columnCount; column += 1) {
    const cell = grid.slots[rowIndex]?.[column];
    if (cell && cell === grid.slots[neighbor]?.[column]) {
      const area = grid.areas.get(cell);
      if (area && !grownCells.has(cell)) setSpan(cell, 'rowspan', area.rowCount + 1);
      grownCells.add(cell);
    } else row.append(emptyCell(cell, table.ownerDocument));
  }
  if (isAfter) referenceRow.after(row);
  else referenceRow.before(row);
}

function columnElement(table: HTMLTableElement, column: number): HTMLTableColElement | undefined {
  let end = 0;
  const columnElements = table.querySelectorAll<HTMLTableColElement>(
    ':scope > colgroup > col, :scope > colgroup:not(:has(> col))',
  );
  for (const element of columnElements) {
    end += element.span;
    if (column < end) return element;
  }
  return undefined;
}

/** Inserts a column next to another; extends cells that span both. */
export function insertColumn(table: HTMLTableElement, columnIndex: number, isAfter: boolean): void {
  const grid = gridOf(table);
  const boundary = isAfter ? columnIndex + 1 : columnIndex;
  const grownCells = new Set<HTMLTableCellElement>();
  for (const [row, slots] of grid.slots.entries()) {
    const cell = slots[columnIndex];
    const spansBoundary = cell && boundary > 0 && slots[boundary - 1] === slots[boundary];
    if (spansBoundary) {
      const area = grid.areas.get(cell);
      if (area && !grownCells.has(cell)) setSpan(cell, 'colspan', area.columnCount + 1);
      grownCells.add(cell);
    } else {
      const tr = table.rows[row];
      if (tr) insertCell(grid, row, boundary, tr, emptyCell(cell, table.ownerDocument));
    }
  }
  const column = columnElement(table, columnIndex);
  if (column) column.span += 1;
}

/** Removes a row and shrinks cells that span it. */
export function removeRow(table: HTMLTableElement, rowIndex: number): void {
  const grid = gridOf(table);
  const row = table.rows[rowIndex];
  const rowBelow = table.rows[rowIndex + 1];
  if (!row) return;
  for (const cell of new Set(grid.slots[rowIndex])) {
    const area = cell && grid.areas.get(cell);
    if (!cell || !area || area.rowCount === 1) continue;
    setSpan(cell, 'rowspan', area.rowCount - 1);
    if (area.row === rowIndex && rowBelow)
      insertCell(grid, rowIndex + 1, area.column, rowBelow, cell);
  }
  const section = row.parentElement;
  row.remove();
  if (section && section !== table && section.children.length === 0) section.remove();
}

/** Removes a column and shrinks cells that span it. */
export function removeColumn(table: HTMLTableElement, columnIndex: number): void {
  const grid = gridOf(table);
  const column = columnElement(table, columnIndex);
  for (const cell of new Set(grid.slots.map((slots) => slots[columnIndex]))) {
    const area = cell && grid.areas.get(cell);
    if (!cell || !area) continue;
    if (area.columnCount > 1) setSpan(cell, 'colspan', area.columnCount - 1);
    else cell.remove();
  }
  if (!column) return;
  if (column.span > 1) column.span -= 1;
  else column.remove();
}

/** Returns whether an area can be merged: it has several cells in one section. */
export function canMerge(table: HTMLTableElement, area: Area): boolean {
  const first = table.rows[area.row];
  const last = table.rows[area.row + area.rowCount - 1];
  return (
    cellsIn(gridOf(table), area).length > 1 &&
    first !== undefined &&
    first.parentElement === last?.parentElement
  );
}

/** Merges the cells of an area, if possible; each of their contents begins a line. */
export function mergeCells(table: HTMLTableElement, area: Area): void {
  const cells = cellsIn(gridOf(table), area);
  const [first, ...others] = cells;
  if (!first || !canMerge(table, area)) return;
  const parts = cells.map((cell) => cell.innerHTML.trim()).filter((part) => part !== '');
  if (parts.length > 1) {
    const hasBlocks = cells.some((cell) => cell.querySelector('p,ul,ol,table,blockquote'));
    const wrappedParts = parts.map((part) =>
      /^<(p|ul|ol|table|blockquote)\b/.test(part) ? part : `<p>${part}</p>`,
    );
    setCellHtml(first, hasBlocks ? wrappedParts.join('') : parts.join('<br>'));
  } else if (parts[0] !== undefined) setCellHtml(first, parts[0]);
  setSpan(first, 'rowspan', area.rowCount);
  setSpan(first, 'colspan', area.columnCount);
  for (const cell of others) cell.remove();
}

/** Splits a cell into the positions that it spans; its content remains in the first. */
export function splitCell(table: HTMLTableElement, cell: HTMLTableCellElement): void {
  const grid = gridOf(table);
  const area = grid.areas.get(cell);
  if (!area) return;
  setSpan(cell, 'rowspan', 1);
  setSpan(cell, 'colspan', 1);
  for (let row = area.row; row < area.row + area.rowCount; row += 1) {
    const tr = table.rows[row];
    for (let offset = 0; offset < area.columnCount; offset += 1) {
      if (!tr || (row === area.row && offset === 0)) continue;
      const newCell = emptyCell(cell, table.ownerDocument);
      if (row === area.row)
        [...tr.children].at([...tr.children].indexOf(cell) + offset - 1)?.after(newCell);
      else insertCell(grid, row, area.column, tr, newCell);
    }
  }
}

/** Sets the HTML of a cell of an inert document, in which nothing runs or loads. */
export function setCellHtml(element: Element, html: string): void {
  element.replaceChildren(...parseHtml(html).childNodes);
}

/** Replaces a cell with a header cell (`th`) or a data cell (`td`) of the same content. */
export function renameCell(
  cell: HTMLTableCellElement,
  tag: 'th' | 'td',
  scope: string | undefined,
): void {
  const renamedCell = cell.ownerDocument.createElement(tag);
  for (const { name, value } of cell.attributes) {
    if (name !== 'scope') renamedCell.setAttribute(name, value);
  }
  if (scope) renamedCell.setAttribute('scope', scope);
  renamedCell.append(...cell.childNodes);
  cell.replaceWith(renamedCell);
}

/** Returns whether the table starts with a header row. */
export function hasHeaderRow(table: HTMLTableElement): boolean {
  const cells = [...(table.rows[0]?.cells ?? [])];
  return cells.length > 0 && cells.every((cell) => cell.localName === 'th');
}

/** Converts the first row (and the rows that its cells span) to headers, or the header rows back. */
export function setHeaderRow(table: HTMLTableElement, isHeader: boolean): void {
  if (isHeader) {
    const first = table.rows[0];
    const section = first?.parentElement;
    if (!first || !section) return;
    const depth = Math.max(
      1,
      ...[...gridOf(table).areas.values()].map((area) => (area.row === 0 ? area.rowCount : 1)),
    );
    const rows = [...table.rows].slice(0, depth);
    for (const cell of rows.flatMap((row) => [...row.cells])) {
      renameCell(cell, 'th', cell.colSpan > 1 ? 'colgroup' : 'col');
    }
    if (section.localName === 'thead') return;
    table.createTHead().append(...rows);
    if (section !== table && section.children.length === 0) section.remove();
    return;
  }
  const isFirstColumnHeader = hasHeaderColumn(table);
  const rows = table.tHead ? [...table.tHead.rows] : [...table.rows].slice(0, 1);
  for (const row of rows) {
    for (const [index, cell] of [...row.cells].entries()) {
      const isRowHeader = isFirstColumnHeader && index === 0;
      renameCell(cell, isRowHeader ? 'th' : 'td', isRowHeader ? 'row' : undefined);
    }
  }
  if (!table.tHead) return;
  const body = table.tBodies[0] ?? table.createTBody();
  body.prepend(...rows);
  table.deleteTHead();
}

function firstColumn(table: HTMLTableElement): HTMLTableCellElement[] {
  const grid = gridOf(table);
  const headerRowCount = table.tHead?.rows.length ?? 0;
  const cells = grid.slots.slice(headerRowCount).map((slots) => slots[0]);
  return [...new Set(cells)].filter((cell) => cell !== undefined);
}

/** Returns whether each row below `thead` starts with a header cell. */
export function hasHeaderColumn(table: HTMLTableElement): boolean {
  const cells = firstColumn(table);
  return cells.length > 0 && cells.every((cell) => cell.localName === 'th');
}

/** Converts the first column below `thead` to headers or back. */
export function setHeaderColumn(table: HTMLTableElement, isHeader: boolean): void {
  for (const cell of firstColumn(table)) {
    if (isHeader) renameCell(cell, 'th', cell.rowSpan > 1 ? 'rowgroup' : 'row');
    else renameCell(cell, 'td', undefined);
  }
}

/** Aligns the text of cells; undefined restores the default of the language. */
export function alignCells(cells: HTMLTableCellElement[], alignment: string | undefined): void {
  for (const cell of cells) {
    cell.removeAttribute('align');
    if (alignment) cell.style.textAlign = alignment;
    else cell.style.removeProperty('text-align');
    if (cell.getAttribute('style') === '') cell.removeAttribute('style');
  }
}

/** Sets the caption; an empty text removes it. */
export function setCaption(table: HTMLTableElement, text: string): void {
  if (text.trim() === '') table.deleteCaption();
  else table.createCaption().textContent = text;
}
