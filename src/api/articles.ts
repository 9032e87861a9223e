import type { components } from './schema.gen';

/** What visitors read as an article, whatever it is a version of: a news item or a case analysis. */
export type Article = components['schemas']['NewsItem'] | components['schemas']['CaseAnalysis'];

/** The version in a language among those that a list gave for one `no` (D18). */
export function versionIn<Item extends { no: string | number; lang: string }>(
  items: readonly Item[],
  no: string,
  lang: string,
): Item | undefined {
  return items.find((item) => String(item.no) === no && item.lang === lang);
}
