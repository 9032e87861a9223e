import type { Banner } from '../api/banners';
import { CATALOGUE_TYPE } from '../api/catalogue-type';
import type { Lawyer } from '../api/lawyers';
import * as reads from '../api/reads';
import type { CatalogueName } from '../i18n/catalogues';
import type { Locale } from '../i18n/locales';
import { matchPath } from '../lib/path-pattern';
import { listQuery, parseListSearch } from './articles/list-search';
import { inBannerOrder } from './home/banner-order';
import { parsePeopleSearch, peopleQuery } from './people/people-search';

/** A read of a visitor: only what the calls of `api/` send themselves. */
export type ScreenRead = ReturnType<(typeof reads)[keyof typeof reads]>;

/** What an address asks of a screen. */
interface Asked {
  /** The `$id` of the path, or an empty string. */
  id: string;
  search: Record<string, string>;
  locale: Locale;
}

/** A screen of visitors (§2), and what it needs to be there at once. */
export interface SiteScreen {
  /** Its path, as the router writes it. */
  path: string;
  /** Its words beyond those that every screen has. */
  words?: CatalogueName;
  /** What its visible part waits for, beyond the portal configuration that the frame reads. */
  reads?: (asked: Asked) => ScreenRead[];
  /** Addresses of the pictures it opens with, largest first, from the `result` of its first read. */
  pictures?: (result: unknown) => unknown[];
}

const cover = (item: unknown) => [(item as { coverUrl?: unknown } | null)?.coverUrl];
const firstCover = (items: unknown) => (Array.isArray(items) ? cover(items[0]) : []);
const portrait = (item: unknown) => [(item as Partial<Lawyer> | null)?.photoUrl];

/**
 * The public screens (§2). Early reads, words, preloads and browser tests all read this list; a path and
 * its read are written here and nowhere else.
 */
export const SCREENS: readonly SiteScreen[] = [
  {
    path: '/home',
    reads: () => [reads.bannersRead()],
    pictures: (banners) =>
      Array.isArray(banners) ? [inBannerOrder(banners as Banner[])[0]?.imgPath] : [],
  },
  { path: '/about' },
  { path: '/expertise', reads: () => [reads.professionalFieldsRead()] },
  {
    path: '/expertise/detail/$id',
    reads: ({ id }) => [reads.professionalFieldRead(id)],
  },
  {
    path: '/people',
    reads: ({ search, locale }) => {
      const people = parsePeopleSearch(search);
      return [
        reads.lawyersRead(peopleQuery(people)),
        // The names of the filters that the address sets.
        ...(people.practiceAreaId ? [reads.professionalFieldNamesRead(locale)] : []),
        ...(people.jobId ? [reads.jobsRead(locale)] : []),
        ...(people.officeIds ? [reads.officesRead(locale)] : []),
      ];
    },
    pictures: (lawyers) => (Array.isArray(lawyers) ? lawyers.slice(0, 2).flatMap(portrait) : []),
  },
  {
    path: '/people/detail/$id',
    reads: ({ id }) => [reads.lawyerRead(id)],
    pictures: portrait,
  },
  {
    path: '/news',
    reads: ({ search }) => [
      reads.newsListRead(listQuery(parseListSearch(search))),
      reads.cataloguesRead(CATALOGUE_TYPE.news),
    ],
    pictures: firstCover,
  },
  {
    path: '/news/detail/$id',
    reads: ({ id }) => [reads.newsItemRead(id), reads.cataloguesRead(CATALOGUE_TYPE.news)],
    pictures: cover,
  },
  {
    path: '/case',
    reads: ({ search }) => [
      reads.caseListRead(listQuery(parseListSearch(search))),
      reads.cataloguesRead(CATALOGUE_TYPE.cases),
    ],
    pictures: firstCover,
  },
  {
    path: '/case/detail/$id',
    reads: ({ id }) => [reads.caseRead(id), reads.cataloguesRead(CATALOGUE_TYPE.cases)],
    pictures: cover,
  },
  { path: '/honor/detail/$id', reads: ({ id }) => [reads.honorRead(id)], pictures: cover },
  { path: '/docs/$name', words: 'documents' },
];

/** The screen that a path leads to, with the `$id` in it; undefined for any other path. */
export function screenAt(pathname: string): { screen: SiteScreen; id: string } | undefined {
  for (const screen of SCREENS) {
    const id = matchPath(screen.path, pathname === '/' ? '/home' : pathname);
    if (id !== undefined) return { screen, id };
  }
  return undefined;
}
