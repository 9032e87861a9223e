/**
 * Sets the initial focus of a dialog in `afterOpenChange`, unless the user is already typing in a field: a dialog
 * accepts keys before it has finished opening.
 */
export function focusAfterOpening(open: boolean, focus: () => void): void {
  if (open && !document.querySelector('[role="dialog"] :is(input, textarea):focus')) focus();
}
