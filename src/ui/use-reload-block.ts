import { useEffect } from 'react';
import { beforeReload } from './reload-once';

/** Prevents automatic reloads of the page while `active`, as they would lose a form or an upload. */
export function useReloadBlock(active: boolean): void {
  useEffect(() => (active ? beforeReload(() => Promise.resolve(false)) : undefined), [active]);
}
