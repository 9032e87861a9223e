import { useState } from 'react';

function newElements() {
  const all = new Map<string, HTMLElement>();
  return {
    /** Returns the `ref` for the element of a key. */
    at: (key: string) => (element: HTMLElement | null) => {
      if (element) all.set(key, element);
      else all.delete(key);
    },
    get: (key: string) => all.get(key),
  };
}

/** Focusable elements of rows by row key. */
export type Elements = ReturnType<typeof newElements>;

/** Tracks the mounted elements of rows, to focus them; returns the same object on every render. */
export function useRowElements(): Elements {
  const [elements] = useState(newElements);
  return elements;
}
