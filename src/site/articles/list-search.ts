import type { ArticleQuery } from '@/api/article-query';

/** Articles on a page of a list. */
const PAGE_SIZE = 10;

/** What the URL of `/news` or `/case` says: a catalogue's id and a 1-based page, each only when it is there. */
export interface ListSearch {
  cataId?: string | undefined;
  page?: number | undefined;
}

/** Reads that URL; what makes no sense is left out. */
export function parseListSearch(search: Record<string, unknown>): ListSearch {
  const page = Number(search.page);
  const cataId = typeof search.cataId === 'string' ? search.cataId.trim() : '';
  // Named even when undefined: the router keeps what a result leaves out.
  return {
    cataId: cataId || undefined,
    page: Number.isSafeInteger(page) && page > 1 ? page : undefined,
  };
}

/** The read behind that URL. */
export function listQuery({ cataId, page }: ListSearch): ArticleQuery {
  return { cataId, page: page ?? 1, pageSize: PAGE_SIZE };
}
