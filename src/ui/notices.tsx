import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './notices.module.css';

/** Renders the error of a part that failed to load, with a retry button. */
export function ErrorNotice({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <div className={styles.notice} role="alert">
      <p>{children}</p>
      <button type="button" className={styles.retryButton} onClick={onRetry}>
        <Trans>Try again</Trans>
      </button>
    </div>
  );
}

interface EmptyNoticeProps {
  /** A sentence with the next step; the label says that the list is empty. */
  children: ReactNode;
  /** Links that lead on. */
  actions?: ReactNode;
}

/** Renders the empty state of a list (§2). Its attribute lets a section give up the height that it reserved for a list. */
export function EmptyNotice({ children, actions }: EmptyNoticeProps) {
  return (
    <div className={styles.notice} data-empty>
      <p className={styles.label}>
        <Trans>No data</Trans>
      </p>
      <p>{children}</p>
      {actions}
    </div>
  );
}
