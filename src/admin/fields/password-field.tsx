import { Input } from 'antd';
import { FieldFrame } from './field-frame';
import { useFieldState } from './form-store';

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
}

/** Renders a password input that can show its value. */
export function PasswordField({ name, label, autoComplete }: PasswordFieldProps) {
  const { value, setValue, error, controlProps, id } = useFieldState<string>(name);
  return (
    <FieldFrame required {...{ id, label, error }}>
      <Input.Password
        {...controlProps}
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
