import { expect, test } from '@jest/globals';
import type { Catalogue } from '@/api/admin/catalogues';
import { CASES, NEWS } from '@/admin/articles/article-sections';
import type { ArticleVersion } from '@/admin/articles/article';
import type { ArticleForm } from './article-form';
import type { ArticleGroup } from './article-group';
import {
  toArticleRequest,
  toArticleValues,
  catalogueIdOf,
  completenessOf,
  toCopiedValues,
  EMPTY_VERSION,
  isExternalVersion,
  languagesToSend,
} from './article-values';

const LANGUAGES = ['en_US', 'zh_CN'];
const catalogue = (id: number, lang: string, no = 'press'): Catalogue => ({
  id,
  no,
  lang,
  name: no,
});
const trees = {
  en_US: [catalogue(1, 'en_US'), catalogue(3, 'en_US', 'talks')],
  zh_CN: [catalogue(2, 'zh_CN')],
};
const english: ArticleVersion = {
  id: 11,
  no: 'n-1',
  lang: 'en_US',
  title: ' Title ',
  content: '<p>a&nbsp;b</p>\n',
  cataId: 1,
  coverUrl: 'https://www.example.com/a.webp',
  isLink: 0,
};
const articleFormOf = (group: ArticleGroup | null, isExternalForm = false): ArticleForm => ({
  section: NEWS,
  group,
  languages: LANGUAGES.map((code) => ({ code, name: code })),
  trees,
  isExternalForm,
});
const toInputs = (values: ReturnType<typeof toArticleValues>, group: ArticleGroup | null) =>
  toArticleRequest(values, { initialItem: group, latestItem: group }, articleFormOf(group)).inputs;
const group: ArticleGroup = { no: 'n-1', versions: { en_US: english } };

test('toArticleValues creates an empty version in every language for a new item, and languagesToSend omits them', () => {
  const values = toArticleValues(null, LANGUAGES);
  expect(Object.keys(values.versions)).toEqual(LANGUAGES);
  expect(languagesToSend(values, null)).toEqual([]);
});

test('toArticleRequest sends an unedited title and content back exactly as stored, with their surrounding spaces', () => {
  expect(toInputs(toArticleValues(group, LANGUAGES), group)).toEqual([
    {
      id: 11,
      no: 'n-1',
      lang: 'en_US',
      title: ' Title ',
      note: '',
      content: '<p>a&nbsp;b</p>\n',
      contentUrl: '',
      coverUrl: 'https://www.example.com/a.webp',
      cataId: 1,
      isLink: 0,
    },
  ]);
});

test('toArticleValues and toArticleRequest include a version in a language that the backend does not list', () => {
  const groupInArabic = {
    no: 'n-1',
    versions: { ar: { ...english, id: 12, lang: 'ar', cataId: 9 } },
  };
  const values = toArticleValues(groupInArabic, LANGUAGES);
  expect(Object.keys(values.versions)).toEqual(['en_US', 'zh_CN', 'ar']);
  expect(toInputs(values, groupInArabic).map(({ id }) => id)).toEqual([12]);
});

test('languagesToSend includes a published version that was emptied, so that validation reports it', () => {
  const values = toArticleValues(group, LANGUAGES);
  values.versions.en_US = EMPTY_VERSION;
  expect(languagesToSend(values, group)).toEqual(['en_US']);
});

test('catalogueIdOf follows the other versions for an added language, and keeps the stored id until a catalogue is picked', () => {
  expect(catalogueIdOf('zh_CN', null, group, trees)).toBe(2);
  expect(
    catalogueIdOf(
      'en_US',
      null,
      { ...group, versions: { en_US: { ...english, cataId: 99 } } },
      trees,
    ),
  ).toBe(99);
  expect(catalogueIdOf('en_US', 'talks', group, trees)).toBe(3);
  expect(catalogueIdOf('zh_CN', 'talks', group, trees)).toBeUndefined();
  expect(catalogueIdOf('zh_CN', null, null, trees)).toBeUndefined();
});

test.each([
  [{}, false, 'empty'],
  [{ content: '<p><br></p>' }, false, 'empty'],
  [{ title: 'a' }, false, 'incomplete'],
  [{ content: '<p><img src="/a.webp"></p>' }, false, 'incomplete'],
  [{ title: 'a', content: '<p>b</p>' }, false, 'complete'],
  [{ title: 'a', content: '<p>b</p>' }, true, 'incomplete'],
  [{ title: 'a', contentUrl: 'https://www.example.com/' }, true, 'complete'],
])('completeness of %j (external: %s) is %s', (fields, isExternal, expected) => {
  const version = { ...EMPTY_VERSION, ...fields };
  expect(completenessOf(version, isExternal)).toBe(expected);
});

test.each([
  [1, ' https://www.example.com/a ', 'https://www.example.com/a'],
  [0, ' https://www.example.com/a ', 'https://www.example.com/a'],
  [0, 'javascript:alert(1)', ''],
  [0, '/news', ''],
])(
  'toArticleRequest with isLink %d sends the address "%s" as "%s"',
  (isLink, contentUrl, expected) => {
    const item = {
      ...group,
      versions: { en_US: { ...english, isLink, contentUrl } as ArticleVersion },
    };
    const [input] = toInputs(toArticleValues(item, LANGUAGES), item);
    expect(input?.contentUrl).toBe(expected);
  },
);

test.each([
  ['https://zh.wikipedia.org/wiki/中国', 'https://zh.wikipedia.org/wiki/%E4%B8%AD%E5%9B%BD'],
  ['https://例子.com/', 'https://xn--fsqu00a.com/'],
  ['https://example.com/a b', 'https://example.com/a%20b'],
  ['HTTPS://Example.com/x', 'https://example.com/x'],
  ['https:example.com', 'https://example.com/'],
])(
  'toArticleRequest sends the typed address "%s" as browsers serialize it, and an unchanged one as it is stored',
  (typed, expected) => {
    const typedValues = toArticleValues(group, LANGUAGES);
    typedValues.versions.en_US = { ...typedValues.versions.en_US!, contentUrl: typed };
    expect(toInputs(typedValues, group)[0]?.contentUrl).toBe(expected);
    const item = { ...group, versions: { en_US: { ...english, contentUrl: typed } } };
    expect(toInputs(toArticleValues(item, LANGUAGES), item)[0]?.contentUrl).toBe(typed);
  },
);

test('isExternalVersion follows the content type, the other versions for an added language, and the screen for a new item', () => {
  const link = { ...english, isLink: 1 };
  const externalGroup = { ...group, versions: { en_US: link } };
  expect(isExternalVersion(articleFormOf(externalGroup), 'zh_CN')).toBe(true);
  expect(isExternalVersion(articleFormOf(group, true), 'zh_CN')).toBe(false);
  expect(isExternalVersion(articleFormOf(null, true), 'en_US')).toBe(true);
  const externalCase = { ...english, contentUrl: 'https://www.example.com/' };
  const caseForm = {
    ...articleFormOf({ ...group, versions: { en_US: externalCase } }),
    section: CASES,
  };
  expect(isExternalVersion(caseForm, 'en_US')).toBe(true);
});

test('toCopiedValues marks the titles as copies and keeps the catalogue, and a copy is sent without `id` and `no`', () => {
  const groupInBothLanguages = {
    ...group,
    versions: { ...group.versions, zh_CN: { ...english, lang: 'zh_CN' } },
  };
  const values = toCopiedValues(groupInBothLanguages, LANGUAGES, trees);
  expect(values.versions.en_US?.title).toBe(' Title  (copy)');
  expect(values.versions.zh_CN?.title).toBe(' Title （副本）');
  expect(values.cataNo).toBe('press');
  expect(toInputs(values, null).map(({ id, no }) => [id, no])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
});
