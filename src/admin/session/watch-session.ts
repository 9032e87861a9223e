import { mutate } from 'swr';
import { subscribeKey } from 'valtio/utils';
import { syncWithStorage, followOtherTabs, session } from '@/api/admin/session';
import { clearRecentItems } from './recent-items';

let stop: (() => void) | null = null;

/** What visitors can read, too: it shows nothing of a session. */
const PUBLIC = ['/user/portal-config', '/common/language'];

/** Forgets everything that was read for staff: called when the last screen of a session has gone. */
export function clearQueryCache(): void {
  const own = (key: unknown) => !(Array.isArray(key) && PUBLIC.includes(String(key[1])));
  void mutate(own, undefined, { revalidate: false });
}

/**
 * A page that the browser brings back as it was left ("back") shows nothing of a session that has ended
 * since, and begins anew.
 */
function wake({ persisted }: PageTransitionEvent): void {
  if (!persisted || !syncWithStorage()) return;
  document.documentElement.hidden = true;
  location.reload();
}

/**
 * From the first call on, follows the session of the other tabs, and forgets everything that was read
 * whenever another account signs in: nobody ever sees what another account has read. What is on the
 * screen when a session ends stays until the login screen is there, or until the same account signs in
 * again: then only what is missing is read, so that open forms keep what they are based on. Calling it
 * again does nothing. Gives the function that stops it.
 */
export function watchSession(): () => void {
  if (stop) return stop;
  const unfollow = followOtherTabs();
  addEventListener('pageshow', wake);
  let { accountChanges } = session;
  const forget = (token: string | null) => {
    clearRecentItems();
    if (token === null) return;
    if (accountChanges === session.accountChanges) {
      const isMissing = (data: unknown) => data === undefined;
      void mutate(
        () => true,
        (data: unknown) => data,
        { revalidate: isMissing },
      );
    } else void mutate(() => true, undefined, { revalidate: true });
    ({ accountChanges } = session);
  };
  // In sync: no render may find the former account's data under the new token.
  const unsubscribe = subscribeKey(session, 'token', forget, true);
  stop = () => {
    unfollow();
    removeEventListener('pageshow', wake);
    unsubscribe();
    stop = null;
  };
  return stop;
}
