import { App } from 'antd';
import { useCallback } from 'react';
import { ApiError } from '@/api/errors';
import { session } from '@/api/admin/session';
import { useRequestErrorTitle } from '@/admin/requests/failed-request';
import { useErrorMessage } from '@/admin/requests/error-message';
import { SentenceSpace } from '@/ui/sentence-space';

/**
 * Returns `report(error, failureSummary)`, which shows the notification of a failed request (§8): the server message or a
 * generic one per type of failure, after `failureSummary`. Does nothing for a 401 that ended the session, which the
 * login screen or dialog announces (D3, D54); a 401 for a token that another tab has replaced is shown.
 */
export function useRequestErrors(): { report: (error: unknown, failureSummary?: string) => void } {
  const title = useRequestErrorTitle();
  const { notification } = App.useApp();
  const messageOf = useErrorMessage();
  const report = useCallback(
    (error: unknown, failureSummary?: string) => {
      if (error instanceof ApiError && error.status === 401 && session.token === null) return;
      notification.error({
        title,
        description: (
          <>
            {failureSummary}
            {failureSummary && <SentenceSpace />}
            {messageOf(error)}
          </>
        ),
        // If nothing else on the screen shows the failure, the notification stays until it is closed.
        ...(failureSummary && { duration: false }),
        role: 'alert',
      });
    },
    [notification, messageOf, title],
  );
  return { report };
}
