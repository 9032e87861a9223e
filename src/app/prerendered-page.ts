import { localeStore } from '@/i18n/locale-store';
import { NOT_FOUND_PATH } from '@/site/not-found-path';
import { screenAt } from '@/site/screens';

/** The block of a prerendered page that holds the answers it was made from, by the keys of SWR. */
const RESPONSES = 'answers';

/** What it is that stands in `#root`: this very page, to be taken over, or a page in another language or of another address. */
export type Prerendered = 'own' | 'other' | undefined;

/** The address of this page as a prerendered one names it: without `lang`, which selects among such pages (D45). */
function ownAddress(): string {
  const query = new URLSearchParams(location.search);
  query.delete('lang');
  const path = location.pathname === '/' ? '/home' : location.pathname;
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Whether this page was prerendered (`scripts/prerender/page.ts` writes the marks). */
export function prerendered(): Prerendered {
  const { prerendered: locale, address } = document.documentElement.dataset;
  if (locale === undefined) return undefined;
  const own =
    address === ownAddress() || (address === NOT_FOUND_PATH && !screenAt(location.pathname));
  return locale === localeStore.locale && own ? 'own' : 'other';
}

/** The answers that this page was made from. Resolves once the page has arrived to its end, where they stand. */
export async function prerenderedResponses(): Promise<Record<string, unknown>> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  }
  const block = document.getElementById(RESPONSES);
  return JSON.parse(block?.textContent ?? '{}') as Record<string, unknown>;
}

/**
 * Takes the marks off a page that the application draws from now on: it is shown if `cover.js` has covered it, and no
 * document is read ahead any more (`public/speculation-rules.json`), since the router follows links.
 */
export function removeMarks(): void {
  const { dataset } = document.documentElement;
  delete dataset.covered;
  delete dataset.prerendered;
  delete dataset.alone;
}
