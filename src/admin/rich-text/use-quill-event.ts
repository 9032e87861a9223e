import type Quill from 'quill';
import { useEffect, useEffectEvent } from 'react';

/** Calls `handler` for an event of an editor, once that exists, while the component is mounted. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- Quill does not type the arguments of its events
export function useQuillEvent<Args extends unknown[]>(
  quill: Quill | undefined,
  event: string,
  handler: (...args: Args) => void,
): void {
  const handle = useEffectEvent(handler);
  useEffect(() => {
    if (!quill) return;
    const listener = (...args: Args) => handle(...args);
    quill.emitter.on(event, listener);
    return () => {
      quill.emitter.off(event, listener);
    };
  }, [quill, event]);
}
