import { allVersions } from '@/api/article-query';
import { prefetchQuery, type PrefetchQuery } from '@/api/prefetch';
import {
  languagesQuery,
  portalQuery,
  adminCasesQuery,
  adminHonorsQuery,
  adminLawyerQuery,
  adminNewsQuery,
} from '@/api/queries';
import { TOKEN_KEY } from '@/api/request-headers';
import { localeStore } from '@/i18n/locale-store';
import { matchPath } from '@/lib/path-pattern';
import { isAdminPath } from '@/lib/is-admin-path';
import { readStored } from '@/lib/storage';
import { screenAt, type ScreenQuery, type SiteScreen } from './screens';

const isAdminScreen = (pathname: string) => isAdminPath(pathname) && pathname !== '/admin-login';

type Place = Pick<Location, 'pathname' | 'search'>;

/** List queries by the path of the article edit screen that finds its item in them. */
const EDITED = {
  '/admin/articles/news/edit': adminNewsQuery,
  '/admin/articles/cases/edit': adminCasesQuery,
  '/admin/articles/honors/edit': adminHonorsQuery,
};

/** Returns the first queries of an edit screen: content languages and the edited item. */
export function editFormQueries({ pathname, search }: Place): PrefetchQuery[] {
  const params = new URLSearchParams(search);
  const no = params.get('no') ?? params.get('copy');
  const list = Object.entries(EDITED).find(([path]) => path === pathname)?.[1];
  const lawyer = matchPath('/admin/people/edit/$id', pathname);
  return [
    languagesQuery(),
    ...(list && no ? [list({ query: allVersions(no) })] : []),
    ...(lawyer ? [adminLawyerQuery(lawyer)] : []),
  ];
}

/**
 * Prefetches ky and the queries that block an edit screen, if `at` is an admin path and the browser has a session.
 * Leaves out the queries of the layout: with their responses that early, React would render them before the first paint.
 */
export function prefetchAdmin(place: Place): void {
  const token = readStored('localStorage', TOKEN_KEY);
  if (!token || !isAdminScreen(place.pathname)) return;
  // The request that needs ky imports it again.
  import('ky').catch(() => undefined);
  for (const query of editFormQueries(place)) void prefetchQuery(query, token);
}

/** Returns the first queries of a public path: those of its screen, then that of the layout. */
export function routeQueries({ pathname, search }: Place): ScreenQuery[] {
  if (pathname === '/status' || isAdminScreen(pathname)) return [];
  const match = screenAt(pathname);
  const request = {
    id: match?.id ?? '',
    search: Object.fromEntries(new URLSearchParams(search)),
    locale: localeStore.locale,
  };
  return [...(match?.screen.queries?.(request) ?? []), portalQuery()];
}

/** Returns the first pictures of a screen from the response to its first query, or none if it is not valid JSON. */
function picturesIn(screen: SiteScreen | undefined, text: string): unknown[] {
  try {
    const { result } = JSON.parse(text) as { result?: unknown };
    return screen?.pictures?.(result) ?? [];
  } catch {
    return [];
  }
}

/**
 * Prefetches the queries of a path before the application has loaded (docs/architecture.md#8-performance).
 * Returns the URLs of the first pictures of its screen.
 */
export async function prefetchRoute(place: Place): Promise<unknown[]> {
  const [first] = routeQueries(place).map((query) => prefetchQuery(query));
  const response = await first?.catch(() => undefined);
  return response ? picturesIn(screenAt(place.pathname)?.screen, response.text) : [];
}
