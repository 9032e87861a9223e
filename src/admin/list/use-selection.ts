import type { TableProps } from 'antd';
import { useState } from 'react';

/** The rows of a page that are selected for a bulk action. */
export interface Selection<Row> {
  /** The selected visible rows, in the order of the page. */
  rows: Row[];
  clear: () => void;
  /** Keys for antd's table, which handles range selection with Shift. */
  keys: string[];
  onChange: NonNullable<NonNullable<TableProps<Row>['rowSelection']>['onChange']>;
}

/** Manages the selected rows of a page. Rows that leave the page are deselected. */
export function useSelection<Row>(
  page: readonly Row[],
  keyOf: (row: Row) => string,
): Selection<Row> {
  const [marked, mark] = useState<readonly string[]>([]);
  const rows = page.filter((row) => marked.includes(keyOf(row)));
  // Otherwise they would be selected again once they return.
  if (rows.length < marked.length) mark(rows.map(keyOf));
  return {
    rows,
    clear: () => mark([]),
    keys: rows.map(keyOf),
    onChange: (keys) => mark(keys.map(String)),
  };
}
