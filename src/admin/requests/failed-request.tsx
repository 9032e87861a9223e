import { useLingui } from '@lingui/react/macro';
import { Alert } from 'antd';
import type { ReactNode } from 'react';

/** The title that every notice of a failed request has, in words (§8, D44). */
export function useRequestErrorTitle(): string {
  const { t } = useLingui();
  return t`请求错误 · Request error`;
}

/** The same in one line with what has failed, where there is no room for a notice. */
export function useRequestErrorLine(): (message: string) => string {
  const { t } = useLingui();
  const title = useRequestErrorTitle();
  return (message) => t`${title}: ${message}`;
}

interface FailedRequestProps {
  /** What has not come about, where the place does not say it. */
  what?: ReactNode;
  /** Why: the words of `useErrorMessage`. */
  message: ReactNode;
  /** The way on. */
  action?: ReactNode;
  /** `none` where what is around it is announced. */
  role?: 'alert' | 'none';
}

/** The notice of a request that failed, where it was asked for (§8): its title, what has failed and why. */
export function FailedRequest({ what, message, action, role = 'alert' }: FailedRequestProps) {
  const title = useRequestErrorTitle();
  return (
    <Alert
      type="error"
      showIcon
      role={role}
      title={title}
      description={
        <>
          {what && <div>{what}</div>}
          <div>{message}</div>
        </>
      }
      action={action}
    />
  );
}
