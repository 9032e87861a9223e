import type { CsvColumn } from '@/admin/csv/csv-fields';

/** Assigns a field to each column of a table, by its key; undefined for columns that are not imported. */
export type ColumnMapping = readonly (string | undefined)[];

/** Lists the names that a header may have: those of the fields and of the languages, in every language. */
export interface HeaderNames {
  labelsOf: (column: CsvColumn) => readonly string[];
  languageNamesOf: (code: string) => readonly string[];
}

/** Returns a header without case, spaces and punctuation: `Title (English)` equals `title_english`. */
function plain(text: string): string {
  return text.toLocaleLowerCase('en').replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Returns the headers that name a column: the field with the language before or after it. */
function headersOf(column: CsvColumn, { labelsOf, languageNamesOf }: HeaderNames): string[] {
  const labels = labelsOf(column).map(plain);
  if (column.language === undefined) return [plain(column.key), ...labels];
  const names = languageNamesOf(column.language).map(plain);
  return [
    plain(column.key),
    ...labels.flatMap((label) => names.flatMap((name) => [label + name, name + label])),
  ];
}

/**
 * Returns the likely field of each column of a table by its header. A header without a language is that of `language`;
 * of two columns with the same header only the first is assigned.
 */
export function guessColumns(
  header: readonly string[],
  columns: readonly CsvColumn[],
  names: HeaderNames,
  language: string,
): ColumnMapping {
  const takenKeys = new Set<string>();
  const take = (column: CsvColumn | undefined): string | undefined => {
    if (!column || takenKeys.has(column.key)) return undefined;
    takenKeys.add(column.key);
    return column.key;
  };
  const exactKeys = header.map((text) =>
    take(columns.find((column) => headersOf(column, names).includes(plain(text)))),
  );
  return exactKeys.map((key, at) => {
    const text = plain(header[at] ?? '');
    if (key !== undefined || text === '') return key;
    return take(
      columns.find(
        (column) =>
          column.language === language && names.labelsOf(column).map(plain).includes(text),
      ),
    );
  });
}
