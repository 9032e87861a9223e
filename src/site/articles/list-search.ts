import type { ArticleQuery } from '@/api/article-query';
import { parseSearchText } from '@/lib/parse-search-text';
import { LATEST_QUERY } from '@/site/cards/latest-query';

/** Articles per page. */
export const PAGE_SIZE = 10;

/** Search parameters of `/news` and `/case`: catalogue id, year and 1-based page, all optional. */
export interface ListSearch {
  cataId?: string | undefined;
  year?: string | undefined;
  page?: number | undefined;
}

/** Parses the search parameters; ignores invalid values. */
export function parseListSearch(search: Record<string, unknown>): ListSearch {
  const page = Number(search.page);
  const year = typeof search.year === 'string' ? search.year : '';
  // Includes undefined values: the router preserves parameters that are missing in the result.
  return {
    cataId: parseSearchText(search.cataId),
    year: /^\d{4}$/.test(year) ? year : undefined,
    page: Number.isSafeInteger(page) && page > 1 ? page : undefined,
  };
}

/** Returns the query of the latest articles of a catalogue, whose years are read in the browser. */
export const latestQuery = (cataId: string | undefined): ArticleQuery => ({
  ...LATEST_QUERY,
  cataId,
});

/** Returns the list query for the search parameters; for a year the latest articles, as the API has no filter by year. */
export function listQuery({ cataId, year, page }: ListSearch): ArticleQuery {
  return year ? latestQuery(cataId) : { cataId, page: page ?? 1, pageSize: PAGE_SIZE };
}
