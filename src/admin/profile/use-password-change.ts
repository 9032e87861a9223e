import { mayHaveStored } from '../../api/staff/may-have-stored';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { changePassword } from '../../api/staff/profile';
import { useErrorMessage } from '../kit/error-message';
import { passwordFaults, refusedField, type PasswordFault, type Passwords } from './password-rules';

/** Messages by field. */
export type PasswordErrors = Partial<Record<keyof Passwords, string>>;

const NONE: Passwords = { old: '', new: '', repeated: '' };
const FIELDS = ['old', 'new', 'repeated'] as const;

/**
 * What is typed to change the password, checked (D38) and sent once. Nowhere kept: passwords are no draft.
 * `onChanged` is called when it has been changed; `save` gives the first field to mend, if there is one.
 */
export function usePasswordChange(onChanged: () => void) {
  const { t } = useLingui();
  const messageOf = useErrorMessage();
  const [typed, setTyped] = useState(NONE);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const [failure, setFailure] = useState<{ message: string; unsure: boolean }>();
  const [saving, setSaving] = useState(false);
  const sending = useRef(false);

  const wordsOf = (field: keyof Passwords, fault: PasswordFault): string => {
    switch (fault) {
      case 'same':
        return t`Choose a password other than the old one.`;
      case 'different':
        return t`This is not the same as the new password.`;
      case 'empty':
        if (field === 'old') return t`Enter the password you have now.`;
        return field === 'new' ? t`Enter a new password.` : t`Enter the new password once more.`;
    }
  };

  const save = async (): Promise<keyof Passwords | undefined> => {
    if (sending.current) return undefined;
    setFailure(undefined);
    const faults = passwordFaults(typed);
    const found: PasswordErrors = {};
    for (const field of FIELDS) {
      const fault = faults[field];
      if (fault) found[field] = wordsOf(field, fault);
    }
    setErrors(found);
    const first = FIELDS.find((field) => found[field]);
    if (first) return first;
    sending.current = true;
    setSaving(true);
    try {
      await changePassword(typed.old, typed.new);
      onChanged();
      return undefined;
    } catch (error) {
      const field = refusedField(error);
      const message = messageOf(error);
      if (field) setErrors({ [field]: message });
      else setFailure({ message, unsure: mayHaveStored(error) });
      return field;
    } finally {
      sending.current = false;
      setSaving(false);
    }
  };

  return {
    typed,
    errors,
    failure,
    saving,
    save,
    type: (field: keyof Passwords, text: string) => {
      setTyped({ ...typed, [field]: text });
      setErrors({ ...errors, [field]: undefined });
    },
  };
}
