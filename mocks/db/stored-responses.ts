import type { Entity } from './table';

/** What was answered to a write under its `Idempotency-Key`, which is the id (D49). */
export interface StoredResponse extends Entity {
  id: string;
  /** What was asked: whose, of which address, with which body. */
  asked: string;
  status: number;
  body: object;
}
