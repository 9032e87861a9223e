import { useLayoutEffect, useRef } from 'react';

const PAGE_ID = 'root';

/**
 * Opens a modal dialog that covers the page. The browser skips the page behind it (`content-visibility`): it would
 * otherwise restyle every element, since a modal dialog makes all of them inert. Returns the function that shows the
 * page again, at its scroll position; it must run before the focus returns to the page.
 */
function openOverPage(dialog: HTMLDialogElement): () => void {
  const page = document.getElementById(PAGE_ID);
  const opener = document.activeElement;
  page?.style.setProperty('contain-intrinsic-block-size', `${page.offsetHeight}px`);
  page?.style.setProperty('content-visibility', 'hidden');
  dialog.showModal();
  return () => {
    page?.style.removeProperty('content-visibility');
    page?.style.removeProperty('contain-intrinsic-block-size');
    // A browser may close the dialog without a `cancel` event, and could not return the focus to a skipped page.
    if (!dialog.open && document.activeElement === document.body && opener instanceof HTMLElement)
      opener.focus();
  };
}

/**
 * Opens a modal dialog that covers the page while `open` is true. Returns its ref, a function that shows the page again,
 * for `onCancel`, and a function that closes the dialog.
 */
export function useDialogOverPage(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const release = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (!open || !dialog.current) return undefined;
    release.current = openOverPage(dialog.current);
    return release.current;
  }, [open]);
  const showPage = () => release.current?.();
  const close = () => {
    showPage();
    dialog.current?.close();
  };
  return { dialog, showPage, close };
}
