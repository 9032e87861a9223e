/**
 * Browser storage that may be blocked, full or missing: reading gives null then, and writing tells
 * whether it was kept. `kind` is the name of the storage on `window`.
 */
export function readStored(kind: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps `value` under `key`, or removes it when null. Gives false where storage is blocked. */
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
