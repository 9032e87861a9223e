import { useState } from 'react';

/** The rows of a page that are marked for an action on several at once. */
export interface Selection<Row> {
  /** Those of the rows on the screen that are marked, in their order. */
  rows: Row[];
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** Marks all rows of the page, or none where all are marked. */
  toggleAll: () => void;
  clear: () => void;
}

/** Marks rows of a page. What is no longer on the screen is not marked any more. */
export function useSelection<Row>(
  page: readonly Row[],
  keyOf: (row: Row) => string,
): Selection<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const rows = page.filter((row) => keys.has(keyOf(row)));
  return {
    rows,
    has: (row) => keys.has(keyOf(row)),
    toggle(row) {
      const next = new Set(rows.map(keyOf));
      if (!next.delete(keyOf(row))) next.add(keyOf(row));
      setKeys(next);
    },
    toggleAll: () => setKeys(new Set(rows.length === page.length ? [] : page.map(keyOf))),
    clear: () => setKeys(new Set()),
  };
}
