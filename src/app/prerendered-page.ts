import { localeStore } from '@/i18n/locale-store';
import { NOT_FOUND_PATH } from '@/site/not-found-path';
import { screenAt } from '@/site/screens';

/** Id of the element with the responses of a prerendered page by SWR keys. */
const RESPONSES = 'responses';

/** Markup in `#root`: that of this page, to be hydrated, or of a page in another language or at another address. */
export type Prerendered = 'own' | 'other' | undefined;

/**
 * Returns the address of this page as a prerendered page names it: without `lang`, which selects among such pages
 * (D45).
 */
function ownAddress(): string {
  const query = new URLSearchParams(location.search);
  query.delete('lang');
  const path = location.pathname === '/' ? '/home' : location.pathname;
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Returns whether this page was prerendered (`scripts/prerender/page.ts` writes the marks). */
export function prerendered(): Prerendered {
  const { prerendered: locale, address } = document.documentElement.dataset;
  if (locale === undefined) return undefined;
  const isOwnPage =
    address === ownAddress() || (address === NOT_FOUND_PATH && !screenAt(location.pathname));
  return locale === localeStore.locale && isOwnPage ? 'own' : 'other';
}

/** Returns the responses of a prerendered page. Resolves at the end of the document, which contains them. */
export async function prerenderedResponses(): Promise<Record<string, unknown>> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  }
  const block = document.getElementById(RESPONSES);
  return JSON.parse(block?.textContent ?? '{}') as Record<string, unknown>;
}

/**
 * Removes the marks of a prerendered page once the application renders it: shows it if `hide-other-language.js` has hidden it, and
 * stops prefetching documents (`public/speculation-rules.json`), since the router follows links.
 */
export function removeMarks(): void {
  const { dataset } = document.documentElement;
  delete dataset.otherLanguage;
  delete dataset.prerendered;
  delete dataset.alone;
}
