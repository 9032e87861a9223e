import { Trans } from '@lingui/react/macro';
import styles from './notices.module.css';

/**
 * Stands where a whole screen could not be shown or its files could not be loaded (§8, D17): says so,
 * and offers a fresh start, which also fetches what a new release has replaced.
 */
export function ScreenError() {
  return (
    <main className={styles.screen}>
      <h1>
        <Trans>This page could not be loaded</Trans>
      </h1>
      <p>
        <Trans>The connection may have failed, or the site has just been renewed.</Trans>
      </p>
      <button type="button" className={styles.retry} onClick={() => location.reload()}>
        <Trans>Try again</Trans>
      </button>
    </main>
  );
}
