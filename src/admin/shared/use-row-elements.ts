import { useState } from 'react';

function newElements() {
  const all = new Map<string, HTMLElement>();
  return {
    /** The `ref` of the element of this key. */
    at: (key: string) => (element: HTMLElement | null) => {
      if (element) all.set(key, element);
      else all.delete(key);
    },
    get: (key: string) => all.get(key),
  };
}

/** The elements of rows that can take the focus, by the rows' keys. */
export type Elements = ReturnType<typeof newElements>;

/** Keeps which elements of rows are on the screen, to give one the focus; the same object at each drawing. */
export function useRowElements(): Elements {
  const [elements] = useState(newElements);
  return elements;
}
