import { Form } from 'antd';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { EditFormContext } from '../../src/admin/fields/edit-form-context';

const TRIED = { beforePublish: () => () => undefined, tried: true };

interface FormOfProps {
  values: Record<string, unknown>;
  /** What is wrong, by field. */
  errors?: Record<string, string>;
  children: ReactNode;
}

/** A form of these values, after publishing has been tried: its fields say what is wrong with them. */
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
