import { useEffect } from 'react';
import type { Page } from '@/api/response-envelope';
import { DEFAULT_PAGE_SIZE, lastPage, type ListSearch } from './list-search';
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
  /** Opens a page in place of one that there is not. */
  showInstead: (pageNo: number) => void;
  /** Sets filters, undefined taking one away, and begins again at the first page. */
  filter: (changes: { [Name in keyof Search]?: Search[Name] | undefined }) => void;
}

/**
 * A list's page and filters, which live in the URL (design 3). Takes the list's name, the validated search of the
 * route and the function that goes to another one. Refining a filter replaces the history's entry,
 * so that "back" leads to the list before the search.
 *
 * A list that is opened without page and page size has the size that the account chose last. From then on the URL says it,
 * and says the default, too, where the account likes another: a link shows everybody the same. What the URL says wins, and a page
 * without a size is one of the default.
 */
export function useListUrl<Search extends ListSearch>(
  name: string,
  search: Search,
  go: (search: Search, options: { replace: boolean }) => void,
): ListUrl<Search> {
  const [settings, changeSettings] = useTableSettings(name);
  const { pageNo, pageSize: said, ...filters } = search;
  const preferred = settings.pageSize ?? DEFAULT_PAGE_SIZE;
  const open = pageNo === undefined && said === undefined;
  const pageSize = said ?? (open ? preferred : DEFAULT_PAGE_SIZE);
  const filtered = Object.values(filters).some((value) => value !== undefined);
  const isDefault = (size: number) => size === DEFAULT_PAGE_SIZE;
  const paging = (nextPage: number, nextSize: number) => ({
    pageNo: nextPage === 1 ? undefined : nextPage,
    pageSize: isDefault(nextSize) && isDefault(preferred) ? undefined : nextSize,
  });
  useEffect(() => {
    if (open && !isDefault(preferred)) go({ ...search, pageSize: preferred }, { replace: true });
  });
  return {
    settings,
    changeSettings,
    pageNo: pageNo ?? 1,
    pageSize,
    filtered,
    showPage(nextPage, nextSize) {
      const turned = nextSize === pageSize;
      // Where the URL left the size open, "back" would show the one just chosen once more.
      const replace = open && !turned;
      go({ ...search, ...paging(turned ? nextPage : 1, nextSize) }, { replace });
    },
    showInstead(nextPage) {
      go({ ...search, ...paging(nextPage, pageSize) }, { replace: true });
    },
    filter(changes) {
      go({ ...search, ...changes, ...paging(1, pageSize) }, { replace: filtered });
    },
  };
}

/**
 * Whether the page asked for lies behind the end of the list; the last page is then opened instead,
 * as after the deletion of a page's last item.
 */
export function useLastPageFallback<Item>(
  page: Page<Item> | undefined,
  url: Pick<ListUrl<ListSearch>, 'pageNo' | 'pageSize' | 'showInstead'>,
): boolean {
  const { pageNo, pageSize, showInstead } = url;
  const last = page && lastPage(page.total, pageSize);
  const beyond = last !== undefined && page?.items.length === 0 && pageNo > last;
  useEffect(() => {
    if (beyond) showInstead(last);
  });
  return beyond;
}
