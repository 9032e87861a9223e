import { textNodesIn } from './parse-html';
import { renameCell, setCellHtml } from './table/table-edits';

const BLOCK_ELEMENTS = 'p,ul,ol,h2,h3,blockquote,div,table';

/** Returns whether a table is used for layout: it has a single cell, or tables in its cells. */
export function isLayoutTable(table: HTMLTableElement): boolean {
  const cells = [...table.rows].flatMap((row) => [...row.cells]);
  return cells.length <= 1 || table.querySelector('table') !== null;
}

/** Returns the content of all cells of a table as blocks. */
export function layoutContent(table: HTMLTableElement): Node[] {
  return [...table.rows].flatMap((row) =>
    [...row.cells].flatMap((cell) => {
      if (cell.querySelector(BLOCK_ELEMENTS)) return [...cell.childNodes];
      const paragraph = cell.ownerDocument.createElement('p');
      paragraph.append(...cell.childNodes);
      return [paragraph];
    }),
  );
}

/** Returns whether a row only sets widths, as Excel and Word add at the end of a table. */
function setsOnlyWidths(row: HTMLTableRowElement): boolean {
  return (
    row.textContent.trim() === '' && row.cells.length > 0 && !row.querySelector('img,[rowspan]')
  );
}

function cleanCell(cell: HTMLTableCellElement, tidyCell: (html: string) => string): void {
  const alignments = [...cell.querySelectorAll<HTMLElement>('p,div')].map(
    (block) => block.style.textAlign,
  );
  const [first] = alignments;
  // Word aligns the paragraphs of a cell; if all agree, the cell is aligned instead.
  const commonAlignment =
    first && alignments.every((value) => value === first) ? first : cell.style.textAlign;
  const alignment = /^(center|right|end)$/.test(commonAlignment) ? commonAlignment : '';
  for (const block of cell.querySelectorAll<HTMLElement>('p,div')) block.style.textAlign = '';
  setCellHtml(cell, tidyCell(cell.innerHTML));
  cell.removeAttribute('style');
  if (alignment) cell.style.textAlign = alignment;
  if (cell.rowSpan === 1) cell.removeAttribute('rowspan');
  if (cell.colSpan === 1) cell.removeAttribute('colspan');
}

/** Cleans a pasted table in place: keeps rows, cells with their spans and alignment, and declared headers. */
export function cleanTable(table: HTMLTableElement, tidyCell: (html: string) => string): void {
  for (const element of table.querySelectorAll('colgroup, col')) element.remove();
  table.removeAttribute('style');
  for (const part of table.querySelectorAll('thead, tbody, tfoot, tr'))
    part.removeAttribute('style');
  const lastRow = table.rows[table.rows.length - 1];
  if (lastRow && table.rows.length > 1 && setsOnlyWidths(lastRow)) lastRow.remove();
  for (const row of table.rows) {
    for (const cell of [...row.cells]) cleanCell(cell, tidyCell);
  }
  for (const cell of table.tHead?.querySelectorAll('td') ?? []) renameCell(cell, 'th', 'col');
  for (const node of textNodesIn(table)) {
    if (!node.parentElement?.closest('td,th,caption')) node.remove();
  }
}
