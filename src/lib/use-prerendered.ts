import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether this is drawn ahead on a server, or takes over what was drawn there: then it must say the same. False
 * from the next drawing on, and always for what the visitor's browser draws by itself.
 */
export function usePrerendered(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
