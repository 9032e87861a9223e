import { useEffect } from 'react';
import { blockReload } from './reload-once';

/** Prevents reloads of the page by the application while `isActive`, as they would lose a form or an upload. */
export function useReloadBlock(isActive: boolean): void {
  useEffect(() => (isActive ? blockReload() : undefined), [isActive]);
}
