import { useLingui } from '@lingui/react/macro';
import { Alert } from 'antd';
import type { ReactNode } from 'react';

/** Returns the title of every failed request (§8, D44). */
export function useRequestErrorTitle(): string {
  const { t } = useLingui();
  return t`请求错误 · Request error`;
}

/** Returns the function that formats the title and message in one line, where there is no room for an alert. */
export function useRequestErrorLine(): (message: string) => string {
  const { t } = useLingui();
  const title = useRequestErrorTitle();
  return (message) => t`${title}: ${message}`;
}

interface FailedRequestProps {
  /** The failed action, if the context does not name it. */
  failedAction?: ReactNode;
  /** Message of `useErrorMessage`. */
  message: ReactNode;
  /** Next step, such as a retry button. */
  action?: ReactNode;
  /** `none` if a live region contains it. */
  role?: 'alert' | 'none';
}

/** Renders the alert of a failed request next to its control (§8): title, failed action and reason. */
export function FailedRequest({
  failedAction,
  message,
  action,
  role = 'alert',
}: FailedRequestProps) {
  const title = useRequestErrorTitle();
  return (
    <Alert
      type="error"
      showIcon
      role={role}
      title={title}
      description={
        <>
          {failedAction && <div>{failedAction}</div>}
          <div>{message}</div>
        </>
      }
      action={action}
    />
  );
}
