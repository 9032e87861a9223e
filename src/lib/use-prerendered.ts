import { useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;
const no = () => false;

/**
 * Returns whether this component is prerendered, or hydrated: then its first render must match the server's. The
 * value never changes, and so never causes a render.
 */
export function useHydrated(): boolean {
  const [first] = useState(() => ({ rendering: 'client' }));
  // React requests the server snapshot in these two cases only.
  useSyncExternalStore(subscribeToNothing, no, () => {
    first.rendering = 'prerendered'; // eslint-disable-line react-hooks/immutability -- before anything is shown, and always the same
    return false;
  });
  return first.rendering === 'prerendered';
}

/** Returns true in the first render of a prerendered component, where the browser's value `isDifferent` from the server's. */
export function usePrerendered(isDifferent = true): boolean {
  return useSyncExternalStore(subscribeToNothing, no, () => isDifferent);
}
