import { useEffect } from 'react';
import { useReloadBlock } from '@/ui/use-reload-block';

/** Makes the browser warn before the tab is closed or reloaded while a request is pending. */
export function useUnloadWarning(isSending: boolean): void {
  useReloadBlock(isSending);
  useEffect(() => {
    if (!isSending) return undefined;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', preventUnload);
    return () => removeEventListener('beforeunload', preventUnload);
  }, [isSending]);
}
