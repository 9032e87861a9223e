import { readStorage, writeStorage } from '@/lib/storage';

const STORAGE_KEY = 'lawfirm_reloaded';

/** Minimum time between automatic reloads. */
const MIN_INTERVAL_MS = 300_000;

const TIMEOUT_MS = 10_000;

/**
 * Returns whether the server of the site responds with a page. Call it before a reload: the error page of the
 * browser has no way back. Never rejects.
 */
export async function isSiteReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
    return ok;
  } catch {
    return false;
  }
}

const saveCallbacks = new Set<() => Promise<boolean>>();

/**
 * Registers work to save before the page reloads. `save` resolves to whether a reload loses nothing; false prevents
 * it. Returns the function that unregisters it.
 */
export function onBeforeReload(save: () => Promise<boolean>): () => void {
  saveCallbacks.add(save);
  return () => void saveCallbacks.delete(save);
}

const blockEndListeners = new Set<() => void>();

/** Prevents reloads until the returned function is called, which also notifies `onReloadBlockEnd`. */
export function blockReload(): () => void {
  const unregister = onBeforeReload(() => Promise.resolve(false));
  return () => {
    unregister();
    for (const listener of blockEndListeners) listener();
  };
}

/** Calls `listener` whenever a block of reloads ends. Returns the function that unsubscribes it. */
export function onReloadBlockEnd(listener: () => void): () => void {
  blockEndListeners.add(listener);
  return () => void blockEndListeners.delete(listener);
}

let isPageReloading = false;

/** Returns whether the page is reloading after everything was saved: forms then need no confirmation. */
export const isReloading = () => isPageReloading;

/** Saves unsaved work. Returns whether a reload loses nothing. */
async function saveWork(): Promise<boolean> {
  const results = await Promise.all([...saveCallbacks].map((save) => save()));
  return !results.includes(false);
}

function reload(): void {
  isPageReloading = true;
  location.reload();
}

/** Saves unsaved work, then reloads the page. Returns false, without reloading, if something could not be saved. */
export async function saveAndReload(): Promise<boolean> {
  const isSaved = await saveWork();
  if (isSaved) reload();
  return isSaved;
}

/**
 * Reloads the page to fetch files that a new release has replaced (D17): at most once in five minutes, and only if no
 * unsaved work is lost. Returns false if unsaved work prevented the reload: a later call may reload. Otherwise returns
 * true, also without a reload. Call `isSiteReachable` first.
 */
export async function reloadOnce(): Promise<boolean> {
  const lastReload = Number(readStorage('sessionStorage', STORAGE_KEY));
  if (Date.now() - lastReload < MIN_INTERVAL_MS) return true;
  if (!(await saveWork())) return false;
  // Without storage the page would reload repeatedly.
  if (writeStorage('sessionStorage', STORAGE_KEY, String(Date.now()))) reload();
  return true;
}
