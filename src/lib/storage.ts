/**
 * Reads browser storage, which may be blocked or missing: returns null then. `kind` is the name of the storage on
 * `window`.
 */
export function readStored(kind: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Stores `value` under `key`, or removes it when null. Returns false when storage is blocked or full. */
export function writeStored(
  kind: 'localStorage' | 'sessionStorage',
  key: string,
  value: string | null,
): boolean {
  try {
    if (value === null) window[kind].removeItem(key);
    else window[kind].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Returns all keys of browser storage; none when it is blocked or missing. */
export function storedKeys(kind: 'localStorage' | 'sessionStorage'): string[] {
  try {
    return Object.keys(window[kind]);
  } catch {
    return [];
  }
}
