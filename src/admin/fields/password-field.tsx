import { Input } from 'antd';
import { FieldFrame } from './field-frame';
import { useFieldState } from './use-field-state';

interface PasswordFieldProps {
  name: string;
  label: string;
  /** What password managers put there. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, which can be shown. */
export function PasswordField({ name, label, autoComplete }: PasswordFieldProps) {
  const { value, setValue, error, control, id } = useFieldState<string>(name);
  return (
    <FieldFrame required {...{ id, label, error }}>
      <Input.Password
        {...control}
        aria-required
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
    </FieldFrame>
  );
}
