import { proxy } from 'valtio/vanilla';
import { fingerprint } from './fingerprint';
import { readStorage, writeStorage } from '@/lib/storage';
import { ApiError } from '@/api/errors';
import { TOKEN_KEY } from '@/api/request-headers';
import { isUsableToken } from './usable-token';

/** The storage key of a token's name and account, in one value: another tab may replace the token at any time. */
const ACCOUNT_KEY = 'lawfirm_account';

/** `expired` and `quit`: in this tab; `elsewhere`: either, in another tab (D54). */
type SessionEndReason = 'expired' | 'quit' | 'elsewhere';

interface Session {
  token: string | null;
  endReason: SessionEndReason | null;
  /** Counts the changes of account on this page; a new token of the same account is no change. */
  accountChangeCount: number;
}

/** Returns the stored token; discards one that no header can carry, so that the user has to log in. */
function readStoredToken(): string | null {
  const token = readStorage('localStorage', TOKEN_KEY);
  if (token === null || isUsableToken(token)) return token;
  writeStorage('localStorage', TOKEN_KEY, null);
  return null;
}

/** Holds the staff session (§4) of this tab: the backend's token (D5), which tabs share by storage, and how it ended. */
export const session = proxy<Session>({
  token: readStoredToken(),
  endReason: null,
  accountChangeCount: 0,
});

/** Returns a hash of a token that names it in storage, where the token itself must not be repeated. */
export function tokenName(token: string): string {
  return `token ${fingerprint(token)}`;
}

/** Maps token names to the accounts that logged in on this page, also when storage is blocked. */
const accountsByTokenName = new Map<string, string>();

/** Returns the account that a token was issued to; undefined if this browser does not know it. */
export function accountOf(token: string): string | undefined {
  const name = tokenName(token);
  const [storedName, storedAccount] = (readStorage('localStorage', ACCOUNT_KEY) ?? '').split('\n');
  return accountsByTokenName.get(name) ?? (storedName === name ? storedAccount : undefined);
}

/** The account of the current or the last session; undefined when it is not known. */
let lastAccount = session.token === null ? undefined : accountOf(session.token);

/** Sets the account of the session from the profile, if `token` is current and its account is unknown. Stores nothing. */
export function setAccountIfUnknown(token: string | null, account: string | undefined): void {
  if (token === session.token) lastAccount ??= account;
}

/** Returns the account of a session that expired or that another tab ended, if this page knows it. */
export function accountOfEndedSession(): string | undefined {
  const { endReason } = session;
  return endReason === 'expired' || endReason === 'elsewhere' ? lastAccount : undefined;
}

/** Makes a token the session's. An unknown account counts as a change of account. */
function adoptToken(token: string): void {
  const account = accountOf(token);
  // Before the token, whose subscribers read the count.
  if (account === undefined || account !== lastAccount) session.accountChangeCount += 1;
  lastAccount = account;
  session.token = token;
  session.endReason = null;
}

/** Starts a session with the token of a login and its account. */
export function startSession(token: string, account?: string): void {
  const name = tokenName(token);
  if (account) accountsByTokenName.set(name, account);
  // Before the token: its change makes other tabs read the account.
  writeStorage('localStorage', ACCOUNT_KEY, account ? `${name}\n${account}` : null);
  writeStorage('localStorage', TOKEN_KEY, token);
  adoptToken(token);
}

/** Returns whether the session ended in another tab, so that this tab shows a login dialog above its screen (D54). */
export function isWaitingForLogin({
  token,
  endReason,
}: Pick<Session, 'token' | 'endReason'>): boolean {
  return token === null && endReason === 'elsewhere';
}

/** Returns the token to send. Throws an `ApiError` (401) without one, so that staff send no call without it (§6). */
export function tokenToSend(): string {
  if (session.token === null) throw new ApiError({ kind: 'http', status: 401 });
  return session.token;
}

/**
 * Ends the session in this tab and in storage. `token` is the one that was sent with a failed call: a late 401 to an
 * older token changes nothing, and of several parallel 401s only the first has an effect (D3).
 */
export function endSession(reason: SessionEndReason, token: string | null = session.token): void {
  if (session.token === null || token !== session.token) return;
  writeStorage('localStorage', TOKEN_KEY, null);
  writeStorage('localStorage', ACCOUNT_KEY, null);
  session.token = null;
  session.endReason = reason;
}

/**
 * Adopts the session in the browser's storage, which another tab may have changed. Returns whether it differs from
 * the former one.
 */
export function syncWithStorage(): boolean {
  const token = readStoredToken();
  if (token === session.token) return false;
  if (token === null) {
    session.token = null;
    session.endReason = 'elsewhere';
  } else adoptToken(token);
  return true;
}

/** Subscribes to login and logout in the other tabs of this browser. Returns the unsubscribe function. */
export function subscribeToOtherTabs(): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY || event.key === null) syncWithStorage();
  };
  addEventListener('storage', handleStorage);
  return () => {
    removeEventListener('storage', handleStorage);
  };
}
