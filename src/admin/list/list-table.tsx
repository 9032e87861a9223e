import type { TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import { LazyComponent } from '@/ui/lazy-component';
import { QueryError, QuerySkeleton } from '@/admin/page/query-states';
import styles from './list.module.css';
import type { MoreActions } from './row-actions';
import type { RowMutations } from './row-mutation';
import type { RowOrder } from './row-order';
import { FROM_TABLET, useMedia } from '@/admin/shared/use-media';
import { AllItemsStatus } from './all-items/all-items-status';
import { InvalidRows } from './invalid-rows';
import type { List } from './use-list';
import type { Selection } from './use-selection';

/** A column of antd's table. Columns with `responsive` are shown below the row where they do not fit. */
export type ListColumn<Row> = Omit<TableColumnType<Row>, 'key' | 'title' | 'render'> & {
  key: string;
  title: string;
  render: (value: unknown, row: Row, index: number) => ReactNode;
};

interface ActionsOfRow {
  /** Link of the most frequent action. */
  link?: ReactNode;
  moreActions: MoreActions;
  /** Note below the actions. */
  note?: ReactNode;
  /** Why an action of the row failed, shown below the row. */
  failureNote?: ReactNode;
}

export interface ListTableProps<Row> {
  label: string;
  list: List;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** The first column is always shown. */
  columns: readonly ListColumn<Row>[];
  selection: Selection<Row>;
  mutations: RowMutations<Row>;
  actionsOf: (row: Row, index: number) => ActionsOfRow;
  order?: RowOrder | undefined;
  /** A note about the order of the rows. */
  note?: ReactNode;
  /** Messages above the rows. Inside the list, as its settings button is positioned from the list's top edge. */
  messages?: ReactNode;
  /** The next step for an empty list (docs/design-system.md). */
  emptyListAction: ReactNode;
  onClearFilters: () => void;
}

// The screen renders and requests its page while the code of the table is loading (docs/decisions/0003).
const loadRows = () => import('./list-rows');

/**
 * Renders a list as antd's table, with row selection, the results of mutations, pagination, and the account's columns
 * and density. Shows a skeleton while it loads, errors, and the next step for an empty list.
 */
export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { list, note, messages } = props;
  // On narrow screens, the notes are below the rows, so that the first rows are visible without scrolling.
  const isWide = useMedia(FROM_TABLET);
  const notes = (list.allItems ?? note) && (
    <div className={styles.notes}>
      {list.allItems && <AllItemsStatus list={list} allItems={list.allItems} />}
      {note && <span>{note}</span>}
    </div>
  );
  const skeleton = <QuerySkeleton rows={Math.min(list.pageSize, 20)} />;
  return (
    <div className={styles.list} aria-busy={list.isValidating}>
      {messages}
      {isWide && notes}
      {list.error && <QueryError error={list.error} onRetry={list.retry} />}
      <InvalidRows rows={list.invalidRows} />
      <LazyComponent load={loadRows} fallback={!list.error && skeleton}>
        {({ ListRows }) => <ListRows {...props} skeleton={skeleton} />}
      </LazyComponent>
      {!isWide && notes}
    </div>
  );
}
