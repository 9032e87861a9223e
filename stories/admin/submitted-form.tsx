import { Form } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { object } from 'yup';
import { createFormStore, FormProvider } from '../../src/admin/fields/form-store';

const NO_RULES = object();
const NO_ERRORS = {};

interface SubmittedFormProps {
  values: Record<string, unknown>;
  /** The validation errors by field. */
  errors?: Record<string, string>;
  children: ReactNode;
}

/** Renders a submitted form with these values, whose fields show their validation errors. */
export function SubmittedForm({ values, errors = NO_ERRORS, children }: SubmittedFormProps) {
  const [store] = useState(() => createFormStore(values));
  useEffect(() => {
    store.setServerErrors(Object.entries(errors).map(([name, message]) => ({ name, message })));
    void store.validate();
  }, [store, errors]);
  return (
    <FormProvider store={store} schema={NO_RULES} wasAttempted>
      <Form layout="vertical" component="div">
        {children}
      </Form>
    </FormProvider>
  );
}
