import { useEffect } from 'react';
import { useReloadBlock } from '@/ui/use-reload-block';

/** While `isSending`, makes the browser warn before the tab is closed or reloaded, and prevents automatic reloads. */
export function useUnloadWarning(isSending: boolean): void {
  useReloadBlock(isSending);
  useEffect(() => {
    if (!isSending) return undefined;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', preventUnload);
    return () => removeEventListener('beforeunload', preventUnload);
  }, [isSending]);
}
