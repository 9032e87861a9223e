import { useEffect } from 'react';
import type { Page } from '../../../api/envelope';
import { DEFAULT_PAGE_SIZE, lastPage, readPaging, type ListSearch } from './list-search';
import { useTableSettings, type TableSettings } from './use-table-settings';

interface ListUrl<Search extends ListSearch> {
  /** How the account likes to see it, and what changes that. */
  settings: TableSettings;
  changeSettings: ((change: Partial<TableSettings>) => void) | undefined;
  pageNo: number;
  pageSize: number;
  /** Whether any filter is set. */
  filtered: boolean;
  /** Opens a page; another page size begins again at the first. */
  showPage: (pageNo: number, pageSize: number) => void;
  /** Sets filters, undefined taking one away, and begins again at the first page. */
  filter: (changes: { [Name in keyof Search]?: Search[Name] | undefined }) => void;
}

/**
 * A list's page and filters, which live in the URL (design 3); a page size that the URL does not say is the one
 * that the account chose last. Takes the list's name, the validated search of the route and the function that
 * goes to another one. Refining a filter replaces the history's entry,
 * so that "back" leads to the list before the search.
 */
export function useListUrl<Search extends ListSearch>(
  name: string,
  search: Search,
  go: (search: Search, options: { replace: boolean }) => void,
): ListUrl<Search> {
  const [settings, changeSettings] = useTableSettings(name);
  const { pageNo = 1, pageSize = settings.pageSize ?? DEFAULT_PAGE_SIZE, ...filters } = search;
  const filtered = Object.values(filters).some((value) => value !== undefined);
  return {
    settings,
    changeSettings,
    pageNo,
    pageSize,
    filtered,
    showPage(nextPage, nextSize) {
      const paging = { pageNo: nextSize === pageSize ? nextPage : 1, pageSize: nextSize };
      go({ ...search, ...readPaging(paging) }, { replace: false });
    },
    filter(changes) {
      go({ ...search, ...changes, pageNo: undefined }, { replace: filtered });
    },
  };
}

/**
 * Whether the page asked for lies behind the end of the list; the last page is then opened instead,
 * as after the deletion of a page's last item.
 */
export function useBeyondEnd<Item>(
  page: Page<Item> | undefined,
  url: Pick<ListUrl<ListSearch>, 'pageNo' | 'pageSize'>,
  open: (pageNo: number) => void,
): boolean {
  const { pageNo, pageSize } = url;
  const last = page && lastPage(page.total, pageSize);
  const beyond = last !== undefined && page?.items.length === 0 && pageNo > last;
  useEffect(() => {
    if (beyond) open(last);
  });
  return beyond;
}
