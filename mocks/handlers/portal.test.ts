/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import type { components } from '../../src/api/schema.gen';
import { setUpBackend } from '../test-backend';

type Portal = components['schemas']['PortalConfiguration'];

const current = setUpBackend();

async function configurations(): Promise<Portal[]> {
  return (await current.client.call('getAdminPortalConfiguration')).result;
}

async function english(): Promise<Portal> {
  const englishConfiguration = (await configurations()).find(({ lang }) => lang === 'en_US');
  if (!englishConfiguration) throw new Error('The seed has no English portal configuration');
  return englishConfiguration;
}

const save = (...body: unknown[]) => current.client.call('savePortalConfiguration', { body });

test('portal configuration is returned in every language to staff, and in their own to visitors (D33)', async () => {
  expect((await configurations()).map(({ lang }) => lang)).toEqual(['en_US', 'zh_CN']);
  const { result } = await current.client.call('getPortalConfiguration', {
    language: 'zh_CN',
    token: null,
  });
  expect(result).toMatchObject({ lang: 'zh_CN' });
  const chineseResponse = await current.client.call('getPortalConfiguration', {
    language: 'fr_FR',
    token: null,
  });
  expect(chineseResponse.result).toMatchObject({ lang: 'en_US' });
});

test('savePortalConfiguration accepts the loaded configuration unchanged, and stores flags in the sent type', async () => {
  const before = await configurations();
  expect(await save(...before)).toMatchObject({ status: 200 });
  expect(await configurations()).toEqual(before);
  await save({ ...(await english()), isBranchCountVisible: true });
  expect(await english()).toMatchObject({ isBranchCountVisible: true });
});

describe('offices in the portal configuration (D31)', () => {
  const names = async () => {
    const { result } = await current.client.call('listOffices', {
      query: { lang: 'en_US' },
      token: null,
    });
    return result.map(({ name }) => name);
  };

  test('are created, renamed and ordered by officesList', async () => {
    const portal = await english();
    const [first, ...others] = portal.officesList ?? [];
    const officesList = [
      { name: 'Singapore', bottomWebsiteShow: 0 },
      ...others,
      { ...first, name: 'Peking' },
    ];
    expect(await save({ ...portal, officesList })).toMatchObject({ status: 200 });
    expect(await names()).toEqual([
      'Singapore',
      'Shanghai',
      'Shenzhen',
      'Hong Kong',
      'London',
      'Peking',
    ]);
    const { result } = await current.client.call('listOffices', { language: 'zh_CN', token: null });
    expect(result).toHaveLength(5);
  });

  test('cannot be removed while lawyers work in them (409)', async () => {
    const portal = await english();
    const response = await save({ ...portal, officesList: portal.officesList?.slice(1) });
    expect(response).toMatchObject({ status: 409, resultEnum: 'IN_USE' });
    expect(response.message).toMatch(/^\d+ lawyers still work in the Beijing office\.$/);
    for (const lawyer of current.backend.db.lawyers.all()) {
      current.backend.db.lawyers.update(lawyer.id, { officeId: null });
    }
    expect(await save({ ...portal, officesList: [] })).toMatchObject({ status: 200 });
    expect(await names()).toEqual([]);
  });

  test('are rejected with 404 when they belong to another language', async () => {
    const portal = await english();
    const chinese = current.backend.db.offices.all().find(({ lang }) => lang === 'zh_CN');
    const officesList = [
      ...(portal.officesList ?? []),
      { officeId: chinese?.id, name: 'Elsewhere' },
    ];
    expect(await save({ ...portal, officesList })).toMatchObject({ status: 404 });
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
  const response = await save({ ...(await english()), ...fields });
  expect(response).toMatchObject({ status: 422, message: expect.stringMatching(message) });
});

describe('site status (D35)', () => {
  test('responds 503 to visitors while the site is off, but not to staff', async () => {
    const set = (value: number | string) =>
      current.client.call('setSiteStatus', { path: { value } });
    expect(await set(0)).toMatchObject({ status: 200 });
    expect(await current.client.call('listNews', { token: null })).toMatchObject({ status: 503 });
    expect(await current.client.call('getSiteStatus', { token: null })).toMatchObject({
      result: 0,
    });
    expect(await current.client.call('getAdminSiteStatus')).toMatchObject({ result: 0 });
    expect(await current.client.call('listAdminNews')).toMatchObject({ status: 200 });
    expect(await current.client.call('listJobs', { token: null })).toMatchObject({ status: 200 });
    await set(1);
    expect(await current.client.call('listNews', { token: null })).toMatchObject({ status: 200 });
    expect(await set(7)).toMatchObject({ status: 422 });
  });
});
