import { useLingui } from '@lingui/react/macro';
import { App } from 'antd';
import { useCallback } from 'react';

/**
 * Gives what looks, once something new is stored, whether it is there more than once: where a connection closes before
 * the answer, the browser itself sends again, and a server may not know that for a repetition (D49). Says so; where
 * it cannot be told, says nothing.
 */
export function useTwiceWarning(): (count: () => Promise<number> | undefined) => Promise<void> {
  const { t } = useLingui();
  const { notification } = App.useApp();
  return useCallback(
    async (look) => {
      const count = await look()?.catch(() => undefined);
      if (count === undefined || count < 2) return;
      notification.warning({
        title: t`Perhaps stored twice`,
        description: t`There is more than one entry that says just this. A browser sends again by itself where the connection closes before the answer. Look in the list, and delete what is one too many.`,
        duration: false,
        role: 'alert',
      });
    },
    [notification, t],
  );
}
