/** @jest-environment node */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { createBackend, type Backend } from './backend';
import { FAULT_NAMES, type FaultName } from './fault-names';
import { SCENARIO_NAMES, type ScenarioName } from './scenarios';
import { parseScenarioString, backendOptionsOf, formatScenarioString } from './scenario-string';
import { TestClient } from './test-client';

function createBackendFrom(scenarioString: string): Promise<Backend> {
  return createBackend({
    ...backendOptionsOf(parseScenarioString(scenarioString)),
    onMismatch: () => undefined,
  });
}

/** Returns a backend and a client with a token of it. */
async function connect(scenarioString: string): Promise<{ backend: Backend; client: TestClient }> {
  const backend = await createBackendFrom(scenarioString);
  const client = new TestClient(backend);
  client.token = backend.tokenFor();
  return { backend, client };
}

describe('scenario string', () => {
  test.each([
    '',
    'scenario:empty,slow',
    'fail:GET /user/latest-news:500;fail:/admin/job/{id}:late-response:2;pass:/user/catalog;pass:POST /admin/*',
    'scenario:by-row;delay:300;token-ttl:30;clock:-30d;role:editor',
    'scenario:slow;delay:0',
  ])('is unchanged by parsing and formatting: %j', (text) => {
    expect(formatScenarioString(parseScenarioString(text))).toBe(text);
  });

  test('accepts a scenario name without its prefix, and ignores spaces', () => {
    expect(
      formatScenarioString(parseScenarioString(' empty ; fail: get /user/banner:404 ;by-row')),
    ).toBe('scenario:empty,by-row;fail:GET /user/banner:404');
  });

  test.each([
    ['nowhere', /Unknown scenario: nowhere\. Choose one of: .*seed, empty/],
    ['fail:/user/banner:418', /Unknown fault: 418\. Choose one of: 401/],
    ['fail:/user/banner:500:often', /Invalid number of times: often/],
    ['fail::500', /Invalid method or path/],
    ['role:boss', /Unknown role: boss/],
    ['clock:soon', /Invalid duration: soon/],
    ['delay:-1', /Invalid delay: -1/],
    ['speed:9', /Unknown part of the scenario string: speed:9/],
  ])('is rejected with an error that names the invalid part: %s', (text, message) => {
    expect(() => parseScenarioString(text)).toThrow(message);
  });
});

/** Checks the effect of each scenario on a client. */
const CHECKS_BY_SCENARIO: Record<
  ScenarioName,
  (mock: { backend: Backend; client: TestClient }) => unknown
> = {
  seed: async ({ client }) => expect((await client.call('listNews')).result.length).toBe(10),
  empty: async ({ client }) => expect((await client.call('listNews')).result).toEqual([]),
  'one-item': async ({ client }) => {
    for (const id of ['listNews', 'listCases', 'listHonors', 'listBanners'] as const)
      expect([id, (await client.call(id)).result]).toEqual([id, [expect.anything()]]);
    const { pageable } = await client.call('listAdminLawyers');
    expect(pageable?.totalCount).toBe(1);
  },
  '5000': async ({ client }) =>
    expect((await client.call('listAdminNews')).pageable?.totalCount).toBe(5_000),
  '50000': async ({ client }) =>
    expect((await client.call('listAdminNews')).pageable?.totalCount).toBe(50_000),
  'chinese-only': async ({ client }) => {
    expect((await client.call('listNews', { language: 'en_US' })).result).toEqual([]);
    expect((await client.call('listNews', { language: 'zh_CN' })).result).not.toEqual([]);
    expect((await client.call('getPortalConfiguration')).status).toBe(200);
    expect(
      (await client.call('listLanguages')).result.map((language) => language.langCode),
    ).toEqual(['zh_CN']);
  },
  'third-language': async ({ client }) => {
    const { result } = await client.call('listAdminHonors');
    expect(result.map(({ lang }) => lang)).toContain('fr_FR');
  },
  'right-to-left': async ({ client }) => {
    const { result } = await client.call('listAdminHonors');
    expect(result.map(({ lang }) => lang)).toContain('ar_SA');
  },
  'site-off': async ({ backend, client }) => {
    expect((await client.call('listNews')).status).toBe(503);
    backend.setSiteStatus(1);
    expect((await client.call('listNews')).status).toBe(200);
  },
  'short-session': ({ backend }) =>
    expect(backend.db.sessions.all()[0]?.expiresAt).toBeLessThanOrEqual(Date.now() + 60_000),
  'expired-session': async ({ client }) => {
    await client.login();
    expect((await client.call('getAdminProfile')).status).toBe(401);
  },
  // Checks only the option, since the test would wait for the delay itself.
  slow: () => expect(backendOptionsOf(parseScenarioString('slow')).delay).toBe(2_000),
  flaky: async ({ client }) => {
    const statuses = [];
    for (let call = 0; call < 6; call += 1) statuses.push((await client.call('listNews')).status);
    expect(statuses).toEqual([200, 200, 500, 200, 200, 500]);
  },
  'by-row': async ({ client }) =>
    expect((await client.call('listAdminNews')).result).toHaveLength(10),
  'by-language': async ({ client }) => {
    const { result } = await client.call('listAdminNews', { language: 'zh_CN' });
    expect(new Set(result.map(({ lang }) => lang))).toEqual(new Set(['zh_CN']));
  },
  booleans: async ({ client }) =>
    expect(typeof (await client.call('listNews')).result[0]?.top).toBe('boolean'),
  strings: async ({ client }) =>
    expect(typeof (await client.call('listNews')).result[0]?.top).toBe('string'),
  'long-ids': async ({ client }) =>
    expect(Number((await client.call('listNews')).result[0]?.id)).toBeGreaterThan(1e19),
  'no-pageable': async ({ client }) =>
    expect((await client.call('listNews')).pageable).toBeUndefined(),
};

test.each(SCENARIO_NAMES)('the scenario %s takes effect in the mock backend', async (name) => {
  await CHECKS_BY_SCENARIO[name](await connect(`scenario:${name}`));
});

/** The recorded status under each fault: null while the response is pending, 0 for a broken connection. */
const STATUS_BY_FAULT: Record<FaultName, number | null> = {
  '401': 401,
  '403': 403,
  '404': 404,
  '409': 409,
  '413': 413,
  '422': 422,
  '429': 429,
  '500': 500,
  '502': 502,
  '503': 503,
  'time-out': null,
  'lost-response': 0,
  'lost-502': 502,
  'error-in-200': 200,
  'not-stored': 200,
  'truncated-text': 200,
  malformed: 200,
  'wrong-enumeration': 200,
  'late-response': null,
};

afterEach(() => {
  jest.useRealTimers();
});

test.each(FAULT_NAMES)(
  'the fault %s has its effect on the first matching request and on no other',
  async (name) => {
    // Fake timers keep delayed responses pending; the test does not wait for them.
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const backend = await createBackendFrom(`fail:POST /admin/job:${name}:1`);
    const client = new TestClient(backend);
    client.token = backend.tokenFor();
    const createClerk = () =>
      client.call('createJob', { body: [{ lang: 'en_US', name: 'Clerk' }] });
    const countStoredClerks = () =>
      backend.db.jobs.all().filter((job) => job.name === 'Clerk').length;
    const isPending = STATUS_BY_FAULT[name] === null;
    const statusPromise = createClerk().then(
      (response) => response.status,
      () => 'unreadable',
    );
    const otherResponse = await client.call('listJobs');
    expect(otherResponse.status).toBe(200);
    if (!isPending) await statusPromise;
    expect(backend.requests[0]?.status).toBe(STATUS_BY_FAULT[name]);
    expect(backend.db.jobs.all().filter((job) => job.name === 'Cle')).toHaveLength(
      name === 'truncated-text' ? 1 : 0,
    );
    // Of these faults, only those that affect nothing but the response store the item as sent.
    expect(countStoredClerks()).toBe(
      ['lost-response', 'lost-502', 'wrong-enumeration'].includes(name) ? 1 : 0,
    );
    expect((await createClerk()).status).toBe(200);
  },
);

test('response variants leave a malformed body unchanged', async () => {
  const { backend } = await connect('scenario:booleans;fail:/user/banner:malformed');
  const banners = await backend.handle(new Request('http://localhost/api/user/banner?lang=en_US'));
  expect(await banners.text()).toBe('{"result": [{"id": 1,');
});

test('the fault `wrong-enumeration` keeps the status of an error response', async () => {
  const { client } = await connect('fail:GET /admin/mine:wrong-enumeration');
  client.token = 'no token';
  expect((await client.call('getAdminProfile')).status).toBe(401);
});

test('the last of two conflicting scenarios applies', async () => {
  const { client } = await connect('scenario:booleans,strings');
  expect(typeof (await client.call('listNews')).result[0]?.top).toBe('string');
  const chinese = await connect('scenario:third-language,chinese-only');
  expect((await chinese.client.call('listLanguages')).result).toHaveLength(1);
});

test('the fault `malformed` breaks the JSON, and the fault `wrong-enumeration` returns values outside the contract', async () => {
  const { client } = await connect(
    'fail:/user/banner:malformed;fail:/user/latest-news:wrong-enumeration',
  );
  await expect(client.call('listBanners')).rejects.toThrow(/JSON/);
  expect((await client.call('listNews')).result[0]).toMatchObject({ top: 7, isLink: 7 });
});

test('the clock option dates new items in the future', async () => {
  const { backend, client } = await connect('clock:3d');
  const body = [{ lang: 'en_US', title: 'Of the future' }];
  await client.call('createHonor', { body });
  const storedHonor = backend.db.honors.all().find(({ title }) => title === 'Of the future');
  const days =
    (Date.parse(`${storedHonor?.createTime.replace(' ', 'T')}+08:00`) - Date.now()) / 864e5;
  expect(Math.round(days)).toBe(3);
});

test('backend.applyOptions applies a scenario until the reset', async () => {
  const backend = await createBackendFrom('');
  const client = new TestClient(backend);
  await backend.applyOptions(backendOptionsOf(parseScenarioString('empty;fail:/user/banner:500')));
  expect((await client.call('listNews')).result).toEqual([]);
  expect((await client.call('listBanners')).status).toBe(500);
  await backend.reset();
  expect((await client.call('listNews')).result).not.toEqual([]);
  expect((await client.call('listBanners')).status).toBe(200);
});

test('a fault that occurs 0 times affects no request', async () => {
  const { client } = await connect('fail:/user/banner:500:0');
  expect((await client.call('listBanners')).status).toBe(200);
});

test('a fault with a limited count takes precedence over a permanent fault', async () => {
  const { client } = await connect('fail:/user/banner:500;fail:/user/banner:404:1');
  const statuses = [];
  for (let call = 0; call < 3; call += 1) statuses.push((await client.call('listBanners')).status);
  expect(statuses).toEqual([404, 500, 500]);
});
