/** @jest-environment node */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { setImmediate as waitForTurn } from 'node:timers/promises';
import { createBackend, type Backend } from './backend';
import { requestFor, TestClient } from './test-client';

let backend: Backend;
let client: TestClient;
let reportedMismatches: string[];

beforeEach(async () => {
  reportedMismatches = [];
  backend = await createBackend({ onMismatch: (mismatch) => reportedMismatches.push(mismatch) });
  client = new TestClient(backend);
});

function fetchFrom(path: string, init: RequestInit = {}): Promise<Response> {
  return backend.handle(new Request(`http://localhost${path}`, init));
}

describe('mock backend, on a contract violation or an error of a handler', () => {
  test('responds 404 to a path without an operation and reports the request', async () => {
    const response = await fetchFrom('/api/admin/coffee', { method: 'POST' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      message: 'The mock backend does not have this operation.',
    });
    expect(reportedMismatches).toEqual([
      'POST /api/admin/coffee: the contract does not define this operation',
    ]);
    expect(() => {
      backend.assertContract();
    }).toThrow('does not define this operation');
  });

  test('reports a query parameter that the contract does not define', async () => {
    expect(await client.call('listJobs', { query: { colour: 'red' } })).toMatchObject({
      status: 200,
    });
    expect(reportedMismatches).toEqual(['GET /api/admin/job: request: unknown query colour']);
  });

  test('reports a response that does not match the schema', async () => {
    const [job] = backend.db.jobs.all();
    if (!job) throw new Error('The seed has no jobs');
    backend.db.jobs.put({ ...job, name: null as unknown as string });
    await client.call('listJobs', { language: job.lang });
    expect(reportedMismatches).toEqual([expect.stringContaining('/result/0/name must be string')]);
  });

  test('responds 500 when a handler throws, and reports the error', async () => {
    backend.db.jobs.all = () => {
      throw new Error('The table of jobs cannot be read');
    };
    const response = await client.call('listJobs');
    expect(response).toMatchObject({ status: 500, resultEnum: 'INTERNAL_ERROR' });
    expect(reportedMismatches).toEqual([
      expect.stringContaining('The table of jobs cannot be read'),
    ]);
  });
});

test('mock backend sends every field of the error body for a missing item (§3)', async () => {
  const response = await client.call('getNews', { path: { id: 1 }, language: 'zh_CN' });
  expect(response).toEqual({
    status: 404,
    code: 40401,
    error: 'Not Found',
    message: '该内容已不存在。',
    resultCode: 404,
    resultEnum: 'NOT_FOUND',
    timestamp: expect.any(Number),
    traceId: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
});

const findHonorsTitled = (title: string) =>
  backend.db.honors.all().filter((honor) => honor.title === title);
const createHonor = (title: string) =>
  client.call('createHonor', { body: [{ lang: 'en_US', title }] });

describe('backend.injectFault', () => {
  test('responds once with the status, then with the real response', async () => {
    backend.injectFault({ method: 'GET', path: '/user/latest-news/{id}', status: 503 });
    const id = backend.db.news.all()[0]?.id ?? 0;
    const fetchNewsItem = () => client.call('getNews', { path: { id } });
    expect(await fetchNewsItem()).toMatchObject({ status: 503, resultEnum: 'SITE_OFF' });
    expect(await fetchNewsItem()).toMatchObject({ status: 200 });
  });

  test('fails only requests of its method and path, `times` times', async () => {
    backend.injectFault({ method: 'post', path: '/api/admin/*', status: 500, times: 2 });
    const login = () =>
      client.call('loginAdmin', { body: { loginAccount: 'admin', password: 'admin123' } });
    expect(await client.call('listJobs')).toMatchObject({ status: 200 });
    expect(await login()).toMatchObject({ status: 500 });
    expect(await login()).toMatchObject({ status: 500 });
    expect(await login()).toMatchObject({ status: 200 });
    backend.injectFault({ path: '/admin/job', status: 502, times: 'always' });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await client.call('listJobs')).toMatchObject({ status: 502 });
    }
  });

  test('responds with a custom body: HTML, JSON or none', async () => {
    backend.injectFault({ path: '/admin/job', body: '<h1>Proxy</h1>' });
    const html = await backend.handle(requestFor('listJobs', {}));
    expect(html.headers.get('content-type')).toBe('text/html');
    backend.injectFault({ path: '/admin/job', body: { result: null } });
    expect(await (await backend.handle(requestFor('listJobs', {}))).json()).toEqual({
      result: null,
    });
    backend.injectFault({ path: '/admin/job', status: 204 });
    const emptyResponse = await backend.handle(requestFor('listJobs', {}));
    expect(emptyResponse.status).toBe(204);
    expect(await emptyResponse.text()).toBe('');
    expect(reportedMismatches).toEqual([]);
  });

  test('breaks the connection or delays the real response', async () => {
    backend.injectFault({ path: '/admin/job', disconnect: true });
    expect((await backend.handle(requestFor('listJobs', {}))).type).toBe('error');
    backend.injectFault({ path: '/admin/job', delay: 30 });
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    try {
      const pendingCall = client.call('listJobs');
      while (jest.getTimerCount() === 0) await new Promise(setImmediate);
      await jest.advanceTimersByTimeAsync(29);
      await new Promise(setImmediate);
      expect(backend.requests.at(-1)?.status).toBeNull();
      jest.advanceTimersByTime(1);
      expect(await pendingCall).toMatchObject({ status: 200 });
    } finally {
      jest.useRealTimers();
    }
  });

  describe('with afterProcessing: true', () => {
    test('responds with the error status although the item was stored', async () => {
      await client.login();
      backend.injectFault({
        method: 'POST',
        path: '/admin/lawfirm-honour',
        status: 500,
        afterProcessing: true,
      });
      expect(await createHonor('Award')).toMatchObject({
        status: 500,
        resultEnum: 'INTERNAL_ERROR',
      });
      expect(findHonorsTitled('Award')).toHaveLength(1);
      expect(backend.requests.at(-1)).toMatchObject({ status: 500 });
      expect(await createHonor('Prize')).toMatchObject({ status: 200 });
      expect(findHonorsTitled('Prize')).toHaveLength(1);
      backend.assertContract();
    });

    test('breaks the connection although the item was stored', async () => {
      await client.login();
      backend.injectFault({
        path: '/admin/lawfirm-honour',
        disconnect: true,
        afterProcessing: true,
      });
      const body = [{ lang: 'en_US' as const, title: 'Award' }];
      const request = requestFor('createHonor', { body, token: backend.tokenFor() });
      expect((await backend.handle(request)).type).toBe('error');
      expect(findHonorsTitled('Award')).toHaveLength(1);
    });

    test('stores nothing when the backend rejects the request', async () => {
      backend.injectFault({ path: '/admin/lawfirm-honour', status: 502, afterProcessing: true });
      expect(await createHonor('Award')).toMatchObject({ status: 502 });
      expect(findHonorsTitled('Award')).toEqual([]);
    });
  });
});

describe('backend.hold', () => {
  test('with afterProcessing: true, pauses the response until release, after the item was stored', async () => {
    await client.login();
    const release = backend.hold({ path: '/admin/lawfirm-honour', afterProcessing: true });
    let hasResponded = false;
    const response = createHonor('Award').finally(() => {
      hasResponded = true;
    });
    while (findHonorsTitled('Award').length === 0) await waitForTurn();
    for (let count = 0; count < 50; count += 1) await waitForTurn();
    expect(hasResponded).toBe(false);
    release();
    expect(await response).toMatchObject({ status: 200 });
  });
});

describe('mutation retried with the same Idempotency-Key (D49)', () => {
  const headers = { 'Idempotency-Key': 'a-key-of-this-action' };
  const createWithKey = (title: string) =>
    client.call('createHonor', { body: [{ lang: 'en_US', title }], headers });

  test('is stored once and succeeds, for concurrent retries, later ones and after a lost response', async () => {
    await client.login();
    backend.injectFault({ path: '/admin/lawfirm-honour', status: 500, afterProcessing: true });
    const lostResponse = await createWithKey('Award');
    const responses = await Promise.all([createWithKey('Award'), createWithKey('Award')]);
    expect(
      [lostResponse, ...responses, await createWithKey('Award')].map(({ status }) => status),
    ).toEqual([500, 200, 200, 200]);
    expect(findHonorsTitled('Award')).toHaveLength(1);
    expect(reportedMismatches).toEqual([]);
  });

  test('is stored once when the first request and its retries are concurrent', async () => {
    await client.login();
    const responses = await Promise.all(['Award', 'Award', 'Award'].map(createWithKey));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(findHonorsTitled('Award')).toHaveLength(1);
  });

  test('is stored by the retry when the first request failed with 500 or 401', async () => {
    await client.login();
    backend.expireTokens();
    expect(await createWithKey('Award')).toMatchObject({ status: 401 });
    await client.login();
    backend.injectFault({ path: '/admin/lawfirm-honour', status: 500 });
    expect(await createWithKey('Award')).toMatchObject({ status: 500 });
    expect(await createWithKey('Award')).toMatchObject({ status: 200 });
    expect(findHonorsTitled('Award')).toHaveLength(1);
  });

  test('is rejected and reported when its body differs', async () => {
    await client.login();
    await createWithKey('Award');
    expect(await createWithKey('Prize')).toMatchObject({ status: 400 });
    expect(reportedMismatches).toEqual([
      expect.stringContaining('the Idempotency-Key of another mutation'),
    ]);
  });

  test('receives the validation error of the first request again', async () => {
    await client.login();
    const firstResponse = await createWithKey(' ');
    expect(firstResponse.status).toBe(422);
    expect(await createWithKey(' ')).toEqual(firstResponse);
  });
});

test('mock backend records each request with its query, headers, body and status', async () => {
  await client.call('loginAdmin', { body: { loginAccount: 'admin', password: 'x' } });
  await client.login();
  await client.call('uploadFile', { body: new File(['abc'], 'a.png', { type: 'image/png' }) });
  await client.call('listJobs', { query: { lang: 'zh_CN' } });
  expect(backend.requests).toMatchObject([
    { method: 'POST', path: '/api/admin/login', body: { loginAccount: 'admin' }, status: 401 },
    { path: '/api/admin/login', status: 200 },
    { body: { file: { name: 'a.png', type: 'image/png', size: 3 } }, status: 200 },
    { query: { lang: 'zh_CN' }, headers: { 'x-lawfirm-id': '100' }, body: null, status: 200 },
  ]);
});

test('backend.reset restores the initial data, in the same scale or in another one', async () => {
  await client.login();
  await client.call('createHonor', { body: [{ lang: 'en_US', title: 'Award' }] });
  backend.setSiteStatus(0);
  backend.injectFault({ path: '*', status: 500, times: 'always' });
  await backend.reset();
  expect(backend.db.honors.all().some(({ title }) => title === 'Award')).toBe(false);
  expect(backend.requests).toEqual([]);
  expect(await client.call('getSiteStatus')).toMatchObject({ result: 1 });
  await backend.reset('none');
  expect(backend.db.honors.all()).toEqual([]);
  await backend.reset();
  expect(backend.db.honors.all()).toEqual([]);
});

test('mock backend accepts content in an additional language (D46)', async () => {
  backend = await createBackend({ languages: ['en_US', 'zh_CN', 'ar_SA'] });
  client = new TestClient(backend);
  await client.login();
  const { result } = await client.call('listLanguages');
  expect(result).toContainEqual({ langCode: 'ar_SA', langName: 'Arabic' });
  const body = [{ lang: 'ar_SA', title: 'جائزة' }];
  expect(await client.call('createHonor', { body })).toMatchObject({ status: 200 });
});
