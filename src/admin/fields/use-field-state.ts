import { useField } from 'formik';
import { useContext } from 'react';
import { EditFormContext } from './edit-form-context';
import { fieldId } from './field-errors';

/** Returns the state of a field by its name: value, setter, and the error once it may be shown. */
export function useFieldState<Value>(name: string) {
  const { tried } = useContext(EditFormContext);
  const [{ value }, { error, touched }, { setValue, setTouched }] = useField<Value>(name);
  const shown = (touched || tried) && typeof error === 'string' ? error : undefined;
  const id = fieldId(name);
  return {
    value,
    setValue: (next: Value) => void setValue(next),
    /** Call on blur. */
    leave: () => void setTouched(true),
    error: shown,
    id,
    /** Props of the control. */
    control: {
      id,
      'aria-invalid': shown !== undefined,
      'aria-describedby': `${id}-help ${id}-error`,
    },
  };
}
