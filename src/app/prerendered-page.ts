import { localeStore } from '@/i18n/locale-store';
import { NOT_FOUND_PATH } from '@/site/not-found-path';
import { screenAt } from '@/site/screens';

const RESPONSES_ID = 'responses';

type PrerenderedMarkup = 'this-page' | 'other-page' | undefined;

/** Returns the address of this page as a prerendered page names it: without `lang`, which selects its language (D45). */
function addressOfPage(): string {
  const query = new URLSearchParams(location.search);
  query.delete('lang');
  const path = location.pathname === '/' ? '/home' : location.pathname;
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * Returns whether the markup in `#root` was prerendered for this page, which hydrates it, or for one in another language
 * or at another address; undefined without prerendered markup. `scripts/prerender/page.ts` writes the attributes.
 */
export function detectPrerenderedMarkup(): PrerenderedMarkup {
  const { prerendered: locale, address } = document.documentElement.dataset;
  if (locale === undefined) return undefined;
  const isForThisPage =
    address === addressOfPage() || (address === NOT_FOUND_PATH && !screenAt(location.pathname));
  return locale === localeStore.locale && isForThisPage ? 'this-page' : 'other-page';
}

/** Returns the responses of a prerendered page by SWR keys, once the document that contains them is parsed. */
export async function readPrerenderedResponses(): Promise<Record<string, unknown>> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  }
  const block = document.getElementById(RESPONSES_ID);
  return JSON.parse(block?.textContent ?? '{}') as Record<string, unknown>;
}

/**
 * Removes the attributes of a prerendered page once the application renders it. This shows a page that
 * `hide-other-language.mjs` has hidden, and stops browsers from prefetching documents (`public/speculation-rules.json`),
 * since the router now follows links.
 */
export function removePrerenderAttributes(): void {
  const { dataset } = document.documentElement;
  delete dataset.otherLanguage;
  delete dataset.prerendered;
  delete dataset.missingVersions;
}
