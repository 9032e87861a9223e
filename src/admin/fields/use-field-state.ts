import { getIn } from 'formik';
import { useCallback, useContext } from 'react';
import { EditFormContext } from './edit-form-context';
import { fieldId } from './field-errors';
import { useFormState, useFormStore } from './form-store';

/** Returns the state of a field by its name: value, setter, and the error once it may be shown. */
export function useFieldState<Value>(name: string) {
  const { attempted } = useContext(EditFormContext);
  const { setFieldValue, setFieldTouched } = useFormStore();
  const value = useFormState(({ values }) => getIn(values, name) as Value);
  const error = useFormState(({ errors, touched }): unknown =>
    attempted || getIn(touched, name) ? getIn(errors, name) : undefined,
  );
  const shown = typeof error === 'string' ? error : undefined;
  const id = fieldId(name);
  return {
    value,
    setValue: useCallback((next: Value) => setFieldValue(name, next), [setFieldValue, name]),
    /** Call on blur. */
    leave: useCallback(() => setFieldTouched(name), [setFieldTouched, name]),
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
