import { useField } from 'formik';
import { useContext } from 'react';
import { EditFormContext } from './edit-form-context';
import { fieldId } from './field-errors';

/** A field of the form by its name: value, setter, and the error once it is to be shown. */
export function useFieldState<Value>(name: string) {
  const { tried } = useContext(EditFormContext);
  const [{ value }, { error, touched }, { setValue, setTouched }] = useField<Value>(name);
  const shown = (touched || tried) && typeof error === 'string' ? error : undefined;
  const id = fieldId(name);
  return {
    value,
    setValue: (next: Value) => void setValue(next),
    /** To be called when the field is left. */
    leave: () => void setTouched(true),
    error: shown,
    id,
    /** What the control itself carries. */
    control: {
      id,
      'aria-invalid': shown !== undefined,
      'aria-describedby': `${id}-help ${id}-error`,
    },
  };
}
