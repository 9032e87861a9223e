import type { TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import { LazyPart } from '@/ui/lazy-part';
import { QueryError, QuerySkeleton } from '@/admin/page-frame/query-states';
import styles from './list.module.css';
import type { MoreActions } from './row-actions';
import type { RowMutations } from './row-mutation';
import type { RowOrder } from './sortable-rows';
import { InvalidRows } from './invalid-rows';
import type { List } from './use-list';
import type { Selection } from './use-selection';

/** A column as antd takes it. What has `responsive` is unfolded below the row where there is no room for it. */
export type ListColumn<Row> = Omit<TableColumnType<Row>, 'key' | 'title' | 'render'> & {
  key: string;
  title: string;
  render: (value: unknown, row: Row, index: number) => ReactNode;
};

/** What can be done with a row, and what has come of it. */
interface ActionsOfRow {
  /** The frequent action, a link. */
  link?: ReactNode;
  more: MoreActions;
  /** A few words below the actions. */
  note?: ReactNode;
  /** Why something asked for in the row has failed, shown below the row. */
  failure?: ReactNode;
}

export interface ListTableProps<Row> {
  /** What the list is called. */
  label: string;
  list: List;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** The first is always shown. */
  columns: readonly ListColumn<Row>[];
  selection: Selection<Row>;
  writes: RowMutations<Row>;
  actions: (row: Row, index: number) => ActionsOfRow;
  /** How rows are put in order by hand, where they are. */
  order?: RowOrder | undefined;
  /** The next step, where there is nothing at all (docs/design-system.md). */
  firstStep: ReactNode;
  /** Takes the filters away, where they leave nothing. */
  onClear: () => void;
}

// The screen is drawn, and its page asked for, while the code of the table is still on its way (0003).
const loadRows = () => import('./list-rows');

/**
 * A list as antd's table, in whatever state it is: rows to select, their writes with what becomes of them, pages,
 * and columns and density as the account likes them. Narrow screens unfold a row to its other columns.
 */
export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { list } = props;
  const skeleton = <QuerySkeleton rows={Math.min(list.pageSize, 20)} />;
  return (
    <div className={styles.list} aria-busy={list.busy}>
      {list.error && <QueryError error={list.error} onRetry={list.retry} />}
      <InvalidRows rows={list.unreadable} />
      <LazyPart load={loadRows} fallback={!list.error && skeleton}>
        {({ ListRows }) => <ListRows {...props} skeleton={skeleton} />}
      </LazyPart>
    </div>
  );
}
