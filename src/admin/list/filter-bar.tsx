import { Plural, Trans } from '@lingui/react/macro';
import { Button, Form } from 'antd';
import type { ReactNode } from 'react';
import type { List } from './use-list';
import styles from './list.module.css';

interface FilterBarProps {
  list: Pick<List, 'filtered' | 'total' | 'countsRows'>;
  /** Resets all filters. */
  onReset: () => void;
  /** The filters: `Form.Item`s that the API supports. */
  children: ReactNode;
}

/** Renders the bar above a list: filters, reset button, and number of items. */
export function FilterBar({ list, onReset, children }: FilterBarProps) {
  const { filtered, total, countsRows } = list;
  return (
    <Form layout="inline" role="search" component="div" className={styles.filters}>
      {children}
      {filtered && (
        <Button type="link" onClick={onReset}>
          <Trans>Reset</Trans>
        </Button>
      )}
      <p className={styles.total} role="status">
        {total !== undefined &&
          (countsRows ? (
            <Plural value={total} one="# language version" other="# language versions" />
          ) : (
            <Plural value={total} one="# item" other="# items" />
          ))}
      </p>
    </Form>
  );
}
