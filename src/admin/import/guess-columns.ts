import { i18n, setupI18n, type I18n } from '@lingui/core';
import { languageByCode, type ContentLanguage } from '@/api/admin/languages';
import { languageName, languageNameIn } from '@/i18n/language-names';
import { languageTag, LOCALES, type Locale } from '@/i18n/locales';
import { loadMessages } from '@/i18n/message-catalogs';
import type { CsvColumn } from '@/admin/csv/csv-fields';

/** Assigns a field to each column of a table, by its key; undefined for columns that are not imported. */
export type ColumnMapping = readonly (string | undefined)[];

/** Returns the texts of which a header may consist, in every interface language. */
interface HeaderNames {
  labelsOf: (column: CsvColumn) => readonly string[];
  languageNamesOf: (code: string) => readonly string[];
}

/** Returns a header without case, spaces and punctuation: `Title (English)` equals `title_english`. */
function normalizeHeader(text: string): string {
  return text.toLocaleLowerCase('en').replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Returns the normalized headers of a column: its key, and its labels, with the language (if any) before or after. */
function headersOf(column: CsvColumn, { labelsOf, languageNamesOf }: HeaderNames): string[] {
  const labels = labelsOf(column).map(normalizeHeader);
  if (column.language === undefined) return [normalizeHeader(column.key), ...labels];
  const names = languageNamesOf(column.language).map(normalizeHeader);
  return [
    normalizeHeader(column.key),
    ...labels.flatMap((label) => names.flatMap((name) => [label + name, name + label])),
  ];
}

/**
 * Returns the likely field of each column of a table by its header. A header that names no language belongs to
 * `language`; of two columns with the same header only the first is assigned.
 */
export function guessColumns(
  header: readonly string[],
  columns: readonly CsvColumn[],
  names: HeaderNames,
  language: string,
): ColumnMapping {
  const assignedKeys = new Set<string>();
  const assign = (column: CsvColumn | undefined): string | undefined => {
    if (!column || assignedKeys.has(column.key)) return undefined;
    assignedKeys.add(column.key);
    return column.key;
  };
  const exactKeys = header.map((text) =>
    assign(columns.find((column) => headersOf(column, names).includes(normalizeHeader(text)))),
  );
  return exactKeys.map((key, columnIndex) => {
    const text = normalizeHeader(header[columnIndex] ?? '');
    if (key !== undefined || text === '') return key;
    return assign(
      columns.find(
        (column) =>
          column.language === language &&
          names.labelsOf(column).map(normalizeHeader).includes(text),
      ),
    );
  });
}

async function loadI18n(locale: Locale): Promise<I18n> {
  const catalogs = [loadMessages('messages', locale), loadMessages('admin', locale)];
  const [shared, admin] = await Promise.all(catalogs);
  return setupI18n({ locale, messages: { [locale]: { ...shared, ...admin } } });
}

/** Returns the names of a language: in itself, in the interface languages, and its code. */
function namesOf({ code, name }: ContentLanguage): string[] {
  const { short, long } = languageName(code);
  const tags = LOCALES.map(languageTag);
  return [name, code, short, long, ...tags.map((tag) => languageNameIn(code, tag))];
}

/** Loads the names of fields and languages in every interface language; those of fields only in the current one on failure. */
export async function loadHeaderNames(languages: readonly ContentLanguage[]): Promise<HeaderNames> {
  const instances = await Promise.all(LOCALES.map(loadI18n)).catch(() => [i18n]);
  return {
    labelsOf: ({ field }) => instances.map((instance) => instance._(field.label)),
    languageNamesOf: (code) => namesOf(languageByCode(languages, code)),
  };
}
