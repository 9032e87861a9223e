import { Plural, Trans } from '@lingui/react/macro';
import { Alert } from 'antd';
import type { InvalidRow } from '@/api/invalid-rows';

/** Renders the ids of rows that failed validation; the other rows are in the list. */
export function InvalidRows({ rows }: { rows: readonly InvalidRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={
        // Entries without a number are one row, however many they are.
        rows.some(({ id }) => id === undefined) ? (
          <Trans>Some entries are invalid and not shown</Trans>
        ) : (
          <Plural
            value={rows.length}
            one="# entry is invalid and not shown"
            other="# entries are invalid and not shown"
          />
        )
      }
      description={
        <ul>
          {rows.map(({ id }) => (
            <li key={id ?? ''}>
              {id === undefined ? (
                <Trans>Entries without a number</Trans>
              ) : (
                <Trans>Entry number {id}</Trans>
              )}
            </li>
          ))}
        </ul>
      }
    />
  );
}
