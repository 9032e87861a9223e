import type { IdempotencyKeys } from '@/api/idempotency-keys';

/** Something to send for rows of a list. */
export interface RowMutation<Row> {
  /** Tells the writes of a list apart: `pin`, `delete`. */
  name: string;
  /** `action` is the same when a failed one is sent again (D49). */
  send: (row: Row, action: IdempotencyKeys) => Promise<void>;
  /** Whether it waits for a time before it is sent. */
  undoable?: boolean;
}

/** Where the write of a row stands. What has succeeded has no result once the list is read again. */
export interface RowResult {
  name: string;
  /** Whether the row is on its way out: what is undoable takes it away. */
  going: boolean;
  state: 'undoable' | 'waiting' | 'sending' | 'sent' | 'failed';
  /** Why it failed, in words. */
  message?: string;
  /** Whether nobody knows if a deletion that failed was carried out all the same. */
  unknown?: boolean;
}

/** A write that failed, of a row that is no longer shown. */
interface LostWrite {
  key: string;
  name: string;
  message: string | undefined;
}

/** What a list's writes give to its rows and bars. */
export interface RowMutations<Row> {
  run: (rows: readonly Row[], write: RowMutation<Row>) => Promise<void>;
  undo: (rows: readonly Row[]) => void;
  resultOf: (row: Row) => RowResult | undefined;
  /** The rows whose write can still be taken back. */
  undoable: Row[];
  /** The rows on the screen whose write has failed. */
  failed: Row[];
  /** What has failed for rows that are no longer shown: they say nothing themselves, and are not tried again. */
  lost: LostWrite[];
  /** Rows of the writes that are under way, and how many of them are done. */
  progress: { done: number; all: number } | undefined;
  /** Sends the failed ones again. */
  retry: () => Promise<void>;
  /** Forgets the failures. */
  dismiss: () => void;
}
