import { mutate } from 'swr';
import { subscribeKey } from 'valtio/utils';
import { syncWithStorage, subscribeToOtherTabs, session } from '@/api/admin/session';
import { clearRecentPaletteChoices } from './recent-palette-choices';

let stopWatching: (() => void) | null = null;

/** Lists the queries whose data `clearQueryCache` keeps, of the firm and the languages: they are the same for all accounts. */
const KEPT_PATHS = ['/user/portal-config', '/common/language'];

/** Clears all cached data except that of `KEPT_PATHS`, after the last screen of a session has unmounted. */
export function clearQueryCache(): void {
  const isOfSession = (key: unknown) =>
    !(Array.isArray(key) && KEPT_PATHS.includes(String(key[1])));
  void mutate(isOfSession, undefined, { revalidate: false });
}

/** Reloads a page that the browser restores from its back/forward cache when the session has changed. */
function reloadRestoredPage({ persisted }: PageTransitionEvent): void {
  if (!persisted || !syncWithStorage()) return;
  document.documentElement.hidden = true;
  location.reload();
}

/**
 * Follows the session of the other tabs. Clears the recent palette choices at each change of the token, and all cached
 * data when another account logs in, so that no user sees the data of another. When the same account logs in again, only
 * missing data is fetched, so that open forms keep their base. Further calls return the same unsubscribe function.
 */
export function watchSession(): () => void {
  if (stopWatching) return stopWatching;
  const unsubscribeFromTabs = subscribeToOtherTabs();
  addEventListener('pageshow', reloadRestoredPage);
  let { accountChangeCount } = session;
  const handleTokenChange = (token: string | null) => {
    clearRecentPaletteChoices();
    if (token === null) return;
    if (accountChangeCount === session.accountChangeCount) {
      const isMissing = (data: unknown) => data === undefined;
      void mutate(
        () => true,
        (data: unknown) => data,
        { revalidate: isMissing },
      );
    } else void mutate(() => true, undefined, { revalidate: true });
    ({ accountChangeCount } = session);
  };
  // Synchronously: no render may find the former account's data under the new token.
  const unsubscribe = subscribeKey(session, 'token', handleTokenChange, true);
  stopWatching = () => {
    unsubscribeFromTabs();
    removeEventListener('pageshow', reloadRestoredPage);
    unsubscribe();
    stopWatching = null;
  };
  return stopWatching;
}
