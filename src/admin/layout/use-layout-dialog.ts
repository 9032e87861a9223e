import { useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * Returns the state of a dialog over any screen: a navigation closes it and leaves the focus on the new heading;
 * closed otherwise, it returns the focus to its opener. `dialog` holds the props for antd's `Modal` or `Drawer`.
 * Does not render its component when a navigation happens while the dialog is closed.
 */
export function useLayoutDialog() {
  const router = useRouter();
  const [openPath, setOpenPath] = useState<string>();
  const isDialogOpen = useLocation({ select: ({ pathname }) => pathname === openPath });
  const close = () => setOpenPath(undefined);
  return {
    show: () => setOpenPath(router.state.location.pathname),
    close,
    /** Closes the dialog if the screen `href` is open already: any other screen closes it by rendering. */
    closeOnNavigation: (href: string) => {
      // A link has already started its navigation: the open screen is the last that has resolved.
      const previousPath = router.state.resolvedLocation?.pathname;
      if (new URL(href, location.origin).pathname === previousPath) close();
    },
    dialog: {
      open: isDialogOpen,
      focusable: { focusTriggerAfterClose: openPath === undefined },
      afterOpenChange: (isOpen: boolean) => {
        if (!isOpen) close();
      },
    },
  };
}
