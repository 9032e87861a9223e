import { useSyncExternalStore } from 'react';

/** Where the header condenses and where it opens again, in pixels: apart, so that it never flickers. */
const CONDENSE = 96;
const OPEN = 24;

let condensed = false;

function subscribe(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
}

function read(): boolean {
  condensed = condensed ? scrollY > OPEN : scrollY > CONDENSE;
  return condensed;
}

/** Whether the page is scrolled away from its top. */
export function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, read);
}
