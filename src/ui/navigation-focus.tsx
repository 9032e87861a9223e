import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * After a navigation to another path, moves the focus to the part that the address names, or to the
 * screen's heading, and says its name to screen readers, as a page load would (WCAG 2.4.3). Stands once in
 * each frame.
 */
export function NavigationFocus() {
  const router = useRouter();
  const [said, setSaid] = useState('');
  useEffect(() => {
    let waiting: MutationObserver | undefined;
    const arrive = (heading: HTMLElement) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      setSaid(heading.textContent);
    };
    const stop = router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
      waiting?.disconnect();
      const main = document.querySelector('main');
      if (!pathChanged || !fromLocation || !main) return;
      const heading = main.querySelector('h1');
      const target = toLocation.hash ? document.getElementById(toLocation.hash) : null;
      target?.focus({ preventScroll: true });
      if (target && document.activeElement === target) return;
      if (heading) {
        arrive(heading);
        return;
      }
      // The screen still reads what it is about: its heading gets the focus when it comes, unless
      // the reader has moved on by then.
      main.focus({ preventScroll: true });
      waiting = new MutationObserver(() => {
        const late = main.querySelector('h1');
        if (!late) return;
        waiting?.disconnect();
        if (document.activeElement === main || document.activeElement === document.body)
          arrive(late);
      });
      waiting.observe(main, { childList: true, subtree: true });
    });
    return () => {
      waiting?.disconnect();
      stop();
    };
  }, [router]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {said}
    </p>
  );
}
