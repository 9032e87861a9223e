import type { Entity } from './table';

/** The response to a mutation; the id is its `Idempotency-Key` (D49). */
export interface StoredResponse extends Entity {
  id: string;
  /** Identifies the request: account, method, URL and body. */
  fingerprint: string;
  status: number;
  body: object;
}
