import { mayHaveStored } from '../../api/staff/may-have-stored';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { changePassword } from '../../api/staff/profile';
import { useErrorMessage } from '../kit/frame/error-message';
import { passwordFaults, refusedField, type PasswordFault, type Passwords } from './password-rules';

/** Messages by field. */
type PasswordErrors = Partial<Record<keyof Passwords, string>>;

/** What is wrong with a field: found here, or said by the server. */
type Wrong = PasswordFault | { said: string };

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
  const [wrong, setWrong] = useState<Partial<Record<keyof Passwords, Wrong>>>({});
  const [failure, setFailure] = useState<{ message: string; unsure: boolean }>();
  const [saving, setSaving] = useState(false);
  const sending = useRef(false);

  // Worded here, so that they follow the language of the interface.
  const wordsOf = (field: keyof Passwords, fault: Wrong): string => {
    if (typeof fault === 'object') return fault.said;
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
    const found = passwordFaults(typed);
    setWrong(found);
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
      if (field) setWrong({ [field]: { said: message } });
      else setFailure({ message, unsure: mayHaveStored(error) });
      return field;
    } finally {
      sending.current = false;
      setSaving(false);
    }
  };

  const errors: PasswordErrors = {};
  for (const field of FIELDS) {
    const fault = wrong[field];
    if (fault) errors[field] = wordsOf(field, fault);
  }
  return {
    typed,
    errors,
    failure,
    saving,
    save,
    type: (field: keyof Passwords, text: string) => {
      setTyped({ ...typed, [field]: text });
      setWrong({ ...wrong, [field]: undefined });
    },
  };
}
