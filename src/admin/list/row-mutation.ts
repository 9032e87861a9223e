import type { IdempotencyKeys } from '@/api/idempotency-keys';
import type { DeletedContent } from '@/admin/shared/deleted-item-store';
import type { useRowMutations } from './use-row-mutations';

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

/** State of the mutation of a row. A mutation that was sent has no result once the list is revalidated. */
export interface RowResult {
  name: string;
  isDeletion: boolean;
  state: 'undoable' | 'waiting' | 'sending' | 'sent' | 'failed';
  message?: string;
  /** Whether a failed deletion may have deleted the item, or some of its languages. */
  isOutcomeUnknown?: boolean;
}

/** The mutations of a list, for its rows and bars. */
export type RowMutations<Row> = ReturnType<typeof useRowMutations<Row>>;
