/** Returns the stored text; null without one, and when storage is blocked or missing. */
export function readStorage(
  storageName: 'localStorage' | 'sessionStorage',
  key: string,
): string | null {
  try {
    return window[storageName].getItem(key);
  } catch {
    return null;
  }
}

/** Stores `value` under `key`, or removes it when null. Returns false when storage is blocked or full. */
export function writeStorage(
  storageName: 'localStorage' | 'sessionStorage',
  key: string,
  value: string | null,
): boolean {
  try {
    if (value === null) window[storageName].removeItem(key);
    else window[storageName].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Parses a stored text; returns null if it is null or no JSON. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Returns all keys of browser storage; none when it is blocked or missing. */
export function storageKeys(storageName: 'localStorage' | 'sessionStorage'): string[] {
  try {
    return Object.keys(window[storageName]);
  } catch {
    return [];
  }
}
