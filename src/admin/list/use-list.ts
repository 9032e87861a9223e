import { useEffect, useMemo } from 'react';
import type { Page } from '@/api/response-envelope';
import type { WholeItemsPage } from '@/api/admin/whole-items';
import { copyInvalidRows, invalidRowsIn } from '@/api/invalid-rows';
import type { QueryState } from '@/api/use-query';
import { groupVersions, versionsOf } from '@/admin/shared/group-versions';
import { isDeepEqual } from '@/lib/is-deep-equal';
import type { ItemRow } from './all-items/all-items';
import { useAllItems, type AllItemsOptions } from './all-items/use-all-items';
import { fetchAllRows, WHOLE_LIST_PAGE_SIZE } from './all-items/walk-pages';
import type { ListSearch } from './list-search';
import { useLastPageFallback, useListUrl } from './use-list-url';
import { rememberList, rememberWholeList, type VisitedRow } from '@/admin/shared/visited-lists';

const NO_ROWS: readonly never[] = [];

/** A page with its query, to detect the response to a previous query. */
type PageOfQuery<Item, Query> = WholeItemsPage<Item> & { query: Query };

interface ListOptions<Search extends ListSearch, Query, Item> {
  /** Name under which the settings of the list, and its rows for the edit forms, are stored. */
  name: string;
  /** The validated search of the route. */
  search: Search;
  navigate: (search: Search, options: { replace: boolean }) => void;
  /** Returns the query for the page and filters of the URL. */
  toQuery: (paging: { pageNo: number; pageSize: number }) => Query;
  /** Fetches a page: a hook of `api/admin`; nothing without a query. */
  useItems: (query: Query | undefined) => QueryState<PageOfQuery<Item, Query>>;
  /** Fetches the rows of a page, in one language or those that the server chooses (D10). Throws `ApiError`. */
  fetchRows: (query: Query, language?: string) => Promise<Page<Item>>;
  /** How sort orders and filters that the API lacks apply to all items. */
  allItems: AllItemsOptions<Item>;
}

/**
 * Manages a list (docs/architecture.md#3-structure-and-imports): page, sort order and filters in the URL, data through
 * SWR. When a request fails, keeps the rows of the same query and drops those of another. Opens the last page for a page
 * beyond the end. Fetches all items instead of a page while the URL has a sort order or a filter that the API lacks.
 */
export function useList<Search extends ListSearch, Query, Item extends ItemRow>({
  name,
  search,
  navigate,
  toQuery,
  useItems,
  fetchRows,
  allItems,
}: ListOptions<Search, Query, Item>) {
  const url = useListUrl(name, search, navigate);
  const { pageNo, pageSize } = url;
  const query = toQuery({ pageNo, pageSize });
  const { isNeeded } = allItems;
  const pageState = useItems(isNeeded ? undefined : query);
  const { data, error } = pageState;
  const allItemsQuery = useAllItems(allItems);
  const matchingPage = useMatchingPage(allItemsQuery.matchingRows, pageNo, pageSize);
  const fetchedPage = error && !isDeepEqual(data?.query, query) ? undefined : data;
  const isBeyondEnd = useLastPageFallback(isNeeded ? matchingPage : data, url);
  const shownPage = isNeeded ? matchingPage : fetchedPage;
  const page = isBeyondEnd ? undefined : shownPage;
  useEffect(() => {
    // The rows of the previous query remain until the response.
    if (!page || isNeeded || !isDeepEqual(data?.query, query)) return;
    const queryOf = (number: number) => toQuery({ pageNo: number, pageSize });
    rememberList(name, { pageNo, pageSize, total: page.total, rows: page.items, queryOf });
  });
  const { matchingRows: rows } = allItemsQuery;
  useEffect(() => {
    if (rows) rememberWholeList(name, rows);
  }, [name, rows]);
  return {
    ...url,
    items: page?.items ?? [],
    total: page?.total,
    countsVersions: page?.countsVersions === true,
    ...listStateOf(isNeeded ? allItemsQuery.queryState : pageState, page?.items),
    ...(isNeeded && { invalidRows: invalidRowsIn(allItemsQuery.queryState.data?.rows) }),
    allItems: isNeeded ? allItemsQuery.state : undefined,
    /** The rows that are known: all fetched ones before filtering, or those of the page. */
    knownRows: (isNeeded ? allItemsQuery.queryState.data?.rows : page?.items) ?? NO_ROWS,
    /** Runs a revalidation that may refetch only the items with these keys, which a mutation changed. */
    refreshItems: allItemsQuery.refreshItems,
    /**
     * Returns the matching rows of all pages; undefined while a sort order or a filter waits for all items. Throws
     * `ApiError`, or the abort reason.
     */
    fetchAllPages: (languages: readonly string[], signal: AbortSignal) =>
      isNeeded
        ? Promise.resolve(
            rows && copyInvalidRows([...rows], [allItemsQuery.queryState.data?.rows ?? []]),
          )
        : fetchAllRows(
            (number, language) =>
              fetchRows(toQuery({ pageNo: number, pageSize: WHOLE_LIST_PAGE_SIZE }), language),
            languages,
            { signal },
          ).then((fetched) => fetched.rows),
  };
}

/** Returns a page of the matching rows by items, each with all its versions. */
function useMatchingPage<Item extends VisitedRow>(
  rows: readonly Item[] | undefined,
  pageNo: number,
  pageSize: number,
): WholeItemsPage<Item> | undefined {
  return useMemo(() => {
    if (!rows) return undefined;
    const groups = groupVersions(rows, '');
    const startIndex = (pageNo - 1) * pageSize;
    const items = groups.slice(startIndex, startIndex + pageSize).flatMap(versionsOf);
    return { items, total: groups.length, pageNo, pageSize, countsVersions: false };
  }, [rows, pageNo, pageSize]);
}

/** Returns the loading state of a list; `shownData` is undefined for none. */
export function listStateOf(
  { error, isValidating, mutate }: QueryState<unknown>,
  shownData: unknown,
) {
  return {
    invalidRows: invalidRowsIn(shownData),
    error,
    loading: !error && shownData === undefined,
    isValidating,
    retry: mutate,
  };
}

type SectionOnlyKeys =
  'filter' | 'items' | 'replacePage' | 'refreshItems' | 'fetchAllPages' | 'knownRows';
type SortedListKeys = 'filterCount' | 'sort' | 'sortBy' | 'allItems';
type ListOfItems = ReturnType<typeof useList>;

/** The part of `useList` that the components of a list need. Lists without pages have no sort orders. */
export type List = Omit<ListOfItems, SectionOnlyKeys | SortedListKeys> &
  Partial<Pick<ListOfItems, SortedListKeys>>;
