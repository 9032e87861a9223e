import type { RegisteredRouter } from '@tanstack/react-router';

/**
 * Leads the reader to an element of this page: it is scrolled to, gets the focus, and its id stands in
 * the address, so that the place can be shared and left by "back".
 */
export function scrollToElement(router: RegisteredRouter, target: HTMLElement): void {
  void router.navigate({
    to: '.',
    search: true,
    hash: target.id,
    state: true,
    resetScroll: false,
  });
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView();
}
