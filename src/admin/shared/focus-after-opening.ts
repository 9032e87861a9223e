/**
 * Focuses a dialog's first field in `afterOpenChange`, unless the user is already typing in another field: a dialog
 * accepts keys before it has finished opening.
 */
export function focusAfterOpening(open: boolean, focus: () => void): void {
  if (open && !document.querySelector('[role="dialog"] :is(input, textarea):focus')) focus();
}
