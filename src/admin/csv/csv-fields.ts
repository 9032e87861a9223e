import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ArticleSectionName } from '@/admin/sections';

/** A content type that can be exported. */
export type CsvSection = ArticleSectionName | 'lawyers';

interface CsvField {
  /** The name of the field in the edit form. */
  name: string;
  label: MessageDescriptor;
  /** Whether each language has a column of its own. */
  hasLanguageColumns: boolean;
}

const TITLE: CsvField = { name: 'title', label: msg`Title`, hasLanguageColumns: true };
const SUMMARY: CsvField = { name: 'note', label: msg`Summary`, hasLanguageColumns: true };
const CONTENT: CsvField = { name: 'content', label: msg`Content`, hasLanguageColumns: true };
const ADDRESS: CsvField = { name: 'contentUrl', label: msg`Web address`, hasLanguageColumns: true };
const CATALOGUE: CsvField = { name: 'cataNo', label: msg`Catalogue`, hasLanguageColumns: false };

/**
 * Lists the fields of each content type in a spreadsheet, in the order of its columns. Export and import share them.
 * Catalogue, jobs, professional fields and office are written by name; pictures have no column.
 */
const CSV_FIELDS: Record<CsvSection, readonly CsvField[]> = {
  news: [CATALOGUE, TITLE, SUMMARY, CONTENT, ADDRESS],
  cases: [CATALOGUE, TITLE, CONTENT, ADDRESS],
  honors: [TITLE, CONTENT],
  lawyers: [
    { name: 'name', label: msg`Full name`, hasLanguageColumns: true },
    { name: 'email', label: msg`Email`, hasLanguageColumns: false },
    { name: 'phoneNumber', label: msg`Phone`, hasLanguageColumns: false },
    { name: 'jobNos', label: msg`Jobs`, hasLanguageColumns: false },
    { name: 'officeId', label: msg`Office`, hasLanguageColumns: true },
    { name: 'proFieldIds', label: msg`Professional fields`, hasLanguageColumns: true },
    { name: 'intro', label: msg`Introduction`, hasLanguageColumns: true },
  ],
};

export interface CsvColumn {
  /** The path of the field in the values of the edit form: `cataNo`, `versions.en_US.title`. */
  key: string;
  field: CsvField;
  /** Undefined if all languages share the column. */
  language: string | undefined;
}

/** Returns the columns of a content type; those of a field in several languages are next to each other. */
export function csvColumns(section: CsvSection, languages: readonly string[]): CsvColumn[] {
  return CSV_FIELDS[section].flatMap((field): CsvColumn[] =>
    field.hasLanguageColumns
      ? languages.map((language) => ({
          key: `versions.${language}.${field.name}`,
          ...{ field, language },
        }))
      : [{ key: field.name, field, language: undefined }],
  );
}
