import type { components } from '@/api/schema.gen';
import { allVersionsQuery } from '@/api/article-query';
import { lawyerVersionsQuery } from '@/api/lawyer-query';
import { prefetchQuery, type PrefetchQuery } from '@/api/prefetch';
import {
  languagesQuery,
  portalQuery,
  adminCasesQuery,
  jobsQuery,
  officesQuery,
  professionalFieldNamesQuery,
  adminLawyersQuery,
  adminHonorsQuery,
  adminLawyerQuery,
  adminNewsQuery,
  adminPortalQuery,
} from '@/api/queries';
import type { ServerResponse } from '@/api/read-response';
import { TOKEN_KEY } from '@/api/request-headers';
import { LOCALES } from '@/i18n/locales';
import { localeStore } from '@/i18n/locale-store';
import { matchPath } from '@/lib/path-pattern';
import { isAdminPath } from '@/lib/is-admin-path';
import { readStorage } from '@/lib/storage';
import { screenAt, type ScreenQuery, type SiteScreen } from './screens';

const isAdminScreen = (pathname: string) => isAdminPath(pathname) && pathname !== '/admin-login';

/**
 * How long the response with the item of the next screen can be consumed: shorter than any edit, since the check for a
 * newer version must not consume a response that the form has left unused.
 */
const NEXT_ITEM_MAX_AGE_MS = 5_000;

/** Path and query of a URL, which identify a screen and its item. */
export type ScreenLocation = Pick<Location, 'pathname' | 'search'>;

/** List queries by the path of the article edit screen that finds its item in them. */
const EDITED_ITEM_QUERIES = {
  '/admin/articles/news/edit': adminNewsQuery,
  '/admin/articles/cases/edit': adminCasesQuery,
  '/admin/articles/honors/edit': adminHonorsQuery,
};

/** Returns the result in a response. Throws if it is not valid JSON. */
const resultIn = ({ text }: ServerResponse): unknown =>
  (JSON.parse(text) as { result?: unknown }).result;

const LAWYER_OPTION_QUERIES = [jobsQuery, professionalFieldNamesQuery, officesQuery];

const lawyerIdIn = (pathname: string) => matchPath('/admin/people/edit/$id', pathname);

/**
 * Returns the query of the item that an edit screen opens, or that a new article copies; undefined for any other new
 * item, for an external article and for other screens.
 */
export function editedItemQuery({ pathname, search }: ScreenLocation): PrefetchQuery | undefined {
  const lawyerId = lawyerIdIn(pathname);
  if (lawyerId) return adminLawyerQuery(lawyerId);
  if (pathname === '/admin/site/edit') return adminPortalQuery();
  const params = new URLSearchParams(search);
  const no = params.get('no') ?? params.get('copy');
  const listQuery = Object.entries(EDITED_ITEM_QUERIES).find(([path]) => path === pathname)?.[1];
  return listQuery && no ? listQuery({ query: allVersionsQuery(no) }) : undefined;
}

/** Returns the queries of options at an admin path: the content languages, and for the lawyer form its lists. */
export function editOptionsQueries({ pathname }: ScreenLocation): PrefetchQuery[] {
  const isLawyerForm = lawyerIdIn(pathname) !== undefined || pathname === '/admin/people/add';
  return [
    languagesQuery(),
    // The content languages are usually those of the interface.
    ...(isLawyerForm
      ? LOCALES.flatMap((lang) => LAWYER_OPTION_QUERIES.map((optionsQuery) => optionsQuery(lang)))
      : []),
  ];
}

type Version = Pick<components['schemas']['Lawyer'], 'id' | 'no' | 'lang' | 'name'>;

/** Prefetches the other versions of a lawyer, which are found by the response to one of them (D28). */
async function prefetchOtherVersions(
  token: string,
  response: Promise<ServerResponse | undefined>,
  maxAgeMs?: number,
): Promise<void> {
  const itemResponse = await response;
  if (!itemResponse) return;
  const { no, id, name } = resultIn(itemResponse) as Version;
  const listResponse = await prefetchQuery(
    adminLawyersQuery(lawyerVersionsQuery(no, name)),
    token,
    maxAgeMs,
  );
  if (!listResponse) return;
  for (const row of resultIn(listResponse) as Version[])
    if (row.no === no && row.id !== id)
      void prefetchQuery(adminLawyerQuery(row.id, row.lang), token, maxAgeMs);
}

/** Returns the token of the session at a path of the admin area; null at other paths and without a session. */
const tokenAt = ({ pathname }: ScreenLocation) =>
  isAdminScreen(pathname) ? readStorage('localStorage', TOKEN_KEY) : null;

/**
 * Prefetches the item of `editedItemQuery`, if `screenLocation` has one and the browser has a session. Call it before
 * the code of the screen is requested: the other versions of a lawyer must wait for the response with the item. The
 * responses can be consumed for `maxAgeMs` milliseconds.
 */
export function prefetchEditedItem(screenLocation: ScreenLocation, maxAgeMs?: number): void {
  const token = tokenAt(screenLocation);
  const query = editedItemQuery(screenLocation);
  if (!token || !query) return;
  const response = prefetchQuery(query, token, maxAgeMs);
  // A malformed response is requested again by the form, which reports it.
  if (lawyerIdIn(screenLocation.pathname))
    prefetchOtherVersions(token, response, maxAgeMs).catch(() => undefined);
}

/**
 * Prefetches the item of an edit screen that is opened from another path. Sends nothing on the same path: an article
 * form that has published a new item stays open there and needs no response.
 */
export function prefetchNextItem(fromLocation: ScreenLocation, toLocation: ScreenLocation): void {
  if (fromLocation.pathname !== toLocation.pathname)
    prefetchEditedItem(toLocation, NEXT_ITEM_MAX_AGE_MS);
}

/**
 * Prefetches ky, the content languages and the options of the lawyer form, if `screenLocation` is an admin path and
 * the browser has a session. Leaves out the queries of the layout: with their responses that early, React would render
 * them before the first paint.
 */
export function prefetchAdmin(screenLocation: ScreenLocation): void {
  const token = tokenAt(screenLocation);
  if (!token) return;
  // The request that needs ky imports it again.
  import('ky').catch(() => undefined);
  for (const query of editOptionsQueries(screenLocation)) void prefetchQuery(query, token);
}

/** Returns the first queries of a public path: those of its screen, then that of the layout. */
export function routeQueries({ pathname, search }: ScreenLocation): ScreenQuery[] {
  if (pathname === '/status' || isAdminScreen(pathname)) return [];
  const match = screenAt(pathname);
  const request = {
    id: match?.id ?? '',
    search: Object.fromEntries(new URLSearchParams(search)),
    locale: localeStore.locale,
  };
  return [...(match?.screen.queries?.(request) ?? []), portalQuery()];
}

/** Returns the URLs of a screen's first pictures from the response to its first query; none if it is not valid JSON. */
function picturesIn(screen: SiteScreen | undefined, response: ServerResponse): unknown[] {
  try {
    return screen?.pictures?.(resultIn(response)) ?? [];
  } catch {
    return [];
  }
}

/**
 * Prefetches the queries of a path before the application has loaded (docs/architecture.md#8-performance).
 * Returns the URLs of the first pictures of its screen.
 */
export async function prefetchRoute(screenLocation: ScreenLocation): Promise<unknown[]> {
  const [firstPrefetch] = routeQueries(screenLocation).map((query) => prefetchQuery(query));
  const response = await firstPrefetch?.catch(() => undefined);
  return response ? picturesIn(screenAt(screenLocation.pathname)?.screen, response) : [];
}
