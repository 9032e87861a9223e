import type { LanguageSearch } from '@/admin/list/all-items/filter-and-sort-rows';
import {
  parseDay,
  parsePaging,
  parseSort,
  parseTextFilter,
  type ListSearch,
} from '@/admin/list/list-search';

export interface ArticleSearch extends ListSearch, LanguageSearch {
  title?: string | undefined;
  no?: string | undefined;
  /** The `no` of a catalogue. */
  catalogue?: string | undefined;
  /** The first and the last day of the latest publication (yyyy-MM-dd). */
  from?: string | undefined;
  to?: string | undefined;
  /** Part of the name of the account that published last. */
  author?: string | undefined;
}

const SORT_KEYS = ['title', 'catalogue', 'views', 'updated', 'author'];

/** Parses the search params of an article list; invalid values fall back silently. */
export function parseArticleSearch(raw: Record<string, unknown>): ArticleSearch {
  return {
    ...parsePaging(raw),
    sort: parseSort(raw.sort, SORT_KEYS),
    title: parseTextFilter(raw.title),
    no: parseTextFilter(raw.no),
    catalogue: parseTextFilter(raw.catalogue),
    existingLanguage: parseTextFilter(raw.existingLanguage),
    missingLanguage: parseTextFilter(raw.missingLanguage),
    from: parseDay(raw.from),
    to: parseDay(raw.to),
    author: parseTextFilter(raw.author),
  };
}

/** Returns the filters of the drawer: those that the API does not support. */
export function filtersInDrawer({
  catalogue,
  existingLanguage,
  missingLanguage,
  from,
  to,
  author,
}: ArticleSearch) {
  return { catalogue, existingLanguage, missingLanguage, from, to, author };
}

/** The search without filters and sort order. */
export const NO_FILTERS = {
  sort: undefined,
  title: undefined,
  no: undefined,
  ...filtersInDrawer({}),
} satisfies ArticleSearch;
