import { defaultLocale, isLocale, languageTag, type Locale } from '../../src/i18n/locales';
import { parseMoment } from '../../src/lib/dates';
import { pageAddress } from '../../src/site/seo/page-address';
import { elementOf, textElementOf, xmlDocumentOf } from './markup';
import type { PublicPage } from './public-page';

/** Maximum number of URLs and bytes per file (sitemaps.org), the latter with a margin. */
const FILE_LIMITS = { addresses: 50_000, bytes: 49_000_000 };

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** A language of a page, or `x-default`, and its URL. */
export type Alternate = readonly [hreflang: string, address: string];

/** A page in one language, with its other languages. */
interface Entry {
  address: string;
  lastModified: string | undefined;
  alternates: readonly Alternate[];
}

/** Groups the versions of one page by language: by path for screens, by `no` for items (D18). */
function groupsOf(pages: ReadonlyMap<Locale, readonly PublicPage[]>): Map<Locale, PublicPage>[] {
  const groups = new Map<string, Map<Locale, PublicPage>>();
  const knownPaths = new Set<string>();
  for (const [locale, localePages] of pages) {
    for (const page of localePages) {
      const { path, no, lang } = page;
      const isItem = page.id !== undefined;
      // Lists that ignore the language return the same item in each: it is one page in its own language.
      if (isItem && knownPaths.has(path)) continue;
      knownPaths.add(path);
      const language = isLocale(lang) ? lang : locale;
      const groupKey = no === undefined ? path : `${path.replace(/[^/]+$/, '')} ${no}`;
      const isTaken = groups.get(groupKey)?.has(language);
      const name = isTaken ? path : groupKey;
      groups.set(name, (groups.get(name) ?? new Map<Locale, PublicPage>()).set(language, page));
    }
  }
  return [...groups.values()];
}

/** Returns the day if the backend sends no time zone, since a time requires one. */
function toLastModified(updatedAt: string | undefined): string | undefined {
  const moment = parseMoment(updatedAt?.replace(/^([\d-]{10})T([\d:]{8})$/, '$1 $2'));
  if (!moment) return undefined;
  return moment.date.toISOString().slice(0, moment.hasNoTimeZone ? 10 : undefined);
}

/**
 * Returns the sitemap entries of all pages, with the same URLs as the alternate links in their `<head>`: with `?lang=`
 * except in the default language (D45).
 */
export function sitemapEntries(
  site: string,
  pages: ReadonlyMap<Locale, readonly PublicPage[]>,
): Entry[] {
  return groupsOf(pages).flatMap((group) => {
    const versions = [...group].map(
      ([locale, { path, updatedAt }]) =>
        [locale, pageAddress(path, locale, site), toLastModified(updatedAt)] as const,
    );
    const defaultVersion = versions.find(([locale]) => locale === defaultLocale()) ?? versions[0];
    const alternates =
      versions.length < 2 || !defaultVersion
        ? []
        : [
            ['x-default', defaultVersion[1]] as const,
            ...versions.map(([locale, address]) => [languageTag(locale), address] as const),
          ];
    return versions.map(([, address, lastModified]) => ({ address, lastModified, alternates }));
  });
}

function urlXml({ address, lastModified, alternates }: Entry): string {
  const links = alternates.map(([hreflang, href]) =>
    elementOf('xhtml:link', { rel: 'alternate', hreflang, href }, ''),
  );
  const lastmod = lastModified ? textElementOf('lastmod', lastModified) : '';
  return elementOf('url', {}, [textElementOf('loc', address), lastmod, ...links].join(''));
}

/** Yields the XML of the entries in parts, each within the limits. */
function* partsOf(entries: readonly Entry[], limits: typeof FILE_LIMITS): Generator<string[]> {
  let part: string[] = [];
  let partBytes = 0;
  for (const entry of entries) {
    const xml = urlXml(entry);
    const bytes = Buffer.byteLength(xml) + 1;
    const isFull = part.length === limits.addresses || partBytes + bytes > limits.bytes;
    if (isFull && part.length > 0) {
      yield part;
      [part, partBytes] = [[], 0];
    }
    part.push(xml);
    partBytes += bytes;
  }
  yield part;
}

/** Yields the sitemap's files by name: `sitemap.xml` alone, or several with an index if one would exceed the limits. */
export function* sitemapFiles(
  site: string,
  entries: readonly Entry[],
  limits = FILE_LIMITS,
): Generator<[name: string, text: string]> {
  const names: string[] = [];
  for (const part of partsOf(entries, limits)) {
    const isWhole = part.length === entries.length;
    const name = isWhole ? 'sitemap.xml' : `sitemap-${names.length + 1}.xml`;
    yield [name, xmlDocumentOf('urlset', { xmlns: SITEMAP, 'xmlns:xhtml': XHTML }, part)];
    if (isWhole) return;
    names.push(name);
  }
  // The index comes last, so that the files it lists already exist.
  const parts = names.map((name) =>
    elementOf('sitemap', {}, textElementOf('loc', `${site}/${name}`)),
  );
  yield ['sitemap.xml', xmlDocumentOf('sitemapindex', { xmlns: SITEMAP }, parts)];
}
