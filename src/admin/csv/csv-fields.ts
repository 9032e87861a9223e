import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ArticleSectionName } from '@/admin/sections';

/** Names the content types with spreadsheets. */
export type CsvSection = ArticleSectionName | 'lawyers';

/** Describes a field of an item in a spreadsheet. */
interface CsvField {
  /** The name of the field in the edit form of the content type. */
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

/** Describes a column of a spreadsheet: a field, in one language if each language has its own column. */
export interface CsvColumn {
  /** The path of the field in the values of the edit form: `cataNo`, `versions.en_US.title`. */
  key: string;
  field: CsvField;
  language: string | undefined;
}

/** Returns the columns of a content type: a field of several languages has a column for each, next to each other. */
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
