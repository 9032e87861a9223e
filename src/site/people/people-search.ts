import type { LawyerQuery } from '@/api/lawyer-query';
import { parseSearchText } from '@/lib/parse-search-text';

/** Lawyers per page. */
export const PAGE_SIZE = 12;

/** Search parameters of `/people`: filters, whose ids belong to records in the interface language, and a 1-based page. */
export interface PeopleSearch {
  keyword?: string | undefined;
  practiceAreaId?: string | undefined;
  jobId?: string | undefined;
  /** Comma-separated ids (D12). */
  officeIds?: string | undefined;
  page?: number | undefined;
}

/** Returns the unique ids of the offices in the URL. */
export function officeIdsOf({ officeIds }: Pick<PeopleSearch, 'officeIds'>): string[] {
  const ids = officeIds?.split(',').map((id) => id.trim()) ?? [];
  return [...new Set(ids.filter(Boolean))];
}

/** Parses the search parameters of `/people`; ignores invalid values. */
export function parsePeopleSearch(search: Record<string, unknown>): PeopleSearch {
  const page = Number(search.page);
  const offices = officeIdsOf({ officeIds: parseSearchText(search.officeIds) }).join(',');
  // Includes undefined values: the router preserves parameters that are missing in the result.
  return {
    keyword: parseSearchText(search.keyword),
    practiceAreaId: parseSearchText(search.practiceAreaId),
    jobId: parseSearchText(search.jobId),
    officeIds: offices || undefined,
    page: Number.isSafeInteger(page) && page > 1 ? page : undefined,
  };
}

/** Returns the lawyer query for the search parameters. */
export function peopleQuery({
  keyword,
  practiceAreaId,
  jobId,
  ...search
}: PeopleSearch): LawyerQuery {
  return {
    keyword,
    practiceAreaId,
    jobId,
    officeIds: officeIdsOf(search),
    page: search.page ?? 1,
    pageSize: PAGE_SIZE,
  };
}
