/**
 * After an action that took away the control it began at, puts the focus on the way to undo it where
 * there is one, otherwise on the screen's heading, so that keyboards and screen readers go on from
 * there. A focus that is elsewhere stays.
 */
export function focusHeadingIfLost(): void {
  // Once the list has been rendered anew.
  setTimeout(() => {
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const undo = document.querySelector<HTMLElement>('main [data-undo] button');
    const heading = document.querySelector<HTMLElement>('main h1');
    (undo ?? heading)?.focus({ preventScroll: true });
  });
}
