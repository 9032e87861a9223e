import { Collapse, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { NameList } from './name-list';
import styles from './selection.module.css';

/** Number of names that are always visible. More of them would push the buttons of the dialog out of sight. */
const VISIBLE_NAMES = 3;

/** Rows that a bulk change leaves as they are, and why. */
export interface UnchangedRows<Row> {
  reason: ReactNode;
  rows: readonly Row[];
}

interface UnchangedRowsListProps<Row> {
  unchangedRows: readonly UnchangedRows<Row>[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
}

/** Renders the rows that a bulk change skips by reason: a few by name, more as a count that expands to their names. */
export function UnchangedRowsList<Row>({ unchangedRows, ...rest }: UnchangedRowsListProps<Row>) {
  const reasons = unchangedRows.filter(({ rows }) => rows.length > 0);
  if (reasons.length === 0) return null;
  return (
    <Flex vertical gap="small" className={styles.unchangedRows ?? ''}>
      {reasons.map(({ reason, rows }, index) =>
        rows.length <= VISIBLE_NAMES ? (
          <div key={index}>
            <Typography.Text type="warning">{reason}</Typography.Text>
            <NameList rows={rows} {...rest} />
          </div>
        ) : (
          <Collapse
            key={index}
            size="small"
            items={[
              {
                key: 'names',
                label: <Typography.Text type="warning">{reason}</Typography.Text>,
                extra: rows.length,
                children: <NameList rows={rows} {...rest} />,
              },
            ]}
          />
        ),
      )}
    </Flex>
  );
}
