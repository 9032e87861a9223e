import { type ParsedLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

interface NavigationFocusProps {
  /** The search param whose values are screens of their own. */
  screenParam?: string;
}

/**
 * Focuses the target of the URL hash, or the heading of the screen, which it also announces to screen readers,
 * after a navigation to another screen, as a page load would (WCAG 2.4.3). Rendered once per layout.
 */
export function NavigationFocus({ screenParam = '' }: NavigationFocusProps) {
  const router = useRouter();
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    let observer: MutationObserver | undefined;
    let frame = 0;
    const focusHeading = (heading: HTMLElement) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      setAnnouncement(heading.textContent);
    };
    const focusScreen = (main: HTMLElement, hash: string) => {
      const target = hash ? document.getElementById(hash) : null;
      target?.focus({ preventScroll: true });
      if (target && document.activeElement === target) return;
      let heading = main.querySelector('h1');
      if (heading) focusHeading(heading);
      else main.focus({ preventScroll: true });
      // The screen may still load: focuses the heading that is rendered later, or that replaces the
      // skeleton's, unless the visitor has moved the focus by then.
      observer = new MutationObserver(() => {
        const nextHeading = main.querySelector('h1');
        if (nextHeading === heading) return;
        const focusedElement = document.activeElement;
        if (focusedElement !== main && focusedElement !== document.body) observer?.disconnect();
        else if (nextHeading) focusHeading(nextHeading);
        heading = nextHeading;
      });
      observer.observe(main, { childList: true, subtree: true });
    };
    const stopFocusing = () => {
      observer?.disconnect();
      cancelAnimationFrame(frame);
    };
    const screenOf = ({ pathname, search }: ParsedLocation) =>
      `${pathname} ${String((search as Record<string, unknown>)[screenParam])}`;
    const unsubscribeBeforeLoad = router.subscribe(
      'onBeforeLoad',
      ({ fromLocation, toLocation }) => {
        // Otherwise the observer would find the heading of the next screen.
        if (fromLocation && screenOf(fromLocation) !== screenOf(toLocation)) stopFocusing();
      },
    );
    const unsubscribeRendered = router.subscribe('onRendered', (navigation) => {
      const { fromLocation, toLocation, hashChanged, hrefChanged } = navigation;
      stopFocusing();
      const focusedElement = document.activeElement;
      if (!fromLocation) return;
      if (screenOf(fromLocation) === screenOf(toLocation)) {
        const target = document.getElementById(toLocation.hash);
        // The router does not scroll to the target of the current URL again.
        if (!hrefChanged) target?.scrollIntoView();
        if (hashChanged || !hrefChanged) target?.focus({ preventScroll: true });
        return;
      }
      // In the next frame, as moving the focus forces a layout: a screen often renders more before that frame.
      frame = requestAnimationFrame(() => {
        const main = document.querySelector('main');
        const isMoved = ![focusedElement, document.body, main].includes(document.activeElement);
        if (isMoved) setAnnouncement(main?.querySelector('h1')?.textContent ?? '');
        else if (main) focusScreen(main, toLocation.hash);
      });
    });
    return () => {
      stopFocusing();
      unsubscribeBeforeLoad();
      unsubscribeRendered();
    };
  }, [router, screenParam]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {announcement}
    </p>
  );
}
