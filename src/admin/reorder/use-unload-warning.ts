import { useEffect } from 'react';
import { useReloadBlock } from '@/ui/use-reload-block';

/** Makes the browser warn before the tab is closed or reloaded while a request is pending. */
export function useUnloadWarning(sending: boolean): void {
  useReloadBlock(sending);
  useEffect(() => {
    if (!sending) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [sending]);
}
