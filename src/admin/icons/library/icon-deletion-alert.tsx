import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Flex } from 'antd';
import { useEffect, useRef } from 'react';
import type { Icon } from '@/api/admin/icons';
import { IconPicture } from '@/admin/shared/icon-picture';
import type { IconUses } from './use-icon-uses';

interface IconDeletionAlertProps {
  icon: Icon;
  uses: IconUses;
  onDelete: () => void;
  onCancel: () => void;
}

/** Renders the confirmation before an icon is deleted, with a list of its uses, inside the library's dialog. */
export function IconDeletionAlert({ icon, uses, onDelete, onCancel }: IconDeletionAlertProps) {
  const { t } = useLingui();
  const cancelButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    cancelButton.current?.focus();
  }, []);
  const usesOfIcon = uses.usesOf(icon.iconUrl);
  return (
    <Alert
      type="warning"
      role="alert"
      showIcon
      icon={<IconPicture url={icon.iconUrl} size={24} />}
      title={t`Delete this icon?`}
      description={
        <>
          {usesOfIcon.length > 0 && (
            <>
              <Trans>
                This icon is still in use. The server may refuse to delete it. If it is deleted, it
                disappears from:
              </Trans>
              <ul>
                {usesOfIcon.map((use) => (
                  <li key={use}>{use}</li>
                ))}
              </ul>
            </>
          )}
          {usesOfIcon.length === 0 && uses.isComplete === true && (
            <p>
              <Trans>No professional field uses this icon.</Trans>
            </p>
          )}
          {uses.isComplete === false && (
            <p>
              <Trans>Couldn’t check whether a professional field uses this icon.</Trans>
            </p>
          )}
          {uses.isComplete === undefined && (
            <p>
              <Trans>Checking where this icon is used…</Trans>
            </p>
          )}
          <p>
            <Trans>
              You can undo this for a few seconds, while this library is open. After that, if this
              browser could save its file, you can restore it from the deleted items as a new icon,
              and choose it again where it was used.
            </Trans>
          </p>
          <Flex gap={8} wrap style={{ marginBlockStart: 12 }}>
            <Button ref={cancelButton} onClick={onCancel}>
              <Trans>Keep it</Trans>
            </Button>
            <Button danger disabled={uses.isComplete === undefined} onClick={onDelete}>
              {usesOfIcon.length > 0 ? <Trans>Delete anyway</Trans> : <Trans>Delete</Trans>}
            </Button>
          </Flex>
        </>
      }
    />
  );
}
