import { parsePaging, parseTextFilter, type ListSearch } from '@/admin/list/list-search';

/** Describes the search parameters of the list of lawyers. */
export interface LawyerSearch extends ListSearch {
  name?: string | undefined;
  /** Lists ids, joined by commas (D12). */
  officeIds?: string | undefined;
}

/** Returns the ids of the offices that the list is filtered by. */
export function officeIdsOf({ officeIds = '' }: LawyerSearch): string[] {
  return [...new Set(officeIds.split(',').map((id) => id.trim()))].filter((id) => id !== '');
}

/** Returns the filter for these offices: undefined for none. */
export function officeFilter(ids: readonly string[]): string | undefined {
  return ids.join(',') || undefined;
}

/** Parses the search parameters of the list of lawyers; ignores invalid ones. */
export function parseLawyerSearch(raw: Record<string, unknown>): LawyerSearch {
  const officeIds = parseTextFilter(raw.officeIds);
  return {
    ...parsePaging(raw),
    name: parseTextFilter(raw.name),
    officeIds: officeIds && officeFilter(officeIdsOf({ officeIds })),
  };
}
