import { useEffect } from 'react';
import { beforeReload } from '../../../ui/reload-once';

/** Has the browser ask before the tab is closed or loaded again while something is being sent. */
export function useTabGuard(sending: boolean): void {
  useEffect(() => {
    if (!sending) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    const unregister = beforeReload(() => Promise.resolve(false));
    return () => {
      removeEventListener('beforeunload', ask);
      unregister();
    };
  }, [sending]);
}
