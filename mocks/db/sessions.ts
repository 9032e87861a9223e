import type { Entity } from './table';

/** A login. The id is the token itself (D5). */
export interface SessionRecord extends Entity {
  id: string;
  accountId: number;
  expiresAt: number;
}
