import { useEffect } from 'react';
import type { ItemPage } from '@/api/admin/whole-items';
import { invalidRowsIn } from '@/api/invalid-rows';
import type { QueryState } from '@/api/use-query';
import { isDeepEqual } from '@/lib/is-deep-equal';
import type { ListSearch } from './list-search';
import { useLastPageFallback, useListUrl } from './use-list-url';
import { rememberList, type VisitedRow } from './visited-lists';

/** A page with the query that it belongs to, to detect a previous response. */
type PageOfQuery<Item, Query> = ItemPage<Item> & { query: Query };

interface ListOptions<Search extends ListSearch, Query, Item> {
  /** Name under which the settings of the list are stored. */
  name: string;
  /** The validated search of the route. */
  search: Search;
  /** Navigates to another search. */
  go: (search: Search, options: { replace: boolean }) => void;
  /** Returns the query for the page and filters of the URL. */
  query: (paging: { pageNo: number; pageSize: number }) => Query;
  /** Fetches a page: a hook of `api/admin`. */
  useItems: (query: Query) => QueryState<PageOfQuery<Item, Query>>;
}

/**
 * Manages a list (docs/architecture.md#3-structure-and-imports): page and filters in the URL, data through SWR. Keeps
 * the rows when a refetch fails and drops those of another query. Opens the last page for a page beyond the end.
 */
export function useList<Search extends ListSearch, Query, Item extends VisitedRow>({
  name,
  search,
  go,
  query: toQuery,
  useItems,
}: ListOptions<Search, Query, Item>) {
  const url = useListUrl(name, search, go);
  const query = toQuery({ pageNo: url.pageNo, pageSize: url.pageSize });
  const queryState = useItems(query);
  const { data, error } = queryState;
  const shown = error && !isDeepEqual(data?.query, query) ? undefined : data;
  const beyond = useLastPageFallback(data, url);
  const page = beyond ? undefined : shown;
  useEffect(() => {
    if (!page) return;
    const { pageNo, pageSize } = url;
    const queryOf = (number: number) => toQuery({ pageNo: number, pageSize });
    rememberList(name, { pageNo, pageSize, total: page.total, rows: page.items, queryOf });
  });
  return {
    ...url,
    items: page?.items ?? [],
    total: page?.total,
    /** Whether the total counts language versions (D20). */
    countsRows: page?.countsRows === true,
    ...listState(queryState, page?.items),
  };
}

/** Returns the loading state of a list; `shown` is the visible data, undefined for none. */
export function listState({ error, isValidating, mutate }: QueryState<unknown>, shown: unknown) {
  return {
    unreadable: invalidRowsIn(shown),
    error,
    /** Whether there is nothing to show yet. */
    loading: !error && shown === undefined,
    /** Whether the visible data is being revalidated. */
    busy: isValidating,
    retry: () => void mutate(),
  };
}

/** Return value of `useList` without the parts that only a section needs, for components that show a part of it. */
export type List = Omit<ReturnType<typeof useList>, 'filter' | 'items' | 'showInstead'>;
