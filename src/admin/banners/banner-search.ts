import { parseTextFilter } from '@/admin/list/list-search';

/** The value of `edit` for a new banner. */
export const NEW_BANNER_ID = 'new';

/** The search params of the banners. They have a single route (§2), so the edited banner is a search param, too. */
export interface BannerSearch {
  /** The language of the listed banners, if not all. Not called `lang`, which selects the interface language (D45). */
  language?: string | undefined;
  /** The id of the edited banner, or `new`. */
  edit?: string | undefined;
  /** The id of the banner that a new banner copies. */
  copy?: string | undefined;
  /** The id in `deleted-item-store.ts` of the deleted banner that a new banner restores. */
  restore?: string | undefined;
}

/** Parses the search params of the banners; invalid values fall back silently. */
export function parseBannerSearch(raw: Record<string, unknown>): BannerSearch {
  const edit = parseTextFilter(raw.edit);
  return {
    language: parseTextFilter(raw.language),
    edit,
    copy: edit === NEW_BANNER_ID ? parseTextFilter(raw.copy) : undefined,
    restore: edit === NEW_BANNER_ID ? parseTextFilter(raw.restore) : undefined,
  };
}
