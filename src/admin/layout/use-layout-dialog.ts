import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * Returns the state of a dialog over any screen: a navigation closes it and leaves the focus on the new heading;
 * closed otherwise, it returns the focus to its opener. `dialog` holds the props for antd's `Modal` or `Drawer`.
 */
export function useLayoutDialog() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const [openOn, setOpenOn] = useState<string>();
  const close = () => setOpenOn(undefined);
  return {
    show: () => setOpenOn(pathname),
    close,
    /** Closes for a navigation to `href`: a screen that is already open would not close it by rendering. */
    closeFor: (href: string) => {
      if (new URL(href, location.origin).pathname === pathname) close();
    },
    dialog: {
      open: openOn === pathname,
      focusable: { focusTriggerAfterClose: openOn === undefined },
      afterOpenChange: (open: boolean) => {
        if (!open) close();
      },
    },
  };
}
