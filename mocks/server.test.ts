/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { requestFor } from './test-client';
import { createMockServer, type MockServer } from './server';
import { toFault, parseScenarioString } from './scenario-string';

let server: MockServer;

beforeEach(async () => {
  server = await createMockServer();
});

afterEach(async () => {
  await server.close();
});

function callControlApi(name: string, body?: unknown): Promise<Response> {
  const init = { method: 'POST', body: JSON.stringify(body) };
  return fetch(`${server.url}/__mock/${name}`, body === undefined ? {} : init);
}

test('mock server responds over HTTP and stores URLs with its own origin', async () => {
  const response = await fetch(requestFor('listNews', {}, server.url));
  expect(response.headers.get('content-type')).toMatch('application/json');
  const [icon] = server.backend.db.icons.all();
  expect(icon?.iconUrl).toBe(`${server.url}/files/seed/icon-01.svg`);
});

test('mock server responds 406 when the Accept header excludes JSON, and serves pictures to image/*', async () => {
  const headers = { Accept: 'text/*' };
  expect((await fetch(requestFor('listNews', { headers }, server.url))).status).toBe(406);
  const picture = await fetch(`${server.url}/files/seed/logo.svg`, {
    headers: { Accept: 'image/*' },
  });
  expect(picture.status).toBe(200);
});

test('mock server returns an uploaded file unchanged', async () => {
  const body = { loginAccount: 'admin', password: 'admin123' };
  const login = await fetch(requestFor('loginAdmin', { body }, server.url));
  const { result: token } = (await login.json()) as { result: string };
  const file = new File([new Uint8Array([0, 255, 128])], 'a.png', { type: 'image/png' });
  const upload = await fetch(requestFor('uploadFile', { body: file, token }, server.url));
  const { result } = (await upload.json()) as { result: { fileId: string } };
  const uploadedFile = await fetch(`${server.url}${result.fileId}`);
  expect([...new Uint8Array(await uploadedFile.arrayBuffer())]).toEqual([0, 255, 128]);
});

test('mock server serves the seed pictures and no other file', async () => {
  const picture = await fetch(`${server.url}/files/seed/logo.svg`);
  expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  expect((await fetch(`${server.url}/files/seed/none.webp`)).status).toBe(404);
  expect((await fetch(`${server.url}/files/seed/%2e%2e/server.ts`)).status).toBe(404);
  expect((await fetch(`${server.url}/package.json`)).status).toBe(404);
});

test('each mock server has its own store', async () => {
  const otherServer = await createMockServer({ scale: 'none', origin: 'https://site.example' });
  expect(otherServer.backend.db.news.all()).toEqual([]);
  expect(otherServer.backend.db.portal.get('en_US')?.iconUrl).toMatch('https://site.example/');
  expect(server.backend.db.news.all()).not.toEqual([]);
  await otherServer.close();
});

describe('mock server in front of a real backend', () => {
  let realServer: MockServer;
  let mixedServer: MockServer;
  const mismatches: string[] = [];
  const send = async (...[id, input]: Parameters<typeof requestFor>) =>
    (await fetch(requestFor(id, input, mixedServer.url))).json() as Promise<{ result: never }>;

  beforeEach(async () => {
    mismatches.length = 0;
    realServer = await createMockServer({ scale: 'one' });
    const { proxiedCalls } = parseScenarioString('pass:/user/latest-news*;pass:/admin/*');
    mixedServer = await createMockServer({
      realBackend: { apiUrl: `${realServer.url}/api`, proxiedCalls },
      onMismatch: (mismatch) => mismatches.push(mismatch),
    });
  });

  afterEach(() => Promise.all([realServer.close(), mixedServer.close()]));

  test('proxies the `pass:` paths unchanged and responds to all others itself', async () => {
    const query = { page: 1, pageSize: 10 };
    expect(await send('listNews', { query, language: 'zh_CN' })).toMatchObject({
      result: { length: 1 },
    });
    expect(realServer.backend.requests).toMatchObject([
      {
        path: '/api/user/latest-news',
        query: { pageSize: '10' },
        headers: { 'x-language': 'zh_CN' },
      },
    ]);
    expect(await send('listCases', { query })).toMatchObject({ result: { length: 10 } });
    expect(mixedServer.backend.requests.map(({ path }) => path)).toEqual([
      '/api/user/case-analysis',
    ]);
    expect(mismatches).toEqual([]);
  });

  test('proxies JSON bodies and files in both directions', async () => {
    const body = { loginAccount: 'admin', password: 'admin123' };
    const { result: token } = await send('loginAdmin', { body });
    const file = new File([new Uint8Array([0, 255, 128])], 'a.png', { type: 'image/png' });
    const { result } = await send('uploadFile', { body: file, token });
    const { fileId } = result as { fileId: string };
    expect(mixedServer.backend.requests).toEqual([]);
    const uploadedFile = await fetch(`${mixedServer.url}${fileId}`);
    expect([...new Uint8Array(await uploadedFile.arrayBuffer())]).toEqual([0, 255, 128]);
  });

  test('responds to the control API itself even when `pass:*` matches every call', async () => {
    const { proxiedCalls } = parseScenarioString('pass:*');
    const frontServer = await createMockServer({
      realBackend: { apiUrl: `${realServer.url}/api`, proxiedCalls },
    });
    await fetch(requestFor('listNews', {}, frontServer.url));
    expect(realServer.backend.requests).toHaveLength(1);
    expect(await (await fetch(`${frontServer.url}/__mock/requests`)).json()).toEqual([]);
    await frontServer.close();
  });

  test('proxies files under a path that the mock does not know', async () => {
    const fileServer = createServer((_, response) => response.end('picture'));
    await new Promise<void>((resolve) => fileServer.listen(0, resolve));
    const { port } = fileServer.address() as AddressInfo;
    const frontServer = await createMockServer({
      realBackend: { apiUrl: `http://localhost:${port}/api`, proxiedCalls: [] },
    });
    const file = await fetch(`${frontServer.url}/uploads/a.png`);
    expect(await file.text()).toBe('picture');
    await frontServer.close();
    fileServer.closeAllConnections();
    fileServer.close();
  });

  test('validates responses of the real backend against the contract', async () => {
    realServer.backend.injectFault(
      toFault({ path: '/user/latest-news', name: 'wrong-enumeration' }),
    );
    const response = await fetch(requestFor('listNews', {}, mixedServer.url));
    expect(response.status).toBe(200);
    expect(mismatches.join()).toMatch('GET /api/user/latest-news: response 200: ');
  });

  test('injects faults into proxied requests, before they are forwarded or in place of their responses', async () => {
    const path = '/user/latest-news';
    const fetchStatus = async () =>
      (await fetch(requestFor('listNews', {}, mixedServer.url))).status;
    mixedServer.backend.injectFault(toFault({ path, name: '403', times: 1 }));
    expect(await fetchStatus()).toBe(403);
    expect(realServer.backend.requests).toEqual([]);
    expect(await fetchStatus()).toBe(200);
    mixedServer.backend.injectFault(toFault({ path, name: 'lost-response', times: 1 }));
    await expect(fetchStatus()).rejects.toThrow();
    expect(realServer.backend.requests).toHaveLength(2);
    expect(await fetchStatus()).toBe(200);
  });

  test('breaks the connection when the real backend is unreachable', async () => {
    await realServer.close();
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(fetch(requestFor('listNews', {}, mixedServer.url))).rejects.toThrow();
    expect(consoleError).toHaveBeenCalledTimes(1);
    consoleError.mockRestore();
    realServer = await createMockServer();
  });
});

describe('/__mock', () => {
  test('resets, switches the site off and expires tokens', async () => {
    await callControlApi('site-status', { value: 0 });
    expect((await fetch(requestFor('listNews', {}, server.url))).status).toBe(503);
    await callControlApi('reset', { scale: 'none' });
    expect((await fetch(requestFor('listNews', {}, server.url))).status).toBe(200);
    expect(server.backend.db.news.all()).toEqual([]);
    const { token } = (await (await callControlApi('token', {})).json()) as { token: string };
    expect((await fetch(requestFor('getAdminProfile', { token }, server.url))).status).toBe(200);
    await callControlApi('expire-tokens', {});
    expect((await fetch(requestFor('getAdminProfile', { token }, server.url))).status).toBe(401);
  });

  test('applies a scenario string until the reset', async () => {
    await callControlApi('scenario', { mock: 'empty;fail:/admin/job:500' });
    expect(server.backend.db.news.all()).toEqual([]);
    expect((await fetch(requestFor('listJobs', {}, server.url))).status).toBe(500);
    await callControlApi('reset', { scale: 'seed' });
    expect(server.backend.db.news.all()).not.toEqual([]);
    expect((await fetch(requestFor('listJobs', {}, server.url))).status).toBe(200);
  });

  test.each([
    ['scenario', { mock: 'nowhere' }, 'Unknown scenario: nowhere. Choose one of: '],
    [
      'reset',
      { scale: 'many' },
      'Unknown scale: many. Choose seed, none, one or a number of items',
    ],
    ['reset', null, 'The body is not an object'],
    ['fail', { status: 500 }, '`path` is missing'],
    ['fail', { path: '/admin/job', status: 99 }, '`status` is not a whole number from 200 to 599'],
    [
      'hold',
      { path: '/admin/job', times: 'often' },
      '`times` is neither a whole number from 0 nor `always`',
    ],
    ['hold', {}, '`path` is missing'],
  ])('explains an invalid body of %s', async (name, body, reason) => {
    const response = await callControlApi(name, body);
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(reason);
  });

  test('injects faults, including a broken connection', async () => {
    await callControlApi('fail', { path: '/admin/job', status: 500 });
    expect((await fetch(requestFor('listJobs', {}, server.url))).status).toBe(500);
    await callControlApi('fail', { path: '/admin/job', disconnect: true });
    await expect(fetch(requestFor('listJobs', {}, server.url))).rejects.toThrow();
  });

  test('pauses a response until release', async () => {
    await callControlApi('hold', { path: '/admin/job' });
    let hasResponded = false;
    const response = fetch(requestFor('listJobs', {}, server.url)).finally(() => {
      hasResponded = true;
    });
    // Other requests are not paused.
    expect((await fetch(requestFor('listNews', {}, server.url))).status).toBe(200);
    expect(hasResponded).toBe(false);
    await callControlApi('release', {});
    expect((await response).status).toBe(200);
  });

  test('returns the recorded requests, no contract mismatch after a valid exchange, and 404 for an unknown call', async () => {
    await fetch(requestFor('listJobs', { query: { lang: 'zh_CN' } }, server.url));
    const requests: unknown = await (await callControlApi('requests')).json();
    expect(requests).toMatchObject([
      { path: '/api/admin/job', query: { lang: 'zh_CN' }, status: 200 },
    ]);
    expect(await (await callControlApi('mismatches')).json()).toEqual([]);
    expect((await callControlApi('nonsense')).status).toBe(404);
  });
});
