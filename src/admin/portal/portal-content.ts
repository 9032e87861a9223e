import type { Portal } from '@/api/admin/portal';
import { hasHtmlContent } from '@/lib/plain-text';
import { toText } from '@/lib/to-text';
import type { Completeness } from '@/admin/languages/completeness';
import {
  LIST_NAMES,
  TEXT_FIELDS,
  type AnyEntry,
  type ListName,
  type PortalValues,
  type Row,
} from './portal-values';

const HTML_FIELDS = new Set(['introduce', 'content']);

/** Returns whether the firm or an entry has the field and text in it. */
function isFilled(object: object, name: string): boolean {
  const text = toText((object as Record<string, unknown>)[name]);
  return HTML_FIELDS.has(name) ? hasHtmlContent(text) : text.trim() !== '';
}

/** Returns whether the firm or an entry has texts in its own language. */
function hasTexts(object: object): boolean {
  return TEXT_FIELDS.some((name) => isFilled(object, name));
}

/** Returns whether anything was entered; an office's flag `bottomWebsiteShow` alone does not count. */
export function isEntered(entry: AnyEntry): boolean {
  return (
    hasTexts(entry) || ['coverUrl', 'email', 'contactNumber'].some((name) => isFilled(entry, name))
  );
}

/** Returns the entry of a row that is sent in one language: a stored one, or a new one with any content. */
export function toSentEntry({ removed, versions }: Row, code: string): AnyEntry | undefined {
  const entry = versions[code];
  if (removed || !entry || (entry.stored === null && !isEntered(entry))) return undefined;
  return entry;
}

/** Returns the lists with their names, as rows of any type. */
export function listsOf(values: PortalValues): [ListName, readonly Row[]][] {
  return LIST_NAMES.map((list) => [list, values[list]]);
}

/** Returns the values with the keys of the form's rows that were sent, so that rows stay expanded when they are published. */
export function copyRowKeys(values: PortalValues, formValues: PortalValues): PortalValues {
  const lists = listsOf(values).map(([list, rows]) => {
    const sentRows = formValues[list].filter((row) =>
      Object.keys(row.versions).some((code) => toSentEntry(row, code)),
    );
    if (sentRows.length !== rows.length) return [list, rows] as const;
    return [
      list,
      rows.map((row, index) => ({ ...row, key: sentRows[index]?.key ?? row.key })),
    ] as const;
  });
  return { ...values, ...Object.fromEntries(lists) };
}

/** Returns the entries of a language, an empty object for a row that it does not have; omits removed rows. */
function entriesIn(values: PortalValues, code: string): object[] {
  return listsOf(values).flatMap(([, rows]) =>
    rows.filter(({ removed }) => !removed).map(({ versions }) => versions[code] ?? {}),
  );
}

function hasContent(values: PortalValues, code: string): boolean {
  return hasTexts(values.versions[code] ?? {}) || entriesIn(values, code).some(hasTexts);
}

/** Returns the codes of the languages that are sent: published ones, and those with texts (D33). */
export function languagesToSend(values: PortalValues, portals: readonly Portal[]): string[] {
  return Object.keys(values.versions).filter(
    (code) => portals.some(({ lang }) => lang === code) || hasContent(values, code),
  );
}

/** Returns how complete a language is, for the icon next to it. */
export function completenessOf(values: PortalValues, code: string): Completeness {
  if (!hasContent(values, code)) return 'empty';
  const version = values.versions[code] ?? {};
  return isFilled(version, 'name') &&
    isFilled(version, 'introduce') &&
    entriesIn(values, code).every(hasTexts)
    ? 'complete'
    : 'incomplete';
}
