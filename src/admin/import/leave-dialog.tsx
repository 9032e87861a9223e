import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { Modal } from 'antd';
import { session } from '@/api/admin/session';
import { isReloading } from '@/ui/reload-once';
import { SentenceSpace } from '@/ui/sentence-space';
import { useReloadBlock } from '@/ui/use-reload-block';
import type { ImportRun } from './import-run';

interface LeaveDialogProps {
  isUnfinished: boolean;
  /** How many rows have an outcome. */
  done: number;
  all: number;
  run: ImportRun;
  /** Whether the import survives a reload of this tab. */
  isStored: boolean;
}

/** Confirms leaving an unfinished import, which then pauses. Not rendered after the session has ended. */
export function LeaveDialog({ isUnfinished, done, all, run, isStored }: LeaveDialogProps) {
  const { t } = useLingui();
  const isBlocking = () => isUnfinished && session.token !== null && !isReloading();
  useReloadBlock(isUnfinished);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: isBlocking,
    enableBeforeUnload: isBlocking,
    withResolver: true,
  });
  return (
    <Modal
      open={status === 'blocked'}
      title={t`Leave during the import?`}
      okText={t`Pause and leave`}
      cancelText={t`Stay`}
      onOk={() => {
        run.pause();
        proceed?.();
      }}
      onCancel={() => reset?.()}
    >
      <Trans>
        {done} of {all} rows are done. The import pauses, and you can resume it on this screen.
      </Trans>
      <SentenceSpace />
      {isStored ? (
        <Trans>It ends when this tab is closed.</Trans>
      ) : (
        <Trans>It ends when this tab is closed or reloaded.</Trans>
      )}
    </Modal>
  );
}
