import { useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Finish } from './edit-form-context';

/** Returns the registry of the fields that update the form with a delay, and the function that flushes them. */
export function useFlush() {
  const finishFunctions = useRef(new Set<Finish>());
  /** Registers a function to run before publishing; returns the function that unregisters it. */
  const beforePublish = useCallback((finish: Finish) => {
    finishFunctions.current.add(finish);
    return () => void finishFunctions.current.delete(finish);
  }, []);
  /** Flushes the fields and renders with their values. Returns the messages of fields that are not ready. */
  const flush = useCallback((): string[] => {
    let problems: string[] = [];
    flushSync(() => {
      problems = [...finishFunctions.current].flatMap((finish) => finish() ?? []);
    });
    return problems;
  }, []);
  return { beforePublish, flush };
}
