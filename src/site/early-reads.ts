import { newsQuery, parseNewsSearch } from './news/news-search';

/**
 * The reads that a public screen, or the login with the firm's name, opens with, as paths below `/api`: those that its visible part waits
 * for. They are asked for before the application has arrived (design 8).
 */
export function earlyReads({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string[] {
  if (pathname.startsWith('/admin/') || pathname === '/admin' || pathname === '/status') return [];
  const reads = ['/user/portal-config'];
  const id = /^\/news\/detail\/([^/]+)$/.exec(pathname)?.[1];
  if (pathname === '/' || pathname === '/home') reads.push('/user/banner');
  if (pathname === '/news') {
    const query = newsQuery(parseNewsSearch(Object.fromEntries(new URLSearchParams(search))));
    const parameters = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    );
    reads.push(`/user/latest-news?${parameters}`);
  }
  if (id) reads.push(`/user/latest-news/${id}`);
  if (pathname.startsWith('/news')) reads.push('/user/catalog?type=0');
  return reads;
}
