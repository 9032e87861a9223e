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

/** The lists in which edit screens of articles find their item. */
const EDITED = {
  '/admin/articles/news/edit': adminNewsQuery,
  '/admin/articles/cases/edit': adminCasesQuery,
  '/admin/articles/honors/edit': adminHonorsQuery,
};

/** What an edit screen opens with: the languages of content, and its item. */
export function editFormQueries({ pathname, search }: Place): PrefetchQuery[] {
  const asked = new URLSearchParams(search);
  const no = asked.get('no') ?? asked.get('copy');
  const list = Object.entries(EDITED).find(([path]) => path === pathname)?.[1];
  const lawyer = matchPath('/admin/people/edit/$id', pathname);
  return [
    languagesQuery(),
    ...(list && no ? [list({ query: allVersions(no) })] : []),
    ...(lawyer ? [adminLawyerQuery(lawyer)] : []),
  ];
}

/**
 * Asks for what the screens of the back office begin with, where `at` is in it and the browser has a session: ky, since no
 * call there is a plain one, and what edit screens wait for before there is anything to be edited. Not the frame's reads:
 * at hand that early, they would be drawn before the first paint.
 */
export function prefetchAdmin(at: Place): void {
  const token = readStored('localStorage', TOKEN_KEY);
  if (!token || !isAdminScreen(at.pathname)) return;
  // The call that needs it asks again.
  import('ky').catch(() => undefined);
  for (const read of editFormQueries(at)) void prefetchQuery(read, token);
}

/** The reads that a path of visitors opens with: the frame's, and those of its screen. */
export function routeQueries({ pathname, search }: Place): ScreenQuery[] {
  if (pathname === '/status' || isAdminScreen(pathname)) return [];
  const found = screenAt(pathname);
  const asked = {
    id: found?.id ?? '',
    search: Object.fromEntries(new URLSearchParams(search)),
    locale: localeStore.locale,
  };
  return [...(found?.screen.queries?.(asked) ?? []), portalQuery()];
}

/** The pictures that a screen opens with, by the answer to its first read; none where that makes no sense. */
function picturesIn(screen: SiteScreen | undefined, text: string): unknown[] {
  try {
    const { result } = JSON.parse(text) as { result?: unknown };
    return screen?.pictures?.(result) ?? [];
  } catch {
    return [];
  }
}

/**
 * Starts the reads of a path before the application has arrived (design 8), and gives the addresses of the
 * pictures that its screen opens with, as soon as they are known.
 */
export async function prefetchRoute(at: Place): Promise<unknown[]> {
  const [first] = routeQueries(at).map((read) => prefetchQuery(read));
  const answer = await first?.catch(() => undefined);
  return answer ? picturesIn(screenAt(at.pathname)?.screen, answer.text) : [];
}
