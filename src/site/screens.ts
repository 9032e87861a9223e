import type { Banner } from '@/api/banners';
import { CATALOGUE_TYPE } from '@/api/catalogue-type';
import type { Lawyer } from '@/api/lawyers';
import * as reads from '@/api/queries';
import type { CatalogueName } from '@/i18n/message-catalogs';
import type { Locale } from '@/i18n/locales';
import { matchPath } from '@/lib/path-pattern';
import { SITE_PATHS } from '@/lib/site-paths';
import { listQuery, parseListSearch } from './articles/list-search';
import { inBannerOrder } from './home/banner-order';
import { parsePeopleSearch, peopleQuery } from './people/people-search';

/** A read of a visitor: only what the calls of `api/` send themselves. */
export type ScreenQuery = ReturnType<(typeof reads)[keyof typeof reads]>;

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
  messages?: CatalogueName;
  /** What its visible part waits for, beyond the portal configuration that the frame reads. */
  queries?: (asked: Asked) => ScreenQuery[];
  /** Addresses of the pictures it opens with, largest first, from the `result` of its first read. */
  pictures?: (result: unknown) => unknown[];
}

const cover = (item: unknown) => [(item as { coverUrl?: unknown } | null)?.coverUrl];
const firstCover = (items: unknown) => (Array.isArray(items) ? cover(items[0]) : []);
const portrait = (item: unknown) => [(item as Partial<Lawyer> | null)?.photoUrl];

/**
 * Lists the public screens (§2) with their queries. Prefetching, message catalogs, preloads and browser tests read this list;
 * `SITE_PATHS` has the paths.
 */
export const SCREENS: readonly SiteScreen[] = [
  {
    path: SITE_PATHS.home,
    queries: () => [reads.bannersQuery()],
    pictures: (banners) =>
      Array.isArray(banners) ? [inBannerOrder(banners as Banner[])[0]?.imgPath] : [],
  },
  { path: SITE_PATHS.about },
  { path: SITE_PATHS.expertise, queries: () => [reads.professionalFieldsQuery()] },
  {
    path: SITE_PATHS.professionalField,
    queries: ({ id }) => [reads.professionalFieldQuery(id)],
  },
  {
    path: SITE_PATHS.people,
    queries: ({ search, locale }) => {
      const people = parsePeopleSearch(search);
      return [
        reads.lawyersQuery(peopleQuery(people)),
        // The names of the filters that the address sets.
        ...(people.practiceAreaId ? [reads.professionalFieldNamesQuery(locale)] : []),
        ...(people.jobId ? [reads.jobsQuery(locale)] : []),
        ...(people.officeIds ? [reads.officesQuery(locale)] : []),
      ];
    },
    pictures: (lawyers) => (Array.isArray(lawyers) ? lawyers.slice(0, 2).flatMap(portrait) : []),
  },
  {
    path: SITE_PATHS.lawyer,
    queries: ({ id }) => [reads.lawyerQuery(id)],
    pictures: portrait,
  },
  {
    path: SITE_PATHS.news,
    queries: ({ search }) => [
      reads.newsListQuery(listQuery(parseListSearch(search))),
      reads.cataloguesQuery(CATALOGUE_TYPE.news),
    ],
    pictures: firstCover,
  },
  {
    path: SITE_PATHS.newsItem,
    queries: ({ id }) => [reads.newsItemQuery(id), reads.cataloguesQuery(CATALOGUE_TYPE.news)],
    pictures: cover,
  },
  {
    path: SITE_PATHS.cases,
    queries: ({ search }) => [
      reads.caseListQuery(listQuery(parseListSearch(search))),
      reads.cataloguesQuery(CATALOGUE_TYPE.cases),
    ],
    pictures: firstCover,
  },
  {
    path: SITE_PATHS.caseAnalysis,
    queries: ({ id }) => [reads.caseQuery(id), reads.cataloguesQuery(CATALOGUE_TYPE.cases)],
    pictures: cover,
  },
  { path: SITE_PATHS.honor, queries: ({ id }) => [reads.honorQuery(id)], pictures: cover },
  { path: SITE_PATHS.document, messages: 'documents' },
];

/** The screen that a path leads to, with the `$id` in it; undefined for any other path. */
export function screenAt(pathname: string): { screen: SiteScreen; id: string } | undefined {
  for (const screen of SCREENS) {
    const id = matchPath(screen.path, pathname === '/' ? SITE_PATHS.home : pathname);
    if (id !== undefined) return { screen, id };
  }
  return undefined;
}
