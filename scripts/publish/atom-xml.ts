import { SITE_PATHS } from '../../src/lib/site-paths';
import { languageTag, type Locale } from '../../src/i18n/locales';
import { feedPath, type FeedName } from '../../src/site/seo/feeds';
import { pageAddress } from '../../src/site/seo/page-address';
import { elementOf, textElementOf, xmlDocumentOf } from './markup';
import type { PublicSite } from './pages';
import type { ExternalItem, PublicPage } from './public-page';

const ATOM = 'http://www.w3.org/2005/Atom';

/** Maximum number of items in a feed. */
const MAX_ENTRIES = 50;

/** The list of each feed (§2). */
const LISTS: Record<FeedName, string> = {
  news: SITE_PATHS.news,
  cases: SITE_PATHS.cases,
};

/** Input of a feed. */
export interface Feed {
  name: FeedName;
  locale: Locale;
  /** Origin of the site. */
  site: string;
  /** Title of the list in that language. */
  title: string;
  content: Pick<PublicSite, 'pages' | 'externalItems' | 'firm'>;
  /** Time of creation, for an empty feed. */
  now: Date;
}

/** Returns a time for Atom, which requires a time zone: UTC if the time has none. */
const timeOf = (time: string) => (/(?:Z|[+-]\d\d:\d\d)$/.test(time) ? time : `${time}Z`);

interface Entry {
  item: PublicPage | ExternalItem;
  published: string;
  updated: string;
}

function entriesOf({ name, content }: Feed): Entry[] {
  const folder = `${LISTS[name]}/detail/`;
  return [...content.pages, ...content.externalItems]
    .filter(({ path }) => path.startsWith(folder))
    .flatMap((item) => {
      const { publishedAt: published = item.updatedAt, updatedAt: updated = item.publishedAt } =
        item;
      // Feeds are ordered by time: items without a date are on the site only.
      if (!published || !updated) return [];
      return [{ item, published: timeOf(published), updated: timeOf(updated) }];
    })
    .sort((a, b) => b.published.localeCompare(a.published))
    .slice(0, MAX_ENTRIES);
}

/**
 * Returns the newest items of a list as an Atom feed (RFC 4287). Titles and summaries are plain text; an item's id is
 * its URL without a language, since its id identifies a language version (D18) and never changes.
 */
export function atomFeed(feed: Feed): string {
  const { name, locale, site, title, content, now } = feed;
  const entries = entriesOf(feed);
  const firmName = content.firm?.name ?? '';
  const firm = firmName === '' ? new URL(site).host : firmName;
  const address = new URL(feedPath(name, locale), site).href;
  const updated = entries.map((entry) => entry.updated).reduce((a, b) => (a > b ? a : b), '');
  const link = (attributes: Record<string, string>) => elementOf('link', attributes, '');
  return xmlDocumentOf('feed', { xmlns: ATOM, 'xml:lang': languageTag(locale) }, [
    textElementOf('id', address),
    textElementOf('title', `${title} · ${firm}`),
    textElementOf('updated', updated || now.toISOString()),
    elementOf('author', {}, textElementOf('name', firm)),
    link({ rel: 'self', type: 'application/atom+xml', href: address }),
    link({ rel: 'alternate', href: pageAddress(LISTS[name], locale, site) }),
    ...entries.map(({ item, ...times }) => {
      const href = 'url' in item ? item.url : pageAddress(item.path, locale, site);
      const elements = [
        textElementOf('id', new URL(item.path, site).href),
        textElementOf('title', item.title ?? title),
        link({ rel: 'alternate', href }),
        textElementOf('published', times.published),
        textElementOf('updated', times.updated),
        item.summary ? textElementOf('summary', item.summary) : '',
      ];
      return elementOf('entry', {}, elements.join(''));
    }),
  ]);
}
