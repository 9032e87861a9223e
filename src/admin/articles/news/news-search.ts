import { readPaging, readTextFilter, type ListSearch } from '../../kit/list-search';

/** What the URL of the news list says. */
export interface NewsSearch extends ListSearch {
  title?: string;
  no?: string;
}

/** Reads the URL of the news list; junk falls back silently. */
export function readNewsSearch(raw: Record<string, unknown>): NewsSearch {
  const title = readTextFilter(raw.title);
  const no = readTextFilter(raw.no);
  return { ...readPaging(raw), ...(title && { title }), ...(no && { no }) };
}
