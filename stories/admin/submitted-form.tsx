import { Form } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { object } from 'yup';
import { EditFormContext } from '../../src/admin/fields/edit-form-context';
import { FormProvider } from '../../src/admin/fields/form-provider';
import { createFormStore } from '../../src/admin/fields/form-store';

const SUBMITTED = { registerFlush: () => () => undefined, wasAttempted: true };
const NO_RULES = object();

interface SubmittedFormProps {
  values: Record<string, unknown>;
  /** The validation errors by field. */
  errors?: Record<string, string>;
  children: ReactNode;
}

/** Renders a submitted form with these values, whose fields show their validation errors. */
export function SubmittedForm({ values, errors = {}, children }: SubmittedFormProps) {
  const [store] = useState(() => createFormStore(values));
  useEffect(() => void store.validate(), [store]);
  return (
    <FormProvider store={store} schema={NO_RULES} wasAttempted addErrors={() => errors}>
      <EditFormContext value={SUBMITTED}>
        <Form layout="vertical" component="div">
          {children}
        </Form>
      </EditFormContext>
    </FormProvider>
  );
}
