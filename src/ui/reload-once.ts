import { readStored, writeStored } from '@/lib/storage';

const KEY = 'lawfirm_reloaded';

/** Before this time is over the page is not reloaded again by itself, in milliseconds. */
const PAUSE = 300_000;

/** How long the site's server has to answer before it counts as out of reach, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Whether the site's server answers with a page. A page that stands is never given up for another before it
 * does: the browser's own error page has no way back. Never rejects.
 */
export async function isSiteReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
    return ok;
  } catch {
    return false;
  }
}

const savers = new Set<() => Promise<boolean>>();

/**
 * Registers work to save before the page reloads. `save` resolves to whether a reload loses nothing; false prevents
 * it. Returns the function that unregisters it.
 */
export function beforeReload(save: () => Promise<boolean>): () => void {
  savers.add(save);
  return () => void savers.delete(save);
}

let reloading = false;

/** Returns whether the page is reloading with everything saved: then no form asks before it is left. */
export const isReloading = () => reloading;

/** Saves unsaved work, then reloads the page. Returns false, without reloading, where some could not be saved. */
export async function saveAndReload(): Promise<boolean> {
  const saved = await Promise.all([...savers].map((save) => save()));
  if (saved.includes(false)) return false;
  reloading = true;
  location.reload();
  return true;
}

/**
 * Reloads the page to fetch files that a new release has replaced (D17): at most once, and only where nothing
 * unsaved is lost. Call `isSiteReachable` first.
 */
export async function reloadOnce(): Promise<void> {
  const last = Number(readStored('sessionStorage', KEY));
  if (Date.now() - last < PAUSE) return;
  // Where nothing can be remembered one reload would follow the other.
  if (writeStored('sessionStorage', KEY, String(Date.now()))) await saveAndReload();
}
