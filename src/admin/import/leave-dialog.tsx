import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { hasResumableImport } from '@/admin/session/use-log-out';
import { useLeaveConfirmation } from '@/admin/shared/use-leave-confirmation';
import { SentenceSpace } from '@/ui/sentence-space';
import { useReloadBlock } from '@/ui/use-reload-block';
import { ConfirmDialog } from '@/admin/shared/confirm-dialog';
import type { ImportRun } from './import-run';

interface LeaveDialogProps {
  isUnfinished: boolean;
  isPaused: boolean;
  /** How many rows are imported or have failed. */
  doneCount: number;
  rowCount: number;
  run: ImportRun;
  isStored: boolean;
}

/** Confirms leaving an unfinished import, which pauses unless all rows are done. Stays closed once the session ended. */
export function LeaveDialog({
  isUnfinished,
  isPaused,
  doneCount,
  rowCount,
  run,
  isStored,
}: LeaveDialogProps) {
  const { t } = useLingui();
  useReloadBlock(isUnfinished);
  const dialog = useLeaveConfirmation(isUnfinished);
  // Only the final check remains, which cannot be paused.
  const areAllDone = doneCount === rowCount;
  const isResumable = isUnfinished && !areAllDone;
  useEffect(() => {
    hasResumableImport.set(isResumable);
    return () => hasResumableImport.set(false);
  }, [isResumable]);
  return (
    <ConfirmDialog
      {...dialog}
      title={t`Leave during the import?`}
      okText={areAllDone || isPaused ? dialog.okText : t`Pause and leave`}
      onOk={(event) => {
        run.pause();
        dialog.onOk?.(event);
      }}
    >
      {areAllDone ? (
        <Trans>All rows are done. You can see the result on this screen later.</Trans>
      ) : (
        <>
          {isPaused ? (
            <Trans>
              {doneCount} of {rowCount} rows are done. The import is paused, and you can resume it
              on this screen.
            </Trans>
          ) : (
            <Trans>
              {doneCount} of {rowCount} rows are done. The import pauses, and you can resume it on
              this screen.
            </Trans>
          )}
          <SentenceSpace />
          {isStored ? (
            <Trans>It ends when this tab is closed.</Trans>
          ) : (
            <Trans>It ends when this tab is closed or reloaded.</Trans>
          )}
        </>
      )}
    </ConfirmDialog>
  );
}
