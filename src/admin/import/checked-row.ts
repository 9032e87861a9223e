import type { CsvColumn, CsvSection } from '@/admin/csv/csv-fields';
import type { CreatedItems } from './created-items';
import type { ItemToImport } from './item-to-import';
import { normalizeName } from './names';

export type CellProblem =
  /** The message of a rule of the edit form. */
  | { type: 'invalid'; message: string }
  | { type: 'unknown-names'; names: readonly string[] }
  | { type: 'ambiguous-catalogue'; name: string }
  | { type: 'ambiguous-name'; name: string }
  | { type: 'unsafe-html'; parts: readonly string[] }
  /** The same title as in the row with this number. */
  | { type: 'duplicate'; number: number }
  /** The title of an item that exists already. */
  | { type: 'exists' };

/** Maps the keys of columns to the problems of their cells. */
export type CellProblems = ReadonlyMap<string, CellProblem>;

/** The items of the list, before the import or after it. */
export interface ExistingItems {
  nos: ReadonlySet<string>;
  /** The `no`s of the items of each title or name, by the key that `titleKey` returns. */
  titles: ReadonlyMap<string, readonly string[]>;
  isComplete: boolean;
}

/** Returns the same key for titles of a language that differ only in case and spaces. */
export function titleKey(language: string, title: string): string {
  return `${language} ${normalizeName(title)}`;
}

interface CheckedItem {
  errors: CellProblems;
  toItem: (createdItems: CreatedItems) => ItemToImport;
}

/** Returns the text of a row's cell by the key of its column; empty without such a column. */
export type CellReader = (key: string) => string;

export interface ImportType {
  section: CsvSection;
  columns: readonly CsvColumn[];
  titleField: string;
  /** The name of the field that an item must have besides its title. */
  requiredField: string | undefined;
  /** For the template. */
  exampleOf: (column: CsvColumn) => string;
  check: (readCell: CellReader) => Promise<CheckedItem>;
  /** Fetches the whole list, or the first pages of a very long one. Throws `ApiError`. */
  fetchExistingItems: () => Promise<ExistingItems>;
}

/** An import type; `type` is undefined until the data that it needs is loaded. */
export interface ImportTypeQuery {
  type: ImportType | undefined;
  error: unknown;
  retry: () => unknown;
}

export interface CheckedRow {
  /** As in the spreadsheet. */
  number: number;
  cells: readonly string[];
  /** The title or name of the item; empty without one. */
  name: string;
  errors: CellProblems;
  /** Problems that do not prevent the import of the row. */
  warnings: CellProblems;
  toItem: CheckedItem['toItem'];
}
