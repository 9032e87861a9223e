import { csvFile } from './csv-file';
import type { CsvColumn } from './csv-fields';

/** Fetches an item and returns the function for its cells; undefined if the item was deleted. Throws `ApiError`. */
export type CellsOf<Row> = (row: Row) => Promise<((column: CsvColumn) => string) | undefined>;

/** The progress of an export. */
export interface ExportProgress {
  done: number;
  all: number;
}

interface ExportOptions<Row> {
  rows: readonly Row[];
  columns: readonly CsvColumn[];
  headerOf: (column: CsvColumn) => string;
  cellsOf: CellsOf<Row>;
  onProgress: (progress: ExportProgress) => void;
}

/**
 * Fetches the rows, one after another, and returns a CSV file of them in their order, and how many were skipped because
 * they have been deleted. Rejects as `cellsOf` does.
 */
export async function exportRows<Row>(
  options: ExportOptions<Row>,
): Promise<{ file: Blob; skipped: number }> {
  const { rows, columns, headerOf, cellsOf, onProgress } = options;
  const lines: string[][] = [];
  for (const [done, row] of rows.entries()) {
    onProgress({ done, all: rows.length });
    const cell = await cellsOf(row);
    if (cell) lines.push(columns.map(cell));
  }
  const file = await csvFile([columns.map(headerOf), ...lines]);
  return { file, skipped: rows.length - lines.length };
}
