import { readTextFilter } from '@/admin/list/list-search';

/** What `edit` says for a banner that is not there yet. */
export const NEW = 'new';

/** What the URL of the banners says. There is one route for them (§2), so editing stands in it, too. */
export interface BannerSearch {
  /**
   * The language whose banners are listed, all of them without. Not called `lang`, with which a link
   * selects the language of the interface (D45).
   */
  language?: string | undefined;
  /** The id of the banner that is edited, or `new`. */
  edit?: string | undefined;
  /** The id of the banner that a new one begins as a copy of. */
  from?: string | undefined;
}

/** Reads the URL of the banners; junk falls back silently. */
export function readBannerSearch(raw: Record<string, unknown>): BannerSearch {
  const edit = readTextFilter(raw.edit);
  return {
    language: readTextFilter(raw.language),
    edit,
    from: edit === NEW ? readTextFilter(raw.from) : undefined,
  };
}
