import type { IdempotencyKeys } from '@/api/idempotency-keys';
import type { DeletedContent } from '@/admin/shared/deleted-item-store';

/** A mutation of rows of a list. */
export interface RowMutation<Row> {
  /** Distinguishes the mutations of a list: `pin`, `delete`. */
  name: string;
  /** `idempotencyKeys` stays the same for a retry (D49). */
  send: (row: Row, idempotencyKeys: IdempotencyKeys) => Promise<void>;
  /** Whether the mutation is a deletion, which can be undone for a time before it is sent. */
  isDeletion?: boolean;
  /** Fetches the content before a deletion, so that it can be restored; undefined if the item does not exist. */
  fetchContent?: (row: Row) => Promise<DeletedContent | undefined>;
}

/** State of the mutation of a row. A successful mutation has no result once the list is revalidated. */
export interface RowResult {
  name: string;
  /** Whether the mutation is a deletion. */
  isDeletion: boolean;
  state: 'undoable' | 'waiting' | 'sending' | 'sent' | 'failed';
  /** Error message. */
  message?: string;
  /** Whether a failed deletion may have deleted the item, or some of its languages. */
  isOutcomeUnknown?: boolean;
}

/** A failed mutation of a row that is no longer shown. */
interface HiddenFailure {
  key: string;
  rowName: string;
  message: string | undefined;
}

/** The mutations of a list, for its rows and bars. */
export interface RowMutations<Row> {
  run: (rows: readonly Row[], mutation: RowMutation<Row>) => Promise<void>;
  undo: (rows: readonly Row[]) => void;
  resultOf: (row: Row) => RowResult | undefined;
  /** Rows whose mutation can still be undone. */
  undoableRows: Row[];
  /** Visible rows whose mutation failed. */
  visibleFailedRows: Row[];
  /** Failed mutations of rows that are no longer shown; they cannot be retried. */
  hiddenFailures: HiddenFailure[];
  /** Progress of the pending mutations that can no longer be undone. */
  progress: { done: number; total: number } | undefined;
  /** Retries the mutations of `visibleFailedRows`, or of one of them. */
  retry: (row?: Row) => Promise<void>;
  /** Dismisses the failures, or that of one row. */
  dismiss: (row?: Row) => void;
}
