import { expect, test } from '@jest/globals';
import type { Banner } from '@/api/admin/banners';
import { toBannerInputs, toBannerValues, completenessOf, toNewBannerValues } from './banner-values';

const banner: Banner = { id: 7, lang: 'en_US', title: ' Title ', subTitle: null, top: 1 };

test('toBannerInputs omits languages without text, and sends picture and link with a language that has text', () => {
  const values = toNewBannerValues(['en_US', 'zh_CN', 'ar']);
  values.picture = '/files/a.webp';
  values.link = ' /news ';
  values.versions.zh_CN = { title: '标题', subTitle: '' };
  values.versions.ar = { title: ' ', subTitle: '' };
  expect(toBannerInputs(values, { initialItem: null, latestItem: null })).toEqual([
    { lang: 'zh_CN', title: '标题', subTitle: '', imgPath: '/files/a.webp', linkUrl: '/news' },
  ]);
});

test('toBannerInputs sends a picture without text in all languages', () => {
  const values = { ...toNewBannerValues(['en_US', 'zh_CN']), picture: '/files/a.webp' };
  const sentBanners = toBannerInputs(values, { initialItem: null, latestItem: null });
  expect(sentBanners.map(({ lang }) => lang)).toEqual(['en_US', 'zh_CN']);
});

test('toBannerInputs sends a published banner with its id, empty texts for missing fields, and without `top`', () => {
  expect(
    toBannerInputs(toBannerValues(banner), { initialItem: [banner], latestItem: [banner] }),
  ).toEqual([{ id: 7, lang: 'en_US', title: ' Title ', subTitle: '', imgPath: '', linkUrl: '' }]);
});

test('toNewBannerValues copies picture and link, but no texts', () => {
  const source = { ...banner, imgPath: '/files/a.webp', linkUrl: '/news' };
  expect(toNewBannerValues(['en_US', 'zh_CN'], source)).toEqual({
    picture: '/files/a.webp',
    link: '/news',
    versions: { zh_CN: { title: '', subTitle: '' } },
  });
});

test.each([
  [undefined, 'empty'],
  [{ title: '', subTitle: ' ' }, 'empty'],
  [{ title: '', subTitle: 'b' }, 'incomplete'],
  [{ title: 'a', subTitle: '' }, 'complete'],
])('completenessOf %j is %s', (texts, expected) => {
  expect(completenessOf(texts)).toBe(expected);
});
