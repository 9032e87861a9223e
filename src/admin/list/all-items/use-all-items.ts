import { useEffect, useMemo, useState } from 'react';
import { useContentLanguages } from '@/api/admin/languages';
import { useQuery, type QueryPath, type QueryState } from '@/api/use-query';
import {
  AllItemsLoader,
  FetchCancelledError,
  type AllItemsSource,
  type FetchedItems,
  type ItemRow,
} from './all-items';

export interface AllItemsOptions<Row> {
  /** The path of the list, whose revalidation fetches the items again. */
  path: QueryPath;
  source: AllItemsSource<Row>;
  /** If false, fetches nothing. */
  isNeeded: boolean;
  /** Returns the rows that match the filters, in the chosen order; undefined while that is unknown. Must be memoized. */
  filterAndSort: (rows: readonly Row[]) => readonly Row[] | undefined;
}

export type AllItemsState = ReturnType<typeof useAllItems>['state'];

const queryOptions = {
  revalidateIfStale: false,
  revalidateOnReconnect: false,
  keepPreviousData: true,
  // Comparing thousands of rows would take longer than rendering a page of them.
  compare: Object.is,
};

/** Fetches all items of a list while a sort order or a filter needs them, and applies these in the browser. */
export function useAllItems<Row extends ItemRow>({
  path,
  source,
  isNeeded,
  filterAndSort,
}: AllItemsOptions<Row>) {
  const [loader] = useState(() => new AllItemsLoader(source));
  const languages = useContentLanguages();
  const codes = languages?.map(({ code }) => code);
  const { data, error, isValidating, mutate } = useQuery<FetchedItems<Row>>(
    isNeeded && codes ? [path, 'all-items', codes] : null,
    () => loader.load(codes ?? []),
    queryOptions,
  );
  useEffect(() => loader.adopt(data), [loader, data]);
  useEffect(() => (isNeeded ? loader.cancel : undefined), [loader, isNeeded]);
  const rows = isNeeded ? data?.rows : undefined;
  const matchingRows = useMemo(() => rows && filterAndSort(rows), [rows, filterAndSort]);
  const count = useMemo(() => rows && new Set(rows.map(({ no }) => String(no))).size, [rows]);
  const isCancelled: boolean = (error as unknown) instanceof FetchCancelledError;
  const queryState: QueryState<FetchedItems<Row>> = {
    data,
    error: isCancelled ? undefined : error,
    isValidating,
    mutate,
  };
  const state = {
    /** The number of items before filtering; undefined until they are fetched. */
    count,
    /** When they were fetched, in epoch milliseconds. */
    fetchedAt: isNeeded ? data?.fetchedAt : undefined,
    progress: loader.progress,
    isFetching: isValidating,
    fetchAgain: () => void mutate(),
  };
  return { queryState, matchingRows, state, refreshItems: loader.refreshItems };
}
