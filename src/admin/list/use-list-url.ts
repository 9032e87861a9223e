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
import { useTableSettings } from './use-table-settings';

/**
 * Reads and changes the page, sort order and filters of a list in the URL
 * (docs/architecture.md#3-structure-and-imports). `search` is the validated search of the route. Refining a filter
 * replaces the history entry, so that "back" leads to the list before the search. A list that is opened without page and
 * page size has the account's page size. From then on the URL names the size, unless both it and the account's are the
 * default. A page without a size has the default size.
 */
export function useListUrl<Search extends ListSearch>(
  name: string,
  search: Search,
  navigate: (search: Search, options: { replace: boolean }) => void,
) {
  const [settings, changeSettings] = useTableSettings(name);
  const { pageNo, pageSize: requestedPageSize, sort, ...filters } = search;
  const preferredPageSize = settings.pageSize ?? DEFAULT_PAGE_SIZE;
  const hasNoPaging = pageNo === undefined && requestedPageSize === undefined;
  const pageSize = requestedPageSize ?? (hasNoPaging ? preferredPageSize : DEFAULT_PAGE_SIZE);
  const filterCount = countFilters(filters);
  const hasFilters = filterCount > 0;
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
    hasFilters,
    filterCount,
    sort: sortOf({ sort }),
    /** Sorts the list (undefined: in the default order) and opens the first page. */
    sortBy: (next: Sort | undefined) =>
      navigate(
        { ...search, sort: sortParam(next), ...pagingParams(1, pageSize) },
        { replace: false },
      ),
    /** Opens a page; a new page size starts at the first page. */
    showPage: (nextPage: number, nextSize: number) => {
      const isSameSize = nextSize === pageSize;
      // If the URL had neither a page nor a size, "back" would restore the size just chosen.
      const replace = hasNoPaging && !isSameSize;
      navigate({ ...search, ...pagingParams(isSameSize ? nextPage : 1, nextSize) }, { replace });
    },
    /** Opens a page in place of one that does not exist. */
    replacePage: (nextPage: number) =>
      navigate({ ...search, ...pagingParams(nextPage, pageSize) }, { replace: true }),
    /** Sets filters (undefined removes one) and opens the first page. */
    filter: (changes: { [Name in keyof Search]?: Search[Name] | undefined }) =>
      navigate({ ...search, ...changes, ...pagingParams(1, pageSize) }, { replace: hasFilters }),
  };
}

/** Opens the last page instead of one beyond the end, as after the deletion of its only item. Returns whether it does. */
export function useLastPageFallback<Item>(
  page: Page<Item> | undefined,
  url: Pick<ReturnType<typeof useListUrl>, 'pageNo' | 'pageSize' | 'replacePage'>,
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
