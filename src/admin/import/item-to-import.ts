import type { IdempotencyKeys } from '@/api/idempotency-keys';
import type { ExistingItems } from './checked-row';

/** An item that was stored; its `no` is undefined if the response lacks it (D18). */
export interface SavedItem {
  no: string | undefined;
}

/** The item of a row to import, with the requests that store it. */
export interface ItemToImport {
  send: (idempotencyKeys: IdempotencyKeys) => Promise<SavedItem>;
  /** Finds the item if an earlier attempt stored it. Throws `ApiError`. */
  find: () => Promise<SavedItem | undefined>;
  /** Returns the imported item as a list has it; undefined if the list lacks it. */
  locate: (item: SavedItem, list: ExistingItems) => SavedItem | undefined;
  /** Records the item as created, if it was imported before a reload of the page. */
  record: (item: SavedItem) => void;
}

/** The progress of a row, stored for the page after a reload. */
export interface RowProgress {
  /** `unknown` is a row that may have been stored. */
  state: 'waiting' | 'unknown' | 'imported' | 'failed';
  no?: string | undefined;
  /** The idempotency key of its request; a failed row is sent again with another one (D49). */
  key: string;
}

export interface RowOutcome {
  state: 'waiting' | 'sending' | 'imported' | 'failed';
  /** The `no` of the imported item, if known. */
  no?: string | undefined;
  error?: unknown;
  /** Whether a row that failed or waits may have been stored: it is looked for before it is sent again. */
  mayBeStored?: boolean;
  /** Whether the server accepted a failed row, but the list lacks its item (D52). */
  isMissing?: boolean;
}
