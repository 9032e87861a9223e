import { PushpinFilled } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import type { IdempotencyKeys } from '@/api/idempotency-keys';
import styles from './list.module.css';
import type { MoreActions } from './row-actions';
import type { RowMutations } from './row-mutation';

/** Which rows of a list come before all others, and what changes that (D23). */
export interface RowPins<Row> {
  /** What was just wished for, otherwise what is stored. */
  isPinned: (row: Row) => boolean;
  set: (rows: readonly Row[], pinned: boolean) => void;
  /** The entry of a row's menu. */
  entry: (row: Row) => MoreActions[number];
}

/** The pins of a list with these writes: `isStored` says what the server has of a row, `send` changes it. */
export function rowPins<Row>(
  writes: RowMutations<Row>,
  isStored: (row: Row) => boolean,
  send: (row: Row, pinned: boolean, action: IdempotencyKeys) => Promise<void>,
): RowPins<Row> {
  const wishFor = (row: Row) => {
    const result = writes.resultOf(row);
    return result?.state === 'failed' || result?.going ? undefined : result?.name;
  };
  const isPinned = (row: Row) => {
    const wish = wishFor(row);
    return wish === undefined ? isStored(row) : wish === 'pin';
  };
  const set = (rows: readonly Row[], pinned: boolean) =>
    void writes.run(rows, {
      name: pinned ? 'pin' : 'unpin',
      send: (row, action) => send(row, pinned, action),
    });
  return {
    isPinned,
    set,
    entry: (row) => ({
      key: 'pin',
      label: isPinned(row) ? <Trans>Unpin</Trans> : <Trans>Pin</Trans>,
      // A row has one write at a time: another wish would be lost.
      disabled: wishFor(row) !== undefined,
      onClick: () => set([row], !isPinned(row)),
    }),
  };
}

/** Marks a row as pinned. */
export function PinnedMark() {
  return (
    <span className={styles.pinned}>
      <PushpinFilled aria-hidden /> <Trans>Pinned</Trans>
    </span>
  );
}
