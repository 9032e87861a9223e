import { proxy } from 'valtio/vanilla';
import { readStored, writeStored } from '../../lib/storage';

const TOKEN_KEY = 'lawfirm_token';

/** Why the session ended: the server no longer knows the token, or the person signed out. */
export type SessionEnd = 'expired' | 'quit';

/**
 * The staff session (§4): the token as the backend gave it (D5), and how the last one ended. Shared by all tabs.
 */
export const session = proxy<{ token: string | null; ended: SessionEnd | null }>({
  token: readStored('localStorage', TOKEN_KEY),
  ended: null,
});

/** Starts a session with the token of a login. */
export function startSession(token: string): void {
  writeStored('localStorage', TOKEN_KEY, token);
  session.token = token;
  session.ended = null;
}

/**
 * Ends the session. `token` is the one the failing call was sent with: a late 401 of an older token
 * changes nothing, and of several parallel ones only the first does anything (D3).
 */
export function endSession(why: SessionEnd, token: string | null = session.token): void {
  if (session.token === null || token !== session.token) return;
  writeStored('localStorage', TOKEN_KEY, null);
  session.token = null;
  session.ended = why;
}

/**
 * Takes over the session that the browser has stored, as another tab may have left it. Gives whether
 * that is another one than before.
 */
export function catchUp(): boolean {
  const token = readStored('localStorage', TOKEN_KEY);
  if (token === session.token) return false;
  session.token = token;
  session.ended = token === null ? 'quit' : null;
  return true;
}

/** Follows sign-in and sign-out of the other tabs of this browser. Gives the function that stops it. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY || event.key === null) catchUp();
  };
  addEventListener('storage', follow);
  return () => {
    removeEventListener('storage', follow);
  };
}
