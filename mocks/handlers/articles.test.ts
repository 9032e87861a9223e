/** @jest-environment node */
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { NewsRecord } from '../db/news';
import { setUpBackend } from '../test-backend';

let time = Date.UTC(2026, 10, 21);
const context = setUpBackend({ now: () => time });

beforeEach(() => {
  time = Date.UTC(2026, 10, 21);
});

/** Returns both versions of a news item: English, then Chinese. */
function findBilingualVersions(): [Readonly<NewsRecord>, Readonly<NewsRecord>] {
  const { news } = context.backend.db;
  const english = news
    .all()
    .find(({ no, lang }) => lang === 'en_US' && news.group(no).length === 2);
  const chinese = news.group(english?.no ?? '').find(({ lang }) => lang === 'zh_CN');
  if (!english || !chinese) throw new Error('The seed has no bilingual news');
  return [english, chinese];
}

function catalogueIdIn(lang: string, no = 'news-press'): number {
  const catalogueVersion = context.backend.db.catalogues
    .group(no)
    .find((version) => version.lang === lang);
  if (!catalogueVersion) throw new Error(`The seed has no catalogue ${no} in ${lang}`);
  return catalogueVersion.id;
}

const createVersionInputs = () => [
  { lang: 'en_US', title: 'A new office', cataId: catalogueIdIn('en_US'), content: '<p>Hello</p>' },
  { lang: 'zh_CN', title: '新办公室', cataId: catalogueIdIn('zh_CN') },
];

async function fetchCreatedVersions() {
  const { result } = await context.client.call('listAdminNews', {
    query: { title: 'A new office' },
  });
  return result;
}

describe('article lists for staff', () => {
  test('return ten items per page with all their language versions (D20)', async () => {
    const { result, pageable } = await context.client.call('listAdminNews');
    expect(pageable).toEqual({ pageNo: 1, pageSize: 10, totalCount: 79 });
    expect(new Set(result.map(({ no }) => no)).size).toBe(10);
    expect(result.length).toBeGreaterThan(10);
    for (const { id, no } of context.backend.db.news.all())
      if (result.some((row) => row.no === no)) expect(result.map((row) => row.id)).toContain(id);
  });

  test('ignore X-Language, and return no item on two pages', async () => {
    const firstPage = await context.client.call('listAdminNews', { language: 'zh_CN' });
    const secondPage = await context.client.call('listAdminNews', {
      query: { pageNo: 2, pageSize: 10 },
    });
    expect(new Set(firstPage.result.map(({ lang }) => lang))).toEqual(new Set(['en_US', 'zh_CN']));
    const nos = new Set(secondPage.result.map(({ no }) => no));
    expect(firstPage.result.filter(({ no }) => nos.has(no))).toEqual([]);
  });

  test('return pinned items first, then the newest', async () => {
    const { result } = await context.client.call('listAdminNews', { query: { pageSize: 79 } });
    const sortKeys = result.map(({ top, createTime }) => `${top ?? 0} ${createTime ?? ''}`);
    expect(sortKeys).toEqual([...sortKeys].sort().reverse());
    expect(result[0]?.top).toBe(1);
  });

  test('return an empty page beyond the last one', async () => {
    const { result, pageable } = await context.client.call('listAdminCases', {
      query: { pageNo: 99 },
    });
    expect(result).toEqual([]);
    expect(pageable?.totalCount).toBe(40);
  });

  test('match a part of a title in any letter case, and return all versions of the item', async () => {
    const [english, chinese] = findBilingualVersions();
    const query = { title: english.title.slice(2, 12).toUpperCase() };
    const { result } = await context.client.call('listAdminNews', { query });
    expect(result.map(({ id }) => id)).toEqual(expect.arrayContaining([english.id, chinese.id]));
  });

  test('omit the content unless the query contains `no` (D19)', async () => {
    const [english] = findBilingualVersions();
    const list = await context.client.call('listAdminNews');
    expect(list.result[0]?.content).toBeNull();
    const versions = await context.client.call('listAdminNews', { query: { no: english.no } });
    expect(versions.result.map(({ content }) => content)).toContain(english.content);
    expect(versions.result).toHaveLength(2);
  });
});

describe('article lists for visitors', () => {
  test('return items in the language of X-Language or lang', async () => {
    const chinese = await context.client.call('listNews', {
      language: 'zh_CN',
      query: { pageSize: 99 },
    });
    expect(new Set(chinese.result.map(({ lang }) => lang))).toEqual(new Set(['zh_CN']));
    const english = await context.client.call('listNews', {
      language: 'zh_CN',
      query: { lang: 'en_US', pageSize: 99 },
    });
    expect(new Set(english.result.map(({ lang }) => lang))).toEqual(new Set(['en_US']));
    expect(english.pageable?.totalCount).toBe(english.result.length);
  });

  test('include the items of descendant catalogues', async () => {
    const query = { cataId: catalogueIdIn('en_US', 'news-firm'), pageSize: 99 };
    const wholeList = await context.client.call('listNews', { query });
    const descendantList = await context.client.call('listNews', {
      query: { ...query, cataId: catalogueIdIn('en_US', 'news-firm-events-seminars') },
    });
    expect(descendantList.result.length).toBeGreaterThan(0);
    expect(wholeList.result.map(({ id }) => id)).toEqual(
      expect.arrayContaining(descendantList.result.map(({ id }) => id)),
    );
    const unknown = await context.client.call('listNews', { query: { cataId: 999 } });
    expect(unknown.result).toEqual([]);
  });

  test('return the version with the given `no` in the requested language', async () => {
    const [english, chinese] = findBilingualVersions();
    const { result } = await context.client.call('listNews', {
      language: 'zh_CN',
      query: { no: english.no },
    });
    expect(result.map(({ id }) => id)).toEqual([chinese.id]);
  });

  test('return all honors on one page (D39)', async () => {
    const { result, pageable } = await context.client.call('listHonors');
    const { honors } = context.backend.db;
    expect(result).toHaveLength(honors.all().filter(({ lang }) => lang === 'en_US').length);
    expect(pageable).toBeUndefined();
  });
});

test('getNews counts a view of only the version that a visitor opens (D37)', async () => {
  const [english, chinese] = findBilingualVersions();
  const fetchAsVisitor = () =>
    context.client.call('getNews', { path: { id: english.id }, token: null });
  expect((await fetchAsVisitor()).result.views).toBe(english.views + 1);
  expect((await fetchAsVisitor()).result.views).toBe(english.views + 2);
  const { result } = await context.client.call('listAdminNews', { query: { no: english.no } });
  expect(result.map(({ views }) => views)).toEqual([english.views + 2, chinese.views]);
});

describe('createNews', () => {
  test('stores one unpinned item with all versions and the name of the logged-in user (D18)', async () => {
    const { status } = await context.client.call('createNews', { body: createVersionInputs() });
    expect(status).toBe(200);
    const [english, chinese] = await fetchCreatedVersions();
    expect(english).toMatchObject({
      title: 'A new office',
      top: 0,
      views: 0,
      isLink: 0,
      operatorName: 'Wang Li',
      createTime: '2026-11-21 08:00:00',
      updateTime: '2026-11-21 08:00:00',
    });
    expect(chinese).toMatchObject({ title: '新办公室', no: english?.no, lang: 'zh_CN' });
  });

  test('responds 409 to an existing no and stores nothing', async () => {
    const [english] = findBilingualVersions();
    const body = createVersionInputs().map((version) => ({ ...version, no: english.no }));
    const response = await context.client.call('createNews', { body });
    expect(response).toMatchObject({
      status: 409,
      resultEnum: 'ALREADY_EXISTS',
      message: 'This item already exists.',
    });
    expect(await fetchCreatedVersions()).toEqual([]);
  });

  test.each([
    ['no title', { title: '' }, 'Title is required.'],
    ['a blank title', { title: '  ' }, 'Title is required.'],
    ['no catalogue', { cataId: undefined }, 'Catalogue is required.'],
    ['an unknown catalogue', { cataId: 999 }, 'Catalogue does not exist in this language.'],
    ['an unknown language', { lang: 'xx_XX' }, 'Language is not valid.'],
    ['an external item without address', { isLink: 1 }, 'Web address is required.'],
    [
      'an address that no browser should follow',
      { isLink: 1, contentUrl: 'javascript:alert(1)' },
      'Web address must be a web address beginning with http:// or https://.',
    ],
    ['an id', { id: 4 }, 'id is not valid.'],
  ])('responds 422 to %s and stores nothing', async (_, fields, message) => {
    const [english, chinese] = createVersionInputs();
    const response = await context.client.call('createNews', {
      body: [chinese, { ...english, ...fields }],
    });
    expect(response).toMatchObject({ status: 422, message });
    expect(context.backend.db.news.all().some(({ title }) => title === '新办公室')).toBe(false);
  });

  test('returns the error message in the language of the request', async () => {
    const body = createVersionInputs().map((version) => ({ ...version, title: '' }));
    const response = await context.client.call('createNews', { body, language: 'zh_CN' });
    expect(response.message).toBe('标题为必填项。');
  });

  test('responds 422 to a catalogue of another language or type and to a duplicate language (D21)', async () => {
    const [english] = createVersionInputs();
    const send = (body: unknown) => context.client.call('createNews', { body });
    expect(await send([{ ...english, cataId: catalogueIdIn('zh_CN') }])).toMatchObject({
      status: 422,
    });
    const caseCatalogueId = catalogueIdIn('en_US', 'case-disputes');
    expect(await send([{ ...english, cataId: caseCatalogueId }])).toMatchObject({ status: 422 });
    expect(await send([english, english])).toMatchObject({
      status: 422,
      message: 'A language can only be sent once.',
    });
  });
});

describe('updateNews', () => {
  test('changes the sent fields and preserves pin, views and createTime', async () => {
    const [english, chinese] = findBilingualVersions();
    await context.client.call('pinNews', { query: { no: english.no } });
    time += 60_000;
    const { id, no, lang, cataId } = english;
    const { status } = await context.client.call('updateNews', {
      body: [{ id, no, lang, cataId, title: 'Changed' }],
    });
    expect(status).toBe(200);
    const { news } = context.backend.db;
    expect(news.get(id)).toEqual({
      ...english,
      title: 'Changed',
      top: 1,
      updateTime: '2026-11-21 08:01:00',
      operatorName: 'Wang Li',
    });
    expect(news.get(chinese.id)).toEqual({ ...chinese, top: 1 });
  });

  test('adds a language version to an item (D18)', async () => {
    const [english] = createVersionInputs();
    await context.client.call('createNews', { body: [english] });
    const [createdVersion] = await fetchCreatedVersions();
    await context.client.call('pinNews', { query: { no: String(createdVersion?.no) } });
    const addedVersion = {
      no: createdVersion?.no,
      lang: 'zh_CN',
      title: '新办公室',
      cataId: catalogueIdIn('zh_CN'),
    };
    time += 60_000;
    expect(await context.client.call('updateNews', { body: [addedVersion] })).toMatchObject({
      status: 200,
    });
    const [, chinese] = await fetchCreatedVersions();
    expect(chinese).toMatchObject({
      title: '新办公室',
      top: 1,
      createTime: createdVersion?.createTime,
    });
    const secondUpdate = await context.client.call('updateNews', { body: [addedVersion] });
    expect(secondUpdate).toMatchObject({
      status: 409,
      resultEnum: 'ALREADY_EXISTS',
      message: 'This item already has a version in this language.',
    });
  });

  test('responds 422 to versions of two items and 404 to an unknown id or no', async () => {
    const [english] = findBilingualVersions();
    const [otherVersion] = context.backend.db.news
      .all()
      .filter(({ no, lang }) => no !== english.no && lang === 'zh_CN');
    const { id, lang, cataId } = english;
    const send = (body: unknown) => context.client.call('updateNews', { body });
    const mixedVersions = [
      { id, lang, cataId, title: 'a' },
      { id: otherVersion?.id, lang: 'zh_CN', cataId: otherVersion?.cataId, title: 'b' },
    ];
    expect(await send(mixedVersions)).toMatchObject({ status: 422 });
    expect(await send([{ id: 1, lang, cataId, title: 'a' }])).toMatchObject({ status: 404 });
    expect(await send([{ no: 'none', lang, cataId, title: 'a' }])).toMatchObject({ status: 404 });
    expect(await send([{ lang, cataId, title: 'a' }])).toMatchObject({ status: 422 });
  });
});

test('pinning, unpinning and deleting an article affect all language versions (D23, D24)', async () => {
  const [english, chinese] = findBilingualVersions();
  const { client, backend } = context;
  const query = { no: english.no };
  await client.call('pinNews', { query });
  expect(backend.db.news.group(english.no).map(({ top }) => top)).toEqual([1, 1]);
  await client.call('unpinNews', { query });
  expect(backend.db.news.group(english.no).map(({ top }) => top)).toEqual([0, 0]);
  await client.call('deleteNews', { query });
  expect(await client.call('getNews', { path: { id: chinese.id } })).toMatchObject({ status: 404 });
});

test('a case is returned with its contentUrl and without isLink (D25)', async () => {
  const cataId = catalogueIdIn('en_US', 'case-disputes');
  const body = [{ lang: 'en_US', title: 'Elsewhere', cataId, contentUrl: 'https://law.example/1' }];
  expect(await context.client.call('createCase', { body })).toMatchObject({ status: 200 });
  const { result } = await context.client.call('listCases', { query: { cataId, pageSize: 1 } });
  expect(result[0]).toMatchObject({ title: 'Elsewhere', contentUrl: 'https://law.example/1' });
  expect(result[0]).not.toHaveProperty('isLink');
});
