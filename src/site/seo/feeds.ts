import type { Locale } from '@/i18n/locales';

/** What has a feed: news, and the case analyses that visitors know as deals (§1). */
export const FEEDS = ['news', 'cases'] as const;

export type FeedName = (typeof FEEDS)[number];

/** Where the site serves a feed in an interface language; written by `npm run sitemap`. */
export function feedPath(name: FeedName, locale: Locale): string {
  return `/feeds/${name}.${locale}.atom`;
}

/** The attributes of the `<link>` elements that lead feed readers to the feeds of a language. `titles` are their names in it. */
export function feedLinks(
  locale: Locale,
  titles: Readonly<Record<FeedName, string>>,
): Record<'rel' | 'type' | 'title' | 'href', string>[] {
  return FEEDS.map((name) => ({
    rel: 'alternate',
    type: 'application/atom+xml',
    title: titles[name],
    href: feedPath(name, locale),
  }));
}
