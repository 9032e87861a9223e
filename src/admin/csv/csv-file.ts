/** Separates the names in a cell: `Partner; Head of litigation`. */
export const NAME_SEPARATOR = '; ';

/**
 * Matches cells that a spreadsheet would calculate as a formula. Phone numbers and other numbers with a sign are not
 * formulas; `-2+cmd|…` is one.
 */
const FORMULA_PATTERN = /^[=@\t\r]|^[+-](?![\d\s().-]*$)/;

/** Returns a cell without the apostrophe that `createCsvFile` puts before formulas. */
export function withoutFormulaGuard(cell: string): string {
  return cell.startsWith("'") && FORMULA_PATTERN.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/**
 * Creates a CSV file from rows of cells, the header first. Starts with a byte order mark, without which Excel shows
 * Chinese garbled; cells that look like formulas start with an apostrophe.
 */
export async function createCsvFile(rows: readonly (readonly string[])[]): Promise<Blob> {
  const { default: Papa } = await import('papaparse');
  const text = Papa.unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: FORMULA_PATTERN },
  );
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' });
}
