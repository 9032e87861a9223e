import { readStored, writeStored } from '../lib/storage';

const KEY = 'lawfirm_reloaded';

/** Before this time is over the page is not reloaded again by itself, in milliseconds. */
const PAUSE = 300_000;

/** How long the site's server has to answer before it counts as out of reach, in milliseconds. */
const PATIENCE = 10_000;

const ASKING = 'lawfirm:reload';

/**
 * Whether the site's server answers with a page. A page that stands is never given up for another before it
 * does: the browser's own error page has no way back. Never rejects.
 */
export async function siteAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
    return ok;
  } catch {
    return false;
  }
}

/**
 * Reloads the page for the sake of files that could not be loaded, since a new release may have
 * replaced them (D17): once at most, and never while somebody objects. Ask `siteAnswers` first.
 */
export function reloadOnce(): void {
  if (!dispatchEvent(new Event(ASKING, { cancelable: true }))) return;
  const last = Number(readStored('sessionStorage', KEY));
  if (Date.now() - last < PAUSE) return;
  // Where nothing can be remembered one reload would follow the other.
  if (writeStored('sessionStorage', KEY, String(Date.now()))) location.reload();
}

/** Objects to such a reload, as a form with unpublished changes does. Gives the function that ends it. */
export function objectToReload(): () => void {
  const object = (event: Event) => event.preventDefault();
  addEventListener(ASKING, object);
  return () => removeEventListener(ASKING, object);
}
