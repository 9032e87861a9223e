import { Trans } from '@lingui/react/macro';
import { useRef, useState, type ReactNode } from 'react';
import styles from './notices.module.css';

interface ErrorNoticeProps {
  children: ReactNode;
  /** A returned promise makes the button busy until it settles. */
  onRetry: () => unknown;
}

/**
 * Renders the error of a part that failed to load, with a retry button, which shows and announces a pending retry. If
 * the retry removes the focused button, even before its outcome, focuses the nearest element around it.
 */
export function ErrorNotice({ children, onRetry }: ErrorNoticeProps) {
  const [isRetrying, setIsRetrying] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const retry = async () => {
    if (isRetrying) return;
    setIsRetrying(true);
    const surroundings = notice.current?.closest<HTMLElement>(
      'section,details,dialog,[tabindex="-1"]',
    );
    await onRetry();
    setIsRetrying(false);
    // Once the content is rendered.
    setTimeout(() => {
      if (notice.current || document.activeElement !== document.body) return;
      const target = surroundings?.isConnected ? surroundings : document.querySelector('main');
      if (target) target.tabIndex = -1;
      target?.focus({ preventScroll: true });
    });
  };
  return (
    <div ref={notice} className={styles.notice} role="alert">
      <p>{children}</p>
      <button
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
