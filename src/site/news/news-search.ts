import type { NewsQuery } from '../../api/news';

/** News on a page of the list. */
const PAGE_SIZE = 10;

/** What the URL of `/news` says: a catalogue's id and a 1-based page, each only when it is there. */
export interface NewsSearch {
  cataId?: string | undefined;
  page?: number | undefined;
}

/** Reads the URL of `/news`; what makes no sense is left out. */
export function parseNewsSearch(search: Record<string, unknown>): NewsSearch {
  const page = Number(search.page);
  const cataId = typeof search.cataId === 'string' ? search.cataId.trim() : '';
  // Named even when undefined: the router keeps what a result leaves out.
  return {
    cataId: cataId || undefined,
    page: Number.isSafeInteger(page) && page > 1 ? page : undefined,
  };
}

/** The read behind that URL. */
export function newsQuery({ cataId, page }: NewsSearch): NewsQuery {
  return { cataId, page: page ?? 1, pageSize: PAGE_SIZE };
}
