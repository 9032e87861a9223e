/** The search params that all lists share; an absent param has its default (§9). */
export interface ListSearch {
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}

/** Page sizes that staff may choose; the first is the default (§9). */
export const PAGE_SIZES = [10, 20, 50, 100] as const;

export const DEFAULT_PAGE_SIZE = PAGE_SIZES[0];

function positive(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0
    ? number
    : undefined;
}

/**
 * Reads page and page size from a URL. Returns undefined for invalid values and the first page, and always both keys,
 * because the router merges the result with the previous search. Keeps a page size in the URL even if it is the
 * default: without it, the list has the account's page size.
 */
export function parsePaging(raw: Record<string, unknown>): Required<ListSearch> {
  const pageNo = positive(raw.pageNo);
  const pageSize = positive(raw.pageSize);
  return {
    pageNo: pageNo === 1 ? undefined : pageNo,
    pageSize: PAGE_SIZES.find((size) => size === pageSize),
  };
}

/** Reads a text filter from a URL, trimmed; undefined if empty. */
export function parseTextFilter(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value).trim() || undefined;
}

/** Returns the last page of a list, 1 for an empty one. */
export function lastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
