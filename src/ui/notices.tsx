import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useRetry } from './use-retry';
import styles from './notices.module.css';

export interface ErrorNoticeProps {
  children: ReactNode;
  /** The server's message, if its response has one (§8). */
  reason?: string | undefined;
  /** A returned promise makes the button busy until it settles. */
  onRetry: () => unknown;
}

/** Moves the focus to the nearest element around a focused button when it is removed. Returns the cleanup of its ref. */
function moveFocusOnRemoval(button: HTMLButtonElement) {
  return () => {
    if (document.activeElement !== button) return;
    const surroundings = button.closest<HTMLElement>('section,details,dialog,[tabindex="-1"]');
    // Once the content is rendered.
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const target = surroundings?.isConnected ? surroundings : document.querySelector('main');
      if (target) target.tabIndex = -1;
      target?.focus({ preventScroll: true });
    });
  };
}

/** Renders the error of a part that failed to load, with a retry button, which shows and announces a pending retry. */
export function ErrorNotice({ children, reason, onRetry }: ErrorNoticeProps) {
  const { retry, isRetrying } = useRetry(onRetry);
  return (
    <div className={styles.notice} role="alert">
      <p>{children}</p>
      {reason !== undefined && <p>{reason}</p>}
      <button
        ref={moveFocusOnRemoval}
        type="button"
        className={styles.retryButton}
        aria-disabled={isRetrying}
        onClick={() => void retry()}
      >
        {isRetrying ? <Trans>Loading</Trans> : <Trans>Try again</Trans>}
      </button>
    </div>
  );
}

interface EmptyNoticeProps {
  /** A sentence with the next step; the label says that the list is empty. */
  children: ReactNode;
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
