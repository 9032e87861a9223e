/**
 * After an action that took away the control it began at, puts the focus on the way to undo it where
 * there is one, otherwise on the screen's heading, so that keyboards and screen readers go on from
 * there. A focus that is elsewhere stays.
 */
export function focusHeadingIfLost(): void {
  // Once the list has been rendered anew.
  setTimeout(() => {
    const focused = document.activeElement;
    // What was hidden a moment ago, such as a dialog's button, may still count as focused.
    const shown = focused?.checkVisibility?.() ?? true;
    if (focused && focused !== document.body && shown) return;
    const undo = document.querySelector<HTMLElement>('main [data-undo] button');
    const heading = document.querySelector<HTMLElement>('main h1');
    (undo ?? heading)?.focus({ preventScroll: true });
  });
}
