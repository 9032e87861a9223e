import type { Operation } from './contract';
import type { AccountRecord } from './db/accounts';
import { Rejection } from './rejection';

/** Lists the mutations that a read-only account may send: those of its own account (§6). */
const OWN_ACCOUNT = new Set(['changePassword', 'changePortrait', 'uploadFile']);

/** Throws a rejection with 401 when a required token is missing, and with 403 when a read-only account may not call it. */
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
