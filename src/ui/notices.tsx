import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './notices.module.css';

/** A part of a page that could not be read: what is missing, and a way to try again. */
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

/** An empty list (§2): the label, and in `children` what can be done about it. */
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
