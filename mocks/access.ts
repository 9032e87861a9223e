import type { Operation } from './contract';
import type { AccountRecord } from './db/accounts';
import { Rejection } from './rejection';

/** What a reader may write: only what belongs to the own account (§6). */
const OWN_ACCOUNT = new Set(['changePassword', 'changePortrait', 'uploadFile']);

/** Refuses with 401 what needs a token and has none, and with 403 what a reader may not write. */
export function checkAccess(
  { id, method, needsToken }: Operation,
  account: AccountRecord | null,
): void {
  if (!needsToken) return;
  if (!account) throw new Rejection(401, 'unauthorized');
  if (!account.mayWrite && method !== 'GET' && !OWN_ACCOUNT.has(id)) {
    throw new Rejection(403, 'forbidden');
  }
}
