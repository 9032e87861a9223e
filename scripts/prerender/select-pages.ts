import { readList } from '../../src/api/response-envelope';
import { CATALOGUE_TYPE } from '../../src/api/catalogue-type';
import * as queries from '../../src/api/queries';
import type { Locale } from '../../src/i18n/locales';
import { NOT_FOUND_PATH } from '../../src/site/not-found-path';
import { pageAddress } from '../../src/site/seo/page-address';
import { digest } from '../publish/digest';
import { reasonOf } from '../publish/lists';
import type { PublicSite } from '../publish/pages';
import type { PublicPage } from '../publish/public-page';
import { fetchPublic, type Source } from '../publish/fetch-public';
import { sitemapEntries, type Alternate } from '../publish/sitemap-xml';
import type { RunPage } from './files';
import { pagesOfLanguage } from './pages-of-language';

/**
 * How long the page of an item without `updateTime` is reused, in milliseconds: its list may not contain all of its
 * data.
 */
const MAX_AGE_MS = 86_400_000;

/** Number of lists that a language's pages show: news, cases, lawyers, honors and professional fields. */
const LIST_COUNT = 5;

/** A page that a run prerenders, or reuses from an earlier run. */
interface SelectedPage extends RunPage {
  /** Of an item: its language versions, as in its head. */
  alternates: readonly Alternate[];
  /** Whether the page exists in some of the offered languages only, and then also serves the others (D55). */
  hasMissingVersions: boolean;
  /** Maximum age of an earlier page with the same key, in milliseconds. */
  maxAge: number;
}

/** Fetches the banners, and the catalogues of news and cases. */
async function fetchSharedContent(source: Source) {
  return Promise.all([
    readList(fetchPublic(source, queries.bannersQuery())),
    readList(fetchPublic(source, queries.cataloguesQuery(CATALOGUE_TYPE.news))),
    readList(fetchPublic(source, queries.cataloguesQuery(CATALOGUE_TYPE.cases))),
  ]);
}

/** Maps each URL of an item to those of all its languages; to none if it has one language. */
function alternatesOf(site: string, sites: ReadonlyMap<Locale, PublicSite>) {
  const items = [...sites].map(
    ([locale, { pages }]) => [locale, pages.filter(({ id }) => id !== undefined)] as const,
  );
  const entries = sitemapEntries(site, new Map(items));
  return new Map(entries.map(({ address, alternates }) => [address, alternates]));
}

/** Inputs of the page keys of a language, in addition to the pages. */
interface KeyInputs {
  /** Digest of the build, the settings and the portal configuration. */
  baseDigest: string;
  /** The same with banners and catalogues; undefined if they failed to load. */
  sharedContentDigest: string | undefined;
  /** Digest of all lists, of paged ones by their first page; undefined if one of them is incomplete. */
  listsDigest: string | undefined;
}

/** Returns the values that the key of a page covers, and how long the page is reused. */
function reuseOf(
  { id, updatedAt, rowsDigest }: PublicPage,
  { baseDigest, sharedContentDigest, listsDigest }: KeyInputs,
) {
  if (id !== undefined)
    return {
      keyValues: [baseDigest, updatedAt ?? rowsDigest],
      maxAge: updatedAt ? Infinity : MAX_AGE_MS,
    };
  const digestOfLists = rowsDigest ?? listsDigest;
  return {
    keyValues: sharedContentDigest && digestOfLists && [sharedContentDigest, digestOfLists],
    maxAge: Infinity,
  };
}

/**
 * Lists the pages of each language with their keys, which cover the build, the settings and the portal configuration;
 * for an item its `updateTime` and its other languages, for other pages the content of their lists. Fetches banners and
 * catalogues in addition to `sites`; if that fails, only the pages of items and the 404 page have a key, and a
 * line is added to `failedRequests`.
 */
export async function selectPages(
  sites: ReadonlyMap<Locale, PublicSite>,
  sourceOf: (locale: Locale) => Source,
  site: string,
  buildDigest: string,
  failedRequests: string[],
): Promise<Map<Locale, SelectedPage[]>> {
  const alternates = alternatesOf(site, sites);
  const pagesByLocale = new Map(
    [...sites].map(([locale, { pages }]) => [locale, pagesOfLanguage(pages, locale)]),
  );
  const languageCounts = new Map<string, number>();
  for (const { path } of [...pagesByLocale.values()].flat())
    languageCounts.set(path, (languageCounts.get(path) ?? 0) + 1);
  const selectedPages = new Map<Locale, SelectedPage[]>();
  for (const [locale, { portal, digests }] of sites) {
    const sharedContent = await fetchSharedContent(sourceOf(locale)).catch((error: unknown) => {
      failedRequests.push(`${locale} banners and catalogues: ${reasonOf(error)}`);
      return undefined;
    });
    const baseDigest = digest(buildDigest, portal);
    const sharedContentDigest = sharedContent && digest(baseDigest, sharedContent);
    const listsDigest = digests.size === LIST_COUNT ? digest([...digests].sort()) : undefined;
    const keyInputs = { baseDigest, sharedContentDigest, listsDigest };
    const pageOf = (page: PublicPage): SelectedPage => {
      const { path: address, id, lang = locale } = page;
      const { keyValues, maxAge } = reuseOf(page, keyInputs);
      const versions = id === undefined ? [] : alternates.get(pageAddress(address, lang, site));
      const context = {
        alternates: versions ?? [],
        hasMissingVersions: (languageCounts.get(address) ?? 0) < sites.size,
      };
      const key = keyValues && digest(keyValues, context);
      return { locale, address, ...context, maxAge, key };
    };
    const notFoundPage: SelectedPage = {
      locale,
      address: NOT_FOUND_PATH,
      alternates: [],
      hasMissingVersions: false,
      maxAge: Infinity,
      key: baseDigest,
    };
    selectedPages.set(locale, [...(pagesByLocale.get(locale) ?? []).map(pageOf), notFoundPage]);
  }
  return selectedPages;
}
