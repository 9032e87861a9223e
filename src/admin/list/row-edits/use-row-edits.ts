import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { App } from 'antd';
import { useEffect, useState } from 'react';
import { session } from '@/api/admin/session';
import { MessageError } from '@/admin/requests/error-message';
import { registerPendingMutations } from '@/admin/requests/pending-mutations';
import { recordUnsentMutation } from '@/admin/requests/unsent-mutations';
import { useRequestErrors } from '@/admin/shared/request-error';
import { useAccount } from '@/admin/shared/use-account';
import { saveInterruptedEdits, consumeInterruptedEdits } from './interrupted-edits';
import {
  ChangedByOthersError,
  RowEdits,
  type RefreshItems,
  type TextsByLanguage,
} from './row-edits';

/** How long the notice of restored edits is shown, in seconds. */
const NOTICE_SECONDS = 10;

/**
 * Returns the edits of a column in the rows of a list; the same object on every render. A logout waits for pending
 * saves. Edits that the end of the session or a reload interrupts are open again when the account is back in this tab,
 * if they can be stored. A save that fails after the list was left is reported with the name of the row. `column` names
 * the list and the column.
 */
export function useRowEdits<Value = TextsByLanguage>(
  column: string,
  refreshItems: RefreshItems,
): RowEdits<Value> {
  const { t } = useLingui();
  const { message } = App.useApp();
  const { report } = useRequestErrors();
  const [edits] = useState(() => new RowEdits<Value>(refreshItems));
  const account = useAccount();
  useEffect(() => registerPendingMutations(edits.whenSettled), [edits]);
  useEffect(() => {
    edits.setReportAfterLeaving(undefined);
    return () =>
      edits.setReportAfterLeaving((name, error) =>
        report(
          error instanceof ChangedByOthersError
            ? new MessageError(t`Someone else has changed this in the meantime.`)
            : error,
          t`Couldn’t complete an action on “${name}”, which is no longer shown here.`,
        ),
      );
  }, [edits, report, t]);
  useEffect(() => {
    if (account === undefined || session.token === null) return;
    const interruptedEdits = consumeInterruptedEdits<Value>(account, column);
    if (interruptedEdits.length === 0) return;
    edits.restore(interruptedEdits);
    void message.info(
      t`${plural(interruptedEdits.length, {
        one: 'The change in # row was not published. Its editor is open again.',
        other: 'The changes in # rows were not published. Their editors are open again.',
      })}`,
      NOTICE_SECONDS,
    );
  }, [account, column, edits, message, t]);
  useEffect(() => {
    if (account === undefined) return;
    const save = () => void saveInterruptedEdits(account, column, edits.unsavedEdits());
    // A page that the browser restores still has the edits.
    const forget = () => void consumeInterruptedEdits(account, column);
    addEventListener('pagehide', save);
    addEventListener('pageshow', forget);
    return () => {
      removeEventListener('pagehide', save);
      removeEventListener('pageshow', forget);
    };
  }, [edits, account, column]);
  useEffect(
    () => () => {
      if (session.token !== null) return;
      const unsavedEdits = edits.unsavedEdits();
      const isSaved = account !== undefined && saveInterruptedEdits(account, column, unsavedEdits);
      if (isSaved) return;
      for (const { name } of unsavedEdits) recordUnsentMutation({ account, name, deletion: false });
    },
    [edits, account, column],
  );
  return edits;
}
