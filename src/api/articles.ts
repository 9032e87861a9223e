import type { components } from './schema.gen';

/** The articles with a catalogue; honors have none. */
export type NewsOrCase = components['schemas']['NewsItem'] | components['schemas']['CaseAnalysis'];

/** Returns the version of an item (`no`) in a language from the rows of a list (D18), or null. */
export function versionIn<Item extends { no: string | number; lang: string }>(
  items: readonly Item[],
  no: string,
  lang: string,
): Item | null {
  return items.find((item) => String(item.no) === no && item.lang === lang) ?? null;
}
