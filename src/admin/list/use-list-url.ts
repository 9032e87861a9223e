import { useEffect } from 'react';
import type { Page } from '@/api/response-envelope';
import {
  countFilters,
  DEFAULT_PAGE_SIZE,
  lastPage,
  sortOf,
  sortParam,
  type ListSearch,
  type Sort,
} from './list-search';
import { useTableSettings, type TableSettings } from './use-table-settings';

interface ListUrl<Search extends ListSearch> {
  /** The account's settings of the list, and the function that changes them. */
  settings: TableSettings;
  changeSettings: ((change: Partial<TableSettings>) => void) | undefined;
  pageNo: number;
  pageSize: number;
  /** Whether any filter is set. */
  hasFilters: boolean;
  /** The number of filters that are set. */
  filterCount: number;
  /** The chosen sort order; undefined for the server's. */
  sort: Sort | undefined;
  /** Sorts the list and opens the first page. */
  sortBy: (sort: Sort | undefined) => void;
  /** Opens a page; a new page size starts at the first page. */
  showPage: (pageNo: number, pageSize: number) => void;
  /** Opens a page in place of one that does not exist. */
  replacePage: (pageNo: number) => void;
  /** Sets filters (undefined removes one) and opens the first page. */
  filter: (changes: { [Name in keyof Search]?: Search[Name] | undefined }) => void;
}

/**
 * Reads and changes the page, sort order and filters of a list in the URL
 * (docs/architecture.md#3-structure-and-imports). Takes the name of the list, the validated search of the route and its
 * navigate function. Refining a filter replaces the history entry, so that "back" leads to the list before the search.
 * A list that is opened without page and page size has the account's page size. From then on the URL names the size,
 * unless both it and the account's are the default. A page without a size has the default size.
 */
export function useListUrl<Search extends ListSearch>(
  name: string,
  search: Search,
  navigate: (search: Search, options: { replace: boolean }) => void,
): ListUrl<Search> {
  const [settings, changeSettings] = useTableSettings(name);
  const { pageNo, pageSize: requestedPageSize, sort, ...filters } = search;
  const preferredPageSize = settings.pageSize ?? DEFAULT_PAGE_SIZE;
  const hasNoPaging = pageNo === undefined && requestedPageSize === undefined;
  const pageSize = requestedPageSize ?? (hasNoPaging ? preferredPageSize : DEFAULT_PAGE_SIZE);
  const filterCount = countFilters(filters);
  const isFiltered = filterCount > 0;
  const isDefault = (size: number) => size === DEFAULT_PAGE_SIZE;
  const pagingParams = (nextPage: number, nextSize: number) => ({
    pageNo: nextPage === 1 ? undefined : nextPage,
    pageSize: isDefault(nextSize) && isDefault(preferredPageSize) ? undefined : nextSize,
  });
  useEffect(() => {
    if (hasNoPaging && !isDefault(preferredPageSize))
      navigate({ ...search, pageSize: preferredPageSize }, { replace: true });
  });
  return {
    settings,
    changeSettings,
    pageNo: pageNo ?? 1,
    pageSize,
    hasFilters: isFiltered,
    filterCount,
    sort: sortOf({ sort }),
    sortBy(next) {
      navigate(
        { ...search, sort: sortParam(next), ...pagingParams(1, pageSize) },
        { replace: false },
      );
    },
    showPage(nextPage, nextSize) {
      const isSameSize = nextSize === pageSize;
      // If the URL had neither a page nor a size, "back" would restore the size just chosen.
      const replace = hasNoPaging && !isSameSize;
      navigate({ ...search, ...pagingParams(isSameSize ? nextPage : 1, nextSize) }, { replace });
    },
    replacePage(nextPage) {
      navigate({ ...search, ...pagingParams(nextPage, pageSize) }, { replace: true });
    },
    filter(changes) {
      navigate({ ...search, ...changes, ...pagingParams(1, pageSize) }, { replace: isFiltered });
    },
  };
}

/**
 * Opens the last page when the requested one is beyond the end of the list, such as after the only item of a page was
 * deleted. Returns whether it is beyond the end.
 */
export function useLastPageFallback<Item>(
  page: Page<Item> | undefined,
  url: Pick<ListUrl<ListSearch>, 'pageNo' | 'pageSize' | 'replacePage'>,
): boolean {
  const { pageNo, pageSize, replacePage } = url;
  const lastPageNumber = page && lastPage(page.total, pageSize);
  const isBeyondEnd =
    lastPageNumber !== undefined && page?.items.length === 0 && pageNo > lastPageNumber;
  useEffect(() => {
    if (isBeyondEnd) replacePage(lastPageNumber);
  });
  return isBeyondEnd;
}
