import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { isPartialDeletion, mayHaveDeleted } from '@/api/admin/verify-deletion';
import { useErrorMessage, MessageError } from '@/admin/requests/error-message';
import { useFocusFallback } from '@/admin/shared/focus-fallback';
import { registerPendingMutations } from '@/admin/requests/pending-mutations';
import { recordUnsentMutation } from '@/admin/requests/unsent-mutations';
import { useRequestErrors } from '@/admin/shared/request-error';
import { useAccount } from '@/admin/shared/use-account';
import { useIsLeft } from '@/admin/shared/use-is-left';
import { useStoreValue } from '@/lib/use-store';
import type { RowMutation, RowResult } from './row-mutation';
import { BUSY_STATES, RowMutationQueue, type ListContext } from './row-mutation-queue';
import { useSaveDeletedItems } from './use-save-deleted-items';

interface RowMutationsOptions<Row> {
  keyOf: (row: Row) => string;
  /** Returns the name of a row, which may be no longer visible. */
  nameOf: (row: Row) => string;
  /** The visible rows; undefined while unknown. */
  rows: readonly Row[] | undefined;
  /** Revalidates the queries that the rows affect; called once per batch. */
  revalidate: (rows: readonly Row[]) => Promise<void>;
}

/**
 * Returns the mutations of one or several rows, with a result per row and a retry of those that failed. When the user
 * leaves the list, sends deletions without waiting for an undo (docs/architecture.md#6-unsaved-work).
 */
export function useRowMutations<Row>(options: RowMutationsOptions<Row>) {
  const { keyOf, nameOf, rows } = options;
  const visibleRows = useMemo(
    () => rows && new Map(rows.map((row) => [keyOf(row), row])),
    [rows, keyOf],
  );
  const queue = useQueue(options, visibleRows);
  const entries = useStoreValue(queue.entries);
  const withDeletedItemsSaved = useSaveDeletedItems(keyOf);
  return useMemo(() => {
    const allEntries = [...entries.values()];
    const rowsIn = (state: RowResult['state']) =>
      allEntries.filter((entry) => entry.state === state).map(({ row }) => row);
    const busyEntries = allEntries.filter(({ state }) => BUSY_STATES.has(state));
    const doneCount = busyEntries.filter(({ state }) => state === 'sent').length;
    const failedEntries = [...entries].filter(([, { state }]) => state === 'failed');
    const isHidden = (key: string) => visibleRows?.has(key) === false;
    return {
      run: (changedRows: readonly Row[], mutation: RowMutation<Row>) =>
        queue.run(changedRows, withDeletedItemsSaved(mutation, changedRows)),
      undo: queue.undo,
      resultOf: (row: Row): RowResult | undefined => entries.get(keyOf(row)),
      undoableRows: rowsIn('undoable'),
      visibleFailedRows: failedEntries.flatMap(([key, { row }]) => (isHidden(key) ? [] : [row])),
      /** The failed mutations of rows that are no longer shown; they cannot be retried. */
      hiddenFailures: failedEntries.flatMap(([key, { row, message }]) =>
        isHidden(key) ? [{ key, rowName: nameOf(row), message }] : [],
      ),
      /** The progress of the pending mutations that can no longer be undone. */
      progress: busyEntries.length > 0 ? { done: doneCount, total: busyEntries.length } : undefined,
      retry: queue.retry,
      dismiss: queue.dismiss,
    };
  }, [queue, withDeletedItemsSaved, entries, visibleRows, keyOf, nameOf]);
}

/** Returns the queue of a list's mutations, and flushes it when the list or the page is left. */
function useQueue<Row>(
  { keyOf, nameOf, revalidate }: RowMutationsOptions<Row>,
  visibleRows: ReadonlyMap<string, Row> | undefined,
): RowMutationQueue<Row> {
  const { t } = useLingui();
  const { restoreLostFocus } = useFocusFallback();
  const { report } = useRequestErrors();
  const messageOf = useErrorMessage();
  const account = useAccount();
  // Before the effect that sends the mutations of a list that is left.
  const isLeft = useIsLeft();
  const context: ListContext<Row> = {
    ...{ keyOf, visibleRows, revalidate, messageOf, isLeft, report, restoreLostFocus },
    reportWithName: ({ row, isDeletion }, error) => {
      const name = nameOf(row);
      if (!isDeletion) {
        report(error, t`Couldn’t complete an action on “${name}”, which is no longer shown here.`);
        return;
      }
      // A deletion throws a `MessageError` if a version may exist that it did not find.
      const isPartial = isPartialDeletion(error) && !(error instanceof MessageError);
      const isUncertain = mayHaveDeleted(error) || error instanceof MessageError;
      report(
        error,
        isPartial
          ? t`“${name}” may not have been deleted in all languages.`
          : isUncertain
            ? t`Couldn’t check whether “${name}” was deleted.`
            : t`“${name}” was not deleted.`,
      );
    },
    recordForNextLogin: ({ row, isDeletion, isOutcomeUnknown }) =>
      recordUnsentMutation({ account, name: nameOf(row), deletion: isDeletion, isOutcomeUnknown }),
    sessionEndedError: new MessageError(t`Your session ended before the change was sent.`),
  };
  const [queue] = useState(() => new RowMutationQueue(context));
  useEffect(() => queue.update(context));
  useEffect(() => {
    const flush = () => void queue.flush(false);
    const unregister = registerPendingMutations(() => queue.flush(true));
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      unregister();
      flush();
    };
  }, [queue]);
  return queue;
}
