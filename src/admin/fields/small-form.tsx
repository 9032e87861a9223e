import { Alert, Flex, Form } from 'antd';
import type { ReactNode } from 'react';
import { FailedRequest } from '@/admin/requests/failed-request';
import { FormProvider } from './form-store';
import type { useSmallForm } from './use-small-form';

export interface SmallFormProps<Values extends object> {
  form: ReturnType<typeof useSmallForm<Values>>;
  /** Id for a submit button outside of the form. */
  id?: string;
  /** A sentence about what was done and what was not, true of every failure of `form`. */
  failureSummary?: ReactNode;
  unknownOutcomeNote?: string;
  children: ReactNode;
}

/** Renders antd's `Form` around the fields of a small form, and the error of the last submit. */
export function SmallForm<Values extends object>(props: SmallFormProps<Values>) {
  const { form, id, failureSummary, unknownOutcomeNote, children } = props;
  const { store, schema, wasAttempted, submit, notReadyMessage, failure } = form;
  return (
    <FormProvider store={store} schema={schema} wasAttempted={wasAttempted}>
      <Form
        layout="vertical"
        noValidate
        onFinish={() => void submit()}
        {...(id !== undefined && { id })}
      >
        <Flex vertical gap={16}>
          {notReadyMessage !== undefined && (
            <Alert type="error" showIcon role="alert" title={notReadyMessage} />
          )}
          {failure && (
            <FailedRequest
              failureSummary={failureSummary}
              message={
                <>
                  {failure.message}
                  {failure.isOutcomeUnknown && unknownOutcomeNote && (
                    <div>{unknownOutcomeNote}</div>
                  )}
                </>
              }
            />
          )}
          {children}
        </Flex>
      </Form>
    </FormProvider>
  );
}
