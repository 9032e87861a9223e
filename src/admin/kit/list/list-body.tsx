import { Trans } from '@lingui/react/macro';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { ListPages } from '../list-pages';
import { ListEmpty, ListError, ListSkeleton } from '../list-states';
import styles from '../list.module.css';
import type { List } from './use-list';

interface ListBodyProps {
  list: List;
  /** Whether the page has no rows. */
  empty: boolean;
  /** The next step, where there is nothing at all (look.md). */
  firstStep: ReactNode;
  /** Takes the filters away, where they leave nothing. */
  onClear: () => void;
  /** The rows. */
  children: ReactNode;
}

/** A list in the state it is in: loading, failed, empty, or its rows with the pages below. */
export function ListBody({ list, empty, firstStep, onClear, children }: ListBodyProps) {
  const { error, loading, total, pageSize } = list;
  return (
    <>
      {error && <ListError error={error} onRetry={list.retry} />}
      {loading && <ListSkeleton rows={pageSize} />}
      {!error && !loading && empty && (
        <ListEmpty>
          {list.filtered ? (
            <Button onClick={onClear}>
              <Trans>Clear the search</Trans>
            </Button>
          ) : (
            firstStep
          )}
        </ListEmpty>
      )}
      {!loading && !empty && total !== undefined && (
        <div className={styles.list} aria-busy={list.busy}>
          {children}
          <ListPages {...list} total={total} onShow={list.showPage} />
        </div>
      )}
    </>
  );
}
