import { readPaging, readTextFilter, type ListSearch } from '../../kit/list-search';

/** What the URL of the news list says. */
export interface NewsSearch extends ListSearch {
  title?: string | undefined;
  no?: string | undefined;
}

/** Reads the URL of the news list; junk falls back silently. */
export function readNewsSearch(raw: Record<string, unknown>): NewsSearch {
  return { ...readPaging(raw), title: readTextFilter(raw.title), no: readTextFilter(raw.no) };
}
