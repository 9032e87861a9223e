import type { Schema } from 'yup';
import { localeStore } from '@/i18n/locale-store';
import type { CsvColumn } from '@/admin/csv/csv-fields';
import { flattenErrors } from '@/admin/fields/field-errors';
import { validate } from '@/admin/fields/validate';
import {
  titleKey,
  type CellProblem,
  type CellProblems,
  type CheckedRow,
  type ExistingItems,
  type ImportType,
} from './checked-row';
import type { ColumnMapping } from './guess-columns';
import type { Table, TableRow } from './parse-table';

/** Adds the errors of the edit form's rules to those of a row; a cell that has an error keeps it. */
export async function withSchemaErrors(
  schema: Schema,
  values: object,
  errors: CellProblems,
): Promise<CellProblems> {
  const schemaErrors = flattenErrors(await validate(schema, values)).map(
    ({ name, message }): [string, CellProblem] => [name, { type: 'invalid', message }],
  );
  return new Map([...schemaErrors, ...errors]);
}

function cellReaderOf({ cells }: TableRow, mapping: ColumnMapping) {
  return (key: string) => cells[mapping.indexOf(key)] ?? '';
}

/** Checks the rows of a table by the rules of the edit form, and for titles that occur twice in it. */
export async function checkRows(
  type: ImportType,
  { rows }: Table,
  mapping: ColumnMapping,
): Promise<CheckedRow[]> {
  const rowNumbers = new Map<string, number>();
  const titleColumns = type.columns.filter(({ field }) => field.name === type.titleField);
  const isInInterfaceLanguage = ({ language }: CsvColumn) => language === localeStore.locale;
  const namingColumns = [...titleColumns.filter(isInInterfaceLanguage), ...titleColumns];
  const checkedRows: CheckedRow[] = [];
  for (const row of rows) {
    const readCell = cellReaderOf(row, mapping);
    const { errors, toItem } = await type.check(readCell);
    const warnings = new Map<string, CellProblem>();
    for (const { key, language = '' } of titleColumns) {
      if (readCell(key) === '') continue;
      const title = titleKey(language, readCell(key));
      const number = rowNumbers.get(title);
      if (number === undefined) rowNumbers.set(title, row.number);
      else warnings.set(key, { type: 'duplicate', number });
    }
    const name = namingColumns.map(({ key }) => readCell(key)).find((text) => text !== '') ?? '';
    checkedRows.push({ ...row, name, errors, warnings, toItem });
  }
  return checkedRows;
}

/** Returns the rows, with a warning at each title that exists already, instead of one that occurs twice in the file. */
export function markExisting(
  type: ImportType,
  rows: readonly CheckedRow[],
  mapping: ColumnMapping,
  { titles }: ExistingItems,
): CheckedRow[] {
  const titleColumns = type.columns.filter(({ field }) => field.name === type.titleField);
  return rows.map((row) => {
    const existingColumns = titleColumns.filter(({ key, language = '' }) => {
      const title = row.cells[mapping.indexOf(key)] ?? '';
      return title !== '' && titles.has(titleKey(language, title));
    });
    if (existingColumns.length === 0) return row;
    const existsProblems = existingColumns.map(({ key }) => [key, { type: 'exists' }] as const);
    return { ...row, warnings: new Map<string, CellProblem>([...row.warnings, ...existsProblems]) };
  });
}
