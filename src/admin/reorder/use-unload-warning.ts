import { useEffect } from 'react';
import { useReloadBlock } from '@/ui/use-reload-block';

/** Has the browser ask before the tab is closed or loaded again while something is being sent. */
export function useUnloadWarning(sending: boolean): void {
  useReloadBlock(sending);
  useEffect(() => {
    if (!sending) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [sending]);
}
