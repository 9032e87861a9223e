import { getIn } from 'formik';
import { useCallback } from 'react';
import { completeUrl } from './complete-url';
import { useFlushBeforeSave, useFormStore } from './form-store';
import { TextField, type TextFieldProps } from './text-field';

/** Renders a field for a web address, which gets its `https://`; one that the user has not edited only when it is published. */
export function UrlField(props: Omit<TextFieldProps, 'type' | 'onBlur'>) {
  const { name } = props;
  const { getState, setFieldValue } = useFormStore();
  const complete = useCallback(
    (isPublishing: boolean) => {
      const { values, initialValues } = getState();
      const value = getIn(values, name) as string;
      if (!isPublishing && value === getIn(initialValues, name)) return;
      if (completeUrl(value) !== value) setFieldValue(name, completeUrl(value));
    },
    [getState, setFieldValue, name],
  );
  useFlushBeforeSave(complete);
  return <TextField {...props} type="url" onBlur={() => complete(false)} />;
}
