import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './notices.module.css';

/** Renders the error of a part that failed to load, with a retry button. */
export function ErrorNotice({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <div className={styles.notice} role="alert">
      <p>{children}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        <Trans>Try again</Trans>
      </button>
    </div>
  );
}

/** Renders the empty state of a list (§2), with actions in `children`. */
export function EmptyNotice({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p className={styles.label}>
        <Trans>No data</Trans>
      </p>
      {children}
    </div>
  );
}
