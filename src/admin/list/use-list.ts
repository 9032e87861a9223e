import type { ItemPage } from '@/api/admin/whole-items';
import { invalidRowsIn } from '@/api/invalid-rows';
import type { QueryState } from '@/api/use-query';
import { isDeepEqual } from '@/lib/is-deep-equal';
import type { ListSearch } from './list-search';
import { useLastPageFallback, useListUrl } from './use-list-url';

/** A page as its read gives it: with the question it answers, to tell an older answer from it. */
type AnsweredPage<Item, Query> = ItemPage<Item> & { query: Query };

interface ListOptions<Search extends ListSearch, Query, Item> {
  /** Names what is remembered of the list. */
  name: string;
  /** The validated search of the route. */
  search: Search;
  /** Goes to another one. */
  go: (search: Search, options: { replace: boolean }) => void;
  /** What the list is asked with, of the URL's page and filters. */
  query: (paging: { pageNo: number; pageSize: number }) => Query;
  /** Reads a page: a hook of `api/admin`. */
  useItems: (query: Query) => QueryState<AnsweredPage<Item, Query>>;
}

/**
 * The behaviour of a list (design 3): page and filters in the URL, the page read through SWR. What could
 * not be read again stays on the screen, what belongs to another question goes; a page behind the end opens the
 * last one instead.
 */
export function useList<Search extends ListSearch, Query, Item>({
  name,
  search,
  go,
  query: toQuery,
  useItems,
}: ListOptions<Search, Query, Item>) {
  const url = useListUrl(name, search, go);
  const query = toQuery({ pageNo: url.pageNo, pageSize: url.pageSize });
  const reading = useItems(query);
  const { data, error } = reading;
  const shown = error && !isDeepEqual(data?.query, query) ? undefined : data;
  const beyond = useLastPageFallback(data, url);
  const page = beyond ? undefined : shown;
  return {
    ...url,
    items: page?.items ?? [],
    total: page?.total,
    /** Whether the total counts language versions (D20). */
    countsRows: page?.countsRows === true,
    ...readingState(reading, page?.items),
  };
}

/** What a list says of its reading; `shown` is what of it is on the screen, undefined for nothing yet. */
export function readingState({ error, isValidating, mutate }: QueryState<unknown>, shown: unknown) {
  return {
    unreadable: invalidRowsIn(shown),
    error,
    /** Whether there is nothing to show yet. */
    loading: !error && shown === undefined,
    /** Whether what is shown is being read again. */
    busy: isValidating,
    retry: () => void mutate(),
  };
}

/** What `useList` gives, without what it or a section alone needs, for components that show a part of it. */
export type List = Omit<ReturnType<typeof useList>, 'filter' | 'items' | 'showInstead'>;
