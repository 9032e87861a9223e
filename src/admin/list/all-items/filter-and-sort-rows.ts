import { groupVersions, versionsOf, type VersionGroup } from '@/admin/shared/group-versions';
import type { Sort } from '@/admin/list/list-search';

interface VersionRow {
  no: string | number;
  lang: string;
}

/** The value that items are sorted by; empty values come last. */
export type SortValue = string | number | undefined;

interface FilterAndSortOptions<Row extends VersionRow> {
  /** The interface language, whose version represents an item if it exists. */
  locale: string;
  /** The BCP 47 tag of the language that texts are sorted in. */
  tag: string;
  matches: (item: VersionGroup<Row>) => boolean;
  sort: Sort | undefined;
  sortValueOf: (item: VersionGroup<Row>, key: string) => SortValue;
}

/** Returns the versions of the items that match, sorted; items with equal values keep the server's order. */
export function filterAndSortRows<Row extends VersionRow>(
  rows: readonly Row[],
  { locale, tag, matches, sort, sortValueOf }: FilterAndSortOptions<Row>,
): Row[] {
  const matchingGroups = groupVersions(rows, locale).filter(matches);
  if (!sort) return matchingGroups.flatMap(versionsOf);
  const { compare } = new Intl.Collator(tag, { numeric: true, ignorePunctuation: true });
  const direction = sort.isDescending ? -1 : 1;
  const itemsWithValue = matchingGroups.map((item) => ({
    item,
    value: sortValueOf(item, sort.key),
  }));
  const isEmpty = (value: SortValue) => value === undefined || value === '';
  itemsWithValue.sort(({ value: firstValue }, { value: secondValue }) => {
    if (isEmpty(firstValue) || isEmpty(secondValue))
      return Number(isEmpty(firstValue)) - Number(isEmpty(secondValue));
    const order =
      typeof firstValue === 'number' && typeof secondValue === 'number'
        ? firstValue - secondValue
        : compare(String(firstValue), String(secondValue));
    return direction * order;
  });
  return itemsWithValue.flatMap(({ item }) => versionsOf(item));
}

/** Returns whether a text contains the searched one, regardless of case. */
export function containsText(text: string | null | undefined, searchText: string): boolean {
  return (text ?? '').toLowerCase().includes(searchText.toLowerCase());
}

/** The languages that a list is filtered by: items have the one and lack the other. */
export interface LanguageSearch {
  existingLanguage?: string | undefined;
  missingLanguage?: string | undefined;
}

/** Returns whether an item has the one and lacks the other language of the filter. */
export function matchesLanguages(
  { versions }: Pick<VersionGroup<VersionRow>, 'versions'>,
  { existingLanguage, missingLanguage }: LanguageSearch,
): boolean {
  return (
    (existingLanguage === undefined || versions[existingLanguage] !== undefined) &&
    (missingLanguage === undefined || versions[missingLanguage] === undefined)
  );
}
