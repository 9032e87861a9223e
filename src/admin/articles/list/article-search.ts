import { readPaging, readTextFilter, type ListSearch } from '@/admin/list/list-search';

/** The search params of an article list. */
export interface ArticleSearch extends ListSearch {
  title?: string | undefined;
  no?: string | undefined;
}

/** Parses the search params of an article list; invalid values fall back silently. */
export function readArticleSearch(raw: Record<string, unknown>): ArticleSearch {
  return { ...readPaging(raw), title: readTextFilter(raw.title), no: readTextFilter(raw.no) };
}
