import { proxy } from 'valtio/vanilla';
import { fingerprint } from '@/lib/fingerprint';
import { readStored, writeStored } from '@/lib/storage';
import { ApiError } from '@/api/errors';
import { TOKEN_KEY } from '@/api/request-headers';
import { isUsableToken } from './usable-token';

/** Which account a token was given to: both in one value, as the token may be replaced without it. */
const ACCOUNT_KEY = 'lawfirm_account';

/**
 * Why the session ended: the server no longer knows the token, or the person signed out, both in this tab, or either of
 * them in another tab (D54).
 */
export type SessionEnd = 'expired' | 'quit' | 'elsewhere';

interface Session {
  token: string | null;
  ended: SessionEnd | null;
  /** How often the account has changed on this page. A new token of the same account does not count. */
  accountChanges: number;
}

/** Returns the stored token; one that no header can carry is discarded, and the person is asked to sign in. */
function storedToken(): string | null {
  const token = readStored('localStorage', TOKEN_KEY);
  if (token === null || isUsableToken(token)) return token;
  writeStored('localStorage', TOKEN_KEY, null);
  return null;
}

/**
 * The staff session (§4): the token as the backend gave it (D5), and how the last one ended. Shared by all tabs.
 */
export const session = proxy<Session>({
  token: storedToken(),
  ended: null,
  accountChanges: 0,
});

/** What names a token where the token itself must not lie. */
export function tokenName(token: string): string {
  return `token ${fingerprint(token)}`;
}

/** The accounts that have signed in on this page, by the names of their tokens, also where storage is blocked. */
const accounts = new Map<string, string>();

/** The account that was typed to get a token; undefined where it was got elsewhere. */
export function accountOf(token: string): string | undefined {
  const name = tokenName(token);
  const [named, account] = (readStored('localStorage', ACCOUNT_KEY) ?? '').split('\n');
  return accounts.get(name) ?? (named === name ? account : undefined);
}

/** The account of the present session, or of the last one; undefined where it is not known. */
let lastAccount = session.token === null ? undefined : accountOf(session.token);

/** Stores the account of a session whose login this browser has not seen, as the profile names it. */
export function setAccount(token: string | null, account: string | undefined): void {
  if (token === session.token) lastAccount ??= account;
}

/** Takes a token over. Where its account is not known, it counts as another account than the last. */
function takeToken(token: string): void {
  const account = accountOf(token);
  // Before the token, whose subscribers read it.
  if (account === undefined || account !== lastAccount) session.accountChanges += 1;
  lastAccount = account;
  session.token = token;
  session.ended = null;
}

/** Starts a session with the token of a login, and the account that was typed there. */
export function startSession(token: string, account?: string): void {
  const name = tokenName(token);
  if (account) accounts.set(name, account);
  // Before the token: other tabs follow that, and find this.
  writeStored('localStorage', ACCOUNT_KEY, account ? `${name}\n${account}` : null);
  writeStored('localStorage', TOKEN_KEY, token);
  takeToken(token);
}

/** Returns whether a session is over that another tab has ended: this tab waits for the next login (D54). */
export function isWaitingForLogin({ token, ended }: Pick<Session, 'token' | 'ended'>): boolean {
  return token === null && ended === 'elsewhere';
}

/** Returns the token to send. Throws a 401 while this tab waits for a login: a call without a token is not sent. */
export function tokenToSend(): string | null {
  if (isWaitingForLogin(session)) throw new ApiError({ kind: 'http', status: 401 });
  return session.token;
}

/**
 * Ends the session. `token` is the one the failing call was sent with: a late 401 of an older token
 * changes nothing, and of several parallel ones only the first does anything (D3).
 */
export function endSession(why: SessionEnd, token: string | null = session.token): void {
  if (session.token === null || token !== session.token) return;
  writeStored('localStorage', TOKEN_KEY, null);
  writeStored('localStorage', ACCOUNT_KEY, null);
  session.token = null;
  session.ended = why;
}

/**
 * Takes over the session that the browser has stored, as another tab may have left it. Gives whether
 * that is another one than before.
 */
export function syncWithStorage(): boolean {
  const token = storedToken();
  if (token === session.token) return false;
  if (token === null) {
    session.token = null;
    session.ended = 'elsewhere';
  } else takeToken(token);
  return true;
}

/** Follows sign-in and sign-out of the other tabs of this browser. Gives the function that stops it. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY || event.key === null) syncWithStorage();
  };
  addEventListener('storage', follow);
  return () => {
    removeEventListener('storage', follow);
  };
}
