/** The search params that lists share; all are optional (§9). */
export interface ListSearch {
  pageNo?: number | undefined;
  pageSize?: number | undefined;
  /** The sort order, for lists that can be sorted: the key of a column, after a minus sign if descending. */
  sort?: string | undefined;
}

export interface Sort {
  key: string;
  isDescending: boolean;
}

/** Page sizes that users may choose; the first is the default (§9). */
export const PAGE_SIZES = [10, 20, 50, 100] as const;

export const DEFAULT_PAGE_SIZE = PAGE_SIZES[0];

function parsePositiveInteger(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0
    ? number
    : undefined;
}

/**
 * Reads page and page size from a URL. Returns undefined for invalid values and the first page, and always both keys,
 * because the router merges the result with the previous search. Keeps a page size in the URL even if it is the
 * default: without it, the list may have the account's page size.
 */
export function parsePaging(
  raw: Record<string, unknown>,
): Record<'pageNo' | 'pageSize', number | undefined> {
  const pageNo = parsePositiveInteger(raw.pageNo);
  const pageSize = parsePositiveInteger(raw.pageSize);
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

export function countFilters(filters: object): number {
  return Object.values(filters).filter((value) => value !== undefined).length;
}

/** Returns the last page of a list, 1 for an empty one. */
export function lastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Parses the search param of a sort order; undefined for none. */
export function sortOf({ sort }: Pick<ListSearch, 'sort'>): Sort | undefined {
  if (sort === undefined) return undefined;
  return sort.startsWith('-')
    ? { key: sort.slice(1), isDescending: true }
    : { key: sort, isDescending: false };
}

/** Returns the search param of a sort order. */
export function sortParam(sort: Sort | undefined): string | undefined {
  return sort && `${sort.isDescending ? '-' : ''}${sort.key}`;
}

/** Reads a sort order by one of these columns from a URL; undefined for any other. */
export function parseSort(value: unknown, keys: readonly string[]): string | undefined {
  const sort = sortOf({ sort: parseTextFilter(value) });
  return sort && keys.includes(sort.key) ? sortParam(sort) : undefined;
}

/** Reads a day (yyyy-MM-dd) from a URL; undefined for anything else. */
export function parseDay(value: unknown): string | undefined {
  const day = parseTextFilter(value);
  if (!day || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const date = new Date(day);
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day) ? undefined : day;
}
