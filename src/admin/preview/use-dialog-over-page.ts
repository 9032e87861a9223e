import { useLayoutEffect, useRef } from 'react';

const PAGE_ID = 'root';

/** Shows the page again, at its scroll position. Must run before the focus returns to the page. */
export function showPageBehind(): void {
  const page = document.getElementById(PAGE_ID);
  page?.style.removeProperty('content-visibility');
  page?.style.removeProperty('contain-intrinsic-block-size');
}

/**
 * Opens a modal dialog that covers the page. The browser skips the page behind it (`content-visibility`): it would
 * otherwise restyle every element, since a modal dialog makes all of them inert. Returns the function that shows the
 * page again after the dialog has closed.
 */
function openOverPage(dialog: HTMLDialogElement): () => void {
  const page = document.getElementById(PAGE_ID);
  const opener = document.activeElement;
  page?.style.setProperty('contain-intrinsic-block-size', `${page.offsetHeight}px`);
  page?.style.setProperty('content-visibility', 'hidden');
  dialog.showModal();
  return () => {
    showPageBehind();
    // A browser may close the dialog without a `cancel` event, and could not return the focus to a skipped page.
    if (!dialog.open && document.activeElement === document.body && opener instanceof HTMLElement)
      opener.focus();
  };
}

/** Opens a modal dialog that covers the page while `open` is true. Returns its ref, and the function that closes it. */
export function useDialogOverPage(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(
    () => (open && dialog.current ? openOverPage(dialog.current) : undefined),
    [open],
  );
  const close = () => {
    showPageBehind();
    dialog.current?.close();
  };
  return { dialog, close };
}
