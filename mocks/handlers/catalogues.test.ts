/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { setUpBackend } from '../test-backend';

const context = setUpBackend();

function versionOf(no: string, lang: string) {
  const catalogueVersion = context.backend.db.catalogues
    .group(no)
    .find((version) => version.lang === lang);
  if (!catalogueVersion) throw new Error(`The seed has no catalogue ${no} in ${lang}`);
  return catalogueVersion;
}

async function fetchTrees(lang: string, type: 0 | 1 = 0) {
  const { result } = await context.client.call('listAdminCatalogues', { query: { lang, type } });
  return result;
}

test('listAdminCatalogues returns an ordered tree of one type and language', async () => {
  const english = await fetchTrees('en_US');
  expect(english.map(({ no }) => no)).toEqual([
    'news-firm',
    'news-insights',
    'news-press',
    'news-community',
  ]);
  const events = english[0]?.childrenList?.find(({ no }) => no === 'news-firm-events');
  expect(events?.childrenList?.map(({ no }) => no)).toEqual([
    'news-firm-events-seminars',
    'news-firm-events-talks',
  ]);
  const chineseCases = await fetchTrees('zh_CN', 1);
  expect(new Set(chineseCases.map(({ lang, type }) => `${lang} ${type}`))).toEqual(
    new Set(['zh_CN 1']),
  );
});

test('listCatalogues returns the trees in the language of the visitor', async () => {
  const { result } = await context.client.call('listCatalogues', {
    language: 'zh_CN',
    query: { type: 0 },
    token: null,
  });
  expect(result[0]).toMatchObject({ name: '本所动态', lang: 'zh_CN' });
  const response = await context.client.call('listCatalogues', { token: null });
  expect(new Set(response.result.map(({ type }) => type))).toEqual(new Set([0, 1]));
});

test('createCatalogue adds the catalogue as the last sibling, in each language below its own parent', async () => {
  const body = ['en_US', 'zh_CN'].map((lang) => ({
    lang,
    name: `Podcasts ${lang}`,
    type: 0,
    parentId: versionOf('news-firm', lang).id,
  }));
  expect(await context.client.call('createCatalogue', { body })).toMatchObject({ status: 200 });
  const english = (await fetchTrees('en_US'))[0]?.childrenList?.at(-1);
  const chinese = (await fetchTrees('zh_CN'))[0]?.childrenList?.at(-1);
  expect(english).toMatchObject({ name: 'Podcasts en_US' });
  expect(chinese).toMatchObject({ name: 'Podcasts zh_CN', no: english?.no });
});

describe('catalogue validation responds 422', () => {
  const create = (fields: object) =>
    context.client.call('createCatalogue', {
      body: [{ lang: 'en_US', name: 'New', type: 0, ...fields }],
    });

  test('to a parent of another language or type, and to an unknown parent', async () => {
    expect(await create({ parentId: versionOf('news-firm', 'zh_CN').id })).toMatchObject({
      status: 422,
    });
    expect(await create({ parentId: versionOf('case-disputes', 'en_US').id })).toMatchObject({
      status: 422,
    });
    expect(await create({ parentId: 1 })).toMatchObject({
      status: 422,
      message: 'Parent catalogue does not exist in this language.',
    });
  });

  test('to a missing name', async () => {
    expect(await create({ name: '' })).toMatchObject({ status: 422, message: 'Name is required.' });
  });

  test('to moving a catalogue below itself', async () => {
    const { id, no, lang, type, name } = versionOf('news-firm', 'en_US');
    const parentId = versionOf('news-firm-events-talks', 'en_US').id;
    const response = await context.client.call('updateCatalogue', {
      body: [{ id, no, lang, type, name, parentId }],
    });
    expect(response).toMatchObject({
      status: 422,
      message: 'A catalogue cannot be moved below itself.',
    });
  });
});

test('updateCatalogue renames a catalogue in its position, and moves it to another parent', async () => {
  const { id, lang, type } = versionOf('news-press', 'en_US');
  const update = (fields: object) =>
    context.client.call('updateCatalogue', { body: [{ id, lang, type, ...fields }] });
  await update({ name: 'In the press' });
  expect((await fetchTrees('en_US'))[2]).toMatchObject({ name: 'In the press' });
  await update({ name: 'In the press', parentId: versionOf('news-firm', 'en_US').id });
  expect((await fetchTrees('en_US'))[0]?.childrenList?.at(-1)).toMatchObject({ id });
});

test('deleteCatalogue responds 409 with the reason while the catalogue has children or articles (D32)', async () => {
  const remove = (no: string) =>
    context.client.call('deleteCatalogue', { path: { id: versionOf(no, 'en_US').id } });
  expect(await remove('news-firm')).toMatchObject({
    status: 409,
    resultEnum: 'IN_USE',
    message: 'This catalogue still has catalogues below it.',
  });
  const response = await remove('news-press');
  expect(response).toMatchObject({ status: 409 });
  expect(response.message).toMatch(/^This catalogue still has \d+ articles\.$/);
  const { id } = versionOf('news-press', 'en_US');
  for (const item of context.backend.db.news.all()) {
    if (item.cataId === id) context.backend.db.news.remove(item.id);
  }
  expect(await remove('news-press')).toMatchObject({ status: 200 });
  expect((await fetchTrees('zh_CN')).map(({ no }) => no)).toContain('news-press');
});

describe('sortCatalogues (D27)', () => {
  const sort = (source: string, target: string, lang = 'en_US') =>
    context.client.call('sortCatalogues', {
      body: { sourceId: versionOf(source, lang).id, targetId: versionOf(target, lang).id },
    });
  const fetchRootNos = async (lang: string) => (await fetchTrees(lang)).map(({ no }) => no);

  test('moves the source to the position of the target, in every language', async () => {
    await sort('news-press', 'news-insights');
    const expectedNos = ['news-firm', 'news-press', 'news-insights', 'news-community'];
    expect(await fetchRootNos('en_US')).toEqual(expectedNos);
    expect(await fetchRootNos('zh_CN')).toEqual(expectedNos);
  });

  test('changes nothing when the same move is sent for the other language', async () => {
    await sort('news-press', 'news-insights');
    const nosBefore = await fetchRootNos('en_US');
    await sort('news-press', 'news-insights', 'zh_CN');
    expect(await fetchRootNos('en_US')).toEqual(nosBefore);
    expect(await fetchRootNos('zh_CN')).toEqual(nosBefore);
  });

  test('moves an item to the top by a series of adjacent moves', async () => {
    for (const target of ['news-press', 'news-insights', 'news-firm'])
      await sort('news-community', target);
    expect(await fetchRootNos('en_US')).toEqual([
      'news-community',
      'news-firm',
      'news-insights',
      'news-press',
    ]);
  });

  test('responds 422 when the source and the target are not siblings', async () => {
    expect(await sort('news-firm-events', 'news-press')).toMatchObject({ status: 422 });
    expect(await sort('case-disputes', 'news-press')).toMatchObject({ status: 422 });
  });
});
