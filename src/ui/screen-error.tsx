import { Trans } from '@lingui/react/macro';
import { createContext, useContext } from 'react';
import { useLocale } from '@/i18n/use-locale';
import { ContactLinks } from './contact-links';
import { ReloadStatus } from './reload-status';
import { cachedFirm } from './cached-firm';
import { useScreenRecovery } from './use-screen-recovery';
import styles from './notices.module.css';

/** Whether a frame with the firm's name and the page's landmarks stands around the screen. */
export const InsideFrameContext = createContext(false);

/**
 * Stands where a whole screen could not be shown or its files could not be loaded (§8, D17): says so,
 * and offers a fresh start, which also fetches what a new release has replaced. For files that could
 * not be loaded it makes that start itself, once, and without a connection as soon as there is one again:
 * until then the page stays. Outside the site's frame it also names the firm, as this browser remembers it,
 * and how to reach it.
 */
export function ScreenError({ error }: { error: unknown }) {
  const { locale } = useLocale();
  const framed = useContext(InsideFrameContext);
  const firm = cachedFirm(locale);
  const { tryAgain, ...status } = useScreenRecovery(error);
  const Place = framed ? 'div' : 'main';
  return (
    <Place className={framed ? styles.screen : `${styles.screen} ${styles.alone}`}>
      {!framed && <p className={styles.firm}>{firm.name}</p>}
      <h1>
        <Trans>This page could not be loaded</Trans>
      </h1>
      <div className={styles.words}>
        <p role="status">
          <ReloadStatus {...status} />
        </p>
        <button type="button" className={styles.action} onClick={tryAgain}>
          <Trans>Try again</Trans>
        </button>
        <ContactLinks {...firm} />
      </div>
    </Place>
  );
}
