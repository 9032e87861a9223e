import { withoutFormulaGuard } from '@/admin/csv/csv-file';

export const MAX_ROWS = 500;

export const MAX_MEGABYTES = 10;

/** Thrown for a table that cannot be imported. */
export class TableError extends Error {
  constructor(
    readonly reason: 'empty' | 'long' | 'quotes' | 'large',
    /** `long`: the number of rows; `quotes`: the row with the unclosed one; `large`: the limit in megabytes. */
    readonly count = 0,
  ) {
    super(reason);
  }
}

/** A table with a header. All rows have as many cells as the header. */
export interface Table {
  header: string[];
  rows: TableRow[];
}

export interface TableRow {
  /** The number of the row in the spreadsheet, where the header is usually row 1. */
  number: number;
  cells: string[];
}

/** Returns the number of columns up to the last one that has a header or a cell with text. */
function widthOf(rows: readonly string[][]): number {
  return Math.max(...rows.map((row) => row.findLastIndex((cell) => cell !== '') + 1));
}

/** Returns the separator of a table: tabs or semicolons if its header has more of them than commas, else commas. */
function separatorOf(text: string): string {
  const [header = ''] = /[^\r\n]+/.exec(text) ?? [];
  const count = (separator: string) => header.split(separator).length;
  return ['\t', ';'].find((separator) => count(separator) > count(',')) ?? ',';
}

/** Parses CSV, or cells copied from a spreadsheet. Drops empty rows, and empty columns at the end. Throws `TableError`. */
export async function parseTable(text: string): Promise<Table> {
  const { default: Papa } = await import('papaparse');
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) });
  const quoteError = errors.find(({ type }) => type === 'Quotes');
  if (quoteError) throw new TableError('quotes', (quoteError.row ?? 0) + 1);
  const filledRows = data
    .map((row, index) => ({
      number: index + 1,
      cells: row.map((cell) => withoutFormulaGuard(cell.trim())),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [header, ...rows] = filledRows;
  if (!header || rows.length === 0) throw new TableError('empty');
  if (rows.length > MAX_ROWS) throw new TableError('long', rows.length);
  const width = widthOf(filledRows.map(({ cells }) => cells));
  const fitToWidth = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, index) => cells[index] ?? '');
  return {
    header: fitToWidth(header.cells),
    rows: rows.map(({ number, cells }) => ({ number, cells: fitToWidth(cells) })),
  };
}
