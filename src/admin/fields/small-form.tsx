import { Alert, Flex, Form } from 'antd';
import { FormikProvider } from 'formik';
import type { ReactNode } from 'react';
import { FailedRequest } from '@/admin/requests/failed-request';
import { EditFormContext } from './edit-form-context';
import type { useSmallForm } from './use-small-form';

interface SmallFormProps {
  form: Pick<ReturnType<typeof useSmallForm>, 'formik' | 'screen' | 'submit' | 'failure'>;
  /** For a button elsewhere that sends it. */
  id?: string;
  /** What has not come about, where the place does not say it. */
  failed?: ReactNode;
  /** What is added to a failure that may be none. */
  unsure?: string;
  children: ReactNode;
}

/** antd's `Form` around the fields of a small form, and why it was not sent. */
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
