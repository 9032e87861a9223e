/** Returns whether a modal dialog is open: the shortcuts of the page behind it must then do nothing. */
export function isDialogOpen(): boolean {
  const modals = document.querySelectorAll<HTMLElement>('dialog[open], [aria-modal="true"]');
  // antd keeps closed dialogs in the DOM.
  return [...modals].some((modal) => modal.checkVisibility?.() ?? true);
}
