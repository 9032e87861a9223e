/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { setUpBackend } from '../test-backend';

const context = setUpBackend();

function fieldVersionOf(no: string, lang = 'en_US') {
  const fieldVersion = context.backend.db.professionalFields
    .group(no)
    .find((version) => version.lang === lang);
  if (!fieldVersion) throw new Error(`The seed has no professional field ${no} in ${lang}`);
  return fieldVersion;
}

async function fetchNos(lang: string) {
  const { result } = await context.client.call('listProfessionalFieldsByLanguage', {
    query: { lang },
    token: null,
  });
  return result.map(({ no }) => no);
}

test('listAdminProfessionalFields pages through all languages, that of the request first', async () => {
  const { result, pageable } = await context.client.call('listAdminProfessionalFields', {
    language: 'zh_CN',
    query: { page: 2, pageSize: 10 },
  });
  expect(pageable).toEqual({ pageNo: 2, pageSize: 10, totalCount: 32 });
  expect(result.map(({ lang }) => lang).join()).toBe(
    'zh_CN,'.repeat(6) + 'en_US,'.repeat(3) + 'en_US',
  );
});

test('listProfessionalFields returns the fields in the language of the visitor, in order', async () => {
  const { result } = await context.client.call('listProfessionalFields', {
    language: 'zh_CN',
    token: null,
  });
  expect(result).toHaveLength(16);
  expect(result[0]).toMatchObject({ name: '公司与并购', lang: 'zh_CN', sort: 1 });
});

test('professional fields are created and sorted separately in each language', async () => {
  const body = [{ lang: 'en_US', name: 'Space Law' }];
  expect(await context.client.call('createProfessionalField', { body })).toMatchObject({
    status: 200,
  });
  const createdField = context.backend.db.professionalFields.all().at(-1);
  expect(createdField).toMatchObject({ name: 'Space Law', sort: 17 });
  expect(createdField).not.toHaveProperty('no');
  await context.client.call('sortProfessionalFields', {
    body: { sourceId: fieldVersionOf('tax').id, targetId: fieldVersionOf('employment').id },
  });
  expect((await fetchNos('en_US')).indexOf('tax')).toBe(
    (await fetchNos('zh_CN')).indexOf('tax') - 1,
  );
  const mixedMove = {
    sourceId: fieldVersionOf('tax').id,
    targetId: fieldVersionOf('corporate', 'zh_CN').id,
  };
  expect(await context.client.call('sortProfessionalFields', { body: mixedMove })).toMatchObject({
    status: 422,
  });
});

test('updateProfessionalField preserves the position and the fields that are not sent', async () => {
  const { id, lang, introduce, sort, no } = fieldVersionOf('tax');
  await context.client.call('updateProfessionalField', { body: [{ id, lang, name: 'Taxation' }] });
  const { result } = await context.client.call('getAdminProfessionalField', { path: { id } });
  expect(result).toMatchObject({ name: 'Taxation', introduce, sort, no });
  const inputInChinese = { body: [{ id, lang: 'zh_CN', name: '税务' }] };
  expect(await context.client.call('updateProfessionalField', inputInChinese)).toMatchObject({
    status: 422,
  });
  const inputWithoutId = { body: [{ lang, name: 'Tax' }] };
  expect(await context.client.call('updateProfessionalField', inputWithoutId)).toMatchObject({
    status: 422,
  });
  const inputWithUnknownId = { body: [{ id: 1, lang, name: 'Tax' }] };
  expect(await context.client.call('updateProfessionalField', inputWithUnknownId)).toMatchObject({
    status: 404,
  });
});

test('deleteProfessionalField responds 409 while lawyers practice in the field', async () => {
  const response = await context.client.call('deleteProfessionalField', {
    path: { id: fieldVersionOf('corporate').id },
  });
  expect(response).toMatchObject({ status: 409 });
  expect(response.message).toMatch(/^\d+ lawyers still practice in this field/);
});

test('getProfessionalFieldNeighbors returns the adjacent fields by `no` or id, and null at the ends (D26)', async () => {
  const fetchNeighbors = async (no: string | number) =>
    (await context.client.call('getProfessionalFieldNeighbors', { path: { no }, token: null }))
      .result;
  const [first, second] = await fetchNos('en_US');
  expect(await fetchNeighbors(String(first))).toMatchObject({
    previous: null,
    next: { no: second },
  });
  expect(await fetchNeighbors('compliance')).toMatchObject({ next: null });
  await context.client.call('createProfessionalField', {
    body: [{ lang: 'en_US', name: 'Space Law' }],
  });
  const { id } = context.backend.db.professionalFields.all().at(-1) ?? { id: 0 };
  expect(await fetchNeighbors(id)).toMatchObject({ previous: { no: 'compliance' }, next: null });
});
