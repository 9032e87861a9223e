import { Trans, useLingui } from '@lingui/react/macro';
import {
  Button,
  Descriptions,
  Grid,
  Table,
  type TableColumnType,
  type TablePaginationConfig,
  type TableProps,
} from 'antd';
import type { SorterResult } from 'antd/es/table/interface';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { ListEmpty } from './list-empty';
import { FailedRequest } from '@/admin/requests/failed-request';
import { SILENT_TABLE } from '@/admin/shared/silent-table';
import styles from './list.module.css';
import { ListSettings } from './list-settings';
import type { ListColumn, ListTableProps } from './list-table';
import { MoreMenu } from './row-actions';
import { RowMenus } from './row-menus';
import { isBeingDeleted, UndoableRowActions } from './undoable-row-actions';
import { useRowSelection } from './row-selection';
import { RowDragHandle, SortableRow, SortableRows } from './sortable-rows';
import { PAGE_SIZES, type Sort } from './list-search';
import type { List } from './use-list';
import { usePageItemRender } from './table-pagination';

interface ListRowsProps<Row> extends ListTableProps<Row> {
  /** Shown until the rows are rendered. */
  skeleton: ReactNode;
}

/** Renders the settings and rows of `ListTable` once the code of antd's table is loaded. */
export function ListRows<Row extends object>({ skeleton, ...props }: ListRowsProps<Row>) {
  const { label, list, rows, keyOf, columns, mutations, order, emptyListAction, onClearFilters } =
    props;
  const { settings, changeSettings } = list;
  const rowSelection = useRowSelection(props.selection, props.nameOf);
  const pagination = usePagination(list, rows.length);
  const { shownColumns, columnsBelowRow } = useVisibleColumns(props);
  const expandable = useExpandedRows(props, columnsBelowRow);
  // Deferred: the first table is slow to render, while filters and navigation are in use already.
  const hasTotal = list.total !== undefined;
  const isReady = useDeferredValue(hasTotal) && hasTotal;
  const nextStep = list.hasFilters ? (
    <>
      <p>
        <Trans>Change the filters, or clear them to see everything.</Trans>
      </p>
      <Button onClick={onClearFilters}>
        <Trans>Clear filters</Trans>
      </Button>
    </>
  ) : (
    <>
      <p>
        <Trans>Items that you publish appear here and on the site.</Trans>
      </p>
      {emptyListAction}
    </>
  );
  const table = (
    <Table<Row>
      {...SILENT_TABLE}
      aria-label={label}
      className={styles.table ?? ''}
      size={settings.density}
      tableLayout="fixed"
      columns={shownColumns}
      dataSource={rows}
      rowKey={keyOf}
      // The style sheet highlights the row under the pointer: antd would re-render the whole table for it.
      rowHoverable={false}
      rowClassName={(row) => (isBeingDeleted(row, mutations) ? (styles.rowBeingDeleted ?? '') : '')}
      {...(order && { components: { body: { row: SortableRow } } })}
      locale={{ emptyText: <ListEmpty>{nextStep}</ListEmpty> }}
      {...(rowSelection && { rowSelection })}
      expandable={expandable}
      pagination={pagination}
      onChange={(paging, _, sorter, { action }) => {
        if (action === 'paginate') showPage(list, paging, pagination);
        if (action === 'sort') list.sortBy?.(sortOrderOf(sorter));
      }}
    />
  );
  return (
    <>
      <div className={styles.tableSettings}>
        <ListSettings columns={columns.slice(1)} settings={settings} onChange={changeSettings} />
      </div>
      {(list.loading || hasTotal !== isReady) && skeleton}
      {isReady && (
        <RowMenus>{order ? <SortableRows order={order}>{table}</SortableRows> : table}</RowMenus>
      )}
    </>
  );
}

/** Returns the columns of the table, with those for the drag handle and the actions, and the columns that do not fit. */
function useVisibleColumns<Row>({
  columns,
  list,
  order,
  nameOf,
  mutations,
  actionsOf,
}: ListTableProps<Row>) {
  const { t } = useLingui();
  const screens = Grid.useBreakpoint();
  const [firstColumn, ...otherColumns] = columns
    .filter(({ key }, index) => index === 0 || !list.settings.hidden.includes(key))
    .map((column) => withSortOrder(column, list));
  const hasRoom = ({ responsive }: ListColumn<Row>) =>
    responsive?.some((width) => screens[width]) ?? true;
  const dragHandleColumn: TableColumnType<Row> = {
    key: 'order',
    width: 44,
    title: <span className="visually-hidden">{t`Position`}</span>,
    render: (_: unknown, row) => <RowDragHandle name={nameOf(row)} />,
  };
  const actionsColumn: TableColumnType<Row> = {
    key: 'actions',
    title: screens.md ? t`Actions` : <span className="visually-hidden">{t`Actions`}</span>,
    width: screens.md ? 136 : 48,
    render: (_: unknown, row, index) => {
      const { link, moreActions, note } = actionsOf(row, index);
      return (
        <UndoableRowActions row={row} mutations={mutations} rowName={nameOf(row)}>
          <div className={styles.rowActions}>
            {screens.md && link}
            <MoreMenu items={moreActions} rowName={nameOf(row)} />
          </div>
          {note}
        </UndoableRowActions>
      );
    },
  };
  const shownColumns = [
    ...(order ? [dragHandleColumn] : []),
    ...(firstColumn ? [firstColumn] : []),
    ...otherColumns.filter(hasRoom),
    actionsColumn,
  ];
  return { shownColumns, columnsBelowRow: otherColumns.filter((column) => !hasRoom(column)) };
}

/** Returns the `expandable` of antd's table: rows show their failure and, unfolded, the columns that do not fit. */
function useExpandedRows<Row>(
  { rows, keyOf, mutations, actionsOf }: ListTableProps<Row>,
  columnsBelowRow: readonly ListColumn<Row>[],
): NonNullable<TableProps<Row>['expandable']> {
  const { t } = useLingui();
  const [expandedKeys, setExpandedKeys] = useState<readonly string[]>([]);
  const failureOf = (row: Row, index: number) => {
    const result = mutations.resultOf(row);
    if (result?.state === 'failed') return <FailedRequest message={result.message} />;
    return actionsOf(row, index).failureNote;
  };
  const failedKeys = rows.filter((row, index) => Boolean(failureOf(row, index))).map(keyOf);
  return {
    expandedRowKeys: [...expandedKeys, ...failedKeys],
    onExpandedRowsChange: (keys) =>
      setExpandedKeys(keys.map(String).filter((key) => !failedKeys.includes(key))),
    showExpandColumn: columnsBelowRow.length > 0,
    columnTitle: <span className="visually-hidden">{t`Other columns`}</span>,
    columnWidth: 36,
    expandedRowRender: (row, index) => (
      <>
        {failureOf(row, index)}
        {expandedKeys.includes(keyOf(row)) && columnsBelowRow.length > 0 && (
          <Descriptions
            size="small"
            column={1}
            colon={false}
            items={columnsBelowRow.map(({ key, title, render }) => ({
              key,
              label: title,
              children: render(undefined, row, index),
            }))}
          />
        )}
      </>
    ),
  };
}

type Pagination = NonNullable<TableProps<object>['pagination']>;

function usePagination(list: List, rowCount: number): Pagination {
  const { t } = useLingui();
  const itemRender = usePageItemRender();
  if (list.pageSize === Infinity) return false;
  // A server may return more rows than requested, and antd would omit the rest.
  const size = Math.max(list.pageSize, rowCount);
  const total = list.total ?? 0;
  return {
    current: list.pageNo,
    pageSize: size,
    total,
    hideOnSinglePage: total <= PAGE_SIZES[0],
    showSizeChanger: { 'aria-label': t`Items per page`, showSearch: false },
    pageSizeOptions: [...PAGE_SIZES],
    itemRender,
  };
}

/** Opens the page that antd's table reports in `paging`. Saves another page size for the account, and opens the first page. */
function showPage(list: List, paging: TablePaginationConfig, currentPagination: Pagination): void {
  const size = currentPagination ? currentPagination.pageSize : undefined;
  const pageSize = paging.pageSize === size ? list.pageSize : (paging.pageSize ?? list.pageSize);
  if (pageSize !== list.pageSize) list.changeSettings?.({ pageSize });
  list.showPage(paging.current ?? 1, pageSize);
}

function sortOrderOf<Row>(sorter: SorterResult<Row> | SorterResult<Row>[]): Sort | undefined {
  const [first] = [sorter].flat();
  if (!first?.order || first.columnKey === undefined) return undefined;
  return { key: String(first.columnKey), isDescending: first.order === 'descend' };
}

function withSortOrder<Row>(column: ListColumn<Row>, { sort }: List): ListColumn<Row> {
  if (!column.sorter) return column;
  const isSorted = sort?.key === column.key;
  return {
    ...column,
    sortOrder: isSorted ? (sort.isDescending ? 'descend' : 'ascend') : null,
    showSorterTooltip: { target: 'sorter-icon' },
  };
}
