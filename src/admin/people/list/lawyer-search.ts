import { readPaging, readTextFilter, type ListSearch } from '@/admin/list/list-search';

/** What the URL of the list of lawyers says. */
export interface LawyerSearch extends ListSearch {
  name?: string | undefined;
  /** Ids joined by commas (D12). */
  officeIds?: string | undefined;
}

/** The ids of the offices that the list is filtered by. */
export function officeIdsOf({ officeIds = '' }: LawyerSearch): string[] {
  return [...new Set(officeIds.split(',').map((id) => id.trim()))].filter((id) => id !== '');
}

/** The filter that stands for these offices: undefined for none. */
export function officeFilter(ids: readonly string[]): string | undefined {
  return ids.join(',') || undefined;
}

/** Reads the URL of the list of lawyers; junk falls back silently. */
export function readLawyerSearch(raw: Record<string, unknown>): LawyerSearch {
  const officeIds = readTextFilter(raw.officeIds);
  return {
    ...readPaging(raw),
    name: readTextFilter(raw.name),
    officeIds: officeIds && officeFilter(officeIdsOf({ officeIds })),
  };
}
