import { useLingui } from '@lingui/react/macro';
import { Grid, Table, Typography, type TableProps } from 'antd';
import { useMemo } from 'react';
import { useFixedTablePagination } from '@/admin/list/table-pagination';
import { SILENT_TABLE } from '@/admin/shared/silent-table';
import type { CheckedRow } from './checked-row';
import type { ColumnMapping } from './guess-columns';
import styles from './import.module.css';
import { useProblemMessage } from './use-row-messages';

const PAGE_SIZE = 20;

interface CheckTableProps {
  header: readonly string[];
  mapping: ColumnMapping;
  titleField: string;
  rows: readonly CheckedRow[];
  omittedRowNumbers: ReadonlySet<number>;
  onOmit: (omittedRowNumbers: ReadonlySet<number>) => void;
}

interface AssignedColumn {
  key: string;
  columnIndex: number;
  header: string;
}

/**
 * Renders the rows with the problems of each cell: on wide screens the titles first, then the columns with errors and
 * warnings; on narrow screens the problems below the item. Valid rows can be left out.
 */
export function CheckTable(props: CheckTableProps) {
  const { header, mapping, titleField, rows, omittedRowNumbers, onOmit } = props;
  const { t } = useLingui();
  const { md } = Grid.useBreakpoint();
  const pagination = useFixedTablePagination(PAGE_SIZE);
  const rowSelection = useOmittedRowSelection(rows, omittedRowNumbers, onOmit);
  const [errorKeys, warningKeys] = useMemo(
    () => [
      new Set(rows.flatMap(({ errors }) => [...errors.keys()])),
      new Set(rows.flatMap(({ warnings }) => [...warnings.keys()])),
    ],
    [rows],
  );
  const rankOf = (key: string) => {
    if (key.endsWith(`.${titleField}`)) return 0;
    if (errorKeys.has(key)) return 1;
    return warningKeys.has(key) ? 2 : 3;
  };
  const assignedColumns = mapping
    .flatMap((key, columnIndex): AssignedColumn[] =>
      key === undefined ? [] : [{ key, columnIndex, header: header[columnIndex] ?? '' }],
    )
    .sort((column, other) => rankOf(column.key) - rankOf(other.key));
  const keys = assignedColumns.map(({ key }) => key);
  const narrowColumn = {
    key: 'item',
    title: t`Item`,
    render: (_: unknown, row: CheckedRow) => (
      <NarrowRow row={row} assignedColumns={assignedColumns} />
    ),
  };
  const wideColumns = assignedColumns.map(({ key, columnIndex, header: title }) => ({
    ...{ key, title },
    render: (_: unknown, row: CheckedRow) => (
      <Cell row={row} text={row.cells[columnIndex] ?? ''} columnKey={key} />
    ),
  }));
  return (
    // antd's own scroll container repeats the checkbox of the header in a hidden row.
    <div className={styles.tableScroll}>
      <Table<CheckedRow>
        {...SILENT_TABLE}
        aria-label={t`Rows of the file`}
        size="small"
        rowKey="number"
        pagination={pagination}
        dataSource={rows}
        rowSelection={rowSelection}
        columns={[
          {
            key: 'number',
            title: t`Row`,
            render: (_: unknown, row) => (
              <div className={styles.stackedCell}>
                {row.number}
                {md && <OtherProblems row={row} assignedKeys={keys} />}
              </div>
            ),
          },
          ...(md ? wideColumns : [narrowColumn]),
        ]}
      />
    </div>
  );
}

/** Returns the `rowSelection` of the table, which selects the rows without errors, except those left out. */
function useOmittedRowSelection(
  rows: readonly CheckedRow[],
  omittedRowNumbers: ReadonlySet<number>,
  onOmit: (omittedRowNumbers: ReadonlySet<number>) => void,
): NonNullable<TableProps<CheckedRow>['rowSelection']> {
  const { t } = useLingui();
  const validNumbers = rows.filter(({ errors }) => errors.size === 0).map(({ number }) => number);
  return {
    getTitleCheckboxProps: () => ({ 'aria-label': t`Select all on this page` }),
    selectedRowKeys: validNumbers.filter((number) => !omittedRowNumbers.has(number)),
    getCheckboxProps: ({ number, errors }) => ({
      'aria-label': t`Import row ${number}`,
      disabled: errors.size > 0,
    }),
    onChange: (selectedNumbers) => {
      const otherOmittedNumbers = [...omittedRowNumbers].filter(
        (number) => !validNumbers.includes(number),
      );
      onOmit(
        new Set([
          ...otherOmittedNumbers,
          ...validNumbers.filter((number) => !selectedNumbers.includes(number)),
        ]),
      );
    },
  };
}

/** Renders the problems of a row whose cells the table does not show. */
function OtherProblems({
  row,
  assignedKeys,
}: {
  row: CheckedRow;
  assignedKeys: readonly string[];
}) {
  const messageOf = useProblemMessage();
  return [...row.errors]
    .filter(([key]) => !assignedKeys.includes(key))
    .map(([key, problem]) => (
      <Typography.Text key={key} type="danger">
        {messageOf(problem)}
      </Typography.Text>
    ));
}

interface CellProps {
  row: CheckedRow;
  text: string;
  columnKey: string;
}

function Cell({ row, text, columnKey }: CellProps) {
  const messageOf = useProblemMessage();
  const error = row.errors.get(columnKey);
  const warning = row.warnings.get(columnKey);
  return (
    <div className={styles.checkedCell}>
      {text !== '' && <span className={styles.excerpt}>{text}</span>}
      {error && <Typography.Text type="danger">{messageOf(error)}</Typography.Text>}
      {warning && <Typography.Text type="warning">{messageOf(warning)}</Typography.Text>}
    </div>
  );
}

/** Returns the text of a cell unless it is the title, which is shown above. */
function textBelow({ cells, name }: CheckedRow, columnIndex: number): string {
  const text = cells[columnIndex] ?? '';
  return text === name ? '' : text;
}

function NarrowRow({
  row,
  assignedColumns,
}: {
  row: CheckedRow;
  assignedColumns: readonly AssignedColumn[];
}) {
  return (
    <div className={styles.stackedCell}>
      <span className={styles.excerpt}>{row.name}</span>
      {assignedColumns
        .filter(({ key }) => row.errors.has(key) || row.warnings.has(key))
        .map(({ key, columnIndex, header }) => (
          <div key={key}>
            <Typography.Text type="secondary">{header}</Typography.Text>
            <Cell row={row} columnKey={key} text={textBelow(row, columnIndex)} />
          </div>
        ))}
      <OtherProblems row={row} assignedKeys={assignedColumns.map(({ key }) => key)} />
    </div>
  );
}
