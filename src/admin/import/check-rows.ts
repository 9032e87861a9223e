import type { CellProblem, CheckedRow, ExistingItems, ImportType } from './checked-row';
import { titleKey } from './checked-row';
import type { ColumnMapping } from './guess-columns';
import type { Table, TableRow } from './parse-table';

/** Returns the reader of a row's cells. */
function readerOf({ cells }: TableRow, mapping: ColumnMapping) {
  return (key: string) => cells[mapping.indexOf(key)] ?? '';
}

/** Checks the rows of a table by the rules of the edit form, and for titles that occur twice in it. */
export async function checkRows(
  type: ImportType,
  { rows }: Table,
  mapping: ColumnMapping,
): Promise<CheckedRow[]> {
  const numbers = new Map<string, number>();
  const titles = type.columns.filter(({ field }) => field.name === type.titleField);
  const checkedRows: CheckedRow[] = [];
  for (const row of rows) {
    const cell = readerOf(row, mapping);
    const { errors, toItem } = await type.check(cell);
    const warnings = new Map<string, CellProblem>();
    for (const { key, language = '' } of titles) {
      if (cell(key) === '') continue;
      const title = titleKey(language, cell(key));
      const number = numbers.get(title);
      if (number === undefined) numbers.set(title, row.number);
      else warnings.set(key, { type: 'duplicate', number });
    }
    const name = titles.map(({ key }) => cell(key)).find((text) => text !== '') ?? '';
    checkedRows.push({ ...row, name, errors, warnings, toItem });
  }
  return checkedRows;
}

/** Returns the rows with a warning at titles that exist already. */
export function markExisting(
  type: ImportType,
  rows: readonly CheckedRow[],
  mapping: ColumnMapping,
  { titles }: ExistingItems,
): CheckedRow[] {
  const columns = type.columns.filter(({ field }) => field.name === type.titleField);
  return rows.map((row) => {
    const existingColumns = columns.filter(({ key, language = '' }) => {
      const title = row.cells[mapping.indexOf(key)] ?? '';
      return title !== '' && titles.has(titleKey(language, title));
    });
    if (existingColumns.length === 0) return row;
    const existsProblems = existingColumns.map(({ key }) => [key, { type: 'exists' }] as const);
    return { ...row, warnings: new Map<string, CellProblem>([...row.warnings, ...existsProblems]) };
  });
}
