import { readStored, writeStored } from '../lib/storage';

const KEY = 'lawfirm_reloaded';

/** Before this time is over the page is not reloaded again by itself, in milliseconds. */
const PAUSE = 300_000;

const ASKING = 'lawfirm:reload';

/**
 * Reloads the page for the sake of files that could not be loaded, since a new release may have
 * replaced them (D17): once at most, and never while somebody objects. Gives whether it does.
 */
export function reloadOnce(): boolean {
  if (!dispatchEvent(new Event(ASKING, { cancelable: true }))) return false;
  const last = Number(readStored('sessionStorage', KEY));
  if (Date.now() - last < PAUSE) return false;
  // Where nothing can be remembered one reload would follow the other.
  if (!writeStored('sessionStorage', KEY, String(Date.now()))) return false;
  location.reload();
  return true;
}

/** Objects to such a reload, as a form with unpublished changes does. Gives the function that ends it. */
export function objectToReload(): () => void {
  const object = (event: Event) => event.preventDefault();
  addEventListener(ASKING, object);
  return () => removeEventListener(ASKING, object);
}
