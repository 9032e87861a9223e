import { useLingui } from '@lingui/react/macro';
import { App } from 'antd';
import { useCallback } from 'react';
import { ApiError } from '../../api/errors';
import { useErrorMessage } from './error-message';

/**
 * Reports failed writes: `report(error)` shows the notification of §8, the server's message or a
 * generic one per kind of failure. An expired session is left to the shell, which says so once (D3).
 */
export function useRequestErrors(): { report: (error: unknown) => void } {
  const { t } = useLingui();
  const { notification } = App.useApp();
  const messageOf = useErrorMessage();
  const report = useCallback(
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return;
      notification.error({
        title: t`请求错误 · Request error`,
        description: messageOf(error),
        role: 'alert',
      });
    },
    [notification, messageOf, t],
  );
  return { report };
}
