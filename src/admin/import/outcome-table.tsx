import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Table, Tag, Typography } from 'antd';
import { useFixedTablePagination } from '@/admin/list/table-pagination';
import { SILENT_TABLE } from '@/admin/shared/silent-table';
import type { CheckedRow } from './checked-row';
import type { RowOutcome } from './item-to-import';
import styles from './import.module.css';
import type { ItemLink } from './run-step';
import { useOutcomeMessage } from './use-row-messages';

const PAGE_SIZE = 20;

interface OutcomeTableProps {
  rows: readonly CheckedRow[];
  outcomes: readonly RowOutcome[];
  itemLink: ItemLink;
}

interface OutcomeRow extends RowOutcome {
  number: number;
  name: string;
}

/** Renders the outcome of each row, with a link to each imported item. Failed rows come first. */
export function OutcomeTable({ rows, outcomes, itemLink }: OutcomeTableProps) {
  const { t } = useLingui();
  const pagination = useFixedTablePagination(PAGE_SIZE);
  const outcomeRows = rows.map(({ number, name }, index): OutcomeRow => {
    return { number, name, ...(outcomes[index] ?? { state: 'waiting' }) };
  });
  const isFailed = ({ state }: OutcomeRow) => state === 'failed';
  const sortedRows = [
    ...outcomeRows.filter(isFailed),
    ...outcomeRows.filter((row) => !isFailed(row)),
  ];
  return (
    <Table<OutcomeRow>
      {...SILENT_TABLE}
      aria-label={t`Import results`}
      size="small"
      rowKey="number"
      pagination={pagination}
      dataSource={sortedRows}
      columns={[
        { key: 'number', title: t`Row`, width: 64, dataIndex: 'number' },
        {
          key: 'name',
          title: t`Item`,
          render: (_: unknown, { name, state, no }) => (
            <span className={styles.itemName}>
              {state === 'imported' ? <Link {...itemLink(no, name)}>{name}</Link> : name}
            </span>
          ),
        },
        {
          key: 'state',
          title: t`Status`,
          width: '40%',
          render: (_: unknown, row) => <Outcome outcome={row} />,
        },
      ]}
    />
  );
}

function Outcome({ outcome }: { outcome: RowOutcome }) {
  const message = useOutcomeMessage()(outcome);
  switch (outcome.state) {
    case 'waiting':
      return (
        <Typography.Text type="secondary">
          {outcome.mayBeStored ? (
            <Trans>May be stored already: will be looked for before it is sent</Trans>
          ) : (
            <Trans>Waiting</Trans>
          )}
        </Typography.Text>
      );
    case 'sending':
      return (
        <Tag color="processing">
          <Trans>Importing</Trans>
        </Tag>
      );
    case 'imported':
      return (
        <Tag color="success">
          <Trans>Imported</Trans>
        </Tag>
      );
    case 'failed':
      return <Typography.Text type="danger">{message}</Typography.Text>;
  }
}
