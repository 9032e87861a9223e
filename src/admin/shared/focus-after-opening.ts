/** Sets the initial focus of a dialog, unless the user types in a field already, which is possible while it opens. */
export function focusAfterOpening(open: boolean, focus: () => void): void {
  if (open && !document.querySelector('[role="dialog"] :is(input, textarea):focus')) focus();
}
