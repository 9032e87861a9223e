/** Whether a dialog is open, which keeps everything behind it out of reach, its keys too. */
export function isDialogOpen(): boolean {
  const modals = document.querySelectorAll<HTMLElement>('dialog[open], [aria-modal="true"]');
  // antd keeps closed dialogs in the page.
  return [...modals].some((modal) => modal.checkVisibility?.() ?? true);
}
