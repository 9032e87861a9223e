import { useSyncExternalStore } from 'react';

// Breakpoints md, lg and xl (§9, D47).
// oxlint-disable-next-line lingui/no-unlocalized-strings -- a media query
export const FROM_TABLET = '(min-width: 768px)';
// oxlint-disable-next-line lingui/no-unlocalized-strings -- a media query
export const FROM_LAPTOP = '(min-width: 1024px)';
// oxlint-disable-next-line lingui/no-unlocalized-strings -- a media query
export const FROM_DESKTOP = '(min-width: 1280px)';

/** Returns whether a media query matches, and updates when the window changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
