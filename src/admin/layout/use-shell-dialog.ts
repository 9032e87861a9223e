import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * A dialog over whatever screen is open: it closes when another screen comes, whose heading then keeps the
 * focus; closed otherwise, it gives the focus back to what opened it. `dialog` is for antd's `Modal` or `Drawer`.
 */
export function useShellDialog() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const [openOn, setOpenOn] = useState<string>();
  const close = () => setOpenOn(undefined);
  return {
    show: () => setOpenOn(pathname),
    close,
    /** Makes way for an address: a screen that is open already closes nothing by coming. */
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
