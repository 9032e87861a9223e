import { useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;
const returnFalse = () => false;

/**
 * Returns whether this component is being prerendered, or was prerendered and then hydrated: its first render must
 * match the server's. The value never changes, and so never causes a render.
 */
export function useWasPrerendered(): boolean {
  const [firstRender] = useState(() => ({ rendering: 'client' }));
  // React requests the server snapshot in these two cases only.
  useSyncExternalStore(subscribeToNothing, returnFalse, () => {
    firstRender.rendering = 'prerendered'; // oxlint-disable-line react/immutability -- before anything is shown, and always the same
    return false;
  });
  return firstRender.rendering === 'prerendered';
}

/**
 * Returns true while this component is prerendered and while the browser hydrates it, false afterwards. Always false
 * without `isDifferent`: if the component renders the same in the browser as on the server, a second render is needless.
 */
export function useIsHydrating(isDifferent = true): boolean {
  return useSyncExternalStore(subscribeToNothing, returnFalse, () => isDifferent);
}
