import type { IdempotencyKeys } from '@/api/idempotency-keys';
import type { ExistingItems } from './checked-row';

/** A stored item; its `no` is undefined while it is unknown, since the response may lack it (D18). */
export interface SavedItem {
  no: string | undefined;
}

export interface ItemToImport {
  send: (idempotencyKeys: IdempotencyKeys) => Promise<SavedItem>;
  /** Finds the item if an earlier attempt stored it. Throws `ApiError`. */
  find: () => Promise<SavedItem | undefined>;
  /** Returns the imported item with its `no` from a list; undefined if the list is complete and lacks the item. */
  locate: (item: SavedItem, list: ExistingItems) => SavedItem | undefined;
  /** Records as created an item that was imported before a reload of the page. */
  record: (item: SavedItem) => void;
}

/** The progress of a row, stored for the page after a reload. */
export interface RowProgress {
  /** `unknown`: the row may have been stored. */
  state: 'waiting' | 'unknown' | 'imported' | 'failed';
  no?: string | undefined;
  /** The idempotency key of the request; a failed row is sent again with another one (D49). */
  key: string;
}

export interface RowOutcome {
  state: 'waiting' | 'sending' | 'imported' | 'failed';
  no?: string | undefined;
  error?: unknown;
  /** Whether a row that failed or waits may have been stored: it is looked for before it is sent again. */
  mayBeStored?: boolean;
  /** Whether the server accepted a failed row, but the list lacks its item (D52). */
  isMissing?: boolean;
}
