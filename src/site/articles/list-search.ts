import type { ArticleQuery } from '@/api/article-query';

/** Articles per page. */
const PAGE_SIZE = 10;

/** Search parameters of `/news` and `/case`: catalogue id and 1-based page, both optional. */
export interface ListSearch {
  cataId?: string | undefined;
  page?: number | undefined;
}

/** Parses the search parameters; ignores invalid values. */
export function parseListSearch(search: Record<string, unknown>): ListSearch {
  const page = Number(search.page);
  const cataId = typeof search.cataId === 'string' ? search.cataId.trim() : '';
  // Includes undefined values: the router preserves parameters that are missing in the result.
  return {
    cataId: cataId || undefined,
    page: Number.isSafeInteger(page) && page > 1 ? page : undefined,
  };
}

/** Returns the list query for the search parameters. */
export function listQuery({ cataId, page }: ListSearch): ArticleQuery {
  return { cataId, page: page ?? 1, pageSize: PAGE_SIZE };
}
