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
        title: t`Possible duplicate`,
        description: t`Several identical entries were found. A connection problem may have sent the request twice. Check the list and delete the duplicates.`,
        duration: false,
        role: 'alert',
      }),
    [notification, t],
  );
}
