import { expect, it } from '@jest/globals';
import { callUrlOf } from '@/api/call-url';
import type { PrefetchQuery } from '@/api/prefetch';
import { LOCALES } from '@/i18n/locales';
import { editedItemQuery, editOptionsQueries, routeQueries } from './prefetch-route';
import { SCREENS, screenAt } from './screens';

it.each([
  [
    '/news',
    '?page=2',
    ['user/latest-news?page=2&pageSize=10', 'user/catalog?type=0', 'user/portal-config'],
  ],
  ['/home', '', ['user/banner', 'user/portal-config']],
  ['/', '', ['user/banner', 'user/portal-config']],
  [
    '/people/',
    '?officeIds=3',
    [
      'user/lawyerTeam?page=1&pageSize=12&officeIds=3',
      'admin/office?lang=en_US',
      'user/portal-config',
    ],
  ],
  ['/news/detail/7', '', ['user/latest-news/7', 'user/catalog?type=0', 'user/portal-config']],
  [
    '/news/detail/%E0%A4%A',
    '',
    ['user/latest-news/%25E0%25A4%25A', 'user/catalog?type=0', 'user/portal-config'],
  ],
  ['/nowhere', '', ['user/portal-config']],
  ['/admin-login', '', ['user/portal-config']],
  ['/admin/articles/news/list', '', []],
  ['/status', '', []],
])('routeQueries returns for the URL %s%s the queries %j', (pathname, search, queries) => {
  const addresses = routeQueries({ pathname, search }).map(([path, init]: PrefetchQuery) =>
    callUrlOf(path, init.params ?? {}),
  );
  expect(addresses).toEqual(queries.map((query) => `http://localhost/api/${query}`));
});

it.each([
  ['/admin/articles/news/edit', '?no=N-1', 'admin/latest-news?no=N-1&pageNo=1&pageSize=50'],
  ['/admin/articles/cases/edit', '?copy=C-1', 'admin/case-analysis?no=C-1&pageNo=1&pageSize=50'],
  ['/admin/people/edit/7', '', 'admin/lawyerTeam/detail/7'],
  ['/admin/site/edit', '', 'admin/portal-config'],
])('editedItemQuery returns the query of the item of %s%s', (pathname, search, address) => {
  const [path, { params = {} }] = editedItemQuery({ pathname, search }) ?? ['', {}];
  expect(callUrlOf(path, params)).toBe(`http://localhost/api/${address}`);
});

it.each(['/admin/articles/honors/edit', '/admin/people/list'])(
  'editedItemQuery returns no query for %s',
  (pathname) => {
    expect(editedItemQuery({ pathname, search: '' })).toBeUndefined();
  },
);

const LAWYER_OPTIONS = LOCALES.flatMap((lang) =>
  ['job', 'professionalField/lang/list', 'office'].map((path) => `admin/${path}?lang=${lang}`),
);

it.each([
  ['/admin/people/edit/7', LAWYER_OPTIONS],
  ['/admin/people/add', LAWYER_OPTIONS],
  ['/admin/articles/news/edit', []],
])('editOptionsQueries returns the queries of languages and options of %s', (pathname, queries) => {
  const addresses = editOptionsQueries({ pathname, search: '' }).map(([path, { params = {} }]) =>
    callUrlOf(path, params),
  );
  expect(addresses).toEqual(
    ['common/language', ...queries].map((query) => `http://localhost/api/${query}`),
  );
});

it('pictures() returns the initial images of a screen from its first response', () => {
  const banners = [
    { id: 1, top: 0, imgPath: '/one.webp' },
    { id: 2, top: 1, imgPath: '/two.webp' },
  ];
  expect(screenAt('/home')?.screen.pictures?.(banners)).toEqual(['/two.webp']);
  expect(screenAt('/people/detail/7')?.screen.pictures?.({ photoUrl: '/a.webp' })).toEqual([
    '/a.webp',
  ]);
});

it.each([[null], [undefined], [''], [[]], [{}], [[null]], ['text']])(
  'pictures() returns no image for the malformed response %j',
  (response) => {
    const pictureUrls = SCREENS.flatMap(({ pictures }) => pictures?.(response) ?? []);
    expect(pictureUrls.filter(Boolean)).toEqual([]);
  },
);
