import { useLingui } from '@lingui/react/macro';
import { App, Input } from 'antd';
import { changePassword } from '@/api/admin/profile';
import { PasswordField } from '@/admin/fields/password-field';
import { SmallFormDialog } from '@/admin/form-dialog/small-form-dialog';
import { useSmallForm } from '@/admin/fields/use-small-form';
import { rejectedField, usePasswordSchema } from './password-rules';

interface PasswordDialogProps {
  account: string;
  onClosed: () => void;
}

/**
 * Renders the dialog that changes the password of the logged-in user: fields for the current password and, twice, the
 * new one (§7, D34). Saves no password in the browser.
 */
export function PasswordDialog({ account, onClosed }: PasswordDialogProps) {
  const { t } = useLingui();
  const { notification } = App.useApp();
  const form = useSmallForm({
    initialValues: { old: '', new: '', repeated: '' },
    schema: usePasswordSchema(),
    fieldOf: rejectedField,
    names: { oldPassword: 'old', newPassword: 'new' },
    send: async (passwords, idempotencyKeys) => {
      await changePassword(passwords.old, passwords.new, idempotencyKeys);
      notification.success({
        title: t`Your password has been changed.`,
        description: t`Use the new password the next time you log in.`,
        role: 'status',
      });
    },
  });
  return (
    <SmallFormDialog
      form={form}
      width={440}
      title={t`Change password`}
      okText={t`Change password`}
      unknownOutcomeNote={t`Your password may have been changed. If the old password no longer works, use the new one.`}
      firstField="old"
      onClosed={onClosed}
    >
      {/* Hidden: tells password managers the account. */}
      <Input readOnly autoComplete="username" value={account} style={{ display: 'none' }} />
      <PasswordField name="old" label={t`Current password`} autoComplete="current-password" />
      <PasswordField name="new" label={t`New password`} autoComplete="new-password" />
      <PasswordField name="repeated" label={t`Confirm new password`} autoComplete="new-password" />
    </SmallFormDialog>
  );
}
