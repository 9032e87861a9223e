import { useLingui } from '@lingui/react/macro';
import { App } from 'antd';
import { useCallback } from 'react';

/**
 * Returns the function that warns about a duplicate: browsers resend a request when the connection closes before the
 * response, and the server may ignore the idempotency key (D49).
 */
export function useDuplicateWarning(): () => void {
  const { t } = useLingui();
  const { notification } = App.useApp();
  return useCallback(
    () =>
      notification.warning({
        title: t`Perhaps stored twice`,
        description: t`There is more than one entry that says just this. A browser sends again by itself where the connection closes before the answer. Look in the list, and delete what is one too many.`,
        duration: false,
        role: 'alert',
      }),
    [notification, t],
  );
}
