import { useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FlushField } from './edit-form-context';

/** Returns the function that registers fields which update the form with a delay, and the one that flushes them all. */
export function useFlush() {
  const flushFunctions = useRef(new Set<FlushField>());
  /** Registers a function to run before publishing; returns the function that unregisters it. */
  const registerFlush = useCallback((flushField: FlushField) => {
    flushFunctions.current.add(flushField);
    return () => void flushFunctions.current.delete(flushField);
  }, []);
  /** Flushes the fields and renders with their values. Returns the messages of fields that are not ready. */
  const flush = useCallback((): string[] => {
    let messages: string[] = [];
    flushSync(() => {
      messages = [...flushFunctions.current].flatMap((flushField) => flushField() ?? []);
    });
    return messages;
  }, []);
  return { registerFlush, flush };
}
