import type { Entity, Table } from './table';

const TOKEN_BYTES = 18;

/** A login. The id is the token itself (D5). */
export interface SessionRecord extends Entity {
  id: string;
  accountId: number;
  expiresAt: number;
}

/** Opens a session for an account and returns its token. */
export function openSession(
  sessions: Table<SessionRecord>,
  session: Pick<SessionRecord, 'accountId' | 'expiresAt'>,
): string {
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
  return sessions.put({ id: btoa(String.fromCharCode(...bytes)), ...session }).id;
}
