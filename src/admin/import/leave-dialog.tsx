import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { Modal } from 'antd';
import { session } from '@/api/admin/session';
import { isReloading } from '@/ui/reload-once';
import { useReloadBlock } from '@/ui/use-reload-block';
import type { ImportRun } from './import-run';

interface LeaveDialogProps {
  unfinished: boolean;
  /** How many rows have an outcome. */
  done: number;
  all: number;
  run: ImportRun;
}

/** Confirms leaving an unfinished import, which then pauses. Not rendered after the session has ended. */
export function LeaveDialog({ unfinished, done, all, run }: LeaveDialogProps) {
  const { t } = useLingui();
  const stays = () => unfinished && session.token !== null && !isReloading();
  useReloadBlock(unfinished);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: stays,
    enableBeforeUnload: stays,
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
        {done} of {all} rows are done. The import pauses, and you can resume it on this screen. It
        ends when this tab is closed or reloaded.
      </Trans>
    </Modal>
  );
}
