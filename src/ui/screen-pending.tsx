import { Trans } from '@lingui/react/macro';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { InsideLayoutContext } from './screen-error';
import { useScreenRecovery } from './use-screen-recovery';
import styles from './notices.module.css';

/** Delay of the pending message, in milliseconds; the previous screen stays until then. */
export const PENDING_DELAY_MS = 3_000;

/** Skeleton that a layout renders immediately while the files of the first screen load. */
export const LoadingLayoutContext = createContext<ReactNode>(null);

/**
 * Renders a message and a retry button while the files of a screen take long to load (`app/router.tsx`); before, the
 * skeleton of a layout that has one.
 */
export function ScreenPending() {
  const skeleton = useContext(LoadingLayoutContext);
  const [isLate, setIsLate] = useState(!skeleton);
  useEffect(() => {
    if (isLate) return;
    const timer = setTimeout(() => setIsLate(true), PENDING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isLate]);
  return isLate ? <SlowNotice /> : skeleton;
}

function SlowNotice() {
  const isInsideLayout = useContext(InsideLayoutContext);
  const { tryAgain } = useScreenRecovery(undefined);
  const Container = isInsideLayout ? 'div' : 'main';
  return (
    <Container className={`${styles.screen} ${styles.pending}`}>
      <div className={styles.text}>
        <p role="status">
          <Trans>This is taking longer than usual. The page will open when it has loaded.</Trans>
        </p>
        <button type="button" className={styles.actionButton} onClick={tryAgain}>
          <Trans>Try again</Trans>
        </button>
      </div>
    </Container>
  );
}
