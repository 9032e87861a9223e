import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { SelectedKeys } from './selected-keys';

/** The rows of a page that are selected for a bulk action. */
export interface Selection<Row> {
  pageRows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The same object on every render. */
  keys: SelectedKeys;
  clear: () => void;
}

/** Manages the selected rows; deselects those that leave the page. Only `useSelectedRows` re-renders on a change. */
export function useSelection<Row>(
  pageRows: readonly Row[],
  keyOf: (row: Row) => string,
): Selection<Row> {
  const [keys] = useState(() => new SelectedKeys());
  useLayoutEffect(() => keys.setPageKeys(pageRows.map(keyOf)));
  return { pageRows, keyOf, keys, clear: keys.clear };
}

/** Returns the selected visible rows, in the order of the page. */
export function useSelectedRows<Row>({ pageRows, keyOf, keys }: Selection<Row>): Row[] {
  const selected = useSyncExternalStore(keys.subscribe, keys.get);
  return pageRows.filter((row) => selected.has(keyOf(row)));
}
