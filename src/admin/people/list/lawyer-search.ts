import type { LanguageSearch } from '@/admin/list/all-items/filter-and-sort-rows';
import { parsePaging, parseSort, parseTextFilter, type ListSearch } from '@/admin/list/list-search';

export interface LawyerSearch extends ListSearch, LanguageSearch {
  name?: string | undefined;
  /** Office ids, joined by commas (D12). */
  officeIds?: string | undefined;
  /** The id of a professional field. */
  field?: string | undefined;
}

const SORT_KEYS = ['lawyer', 'position'];

/** Returns the ids of the offices that the list is filtered by. */
export function officeIdsOf({ officeIds = '' }: LawyerSearch): string[] {
  return [...new Set(officeIds.split(',').map((id) => id.trim()))].filter((id) => id !== '');
}

/** Returns the filter for these offices: undefined for none. */
export function joinOfficeIds(ids: readonly string[]): string | undefined {
  return ids.join(',') || undefined;
}

/** Parses the search params of the list of lawyers; ignores invalid ones. */
export function parseLawyerSearch(raw: Record<string, unknown>): LawyerSearch {
  const officeIds = parseTextFilter(raw.officeIds);
  return {
    ...parsePaging(raw),
    sort: parseSort(raw.sort, SORT_KEYS),
    name: parseTextFilter(raw.name),
    officeIds: officeIds && joinOfficeIds(officeIdsOf({ officeIds })),
    field: parseTextFilter(raw.field),
    existingLanguage: parseTextFilter(raw.existingLanguage),
    missingLanguage: parseTextFilter(raw.missingLanguage),
  };
}

/** Returns the filters that the API lacks, which are always in the drawer. */
export function filtersInDrawer({ field, existingLanguage, missingLanguage }: LawyerSearch) {
  return { field, existingLanguage, missingLanguage };
}

/** The search without filters and sort order. */
export const NO_FILTERS = {
  sort: undefined,
  name: undefined,
  officeIds: undefined,
  ...filtersInDrawer({}),
} satisfies LawyerSearch;
