import { Collapse, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import styles from './selection.module.css';

interface NameListProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => ReactNode;
}

/** Maximum number of names in a short list. A longer list scrolls, and is collapsed in a group. */
const MAX_SHORT_LIST_LENGTH = 3;

/** Renders the names of rows. Many of them scroll, so that the buttons of a dialog remain in sight. */
export function NameList<Row>({ rows, keyOf, nameOf }: NameListProps<Row>) {
  return (
    <ul
      className={styles.nameList}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard
      tabIndex={rows.length > MAX_SHORT_LIST_LENGTH ? 0 : undefined}
    >
      {rows.map((row) => (
        <li key={keyOf(row)}>{nameOf(row)}</li>
      ))}
    </ul>
  );
}

/** Rows that an action leaves as they are or that prevent it, and why. */
export interface NameGroup<Row> {
  reason: ReactNode;
  rows: readonly Row[];
}

interface NameGroupsProps<Row> extends Omit<NameListProps<Row>, 'rows'> {
  groups: readonly NameGroup<Row>[];
}

/** Renders rows by reason: a few by name, more as a count that expands to their names. */
export function NameGroups<Row>({ groups, ...listProps }: NameGroupsProps<Row>) {
  const groupsWithRows = groups.filter(({ rows }) => rows.length > 0);
  if (groupsWithRows.length === 0) return null;
  return (
    <Flex vertical gap="small" className={styles.nameGroups ?? ''}>
      {groupsWithRows.map(({ reason, rows }, index) => {
        const label = <Typography.Text type="warning">{reason}</Typography.Text>;
        const list = <NameList rows={rows} {...listProps} />;
        return rows.length <= MAX_SHORT_LIST_LENGTH ? (
          <div key={index}>
            {label}
            {list}
          </div>
        ) : (
          <Collapse
            key={index}
            size="small"
            items={[{ key: 'names', label, extra: rows.length, children: list }]}
          />
        );
      })}
    </Flex>
  );
}
