import { SITE_PATHS } from '../../src/lib/site-paths';
import { create } from 'xmlbuilder2';
import { languageTag, type Locale } from '../../src/i18n/locales';
import { feedPath, type FeedName } from '../../src/site/seo/feeds';
import { pageAddress } from '../../src/site/seo/page-address';
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
interface Feed {
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

/** Escapes ampersands, as the XML library treats `&amp;` as already escaped. */
const escapeAmpersands = (text: string) => text.replaceAll('&', '&amp;');

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
 * Returns the newest items of a list as an Atom feed (RFC 4287). Titles and summaries are plain text. The id of an
 * entry is the item's URL without a language, since the item's id identifies a language version (D18) and never changes.
 */
export function atomFeed(feed: Feed): string {
  const { name, locale, site, title, content, now } = feed;
  const entries = entriesOf(feed);
  const firmName = content.firm?.name ?? '';
  const firm = firmName === '' ? new URL(site).host : firmName;
  const address = new URL(feedPath(name, locale), site).href;
  const updated = entries.map((entry) => entry.updated).reduce((a, b) => (a > b ? a : b), '');
  const root = create({ encoding: 'UTF-8', invalidCharReplacement: '' })
    .ele(ATOM, 'feed', { 'xml:lang': languageTag(locale) })
    .ele('id')
    .txt(address)
    .up()
    .ele('title')
    .txt(escapeAmpersands(`${title} · ${firm}`))
    .up()
    .ele('updated')
    .txt(updated || now.toISOString())
    .up()
    .ele('author')
    .ele('name')
    .txt(escapeAmpersands(firm))
    .up()
    .up()
    .ele('link', { rel: 'self', type: 'application/atom+xml', href: address })
    .up()
    .ele('link', { rel: 'alternate', href: pageAddress(LISTS[name], locale, site) })
    .up();
  for (const { item, ...times } of entries) {
    const href = 'url' in item ? item.url : pageAddress(item.path, locale, site);
    const entry = root.ele('entry');
    entry.ele('id').txt(new URL(item.path, site).href);
    entry.ele('title').txt(escapeAmpersands(item.title ?? title));
    entry.ele('link', { rel: 'alternate', href: escapeAmpersands(href) });
    entry.ele('published').txt(times.published);
    entry.ele('updated').txt(times.updated);
    if (item.summary) entry.ele('summary').txt(escapeAmpersands(item.summary));
  }
  return `${root.end({ prettyPrint: true })}\n`;
}
