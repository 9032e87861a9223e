import type { CsvColumn, CsvSection } from '@/admin/csv/csv-fields';
import type { CreatedItems } from './created-items';
import type { ItemToImport } from './item-to-import';
import { normalizeName } from './names';

export type CellProblem =
  /** A rule of the edit form, with its message. */
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

/** The items of a list. */
export interface ExistingItems {
  nos: ReadonlySet<string>;
  /** The `no`s of the items of each title or name, by the key that `titleKey` returns. */
  titles: ReadonlyMap<string, readonly string[]>;
  /** Whether the whole list was fetched. */
  isComplete: boolean;
}

/** Returns the key of a title in a language, to find the same title. */
export function titleKey(language: string, title: string): string {
  return `${language} ${normalizeName(title)}`;
}

/** The result of checking a row. */
interface CheckedItem {
  errors: CellProblems;
  /** Returns the item with the requests that store it. */
  toItem: (createdItems: CreatedItems) => ItemToImport;
}

/** Returns the text of a row's cell by the key of its column; empty without such a column. */
export type CellReader = (key: string) => string;

/** A content type that can be imported. */
export interface ImportType {
  section: CsvSection;
  columns: readonly CsvColumn[];
  /** The name of the field with the title of an item. */
  titleField: string;
  /** The name of a field without which no item can be stored, besides its title. */
  requiredField: string | undefined;
  /** Returns an example of a cell, for the template. */
  exampleOf: (column: CsvColumn) => string;
  /** Checks a row by the rules of the edit form. */
  check: (readCell: CellReader) => Promise<CheckedItem>;
  /** Fetches the whole list, or the first pages of a very long one. Throws `ApiError`. */
  fetchExistingItems: () => Promise<ExistingItems>;
}

/** The query for an import type; `type` is undefined until the data that it needs is loaded. */
export interface ImportTypeQuery {
  type: ImportType | undefined;
  error: unknown;
  retry: () => unknown;
}

export interface CheckedRow {
  /** The number of the row in the spreadsheet. */
  number: number;
  /** The cells of the file. */
  cells: readonly string[];
  /** The title or name of the item; empty without one. */
  name: string;
  /** Problems that prevent the import of the row. */
  errors: CellProblems;
  /** Problems that do not prevent it. */
  warnings: CellProblems;
  toItem: CheckedItem['toItem'];
}
