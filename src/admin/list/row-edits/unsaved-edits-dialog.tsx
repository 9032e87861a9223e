import { Plural, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { useLeaveConfirmation } from '@/admin/shared/use-leave-confirmation';
import { useReloadBlock } from '@/ui/use-reload-block';
import { ConfirmDialog } from '@/admin/shared/confirm-dialog';
import type { RowEdits } from './row-edits';

/** The edits of a column, of any value. */
interface AnyEdits {
  store: Pick<RowEdits['store'], 'subscribe'>;
  unsavedEdits: () => readonly { key: string }[];
}

/** Confirms leaving a list with unpublished changes in its rows, which stay when the page of the list changes. */
export function UnsavedEditsDialog({ edits }: { edits: readonly AnyEdits[] }) {
  const { t } = useLingui();
  const subscribe = (listener: () => void) => {
    const unsubscribers = edits.map(({ store }) => store.subscribe(listener));
    return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
  };
  // A row with edits in several columns counts once.
  const count = useSyncExternalStore(
    subscribe,
    () => new Set(edits.flatMap(({ unsavedEdits }) => unsavedEdits().map(({ key }) => key))).size,
  );
  useReloadBlock(count > 0);
  const dialog = useLeaveConfirmation(count > 0, (from, to) => from === to);
  return (
    <ConfirmDialog {...dialog} title={t`Leave without publishing?`}>
      <Plural
        value={count}
        one="The change in # row is not published and will be lost."
        other="The changes in # rows are not published and will be lost."
      />
    </ConfirmDialog>
  );
}
