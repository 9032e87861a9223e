import { useSyncExternalStore } from 'react';

/** From where on the page counts as scrolled, in pixels: before half of the header's spare room is gone. */
const SCROLLED = 16;

function subscribe(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
}

const read = () => scrollY > SCROLLED;

/** Whether the page is scrolled away from its top. */
export function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, read);
}
