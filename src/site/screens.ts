import type { Banner } from '@/api/banners';
import { CATALOGUE_TYPE } from '@/api/catalogue-type';
import type { Lawyer } from '@/api/lawyers';
import * as queries from '@/api/queries';
import type { CatalogName } from '@/i18n/message-catalogs';
import type { Locale } from '@/i18n/locales';
import { matchPath } from '@/lib/path-pattern';
import { SITE_PATHS } from '@/lib/site-paths';
import { listQuery, parseListSearch } from './articles/list-search';
import { sortBanners } from './home/banner-order';
import { parsePeopleSearch, peopleQuery } from './people/people-search';

/** A query, created by `api/queries`, so that a prefetch equals the request of the hook. */
export type ScreenQuery = ReturnType<(typeof queries)[keyof typeof queries]>;

/** Parameters of a URL from which a screen derives its queries. */
interface ScreenRequest {
  /** `$id` of the path, or an empty string. */
  id: string;
  search: Record<string, string>;
  locale: Locale;
}

/** A public screen (§2), its first queries and images. */
export interface SiteScreen {
  /** Path in the router's syntax. */
  path: string;
  /** Message catalog beyond the one of every screen. */
  messages?: CatalogName;
  /** Queries of its initial viewport, beyond the portal configuration of the layout. */
  queries?: (request: ScreenRequest) => ScreenQuery[];
  /** URLs of its initial images, from the `result` of its first query. */
  pictures?: (result: unknown) => unknown[];
}

const coverUrlsOf = (item: unknown) => [(item as { coverUrl?: unknown } | null)?.coverUrl];
const firstCoverUrlsOf = (items: unknown) => (Array.isArray(items) ? coverUrlsOf(items[0]) : []);
const portraitUrlsOf = (item: unknown) => [(item as Partial<Lawyer> | null)?.photoUrl];

/**
 * Lists the public screens (§2), except `/status`, with their queries. Prefetching, message catalogs, preloads and
 * browser tests read this list; `SITE_PATHS` has the paths.
 */
export const SCREENS: readonly SiteScreen[] = [
  {
    path: SITE_PATHS.home,
    queries: () => [queries.bannersQuery()],
    pictures: (banners) =>
      Array.isArray(banners) ? [sortBanners(banners as Banner[])[0]?.imgPath] : [],
  },
  { path: SITE_PATHS.about },
  { path: SITE_PATHS.expertise, queries: () => [queries.professionalFieldsQuery()] },
  {
    path: SITE_PATHS.professionalField,
    queries: ({ id }) => [queries.professionalFieldQuery(id)],
  },
  {
    path: SITE_PATHS.people,
    queries: ({ search, locale }) => {
      const peopleSearch = parsePeopleSearch(search);
      return [
        queries.lawyersQuery(peopleQuery(peopleSearch)),
        // Names of the filters in the URL.
        ...(peopleSearch.practiceAreaId ? [queries.professionalFieldNamesQuery(locale)] : []),
        ...(peopleSearch.jobId ? [queries.jobsQuery(locale)] : []),
        ...(peopleSearch.officeIds ? [queries.officesQuery(locale)] : []),
      ];
    },
    pictures: (lawyers) =>
      Array.isArray(lawyers) ? lawyers.slice(0, 2).flatMap(portraitUrlsOf) : [],
  },
  {
    path: SITE_PATHS.lawyer,
    queries: ({ id }) => [queries.lawyerQuery(id)],
    pictures: portraitUrlsOf,
  },
  {
    path: SITE_PATHS.news,
    queries: ({ search }) => [
      queries.newsListQuery(listQuery(parseListSearch(search))),
      queries.cataloguesQuery(CATALOGUE_TYPE.news),
    ],
    pictures: firstCoverUrlsOf,
  },
  {
    path: SITE_PATHS.newsItem,
    queries: ({ id }) => [queries.newsItemQuery(id), queries.cataloguesQuery(CATALOGUE_TYPE.news)],
    pictures: coverUrlsOf,
  },
  {
    path: SITE_PATHS.cases,
    queries: ({ search }) => [
      queries.caseListQuery(listQuery(parseListSearch(search))),
      queries.cataloguesQuery(CATALOGUE_TYPE.cases),
    ],
    pictures: firstCoverUrlsOf,
  },
  {
    path: SITE_PATHS.caseAnalysis,
    queries: ({ id }) => [queries.caseQuery(id), queries.cataloguesQuery(CATALOGUE_TYPE.cases)],
    pictures: coverUrlsOf,
  },
  { path: SITE_PATHS.honor, queries: ({ id }) => [queries.honorQuery(id)], pictures: coverUrlsOf },
  { path: SITE_PATHS.document, messages: 'documents' },
];

/** Returns the screen of a path and its `$id`; undefined for other paths. */
export function screenAt(pathname: string): { screen: SiteScreen; id: string } | undefined {
  for (const screen of SCREENS) {
    const id = matchPath(screen.path, pathname === '/' ? SITE_PATHS.home : pathname);
    if (id !== undefined) return { screen, id };
  }
  return undefined;
}
