import { useLingui } from '@lingui/react/macro';
import { App } from 'antd';
import { session } from '@/api/admin/session';
import { MessageError } from '@/admin/requests/error-message';
import { useRequestErrors } from '@/admin/shared/request-error';
import { useIsLeft } from '@/admin/shared/use-is-left';

/**
 * Returns functions that notify the user about the result of a save if the form was left, which then no longer shows
 * it. `name` is the title or name of the item, may be empty.
 */
export function useReportAfterLeaving() {
  const { t } = useLingui();
  const { notification } = App.useApp();
  const { report } = useRequestErrors();
  const isLeft = useIsLeft();
  return {
    /** Must be called before the form navigates away by itself. */
    announceSuccess: (name: string) => {
      if (!isLeft.current) return;
      notification.success({
        title: name ? t`“${name}” has been published.` : t`The changes have been published.`,
        role: 'status',
      });
    },
    reportFailure: (name: string, reason: string | undefined) => {
      // The end of the session also leaves the form, and has its own message.
      if (!isLeft.current || session.token === null) return;
      report(
        new MessageError(reason),
        name
          ? t`“${name}” might not be published: its form was left before the server confirmed it.`
          : t`The changes might not be published: their form was left before the server confirmed them.`,
      );
    },
  };
}
