import { expect, it } from '@jest/globals';
import { addressOf } from '@/api/address';
import type { PrefetchQuery } from '@/api/prefetch';
import { LOCALES } from '@/i18n/locales';
import { routeQueries, editFormQueries } from './prefetch-route';
import { SCREENS, screenAt } from './screens';

it.each([
  ['/news', '?page=2', ['latest-news?page=2&pageSize=10', 'catalog?type=0', 'portal-config']],
  ['/home', '', ['banner', 'portal-config']],
  ['/', '', ['banner', 'portal-config']],
  ['/people/', '?officeIds=3', ['lawyerTeam?page=1&pageSize=12&officeIds=3', 'portal-config']],
  ['/news/detail/7', '', ['latest-news/7', 'catalog?type=0', 'portal-config']],
  ['/news/detail/%E0%A4%A', '', ['latest-news/%25E0%25A4%25A', 'catalog?type=0', 'portal-config']],
  ['/nowhere', '', ['portal-config']],
  ['/admin-login', '', ['portal-config']],
  ['/admin/articles/news/list', '', []],
  ['/status', '', []],
])('routeQueries returns the queries of the public screen %s%s', (pathname, search, queries) => {
  const addresses = routeQueries({ pathname, search }).map(([path, init]: PrefetchQuery) =>
    addressOf(path, init.params ?? {}),
  );
  const user = addresses.filter((address) => !address.includes('/api/admin/'));
  expect(user).toEqual(queries.map((query) => `http://localhost/api/user/${query}`));
});

const CHOICES = LOCALES.flatMap((lang) =>
  ['job', 'professionalField/lang/list', 'office'].map((path) => `admin/${path}?lang=${lang}`),
);

it.each([
  ['/admin/articles/news/edit', '?no=N-1', ['admin/latest-news?no=N-1&pageNo=1&pageSize=50']],
  ['/admin/articles/cases/edit', '?copy=C-1', ['admin/case-analysis?no=C-1&pageNo=1&pageSize=50']],
  ['/admin/articles/honors/edit', '', []],
  ['/admin/people/edit/7', '', ['admin/lawyerTeam/detail/7', ...CHOICES]],
  ['/admin/people/add', '', CHOICES],
  ['/admin/people/list', '', []],
])(
  'editFormQueries returns the queries for content languages, item and options of %s%s',
  (pathname, search, queries) => {
    const addresses = editFormQueries({ pathname, search }).map(([path, { params = {} }]) =>
      addressOf(path, params),
    );
    expect(addresses.toSorted()).toEqual(
      ['common/language', ...queries].map((query) => `http://localhost/api/${query}`).toSorted(),
    );
  },
);

it('pictures() returns the largest images of a screen from its first response', () => {
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
