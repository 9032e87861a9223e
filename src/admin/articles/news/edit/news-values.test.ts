import { expect, test } from '@jest/globals';
import type { Catalogue } from '../../../../api/staff/catalogues';
import type { NewsItem } from '../../../../api/staff/news';
import type { NewsGroup } from './news-group';
import {
  catalogueId,
  completed,
  completeness,
  editedLanguages,
  newsInputs,
  newsValues,
  sentLanguages,
} from './news-values';

const LANGUAGES = ['en_US', 'zh_CN'];
const tree = (id: number, lang: string, no = 'press'): Catalogue => ({ id, no, lang, name: no });
const trees = { en_US: [tree(1, 'en_US'), tree(3, 'en_US', 'talks')], zh_CN: [tree(2, 'zh_CN')] };
const english: NewsItem = {
  id: 11,
  no: 'n-1',
  lang: 'en_US',
  title: ' Title ',
  content: '<p>a&nbsp;b</p>\n',
  cataId: 1,
  coverUrl: 'https://www.example.com/a.webp',
  isLink: 0,
};
const group: NewsGroup = { no: 'n-1', versions: { en_US: english } };

test('a new item has an empty version of every language and sends nothing', () => {
  const values = newsValues(null, LANGUAGES);
  expect(Object.keys(values.versions)).toEqual(LANGUAGES);
  expect(sentLanguages(values, null)).toEqual([]);
});

test('what nobody edited goes back as it came, in its own spaces', () => {
  expect(newsInputs(newsValues(group, LANGUAGES), group, trees)).toEqual([
    {
      id: 11,
      no: 'n-1',
      lang: 'en_US',
      title: ' Title ',
      note: '',
      content: '<p>a&nbsp;b</p>\n',
      contentUrl: '',
      coverUrl: 'https://www.example.com/a.webp',
      isLink: 0,
      cataId: 1,
    },
  ]);
});

test('a version in a language that the backend does not list is edited and sent too', () => {
  const more = { no: 'n-1', versions: { ar: { ...english, id: 12, lang: 'ar', cataId: 9 } } };
  expect(editedLanguages(LANGUAGES, more)).toEqual(['en_US', 'zh_CN', 'ar']);
  expect(newsInputs(newsValues(more, LANGUAGES), more, trees).map(({ id }) => id)).toEqual([12]);
});

test('a published version that was emptied is sent, so that validation speaks of it', () => {
  const values = newsValues(group, LANGUAGES);
  values.versions.en_US = { title: '', note: '', content: '', contentUrl: '', coverUrl: null };
  expect(sentLanguages(values, group)).toEqual(['en_US']);
});

test('the catalogue of an added language follows the others, and stays as it came until one is picked', () => {
  expect(catalogueId('zh_CN', null, group, trees)).toBe(2);
  expect(
    catalogueId(
      'en_US',
      null,
      { ...group, versions: { en_US: { ...english, cataId: 99 } } },
      trees,
    ),
  ).toBe(99);
  expect(catalogueId('en_US', 'talks', group, trees)).toBe(3);
  expect(catalogueId('zh_CN', 'talks', group, trees)).toBeUndefined();
  expect(catalogueId('zh_CN', null, null, trees)).toBeUndefined();
});

test.each([
  [{}, false, 'empty'],
  [{ content: '<p><br></p>' }, false, 'empty'],
  [{ title: 'a' }, false, 'incomplete'],
  [{ content: '<p><img src="/a.webp"></p>' }, false, 'incomplete'],
  [{ title: 'a', content: '<p>b</p>' }, false, 'complete'],
  [{ title: 'a', content: '<p>b</p>' }, true, 'incomplete'],
  [{ title: 'a', contentUrl: 'https://www.example.com/' }, true, 'complete'],
])('%j (external: %s) is %s', (fields, external, expected) => {
  const version = { title: '', note: '', content: '', contentUrl: '', coverUrl: null, ...fields };
  expect(completeness(version, external)).toBe(expected);
});

test.each([
  [1, ' https://www.example.com/a ', 'https://www.example.com/a'],
  [0, ' https://www.example.com/a ', 'https://www.example.com/a'],
  [0, 'javascript:alert(1)', ''],
  [0, '/news', ''],
])('isLink %d: the address "%s" is sent as "%s"', (isLink, contentUrl, expected) => {
  const item = { ...group, versions: { en_US: { ...english, isLink, contentUrl } as NewsItem } };
  const [input] = newsInputs(newsValues(item, LANGUAGES), item, trees);
  expect(input?.contentUrl).toBe(expected);
});

test('a language that is known late gets a version; the others stay as they were typed', () => {
  const typed = newsValues(group, ['en_US']);
  typed.versions.en_US = { ...typed.versions.en_US!, title: 'Typed' };
  const all = completed(typed, group, LANGUAGES);
  expect(all.versions.en_US?.title).toBe('Typed');
  expect(all.versions.zh_CN?.title).toBe('');
});
