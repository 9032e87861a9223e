import { localeStore } from '@/i18n/locale-store';
import { NOT_FOUND_PATH } from '@/site/not-found-path';
import { screenAt } from '@/site/screens';

/** Id of the element with the responses of a prerendered page by SWR keys. */
const RESPONSES_ID = 'responses';

/**
 * Whether the markup in `#root` was prerendered for this page, which hydrates it, or for a page in another language or
 * at another address. Undefined without prerendered markup.
 */
export type PrerenderedMarkup = 'this-page' | 'other-page' | undefined;

/**
 * Returns the address of this page as a prerendered page names it: without `lang`, which selects among such pages
 * (D45).
 */
function addressOfPage(): string {
  const query = new URLSearchParams(location.search);
  query.delete('lang');
  const path = location.pathname === '/' ? '/home' : location.pathname;
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Returns for which page the markup was prerendered; `scripts/prerender/page.ts` writes the attributes. */
export function detectPrerenderedMarkup(): PrerenderedMarkup {
  const { prerendered: locale, address } = document.documentElement.dataset;
  if (locale === undefined) return undefined;
  const isForThisPage =
    address === addressOfPage() || (address === NOT_FOUND_PATH && !screenAt(location.pathname));
  return locale === localeStore.locale && isForThisPage ? 'this-page' : 'other-page';
}

/** Returns the responses of a prerendered page. Resolves at the end of the document, which contains them. */
export async function readPrerenderedResponses(): Promise<Record<string, unknown>> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  }
  const block = document.getElementById(RESPONSES_ID);
  return JSON.parse(block?.textContent ?? '{}') as Record<string, unknown>;
}

/**
 * Removes attributes of a prerendered page once the application renders it. Without them, the page is visible if
 * `hide-other-language.js` has hidden it, and browsers stop prefetching documents (`public/speculation-rules.json`), since
 * the router follows links.
 */
export function removePrerenderAttributes(): void {
  const { dataset } = document.documentElement;
  delete dataset.otherLanguage;
  delete dataset.prerendered;
  delete dataset.missingVersions;
}
