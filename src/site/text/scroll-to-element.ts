import type { RegisteredRouter } from '@tanstack/react-router';

/**
 * Scrolls to an element, focuses it, and navigates to its id, so that the position can be shared and left
 * with the back button.
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

/**
 * Scrolls to the element that a shared link names, and again once the fonts are loaded, unless the position has changed
 * by then: browsers do not anchor the position when a font changes the text above before the first frame.
 */
export function scrollToSharedElement(target: Element): void {
  target.scrollIntoView();
  const position = scrollY;
  void document.fonts.ready.then(() => {
    if (scrollY === position) target.scrollIntoView();
  });
}
