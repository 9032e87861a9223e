import { lawyerParameters } from '../api/lawyer-query';
import { localeStore } from '../i18n/locale-store';
import { listQuery, parseListSearch } from './articles/list-search';
import { parsePeopleSearch, peopleQuery } from './people/people-search';

/** Details by the first part of their path: where each is read, and the topics it is filed under. */
const DETAILS: Record<string, [path: string, topics?: string]> = {
  news: ['/user/latest-news', '/user/catalog?type=0'],
  case: ['/user/case-analysis', '/user/catalog?type=1'],
  honor: ['/user/lawfirm-honour'],
  people: ['/user/lawyerTeam'],
  expertise: ['/user/professionalField'],
};

const LISTS: Record<string, (search: Record<string, string>) => string[]> = {
  '/': () => ['/user/banner'],
  '/home': () => ['/user/banner'],
  '/expertise': () => ['/user/professionalField/list'],
  '/people': (search) => {
    const people = parsePeopleSearch(search);
    const { practiceAreaId, jobId, officeIds } = people;
    const lang = localeStore.locale;
    return [
      withQuery('/user/lawyerTeam', lawyerParameters(peopleQuery(people))),
      // The names of the filters that the address sets.
      ...(practiceAreaId ? [withQuery('/admin/professionalField/lang/list', { lang })] : []),
      ...(jobId ? [withQuery('/admin/job', { lang })] : []),
      ...(officeIds ? [withQuery('/admin/office', { lang })] : []),
    ];
  },
  '/news': (search) => [
    withQuery('/user/latest-news', { ...listQuery(parseListSearch(search)) }),
    '/user/catalog?type=0',
  ],
  '/case': (search) => [
    withQuery('/user/case-analysis', { ...listQuery(parseListSearch(search)) }),
    '/user/catalog?type=1',
  ],
};

function withQuery(path: string, query: object): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries<string | number | string[] | undefined>({
    ...query,
  })) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  return `${path}?${parameters}`;
}

/**
 * The reads that a public screen, or the login with the firm's name, opens with, as paths below
 * `/api`: those that its visible part waits for. They are asked for before the application has
 * arrived (design 8).
 */
export function earlyReads({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string[] {
  if (pathname.startsWith('/admin/') || pathname === '/admin' || pathname === '/status') return [];
  const reads = ['/user/portal-config'];
  const [, kind = '', id] = /^\/(\w+)\/detail\/([^/]+)$/.exec(pathname) ?? [];
  const [path, topics] = (id ? DETAILS[kind] : undefined) ?? [];
  if (path) reads.push(`${path}/${id}`);
  if (topics) reads.push(topics);
  const list = LISTS[pathname];
  return list ? [...reads, ...list(Object.fromEntries(new URLSearchParams(search)))] : reads;
}
