import type { TableProps } from 'antd';
import { useState } from 'react';

/** The rows of a page that are marked for an action on several at once. */
export interface Selection<Row> {
  /** Those of the rows on the screen that are marked, in their order. */
  rows: Row[];
  clear: () => void;
  /** What antd's table is given: it marks ranges with Shift by itself. */
  keys: string[];
  onChange: NonNullable<NonNullable<TableProps<Row>['rowSelection']>['onChange']>;
}

/** Marks rows of a page. What is no longer on the screen is not marked any more. */
export function useSelection<Row>(
  page: readonly Row[],
  keyOf: (row: Row) => string,
): Selection<Row> {
  const [marked, mark] = useState<readonly string[]>([]);
  const rows = page.filter((row) => marked.includes(keyOf(row)));
  // Kept, they would be marked again once they come back.
  if (rows.length < marked.length) mark(rows.map(keyOf));
  return {
    rows,
    clear: () => mark([]),
    keys: rows.map(keyOf),
    onChange: (keys) => mark(keys.map(String)),
  };
}
