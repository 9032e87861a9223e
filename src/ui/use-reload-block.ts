import { useEffect } from 'react';
import { beforeReload } from './reload-once';

/** Prevents the automatic reload of the page while `active`: a form or an upload would be lost by it. */
export function useReloadBlock(active: boolean): void {
  useEffect(() => (active ? beforeReload(() => Promise.resolve(false)) : undefined), [active]);
}
