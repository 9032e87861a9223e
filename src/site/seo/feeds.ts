import type { Locale } from '@/i18n/locales';

/** Content types with a feed: news, and the case analyses that are called deals on the public site (§1). */
export const FEEDS = ['news', 'cases'] as const;

export type FeedName = (typeof FEEDS)[number];

/** Returns the path of a feed in an interface language; `npm run prerender` and `npm run sitemap` write the file. */
export function feedPath(name: FeedName, locale: Locale): string {
  return `/feeds/${name}.${locale}.atom`;
}

/** Returns the attributes of the `<link>` elements for the feeds of a language. `titles` are the names of the feeds. */
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
