import { mutate } from 'swr';
import { subscribe } from 'valtio/vanilla';
import { followOtherTabs, session } from '../../api/staff/session';

let stop: (() => void) | null = null;

/**
 * From the first call on, follows the session of the other tabs, and forgets everything that was read
 * whenever another session begins: nobody ever sees what another account has read. What is on the
 * screen when a session ends stays until the login screen is there. Calling it again does nothing.
 * Gives the function that stops it.
 */
export function watchSession(): () => void {
  if (stop) return stop;
  let { token } = session;
  const unfollow = followOtherTabs();
  const forget = () => {
    if (session.token === token) return;
    token = session.token;
    if (token !== null) void mutate(() => true, undefined, { revalidate: true });
  };
  // In sync: no render may find the former account's data under the new token.
  const unsubscribe = subscribe(session, forget, true);
  stop = () => {
    unfollow();
    unsubscribe();
    stop = null;
  };
  return stop;
}
