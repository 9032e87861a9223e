import type { components } from './schema.gen';

/** Describes an article for visitors: a news item or a case analysis. */
export type Article = components['schemas']['NewsItem'] | components['schemas']['CaseAnalysis'];

/** Returns the version in a language from the rows that a list returned for one `no` (D18). */
export function versionIn<Item extends { no: string | number; lang: string }>(
  items: readonly Item[],
  no: string,
  lang: string,
): Item | undefined {
  return items.find((item) => String(item.no) === no && item.lang === lang);
}
