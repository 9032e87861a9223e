import { useEffect } from 'react';
import { blockReload } from './reload-once';

/** Prevents automatic reloads of the page while `active`, as they would lose a form or an upload. */
export function useReloadBlock(active: boolean): void {
  useEffect(() => (active ? blockReload() : undefined), [active]);
}
