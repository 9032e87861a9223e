import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { Modal } from 'antd';
import { useEffect } from 'react';
import { session } from '../../../api/staff/session';
import { objectToReload } from '../../../ui/reload-once';

/**
 * Asks before a screen with unpublished changes is left (design 6). Not when the session is over: then
 * the draft waits for the next login.
 */
export function LeaveQuestion({ changed, onLeave }: { changed: boolean; onLeave: () => void }) {
  const { t } = useLingui();
  const stays = () => changed && session.token !== null;
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: stays,
    enableBeforeUnload: stays,
    withResolver: true,
  });
  useEffect(() => (changed ? objectToReload() : undefined), [changed]);
  return (
    <Modal
      open={status === 'blocked'}
      title={t`Leave without publishing?`}
      okText={t`Leave`}
      cancelText={t`Stay`}
      onOk={() => {
        onLeave();
        proceed?.();
      }}
      onCancel={() => reset?.()}
    >
      <p>
        <Trans>
          Your changes are not published. They are kept as a draft in this browser and offered to
          you when you come back.
        </Trans>
      </p>
    </Modal>
  );
}
