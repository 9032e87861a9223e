import { Alert, Flex, Form } from 'antd';
import { FormikProvider } from 'formik';
import type { ReactNode } from 'react';
import { FailedRequest } from '@/admin/requests/failed-request';
import { EditFormContext } from './edit-form-context';
import type { useSmallForm } from './use-small-form';

interface SmallFormProps {
  form: Pick<ReturnType<typeof useSmallForm>, 'formik' | 'screen' | 'submit' | 'failure'>;
  /** Id for a submit button outside of the form. */
  id?: string;
  /** The failed action, if the context does not name it. */
  failed?: ReactNode;
  /** Note for a failure whose outcome is unknown. */
  unsure?: string;
  children: ReactNode;
}

/** Renders antd's `Form` around the fields of a small form, and the error of the last submit. */
export function SmallForm({ form, id, failed, unsure, children }: SmallFormProps) {
  const { formik, screen, submit, failure } = form;
  return (
    <FormikProvider value={formik}>
      <EditFormContext value={screen}>
        <Form
          layout="vertical"
          noValidate
          onFinish={() => void submit()}
          {...(id !== undefined && { id })}
        >
          <Flex vertical gap={16}>
            {failure?.waiting && (
              <Alert type="error" showIcon role="alert" title={failure.waiting} />
            )}
            {failure?.message && (
              <FailedRequest
                what={failed}
                message={
                  <>
                    {failure.message}
                    {failure.unsure && unsure && <div>{unsure}</div>}
                  </>
                }
              />
            )}
            {children}
          </Flex>
        </Form>
      </EditFormContext>
    </FormikProvider>
  );
}
