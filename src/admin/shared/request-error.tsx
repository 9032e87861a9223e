import { App } from 'antd';
import { useCallback } from 'react';
import { ApiError } from '@/api/errors';
import { session } from '@/api/admin/session';
import { useRequestErrorTitle } from '@/admin/requests/failed-request';
import { useErrorMessage } from '@/admin/requests/error-message';

/**
 * Reports failed writes: `report(error)` shows the notification of §8, the server's message or a
 * generic one per kind of failure; `what` says before it what has failed. A session that ended is left to the shell, which says so once (D3);
 * a call refused with a token that another tab has replaced since is a failure like any other.
 */
export function useRequestErrors(): { report: (error: unknown, what?: string) => void } {
  const title = useRequestErrorTitle();
  const { notification } = App.useApp();
  const messageOf = useErrorMessage();
  const report = useCallback(
    (error: unknown, what?: string) => {
      if (error instanceof ApiError && error.status === 401 && session.token === null) return;
      notification.error({
        title,
        description: what ? `${what} ${messageOf(error)}` : messageOf(error),
        // Where nothing else on the screen says what has failed, it stays until it is closed.
        ...(what && { duration: false }),
        role: 'alert',
      });
    },
    [notification, messageOf, title],
  );
  return { report };
}
