import { Trans } from '@lingui/react/macro';
import { createContext, useContext } from 'react';
import { ChunkError } from '@/lib/load-chunk';
import { ContactLinks } from './contact-links';
import { ReloadStatus } from './reload-status';
import type { Firm } from './cached-firm';
import { useScreenRecovery } from './use-screen-recovery';
import styles from './notices.module.css';

/** Whether the screen is inside a layout that renders the firm's name and the landmarks. */
export const InsideLayoutContext = createContext(false);

interface ScreenErrorProps {
  error: unknown;
  firm: Firm;
}

/**
 * Renders the error of a screen that failed to render or whose files failed to load (§8, D17), with a retry
 * button that also fetches the files of a new release. Retries failed files automatically, once, or when the
 * connection is back. Outside of a layout, names the firm as well.
 */
export function ScreenError({ error, firm }: ScreenErrorProps) {
  const isInsideLayout = useContext(InsideLayoutContext);
  const { tryAgain, ...status } = useScreenRecovery(error);
  const Container = isInsideLayout ? 'div' : 'main';
  return (
    <Container
      className={isInsideLayout ? styles.screen : `${styles.screen} ${styles.outsideLayout}`}
    >
      {!isInsideLayout && <p className={styles.firm}>{firm.name}</p>}
      <h1>
        <Trans>Couldn’t load this page</Trans>
      </h1>
      <div className={styles.text}>
        <p role="status">
          {error instanceof ChunkError || status.isUnreachable || status.hasUnsavedInput ? (
            <ReloadStatus {...status} />
          ) : (
            <Trans>Something went wrong on this page. Please try again.</Trans>
          )}
        </p>
        <button type="button" className={styles.actionButton} onClick={tryAgain}>
          <Trans>Try again</Trans>
        </button>
        <ContactLinks {...firm} />
      </div>
    </Container>
  );
}
