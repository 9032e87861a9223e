import { useEffect, useState } from 'react';
import { session } from '@/api/admin/session';
import { registerPendingMutations } from '@/admin/requests/pending-mutations';
import { recordUnsent } from '@/admin/requests/unsent-mutations';
import { useAccount } from '@/admin/shared/use-account';
import { isUnsaved, RowEdits } from './row-edits';

/**
 * Returns the edits of the rows of a list; the same object on every render. The end of the session waits for pending
 * saves, and edits that it prevents are reported after the next login.
 */
export function useRowEdits(): RowEdits {
  const [edits] = useState(() => new RowEdits());
  const account = useAccount();
  useEffect(() => registerPendingMutations(edits.settled), [edits]);
  useEffect(
    () => () => {
      if (session.token !== null) return;
      for (const edit of edits.store.get().values())
        if (isUnsaved(edit)) recordUnsent({ account, name: edit.name, deletion: false });
    },
    [edits, account],
  );
  return edits;
}
