import { useState } from 'react';

function createRowElements() {
  const elementsByKey = new Map<string, HTMLElement>();
  return {
    refOf: (key: string) => (element: HTMLElement | null) => {
      if (element) elementsByKey.set(key, element);
      else elementsByKey.delete(key);
    },
    get: (key: string) => elementsByKey.get(key),
  };
}

/** Focusable elements of rows by row key. */
export type RowElements = ReturnType<typeof createRowElements>;

/** Tracks the mounted elements of rows, to focus them; returns the same object on every render. */
export function useRowElements(): RowElements {
  const [elements] = useState(createRowElements);
  return elements;
}
