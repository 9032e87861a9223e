import { useLingui } from '@lingui/react/macro';
import { App } from 'antd';
import { changePortrait, fetchProfile } from '@/api/admin/profile';
import { isEqualWhenStored } from '@/admin/edit-form/compare-saved';
import { SmallFormDialog } from '@/admin/form-dialog/small-form-dialog';
import { useSmallForm } from '@/admin/fields/use-small-form';
import { MessageError } from '@/admin/requests/error-message';
import { PictureField } from '@/admin/upload/picture-field';

interface PortraitDialogProps {
  /** The URL of the current portrait; empty if there is none. */
  portrait: string;
  onClosed: () => void;
}

/** Renders the dialog that changes the portrait of the logged-in user: uploaded, cropped to a square, or removed (§7, D34). */
export function PortraitDialog({ portrait, onClosed }: PortraitDialogProps) {
  const { t } = useLingui();
  const { notification } = App.useApp();
  const form = useSmallForm({
    initialValues: { headImg: portrait },
    send: async ({ headImg }, idempotencyKeys) => {
      if (headImg === portrait) return;
      await changePortrait(headImg, idempotencyKeys);
      const storedProfile = await fetchProfile().catch(() => undefined);
      if (!storedProfile) {
        throw new MessageError(
          t`The server accepted the change, but we couldn’t verify it. Please try again.`,
        );
      }
      if (!isEqualWhenStored(storedProfile.headImg, headImg)) {
        throw new MessageError(
          t`The server reported success, but stores a different portrait. Please try again.`,
        );
      }
      notification.success({ title: t`Your portrait has been changed.`, role: 'status' });
    },
  });
  return (
    <SmallFormDialog
      form={form}
      width={640}
      title={t`Change portrait`}
      okText={t`Save portrait`}
      onClosed={onClosed}
    >
      <PictureField
        name="headImg"
        label={t({ message: 'Portrait', context: 'of an account' })}
        ratio="1:1"
        help={t`Shown next to your name in the back office as a circle, so crop it to a square.`}
      />
    </SmallFormDialog>
  );
}
