import { createCB } from 'xmlbuilder2';
import { defaultLocale, isLocale, languageTag, type Locale } from '../../src/i18n/locales';
import { parseMoment } from '../../src/lib/dates';
import { pageAddress } from '../../src/site/seo/page-address';
import type { PublicPage } from './public-page';

/** Maximum number of URLs and bytes per file (sitemaps.org), the latter with a margin. */
const FILE_LIMITS = { addresses: 50_000, bytes: 49_000_000 };

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** A language of a page, or `x-default`, and its URL. */
export type Alternate = readonly [hreflang: string, address: string];

/** A page in one language, with the URLs of all its languages if it has several. */
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

/** Returns the time of a change, or only the day if the backend sends no time zone, since a time requires one. */
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

/** Returns an XML document that `write` builds in chunks, keeping only its text in memory. */
function buildXml(root: string, write: (builder: ReturnType<typeof createCB>) => void): string {
  const pieces: string[] = [];
  const builder = createCB({
    data: (piece: string) => pieces.push(piece),
    defaultNamespace: { ele: SITEMAP },
    prettyPrint: true,
  });
  builder.dec({ encoding: 'UTF-8' }).ele(root);
  write(builder);
  builder.end();
  return `${pieces.join('')}\n`;
}

function urlSetXml(entries: readonly Entry[]): string {
  return buildXml('urlset', (builder) => {
    builder.att(XMLNS, 'xmlns:xhtml', XHTML);
    for (const { address, lastModified, alternates } of entries) {
      builder.ele('url').ele('loc').txt(address).up();
      if (lastModified) builder.ele('lastmod').txt(lastModified).up();
      for (const [hreflang, href] of alternates) {
        builder.ele(XHTML, 'xhtml:link').att({ rel: 'alternate', hreflang, href }).up();
      }
      builder.up();
    }
  });
}

/** Returns an upper bound of the bytes of an entry, including the elements around its texts. */
const bytesOf = ({ address, alternates }: Entry) =>
  [address, ...alternates.map(([, href]) => href)]
    .map((text) => Buffer.byteLength(text.replaceAll('&', '&amp;')) + 120)
    .reduce((sum, bytes) => sum + bytes, 0);

/** Splits entries into parts, each within the limits. */
function partsOf(entries: readonly Entry[], limits: typeof FILE_LIMITS): Entry[][] {
  const parts: Entry[][] = [];
  let bytes = Infinity;
  for (const entry of entries) {
    bytes += bytesOf(entry);
    const part = parts.at(-1);
    if (part && bytes <= limits.bytes && part.length < limits.addresses) part.push(entry);
    else {
      parts.push([entry]);
      bytes = bytesOf(entry);
    }
  }
  return parts;
}

/** Yields the sitemap's files by name: `sitemap.xml` alone, or several with an index if one would exceed the limits. */
export function* sitemapFiles(
  site: string,
  entries: readonly Entry[],
  limits = FILE_LIMITS,
): Generator<[name: string, text: string]> {
  const parts = partsOf(entries, limits);
  if (parts.length < 2) {
    yield ['sitemap.xml', urlSetXml(entries)];
    return;
  }
  const names: string[] = [];
  for (const part of parts) {
    const name = `sitemap-${names.length + 1}.xml`;
    names.push(name);
    yield [name, urlSetXml(part)];
  }
  // The index comes last, so that the files it lists already exist.
  const index = buildXml('sitemapindex', (builder) => {
    for (const name of names) builder.ele('sitemap').ele('loc').txt(`${site}/${name}`).up().up();
  });
  yield ['sitemap.xml', index];
}
