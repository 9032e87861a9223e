import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, App, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { FieldFrame } from '../kit/fields/field-frame';
import type { Passwords } from './password-rules';
import styles from './profile.module.css';
import { usePasswordChange } from './use-password-change';

interface PasswordDialogProps {
  /** The account it is about, for password managers. */
  account: string;
  /** Called when the dialog has gone. */
  onClosed: () => void;
}

/** Changes the password of whoever is signed in: the old one, and the new one twice (§7, D34). */
export function PasswordDialog({ account, onClosed }: PasswordDialogProps) {
  const { t } = useLingui();
  const { notification } = App.useApp();
  const id = useId();
  const [open, setOpen] = useState(true);
  const [seen, setSeen] = useState(false);
  const { typed, errors, failure, saving, save, type } = usePasswordChange(() => {
    setOpen(false);
    notification.success({
      title: t`Your password has been changed.`,
      description: t`Log in with the new one from now on.`,
      role: 'status',
    });
  });
  const focus = (name: keyof Passwords) => document.getElementById(`${id}-${name}`)?.focus();
  const submit = async () => {
    const first = await save();
    if (first) focus(first);
  };
  const field = (name: keyof Passwords, label: string, autoComplete: string) => (
    <FieldFrame id={`${id}-${name}`} label={label} required error={errors[name]}>
      <Input
        id={`${id}-${name}`}
        type={seen ? 'text' : 'password'}
        value={typed[name]}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        readOnly={saving}
        aria-required
        aria-invalid={errors[name] !== undefined}
        aria-describedby={`${id}-${name}-error`}
        {...(errors[name] !== undefined && { status: 'error' as const })}
        onChange={({ target }) => type(name, target.value)}
      />
    </FieldFrame>
  );
  return (
    <Modal
      open={open}
      width={440}
      title={t`Change the password`}
      okText={failure ? <Trans>Try again</Trans> : <Trans>Change the password</Trans>}
      okButtonProps={{ htmlType: 'submit', form: id, loading: saving }}
      cancelText={<Trans>Cancel</Trans>}
      cancelButtonProps={{ disabled: saving }}
      closable={false}
      keyboard={!saving}
      mask={{ closable: false }}
      onCancel={() => setOpen(false)}
      afterOpenChange={(shown) => {
        if (shown) focus('old');
      }}
      afterClose={onClosed}
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {/* Tells password managers whose password it is. */}
        <input type="text" hidden readOnly autoComplete="username" value={account} />
        {field('old', t`Old password`, 'current-password')}
        {field('new', t`New password`, 'new-password')}
        {field('repeated', t`New password, once more`, 'new-password')}
        <label className={styles.show}>
          <input
            type="checkbox"
            checked={seen}
            onChange={({ target }) => setSeen(target.checked)}
          />
          <Trans>Show the passwords</Trans>
        </label>
        {failure && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={failure.message}
            description={
              failure.unsure &&
              t`It may have been changed all the same: if the old password is refused now, the new one holds.`
            }
          />
        )}
      </form>
    </Modal>
  );
}
