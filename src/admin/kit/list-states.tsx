import { Plural, Trans } from '@lingui/react/macro';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { session } from '../../api/staff/session';
import { useErrorMessage } from './frame/error-message';
import styles from './list.module.css';

/**
 * A list that could not be read: why, and a way to try again (design 7). Nothing once the session has
 * ended: the shell is on its way to the login screen, which says so (D3).
 */
export function ListError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const messageOf = useErrorMessage();
  const { token } = useSnapshot(session);
  if (token === null) return null;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={messageOf(error)}
      action={
        <Button size="small" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}

/** An empty list: the label (§2), and in `children` the next step (look.md). */
export function ListEmpty({ children }: { children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.label}>
        <Trans>No data</Trans>
      </p>
      {children}
    </div>
  );
}

/** Rows in the layout of the list that is coming. */
export function ListSkeleton({ rows }: { rows: number }) {
  return (
    <div className={styles.skeleton}>
      <p className="visually-hidden" role="status">
        <Trans>Loading…</Trans>
      </p>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden>
          <span className={styles.plate} />
          <span className={styles.lines} />
          <span className={styles.short} />
          <span className={styles.short} />
        </div>
      ))}
    </div>
  );
}

/** How many items a list has in all, said again whenever it changes. */
export function ListTotal({ total }: { total: number | undefined }) {
  return (
    <p className={styles.total} role="status">
      {total !== undefined && <Plural value={total} one="# item" other="# items" />}
    </p>
  );
}
