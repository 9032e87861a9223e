import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '@/lib/storage';

const CHANGE_EVENT = 'storedtext';

function subscribe(listener: () => void): () => void {
  for (const name of [CHANGE_EVENT, 'storage']) addEventListener(name, listener);
  return () => {
    for (const name of [CHANGE_EVENT, 'storage']) removeEventListener(name, listener);
  };
}

/** Returns the text that this browser has stored under a key, also after a change by `storeText` or in another tab. */
export function useStoredText(key: string): string | null {
  return useSyncExternalStore(subscribe, () => readStorage('localStorage', key));
}

/** Stores a text in this browser, or removes it when null. If the storage is full, the previous text remains. */
export function storeText(key: string, text: string | null): void {
  writeStorage('localStorage', key, text);
  dispatchEvent(new Event(CHANGE_EVENT));
}
