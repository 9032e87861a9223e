import { describe, expect, it } from '@jest/globals';
import type { Locale } from '../../src/i18n/locales';
import type { PublicPage } from './public-page';
import { sitemapEntries, sitemapFiles } from './sitemap-xml';

const SITE = 'https://www.firm.example';

function parse(xml: string): Document {
  const parsedXml = new DOMParser().parseFromString(xml, 'application/xml');
  expect(parsedXml.getElementsByTagName('parsererror')).toHaveLength(0);
  return parsedXml;
}

const textsOf = (xml: string, name: string) =>
  [...parse(xml).getElementsByTagName(name)].map((element) => element.textContent);

/** Returns the entries of a sitemap: each URL with its alternates and its date. */
function sitemapOf(en_US: readonly PublicPage[], zh_CN: readonly PublicPage[] = []) {
  const pages = new Map<Locale, readonly PublicPage[]>(Object.entries({ en_US, zh_CN }) as never);
  const [[, xml = ''] = []] = [...sitemapFiles(SITE, sitemapEntries(SITE, pages))];
  return [...parse(xml).getElementsByTagName('url')].map((url) => ({
    address: url.getElementsByTagName('loc')[0]?.textContent?.replace(SITE, ''),
    lastModified: url.getElementsByTagName('lastmod')[0]?.textContent,
    alternates: [...url.getElementsByTagName('xhtml:link')].map(
      (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')?.replace(SITE, '')}`,
    ),
  }));
}

const item = (id: number, lang: string, no?: string): PublicPage => ({
  path: `/news/detail/${id}`,
  id: String(id),
  lang,
  no,
});

describe('sitemap.xml', () => {
  it('lists a page in each language with links to all its languages', () => {
    const expectedAlternates = [
      'x-default /people?page=2',
      'en-US /people?page=2',
      'zh-CN /people?page=2&lang=zh_CN',
    ];
    expect(sitemapOf([{ path: '/people?page=2' }], [{ path: '/people?page=2' }])).toEqual([
      { address: '/people?page=2', alternates: expectedAlternates },
      { address: '/people?page=2&lang=zh_CN', alternates: expectedAlternates },
    ]);
  });

  it('lists the versions of an item, each at its own URL (D18)', () => {
    const expectedAlternates = [
      'x-default /news/detail/1',
      'en-US /news/detail/1',
      'zh-CN /news/detail/2?lang=zh_CN',
    ];
    expect(sitemapOf([item(1, 'en_US', 'N-1')], [item(2, 'zh_CN', 'N-1')])).toEqual([
      { address: '/news/detail/1', alternates: expectedAlternates },
      { address: '/news/detail/2?lang=zh_CN', alternates: expectedAlternates },
    ]);
  });

  it('lists no alternate for an item in one language, and each URL once', () => {
    const versions = [item(1, 'en_US', 'N-1'), item(2, 'zh_CN', 'N-2')];
    expect(sitemapOf(versions, versions)).toEqual([
      { address: '/news/detail/1', alternates: [] },
      { address: '/news/detail/2?lang=zh_CN', alternates: [] },
    ]);
    expect(sitemapOf([{ path: '/news?page=9' }])).toEqual([
      { address: '/news?page=9', alternates: [] },
    ]);
  });

  it('dates an item with the time of its last change, or with the day if the backend sends no time zone', () => {
    const lastModified = (updatedAt: string) =>
      sitemapOf([{ ...item(1, 'en_US'), updatedAt }]).map((element) => element.lastModified);
    expect(lastModified('2026-11-17T23:30:00')).toEqual(['2026-11-17']);
    expect(lastModified('2026-11-17T00:00:00.000Z')).toEqual(['2026-11-17T00:00:00.000Z']);
    expect(lastModified('yesterday')).toEqual([undefined]);
  });

  it('is well-formed for ids with special characters', () => {
    const id = encodeURIComponent('a&b<c>"\'');
    const [entry] = sitemapOf([{ path: `/news/detail/${id}`, id: 'a', lang: 'en_US' }], []);
    expect(entry?.address).toBe(`/news/detail/${id}`);
  });

  it('is split when it has too many URLs, and the index is written last', () => {
    const pages = Array.from({ length: 5 }, (_, at) => item(at, 'en_US'));
    const entries = sitemapEntries(SITE, new Map([['en_US', pages]]));
    const files = [...sitemapFiles(SITE, entries, { addresses: 2, bytes: 1_000_000 })];
    expect(files.map(([name]) => name)).toEqual([
      'sitemap-1.xml',
      'sitemap-2.xml',
      'sitemap-3.xml',
      'sitemap.xml',
    ]);
    const index = files.at(-1)![1];
    expect(parse(index).documentElement.tagName).toBe('sitemapindex');
    expect(textsOf(index, 'loc')).toEqual([1, 2, 3].map((at) => `${SITE}/sitemap-${at}.xml`));
    expect(files.slice(0, 3).flatMap(([, xml]) => textsOf(xml, 'loc'))).toEqual(
      pages.map(({ path }) => `${SITE}${path}`),
    );
  });

  it('is split when a file would have too many bytes, also with URLs that need escaping', () => {
    const pages = Array.from({ length: 40 }, (_, at) => ({
      ...item(at, 'en_US', `N-${at}`),
      path: `/news/detail/${at}${'&'.repeat(at)}`,
    }));
    const chinese = pages.map((page) => ({ ...page, path: `${page.path}0`, lang: 'zh_CN' }));
    const entries = sitemapEntries(
      SITE,
      new Map<Locale, PublicPage[]>([
        ['en_US', pages],
        ['zh_CN', chinese],
      ]),
    );
    const files = [...sitemapFiles(SITE, entries, { addresses: 1_000, bytes: 5_000 })];
    expect(files.length).toBeGreaterThan(3);
    // The head of a file is not counted; the margin of `FILE_LIMITS` leaves room for it.
    for (const [, xml] of files.slice(0, -1)) expect(xml.length).toBeLessThan(5_300);
    expect(files.slice(0, -1).flatMap(([, xml]) => textsOf(xml, 'loc'))).toHaveLength(80);
  });
});
