import { useEffect, useState } from 'react';
import { session } from '@/api/admin/session';
import { registerPendingMutations } from '@/admin/requests/pending-mutations';
import { recordUnsent } from '@/admin/requests/unsent-mutations';
import { useAccount } from '@/admin/shared/use-account';
import { RowEdits, type Texts } from './row-edits';

/**
 * Returns the edits of the rows of a list; the same object on every render. The end of the session waits for pending
 * saves, and edits that it prevents are reported after the next login.
 */
export function useRowEdits<Value = Texts>(): RowEdits<Value> {
  const [edits] = useState(() => new RowEdits<Value>());
  const account = useAccount();
  useEffect(() => registerPendingMutations(edits.settled), [edits]);
  useEffect(
    () => () => {
      if (session.token !== null) return;
      for (const { name } of edits.unsaved()) recordUnsent({ account, name, deletion: false });
    },
    [edits, account],
  );
  return edits;
}
