import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ArticleName } from '@/admin/sections';

/** Names the content types with spreadsheets. */
export type CsvSection = ArticleName | 'lawyers';

/** Describes a field of an item in a spreadsheet. */
interface CsvField {
  /** The name of the field in the edit form of the content type. */
  name: string;
  label: MessageDescriptor;
  /** Whether each language has a column of its own. */
  byLanguage: boolean;
}

const TITLE: CsvField = { name: 'title', label: msg`Title`, byLanguage: true };
const SUMMARY: CsvField = { name: 'note', label: msg`Summary`, byLanguage: true };
const CONTENT: CsvField = { name: 'content', label: msg`Content`, byLanguage: true };
const ADDRESS: CsvField = { name: 'contentUrl', label: msg`Web address`, byLanguage: true };
const CATALOGUE: CsvField = { name: 'cataNo', label: msg`Catalogue`, byLanguage: false };

/**
 * Lists the fields of each content type in a spreadsheet, in the order of its columns. Export and import share them.
 * Catalogue, jobs, professional fields and office are written by name; pictures have no column.
 */
const CSV_FIELDS: Record<CsvSection, readonly CsvField[]> = {
  news: [CATALOGUE, TITLE, SUMMARY, CONTENT, ADDRESS],
  cases: [CATALOGUE, TITLE, CONTENT, ADDRESS],
  honors: [TITLE, CONTENT],
  lawyers: [
    { name: 'name', label: msg`Full name`, byLanguage: true },
    { name: 'email', label: msg`Email`, byLanguage: false },
    { name: 'phoneNumber', label: msg`Phone`, byLanguage: false },
    { name: 'jobNos', label: msg`Jobs`, byLanguage: false },
    { name: 'officeId', label: msg`Office`, byLanguage: true },
    { name: 'proFieldIds', label: msg`Professional fields`, byLanguage: true },
    { name: 'intro', label: msg`Introduction`, byLanguage: true },
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
    field.byLanguage
      ? languages.map((language) => ({
          key: `versions.${language}.${field.name}`,
          ...{ field, language },
        }))
      : [{ key: field.name, field, language: undefined }],
  );
}
