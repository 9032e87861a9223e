import { Checkbox } from 'antd';
import { useFieldState } from '@/admin/fields/form-store';

/** Renders a checkbox for a boolean field of the form. */
export function FlagCheckbox({ name, label }: { name: string; label: string }) {
  const { value, setValue, id } = useFieldState<boolean>(name);
  return (
    <Checkbox id={id} checked={value} onChange={({ target }) => setValue(target.checked)}>
      {label}
    </Checkbox>
  );
}
