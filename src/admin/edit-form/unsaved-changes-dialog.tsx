import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Flex } from 'antd';
import { useEffect } from 'react';
import { RETENTION_DAYS } from '@/admin/shared/admin-db';
import { useLeaveConfirmation } from '@/admin/shared/use-leave-confirmation';
import { ConfirmDialog } from '@/admin/shared/confirm-dialog';
import type { FieldLabels } from './differences';
import { SaveAsFileButton } from './save-as-file-button';
import type { DraftState } from './use-draft';

interface UnsavedChangesDialogProps {
  hasChanges: boolean;
  /** Whether the changes are being published, with an outcome that is still unknown. */
  isPublishing: boolean;
  draft: Pick<DraftState<unknown>, 'saveDraft' | 'savedIn' | 'getChanges' | 'getTitle'>;
  labels: FieldLabels;
}

/**
 * Confirms leaving a screen with unpublished changes (docs/architecture.md#6-unsaved-work) and shows where they are
 * saved. Does not open after the session has ended: the draft is then offered after the next login.
 */
export function UnsavedChangesDialog({
  hasChanges,
  isPublishing,
  draft,
  labels,
}: UnsavedChangesDialogProps) {
  const { t } = useLingui();
  const dialog = useLeaveConfirmation(hasChanges);
  const isOpen = dialog.open;
  const { saveDraft, savedIn } = draft;
  useEffect(() => {
    if (isOpen) void saveDraft();
  }, [isOpen, saveDraft]);
  return (
    <ConfirmDialog
      {...dialog}
      title={isPublishing ? t`Leave while publishing?` : t`Leave without publishing?`}
    >
      <Flex vertical gap={12} align="start">
        <p>
          {isPublishing ? (
            <Trans>Your changes are being published. The server has not confirmed this yet.</Trans>
          ) : (
            <Trans>Your changes are not published.</Trans>
          )}
        </p>
        <p role="status">
          {savedIn === 'browser' && (
            <Plural
              value={RETENTION_DAYS}
              one="They are saved as a draft in this browser for # day, and you can restore them when you return."
              other="They are saved as a draft in this browser for # days, and you can restore them when you return."
            />
          )}
          {savedIn === 'page' && (
            <Trans>
              This browser can’t save them. You can restore them only until this page is closed or
              reloaded.
            </Trans>
          )}
        </p>
        {savedIn === 'page' && <SaveAsFileButton draft={draft} labels={labels} />}
      </Flex>
    </ConfirmDialog>
  );
}
