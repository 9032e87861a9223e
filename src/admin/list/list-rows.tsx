import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Descriptions, Grid, Table, type TableColumnType } from 'antd';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { ListEmpty } from './list-empty';
import { FailedRequest } from '@/admin/requests/failed-request';
import styles from './list.module.css';
import { ListSettings } from './list-settings';
import type { ListColumn, ListTableProps } from './list-table';
import { MoreMenu } from './row-actions';
import { isLeaving, RowOutcome } from './row-outcome';
import { useRowSelection } from './row-selection';
import { RowHandle, SortableRow, SortableRows } from './sortable-rows';
import { PAGE_SIZES } from './list-search';
import { usePageItem } from './use-page-item';

interface ListRowsProps<Row> extends ListTableProps<Row> {
  /** Shown until the rows are rendered. */
  skeleton: ReactNode;
}

/** Renders the settings and rows of `ListTable` once the code of antd's table is loaded. */
export function ListRows<Row extends object>({ skeleton, ...props }: ListRowsProps<Row>) {
  const {
    label,
    list,
    rows,
    keyOf,
    nameOf,
    columns,
    selection,
    mutations,
    order,
    firstStep,
    onClear,
  } = props;
  const { t } = useLingui();
  const screens = Grid.useBreakpoint();
  const { settings, changeSettings: change } = list;
  const rowSelection = useRowSelection(selection, nameOf);
  const pageItem = usePageItem();
  const [unfolded, unfold] = useState<readonly string[]>([]);
  // Deferred: the first table is slow to render, while filters and navigation are in use already.
  const counted = list.total !== undefined;
  const ready = useDeferredValue(counted) && counted;

  const [first, ...others] = columns.filter(
    ({ key }, index) => index === 0 || !settings.hidden.includes(key),
  );
  const hasRoom = ({ responsive }: ListColumn<Row>) =>
    responsive?.some((width) => screens[width]) ?? true;
  const hidden = others.filter((column) => !hasRoom(column));
  const failureOf = (row: Row, index: number) => {
    const result = mutations.resultOf(row);
    if (result?.state === 'failed') return <FailedRequest message={result.message} />;
    return props.actions(row, index).failure;
  };
  const failed = rows.filter((row, index) => Boolean(failureOf(row, index))).map(keyOf);

  const nextStep = list.filtered ? (
    <Button onClick={onClear}>
      <Trans>Clear search</Trans>
    </Button>
  ) : (
    firstStep
  );
  const rendered: TableColumnType<Row>[] = [
    ...(order
      ? [
          {
            key: 'order',
            width: 44,
            title: <span className="visually-hidden">{t`Position`}</span>,
            render: (_: unknown, row: Row) => <RowHandle name={nameOf(row)} />,
          },
        ]
      : []),
    ...(first ? [first] : []),
    ...others.filter(hasRoom),
    {
      key: 'actions',
      title: screens.md ? t`Actions` : <span className="visually-hidden">{t`Actions`}</span>,
      width: screens.md ? 148 : 48,
      render: (_, row, index) => {
        const { link, more, note } = props.actions(row, index);
        return (
          <RowOutcome row={row} mutations={mutations} rowName={nameOf(row)}>
            <div className={styles.actions}>
              {screens.md && link}
              <MoreMenu items={more} rowName={nameOf(row)} />
            </div>
            {note}
          </RowOutcome>
        );
      },
    },
  ];

  // A server may return more rows than requested, and antd would omit the rest.
  const size = Math.max(list.pageSize, rows.length);
  const table = (
    <Table<Row>
      aria-label={label}
      className={styles.table ?? ''}
      size={settings.density}
      tableLayout="fixed"
      columns={rendered}
      dataSource={rows}
      rowKey={keyOf}
      rowClassName={(row) => (isLeaving(row, mutations) ? (styles.deleting ?? '') : '')}
      {...(order && { components: { body: { row: SortableRow } } })}
      locale={{ emptyText: <ListEmpty>{nextStep}</ListEmpty> }}
      {...(rowSelection && { rowSelection })}
      expandable={{
        expandedRowKeys: [...unfolded, ...failed],
        onExpandedRowsChange: (keys) =>
          unfold(keys.map(String).filter((key) => !failed.includes(key))),
        showExpandColumn: hidden.length > 0,
        columnTitle: <span className="visually-hidden">{t`Other columns`}</span>,
        columnWidth: 36,
        expandedRowRender: (row, index) => (
          <Unfolded
            row={row}
            index={index}
            columns={unfolded.includes(keyOf(row)) ? hidden : []}
            failure={failureOf(row, index)}
          />
        ),
      }}
      pagination={
        list.pageSize !== Infinity && {
          current: list.pageNo,
          pageSize: size,
          total: list.total ?? 0,
          hideOnSinglePage: (list.total ?? 0) <= PAGE_SIZES[0],
          showSizeChanger: { 'aria-label': t`Items per page`, showSearch: false },
          pageSizeOptions: [...PAGE_SIZES],
          itemRender: pageItem,
          onChange: (pageNo, chosen) => {
            const pageSize = chosen === size ? list.pageSize : chosen;
            if (pageSize !== list.pageSize) change?.({ pageSize });
            list.showPage(pageNo, pageSize);
          },
        }
      }
    />
  );
  return (
    <>
      <div className={styles.settings}>
        <ListSettings columns={columns.slice(1)} settings={settings} onChange={change} />
      </div>
      {(list.loading || counted !== ready) && skeleton}
      {ready && (order ? <SortableRows order={order}>{table}</SortableRows> : table)}
    </>
  );
}

interface UnfoldedProps<Row> {
  row: Row;
  index: number;
  columns: readonly ListColumn<Row>[];
  failure: ReactNode;
}

/** Renders the content below a row: why an action failed, and the columns that do not fit. */
function Unfolded<Row>({ row, index, columns, failure }: UnfoldedProps<Row>) {
  return (
    <>
      {failure}
      {columns.length > 0 && (
        <Descriptions
          size="small"
          column={1}
          items={columns.map(({ key, title, render }) => ({
            key,
            label: title,
            children: render(undefined, row, index),
          }))}
        />
      )}
    </>
  );
}
