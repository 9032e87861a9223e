import { SETUP_NAME } from './has-setup';
import { parseSetup, PLAIN, setupText, type Setup } from './setup';

/** How the page came to its setup: from its address, from this session, or put back. */
type Origin = 'given' | 'kept' | 'reset';

/** Keeps a setup for the session: the next page of this tab has it, too. */
export function keepSetup(setup: Setup): void {
  sessionStorage.setItem(SETUP_NAME, setupText(setup));
}

/**
 * Reads the setup of `?mock=…`, takes it off the address and keeps it for the session; without one, it is the one that was
 * kept. `?mock=reset` forgets it, with all that was changed. Throws for what `parseSetup` does not know.
 */
export function takeSetup(): { setup: Setup; origin: Origin } {
  const url = new URL(location.href);
  const given = url.searchParams.get(SETUP_NAME);
  if (given === null) {
    return { setup: parseSetup(sessionStorage.getItem(SETUP_NAME) ?? ''), origin: 'kept' };
  }
  url.searchParams.delete(SETUP_NAME);
  history.replaceState(history.state, '', url);
  sessionStorage.removeItem(SETUP_NAME);
  if (given === 'reset') return { setup: PLAIN, origin: 'reset' };
  const setup = parseSetup(given);
  keepSetup(setup);
  return { setup, origin: 'given' };
}

/** This page's address with a setup, as readable as an address can be. */
export function addressWith(setup: Setup): string {
  const url = new URL(location.href);
  const text = setupText(setup).replaceAll(' ', '+');
  return `${url.origin}${url.pathname}${url.search ? `${url.search}&` : '?'}${SETUP_NAME}=${text}${url.hash}`;
}
