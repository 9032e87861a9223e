/** Sets the focus of a dialog that has opened, unless the user moved into a field of it while it opened. */
export function focusAfterOpening(open: boolean, focus: () => void): void {
  if (open && !document.querySelector('[role="dialog"] :is(input, textarea):focus')) focus();
}
