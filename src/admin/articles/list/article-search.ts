import { readPaging, readTextFilter, type ListSearch } from '@/admin/list/list-search';

/** What the URL of a list of articles says. */
export interface ArticleSearch extends ListSearch {
  title?: string | undefined;
  no?: string | undefined;
}

/** Reads the URL of a list of articles; junk falls back silently. */
export function readArticleSearch(raw: Record<string, unknown>): ArticleSearch {
  return { ...readPaging(raw), title: readTextFilter(raw.title), no: readTextFilter(raw.no) };
}
