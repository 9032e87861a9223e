/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import type { components } from '../../src/api/schema.gen';
import { setUpBackend } from '../test-backend';

type Portal = components['schemas']['PortalConfiguration'];

const context = setUpBackend();

async function fetchConfigurations(): Promise<Portal[]> {
  return (await context.client.call('getAdminPortalConfiguration')).result;
}

async function fetchEnglish(): Promise<Portal> {
  const englishConfiguration = (await fetchConfigurations()).find(({ lang }) => lang === 'en_US');
  if (!englishConfiguration) throw new Error('The seed has no English portal configuration');
  return englishConfiguration;
}

const saveConfigurations = (...body: unknown[]) =>
  context.client.call('savePortalConfiguration', { body });

test('portal configuration is returned to staff in every language, and to visitors in the language of the request or else in the first one (D33)', async () => {
  expect((await fetchConfigurations()).map(({ lang }) => lang)).toEqual(['en_US', 'zh_CN']);
  const { result } = await context.client.call('getPortalConfiguration', {
    language: 'zh_CN',
    token: null,
  });
  expect(result).toMatchObject({ lang: 'zh_CN' });
  const fallbackResponse = await context.client.call('getPortalConfiguration', {
    language: 'fr_FR',
    token: null,
  });
  expect(fallbackResponse.result).toMatchObject({ lang: 'en_US' });
});

test('savePortalConfiguration accepts the loaded configuration unchanged, and stores flags in the sent type', async () => {
  const configurationsBefore = await fetchConfigurations();
  expect(await saveConfigurations(...configurationsBefore)).toMatchObject({ status: 200 });
  expect(await fetchConfigurations()).toEqual(configurationsBefore);
  await saveConfigurations({ ...(await fetchEnglish()), isBranchCountVisible: true });
  expect(await fetchEnglish()).toMatchObject({ isBranchCountVisible: true });
});

describe('offices in the portal configuration (D31)', () => {
  const fetchOfficeNames = async () => {
    const { result } = await context.client.call('listOffices', {
      query: { lang: 'en_US' },
      token: null,
    });
    return result.map(({ name }) => name);
  };

  test('are created, renamed and ordered by officesList', async () => {
    const portal = await fetchEnglish();
    const [first, ...others] = portal.officesList ?? [];
    const officesList = [
      { name: 'Singapore', bottomWebsiteShow: 0 },
      ...others,
      { ...first, name: 'Peking' },
    ];
    expect(await saveConfigurations({ ...portal, officesList })).toMatchObject({ status: 200 });
    expect(await fetchOfficeNames()).toEqual([
      'Singapore',
      'Shanghai',
      'Shenzhen',
      'Hong Kong',
      'London',
      'Peking',
    ]);
    const { result } = await context.client.call('listOffices', { language: 'zh_CN', token: null });
    expect(result).toHaveLength(5);
  });

  test('cannot be removed while lawyers work in them (409)', async () => {
    const portal = await fetchEnglish();
    const response = await saveConfigurations({
      ...portal,
      officesList: portal.officesList?.slice(1),
    });
    expect(response).toMatchObject({ status: 409, resultEnum: 'IN_USE' });
    expect(response.message).toMatch(/^\d+ lawyers still work in the Beijing office\.$/);
    for (const lawyer of context.backend.db.lawyers.all()) {
      context.backend.db.lawyers.update(lawyer.id, { officeId: null });
    }
    expect(await saveConfigurations({ ...portal, officesList: [] })).toMatchObject({ status: 200 });
    expect(await fetchOfficeNames()).toEqual([]);
  });

  test('are rejected with 404 when they belong to another language', async () => {
    const portal = await fetchEnglish();
    const chinese = context.backend.db.offices.all().find(({ lang }) => lang === 'zh_CN');
    const officesList = [
      ...(portal.officesList ?? []),
      { officeId: chinese?.id, name: 'Elsewhere' },
    ];
    expect(await saveConfigurations({ ...portal, officesList })).toMatchObject({ status: 404 });
  });
});

test.each([
  ['an invalid icon address', { iconUrl: 'icon.svg' }, /^Icon must be a web address/],
  ['an invalid email', { email: 'firm' }, /^Please enter a valid email address$/],
  [
    'an invalid cover address',
    { environmentList: [{ coverUrl: 'x' }] },
    /^Picture must be a web address/,
  ],
  ['an unknown language', { lang: 'xx_XX' }, /^Language is not valid\.$/],
])('savePortalConfiguration responds 422 to %s (§5)', async (_, fields, message) => {
  const response = await saveConfigurations({ ...(await fetchEnglish()), ...fields });
  expect(response).toMatchObject({ status: 422, message: expect.stringMatching(message) });
});

test('mock backend responds 503 under /user, except to the site status, while the site is off (D35)', async () => {
  const setStatus = (value: number | string) =>
    context.client.call('setSiteStatus', { path: { value } });
  expect(await setStatus(0)).toMatchObject({ status: 200 });
  expect(await context.client.call('listNews', { token: null })).toMatchObject({ status: 503 });
  expect(await context.client.call('getSiteStatus', { token: null })).toMatchObject({
    result: 0,
  });
  expect(await context.client.call('getAdminSiteStatus')).toMatchObject({ result: 0 });
  expect(await context.client.call('listAdminNews')).toMatchObject({ status: 200 });
  expect(await context.client.call('listJobs', { token: null })).toMatchObject({ status: 200 });
  await setStatus(1);
  expect(await context.client.call('listNews', { token: null })).toMatchObject({ status: 200 });
  expect(await setStatus(7)).toMatchObject({ status: 422 });
});
