import { PushpinFilled } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import type { IdempotencyKeys } from '@/api/idempotency-keys';
import styles from './list.module.css';
import type { MoreActions } from './row-actions';
import type { RowMutations } from './row-mutation';
import { isPending } from './row-mutation-queue';

/** Pinned rows of a list, which are shown first, and the action that changes them (D23). */
export type RowPins<Row> = ReturnType<typeof createRowPins<Row>>;

/** Returns the pins of a list: `isStoredPin` returns whether a row is stored as pinned, `send` changes that. */
export function createRowPins<Row>(
  mutations: RowMutations<Row>,
  isStoredPin: (row: Row) => boolean,
  send: (row: Row, isPinned: boolean, idempotencyKeys: IdempotencyKeys) => Promise<void>,
) {
  const pendingPin = (row: Row) => {
    const { state, name } = mutations.resultOf(row) ?? {};
    return state !== 'failed' && (name === 'pin' || name === 'unpin') ? name : undefined;
  };
  const isPinned = (row: Row) => {
    const pending = pendingPin(row);
    return pending === undefined ? isStoredPin(row) : pending === 'pin';
  };
  const setPinned = (rows: readonly Row[], shouldPin: boolean) =>
    void mutations.run(rows, {
      name: shouldPin ? 'pin' : 'unpin',
      send: (row, idempotencyKeys) => send(row, shouldPin, idempotencyKeys),
    });
  return {
    /** Returns the pending value if there is one, otherwise the stored value. */
    isPinned,
    setPinned,
    menuItemOf: (row: Row): MoreActions[number] => ({
      key: 'pin',
      label: isPinned(row) ? <Trans>Unpin</Trans> : <Trans>Pin</Trans>,
      // A row has one mutation at a time: a second mutation would be lost.
      disabled: isPending(mutations.resultOf(row)),
      onClick: () => setPinned([row], !isPinned(row)),
    }),
  };
}

/** Renders the mark of a pinned row. */
export function PinnedMark() {
  return (
    <span className={styles.pinnedMark}>
      <PushpinFilled aria-hidden /> <Trans>Pinned</Trans>
    </span>
  );
}
