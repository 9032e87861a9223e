/** Returns whether a modal dialog is open, which makes the page behind it and its shortcuts inert. */
export function isDialogOpen(): boolean {
  const modals = document.querySelectorAll<HTMLElement>('dialog[open], [aria-modal="true"]');
  // antd keeps closed dialogs in the DOM.
  return [...modals].some((modal) => modal.checkVisibility?.() ?? true);
}
