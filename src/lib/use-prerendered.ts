import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;
const no = () => false;

/**
 * Whether this is drawn ahead on a server, or has taken over what was drawn there: then its first drawing must say the
 * same. Stays what it was at first, and so draws nothing again.
 */
export function useHydrated(): boolean {
  const [first] = useState(() => ({ drawing: 'here' }));
  // React asks for the server's value in these two cases alone.
  useSyncExternalStore(never, no, () => {
    first.drawing = 'ahead'; // eslint-disable-line react-hooks/immutability -- before anything is shown, and always the same
    return false;
  });
  return first.drawing === 'ahead';
}

/** The same for what the reader's browser knows better: true for the first drawing only, and only where it `differs`. */
export function usePrerendered(differs = true): boolean {
  return useSyncExternalStore(never, no, () => differs);
}
