import { Trans } from '@lingui/react/macro';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { InsideFrameContext } from './screen-error';
import { useScreenRecovery } from './use-screen-recovery';
import styles from './notices.module.css';

/** How long a screen may take before that is said, in milliseconds: until then the one before stays. */
export const PENDING_DELAY = 3_000;

/** What a frame shows at once in the place of the first screen, whose files are still on their way. */
export const LoadingLayoutContext = createContext<ReactNode>(null);

/** Stands where a screen's files take long (`app/router.tsx`): says so, and offers a fresh start. */
export function ScreenPending() {
  const arriving = useContext(LoadingLayoutContext);
  const [late, setLate] = useState(!arriving);
  useEffect(() => {
    if (late) return;
    const timer = setTimeout(() => setLate(true), PENDING_DELAY);
    return () => clearTimeout(timer);
  }, [late]);
  return late ? <TakesLong /> : arriving;
}

function TakesLong() {
  const framed = useContext(InsideFrameContext);
  const { tryAgain } = useScreenRecovery(undefined);
  const Place = framed ? 'div' : 'main';
  return (
    <Place className={`${styles.screen} ${styles.pending}`}>
      <div className={styles.words}>
        <p role="status">
          <Trans>This is taking longer than usual. The page opens as soon as it has arrived.</Trans>
        </p>
        <button type="button" className={styles.action} onClick={tryAgain}>
          <Trans>Try again</Trans>
        </button>
      </div>
    </Place>
  );
}
