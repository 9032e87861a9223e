import { afterEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useNearViewport } from './use-near-viewport';

type Notify = (entries: { isIntersecting: boolean }[]) => void;

const originalObserver = globalThis.IntersectionObserver;

afterEach(() => {
  globalThis.IntersectionObserver = originalObserver;
});

function Section() {
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  return <div ref={ref}>{isNear ? 'Content' : 'Placeholder'}</div>;
}

it('useNearViewport returns true when only the latest of several observer entries is intersecting', () => {
  let notify: Notify = () => undefined;
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(callback: Notify) {
        notify = callback;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
  render(<Section />);
  act(() => notify([{ isIntersecting: false }]));
  expect(screen.getByText('Placeholder')).toBeVisible();
  act(() => notify([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(screen.getByText('Content')).toBeVisible();
});
