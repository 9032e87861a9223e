import { Trans } from '@lingui/react/macro';
import { useContext } from 'react';
import { Framed } from './screen-error';
import { useFreshStart } from './use-fresh-start';
import styles from './notices.module.css';

/** Stands where a screen's files take long (`router.tsx`): says so, and offers a fresh start. */
export function ScreenPending() {
  const framed = useContext(Framed);
  const { tryAgain } = useFreshStart(undefined);
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
