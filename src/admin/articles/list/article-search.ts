import { parsePaging, parseTextFilter, type ListSearch } from '@/admin/list/list-search';

/** The search params of an article list. */
export interface ArticleSearch extends ListSearch {
  title?: string | undefined;
  no?: string | undefined;
}

/** Parses the search params of an article list; invalid values fall back silently. */
export function parseArticleSearch(raw: Record<string, unknown>): ArticleSearch {
  return { ...parsePaging(raw), title: parseTextFilter(raw.title), no: parseTextFilter(raw.no) };
}
