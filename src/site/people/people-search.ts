import type { LawyerQuery } from '@/api/lawyer-query';

/** Lawyers on a page of the list. */
export const PAGE_SIZE = 12;

/** What the URL of `/people` says: filters by ids of the interface language, and a 1-based page. */
export interface PeopleSearch {
  keyword?: string | undefined;
  practiceAreaId?: string | undefined;
  jobId?: string | undefined;
  /** Ids joined by commas (D12). */
  officeIds?: string | undefined;
  page?: number | undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() ? value.trim() : undefined;
}

/** The offices chosen in a URL, each once. */
export function officesOf({ officeIds }: Pick<PeopleSearch, 'officeIds'>): string[] {
  const ids = officeIds?.split(',').map((id) => id.trim()) ?? [];
  return [...new Set(ids.filter(Boolean))];
}

/** Reads the URL of `/people`; what makes no sense is left out. */
export function parsePeopleSearch(search: Record<string, unknown>): PeopleSearch {
  const page = Number(search.page);
  const offices = officesOf({ officeIds: text(search.officeIds) }).join(',');
  // Named even when undefined: the router keeps what a result leaves out.
  return {
    keyword: text(search.keyword),
    practiceAreaId: text(search.practiceAreaId),
    jobId: text(search.jobId),
    officeIds: offices || undefined,
    page: Number.isSafeInteger(page) && page > 1 ? page : undefined,
  };
}

/** The read behind that URL. */
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
    officeIds: officesOf(search),
    page: search.page ?? 1,
    pageSize: PAGE_SIZE,
  };
}
