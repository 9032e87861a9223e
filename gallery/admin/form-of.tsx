import { Form } from 'antd';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { EditFormContext } from '../../src/admin/fields/edit-form-context';

const TRIED = { beforePublish: () => () => undefined, tried: true };

interface FormOfProps {
  values: Record<string, unknown>;
  /** The validation errors by field. */
  errors?: Record<string, string>;
  children: ReactNode;
}

/** Renders a submitted form with these values, whose fields show their validation errors. */
export function FormOf({ values, errors = {}, children }: FormOfProps) {
  return (
    <Formik
      initialValues={values}
      initialErrors={errors}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={() => undefined}
    >
      <EditFormContext value={TRIED}>
        <Form layout="vertical" component="div">
          {children}
        </Form>
      </EditFormContext>
    </Formik>
  );
}
