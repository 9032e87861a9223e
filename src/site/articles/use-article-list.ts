import type { NewsOrCase } from '@/api/articles';
import type { Page } from '@/api/response-envelope';
import { yearOf } from '@/lib/dates';
import type { ArticleType } from '@/site/cards/content-types';
import { listQuery, PAGE_SIZE, type ListSearch } from './list-search';

/** An article, and its page in the list of all years. */
interface ArticleRow {
  item: NewsOrCase;
  page: number;
}

interface ArticleRows {
  rows: ArticleRow[];
  pageCount: number;
  /** The numbers of searched and of existing articles, if these differ. */
  counts?: { searchedCount: number; totalCount: number };
}

/** Returns the distinct years of articles, newest first, without undated articles. */
export function yearsOf(items: readonly NewsOrCase[]): string[] {
  const years = new Set(items.map(({ createTime }) => yearOf(createTime)).filter(Boolean));
  return [...years].sort().reverse();
}

function rowsOfYear({ items, total }: Page<NewsOrCase>, year: string, page: number): ArticleRows {
  const rows = items
    .map((item, index) => ({ item, page: Math.floor(index / PAGE_SIZE) + 1 }))
    .filter(({ item }) => yearOf(item.createTime) === year);
  return {
    rows: rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    pageCount: Math.ceil(rows.length / PAGE_SIZE),
    ...(total > items.length && { counts: { searchedCount: items.length, totalCount: total } }),
  };
}

/** Fetches a page of a list of articles. Filters by year within the latest articles, and counts these if more exist. */
export function useArticleList(contentType: ArticleType, search: ListSearch) {
  const { data, error, mutate, isLoading } = contentType.useList(listQuery(search));
  const page = search.page ?? 1;
  const buildList = (): ArticleRows | undefined => {
    // While the articles of a year load, `data` is the previous page.
    if (!data || (search.year && isLoading)) return undefined;
    if (search.year) return rowsOfYear(data, search.year, page);
    const rows = data.items.slice(0, PAGE_SIZE).map((item) => ({ item, page }));
    return { rows, pageCount: Math.ceil(data.total / PAGE_SIZE) };
  };
  return { list: buildList(), error, mutate, isLoading };
}
