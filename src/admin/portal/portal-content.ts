import type { Portal } from '@/api/admin/portal';
import { hasHtmlContent } from '@/lib/plain-text';
import type { Completeness } from '@/admin/languages/completeness';
import type { AnyEntry, ListName, PortalValues, Row } from './portal-values';

const NO_TEXTS = { name: '', address: '', introduce: '' };

/** Returns whether an entry has texts in its own language. */
function hasTexts(entry: AnyEntry): boolean {
  const { title, name, address, content } = {
    title: '',
    name: '',
    address: '',
    content: '',
    ...entry,
  };
  return [title, name, address].some((text) => text.trim() !== '') || hasHtmlContent(content);
}

/** Returns whether anything was entered; the flag alone does not count. */
export function isEntered(entry: AnyEntry): boolean {
  const { coverUrl, email, contactNumber } = {
    coverUrl: '',
    email: '',
    contactNumber: '',
    ...entry,
  };
  return hasTexts(entry) || [coverUrl, email, contactNumber].some((text) => text.trim() !== '');
}

/** Returns the three lists by their names, as rows of any type. */
export function listsOf(values: PortalValues): [ListName, readonly Row[]][] {
  const { advantagesList, environmentList, officesList } = values;
  return Object.entries({ advantagesList, environmentList, officesList }) as [
    ListName,
    readonly Row[],
  ][];
}

function hasContent(values: PortalValues, code: string): boolean {
  const { name, address, introduce } = values.versions[code] ?? NO_TEXTS;
  if ([name, address].some((text) => text.trim() !== '') || hasHtmlContent(introduce)) return true;
  return listsOf(values).some(([, rows]) =>
    rows.some(({ removed, versions }) => {
      const entry = versions[code];
      return !removed && entry && hasTexts(entry);
    }),
  );
}

/** Returns the codes of the languages that are sent: published ones, and those with texts (D33). */
export function sentLanguages(values: PortalValues, portals: readonly Portal[]): string[] {
  return Object.keys(values.versions).filter(
    (code) => portals.some(({ lang }) => lang === code) || hasContent(values, code),
  );
}

/** Returns how complete a language is, for the icon next to it. */
export function completeness(values: PortalValues, code: string): Completeness {
  if (!hasContent(values, code)) return 'empty';
  const { name, introduce } = values.versions[code] ?? NO_TEXTS;
  const hasMissingEntry = listsOf(values).some(([, rows]) =>
    rows.some(({ removed, versions }) => {
      const entry = versions[code];
      return !removed && !(entry && hasTexts(entry));
    }),
  );
  return name.trim() !== '' && hasHtmlContent(introduce) && !hasMissingEntry
    ? 'complete'
    : 'incomplete';
}
