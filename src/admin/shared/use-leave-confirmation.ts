import { useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import type { ModalProps } from 'antd';
import { session } from '@/api/admin/session';
import { isReloading } from '@/ui/reload-once';

type Dialog = Pick<ModalProps, 'okText' | 'cancelText' | 'onOk' | 'onCancel'> & { open: boolean };

/**
 * Blocks navigations, and warns before the tab is closed or reloaded, while `hasUnsavedWork`. Returns the props of the
 * dialog that confirms leaving. Allows everything after the session has ended, and a reload that has saved the work.
 * `staysOnScreen` returns whether a navigation between two paths loses nothing.
 */
export function useLeaveConfirmation(
  hasUnsavedWork: boolean,
  staysOnScreen: (from: string, to: string) => boolean = () => false,
): Dialog {
  const { t } = useLingui();
  const isBlocking = () => session.token !== null && !isReloading();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isBlocking() && !staysOnScreen(current.pathname, next.pathname),
    enableBeforeUnload: isBlocking,
    // A blocker makes every navigation wait.
    disabled: !hasUnsavedWork,
    withResolver: true,
  });
  return {
    open: status === 'blocked',
    okText: t`Leave`,
    cancelText: t`Stay`,
    onOk: () => proceed?.(),
    onCancel: () => reset?.(),
  };
}
