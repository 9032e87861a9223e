import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * After a navigation to another path, moves the focus to the screen's heading and says its name to
 * screen readers, as a page load would (WCAG 2.4.3). Stands once in each frame.
 */
export function NavigationFocus() {
  const router = useRouter();
  const [said, setSaid] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
        if (!target) return;
        if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
        target.focus({ preventScroll: true });
        setSaid(target.matches('h1') ? target.textContent : document.title);
      }),
    [router],
  );
  return (
    <p className="visually-hidden" aria-live="polite">
      {said}
    </p>
  );
}
