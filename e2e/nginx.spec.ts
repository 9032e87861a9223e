import { chown, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test as base } from '@playwright/test';
import {
  HAS_BROTLI,
  HAS_NGINX,
  startNginx,
  NGINX_SKIP_REASON,
  type NginxSite,
  type RunningNginx,
} from '../scripts/start-nginx';
import { precompress } from '../scripts/vite/precompress';
import { ERROR_PAGE_HEADERS, PAGE_HEADERS } from './expected-responses';
import {
  headerDifferences,
  makeSite,
  readHead,
  sendRawRequest,
  startPlainBackend,
  type PlainBackend,
} from './deployment-site';
import { listen, findUnusedAddress } from './free-port';
import { startPreview } from './start-server';

const BROTLI_SKIP_REASON =
  'needs brotli for nginx: apt-get install libnginx-mod-http-brotli-static';

/** Rates so low that no request is allowed again while a test runs. */
const ONE_PER_MINUTE = { LOGIN_RATE: '1r/m', CONTACT_RATE: '1r/m' };

interface Fixtures {
  backend: PlainBackend;
  /** Starts nginx in front of the backend, and stops it after the test. */
  start: (site?: Partial<NginxSite>) => Promise<RunningNginx>;
}

const test = base.extend<Fixtures, { folder: string }>({
  folder: [
    async ({}, use, { workerIndex }) => {
      const folder = await makeSite('.cache/dist', `.cache/nginx-${workerIndex}`);
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  backend: async ({}, use) => {
    const backend = await startPlainBackend();
    await use(backend);
    backend.server.close();
  },
  start: async ({ folder, backend }, use) => {
    const runningServers: RunningNginx[] = [];
    await use(async (site) => {
      const nginx = await startNginx({ build: folder, backend: backend.url, ...site });
      runningServers.push(nginx);
      return nginx;
    });
    runningServers.forEach(({ stop }) => stop());
  },
});

/**
 * Fetches a URL with this `Accept-Encoding`. Returns the headers and the body as received, not decompressed.
 */
async function fetchWithoutDecoding(
  url: string,
  acceptEncoding: string,
): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': acceptEncoding } }, resolve).once('error', reject);
  });
  return { headers: response.headers, body: await buffer(response) };
}

// Runs the tests in one worker, which prepares the folder once.
test.describe.configure({ mode: 'default' });
test.skip(!HAS_NGINX, NGINX_SKIP_REASON);

test('nginx does not resend a mutation when the connection closes before the response', async ({
  start,
  backend,
}) => {
  const { url } = await start();
  for (const method of ['PUT', 'DELETE', 'POST']) {
    // On a reused connection, nginx would assume an idle timeout and retry.
    await (await fetch(`${url}/api/admin/private`)).text();
    const response = await fetch(`${url}/api/admin/lost`, { method });
    expect(response.status).toBe(502);
  }
  const mutations = backend.calls.filter((call) => call.endsWith('/lost'));
  expect(mutations).toEqual(['PUT', 'DELETE', 'POST'].map((method) => `${method} /api/admin/lost`));
});

test('nginx responds with an error when the backend times out, and does not resend a mutation', async ({
  start,
}) => {
  const calls: string[] = [];
  const silentServer = createServer(({ method = '' }) => void calls.push(method));
  const { url } = await start({
    backend: await listen(silentServer),
    replacements: { 'proxy_read_timeout 30s': 'proxy_read_timeout 1s' },
  });
  const response = await fetch(`${url}/api/admin/news`, { method: 'PUT' });
  expect(response.status).toBe(504);
  expect(await response.text()).toBe('{"status":504,"message":""}');
  expect((await fetch(`${url}/files/a.pdf`)).status).toBe(504);
  expect(calls).toEqual(['PUT', 'GET']);
  silentServer.close();
});

test('nginx reuses its connection to the backend', async ({ start, backend }) => {
  let connectionCount = 0;
  backend.server.on('connection', () => (connectionCount += 1));
  const { url } = await start();
  for (let call = 0; call < 5; call += 1) await (await fetch(`${url}/api/user/news`)).text();
  expect(connectionCount).toBe(1);
});

test('nginx limits repeated logins and contact messages with 429', async ({ start, backend }) => {
  const { url } = await start({ variables: ONE_PER_MINUTE });
  for (const [path, allowedCount] of [
    ['/api/admin/login', 11],
    ['/api/admin/send-email', 6],
  ] as const) {
    const send = (language = 'en_US') =>
      fetch(url + path, { method: 'POST', headers: { 'X-Language': language } });
    const statuses: number[] = [];
    for (let call = 0; call < allowedCount; call += 1) statuses.push((await send()).status);
    expect(statuses).toEqual(Array<number>(allowedCount).fill(200));
    const rejectedResponse = await send('zh_CN');
    expect(rejectedResponse.status).toBe(429);
    expect(rejectedResponse.headers.get('cache-control')).toBe('no-store');
    expect(await rejectedResponse.json()).toEqual({
      status: 429,
      message: '尝试次数过多，请稍后再试。',
    });
    expect(backend.calls.filter((call) => call === `POST ${path}`)).toHaveLength(allowedCount);
  }
  // All other calls pass.
  expect((await fetch(`${url}/api/admin/private`, { method: 'POST' })).status).toBe(200);
});

test('nginx limits logins and contact messages in other spellings of their path that a backend may accept', async ({
  start,
  backend,
}) => {
  const { url } = await start({ variables: ONE_PER_MINUTE });
  const send = async (target: string) =>
    readHead(await sendRawRequest(url, `POST ${target} HTTP/1.1\nHost: x\nContent-Length: 0\n\n`))
      .status;
  for (const [name, encoded, allowedCount] of [
    ['login', 'lo%67in', 11],
    ['send-email', 'send-%65mail', 6],
  ] as const) {
    for (let call = 0; call < allowedCount; call += 1) await send(`/api/admin/${name}`);
    for (const spelling of [
      `/api/admin/${name}/`,
      `/api//admin//${name}`,
      `/api/admin/${name};x=1`,
      `/api/admin/${name}%3bx=1`,
      `/api/admin;x=1/${name}.json`,
      `/api/Admin/${name.toUpperCase()}`,
      `/api/admin/${encoded}`,
      `/api/user/../admin/${name}`,
    ])
      expect.soft(await send(spelling), spelling).toBe(429);
  }
  expect.soft(await send('/api/admin/lo%2567in'), 'encoded twice').toBe(429);
  expect(backend.calls).toHaveLength(11 + 6);
});

test('nginx proxies every prefix of uploaded files, whatever the name of an upload', async ({
  start,
}) => {
  const { url } = await start({ variables: { FILE_PREFIXES: '/files/, /uploads/' } });
  for (const path of ['/files/a.svg', '/uploads/a.svg', '/uploads/.a.svg']) {
    const response = await fetch(url + path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get('content-security-policy'), path).toMatch(/sandbox$/);
  }
  expect((await fetch(`${url}/others/a.svg`)).status).toBe(404);
});

test('the preview server runs nginx in front of another backend until it is stopped', async ({
  folder,
  backend,
}) => {
  const api = `${backend.url}/api`;
  const { url, stop } = await startPreview('--server', 'nginx', '--build', folder, '--api', api);
  const isRunning = () =>
    fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    );
  expect(await isRunning()).toBe(true);
  stop();
  await expect.poll(isRunning).toBe(false);
});

test('nginx redirects /api to a path, not to an absolute URL', async ({ start }) => {
  const { url } = await start();
  const response = await fetch(`${url}/api`, { redirect: 'manual' });
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/api/');
});

test('nginx follows no symbolic link to a file of another owner', async ({ start, folder }) => {
  test.skip(process.getuid?.() !== 0, 'needs root: only root can give a file to another user');
  const secret = `${folder}-secret.txt`;
  await writeFile(secret, 'secret');
  await chown(secret, 1234, 1234);
  await symlink(secret, join(folder, 'linked.txt'));
  const currentRelease = `${folder}-current`;
  await symlink(folder, currentRelease);
  const { url } = await start({ build: currentRelease });
  const response = await fetch(`${url}/linked.txt`);
  const home = await fetch(`${url}/home`);
  for (const path of [secret, currentRelease, join(folder, 'linked.txt')]) await rm(path);
  expect(await response.text()).not.toContain('secret');
  // The release and its prerendered pages are reached through links.
  expect(await home.text()).toBe('prerendered: en_US/home');
});

test('nginx responds to the URLs of unknown files with a page in both languages if nothing is prerendered', async ({
  start,
}) => {
  const { url } = await start({ build: '.cache/dist' });
  for (const path of ['/x.y', '/.env', '/foo.php']) {
    const response = await fetch(url + path);
    expect(response.status, path).toBe(404);
    expect(headerDifferences(response.headers, ERROR_PAGE_HEADERS), path).toEqual([]);
    expect(await response.text(), path).toMatch(/Page not found[^]*页面不存在/);
  }
});

test('nginx limits and logs visitors by their own address behind a proxy', async ({ start }) => {
  const { url, readLog } = await start({
    options: ['behind-proxy.conf'],
    variables: ONE_PER_MINUTE,
  });
  const login = (from: string) =>
    fetch(`${url}/api/admin/login`, { method: 'POST', headers: { 'X-Forwarded-For': from } });
  for (let call = 0; call < 11; call += 1) await login('198.51.100.1');
  expect((await login('198.51.100.1')).status).toBe(429);
  expect((await login('198.51.100.2')).status).toBe(200);
  await expect.poll(readLog).toContain('"from":"198.51.100.2"');
});

test('nginx logs requests, except health checks, as lines of JSON with their times and without search terms', async ({
  start,
}) => {
  const { url, readLog } = await start();
  await fetch(`${url}/healthz`);
  await fetch(`${url}/home?q=secret`);
  await fetch(`${url}/api/user/news?q=secret`);
  // nginx logs after the response is sent.
  await expect.poll(readLog).toContain('/api/user/news');
  const lines = (await readLog()).trim().split('\n');
  expect(lines.join()).not.toContain('secret');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { path: '/home', status: 200, seconds: expect.any(Number), backend_status: '' },
    { path: '/api/user/news', backend_seconds: expect.stringMatching(/^\d/) },
  ]);
});

test('nginx sends the client address, the protocol, a request id and the host of the backend to the backend', async ({
  start,
  backend,
}) => {
  const receivedHeaders: IncomingHttpHeaders[] = [];
  backend.server.on('request', ({ headers }) => receivedHeaders.push(headers));
  const { url } = await start();
  await fetch(`${url}/api/user/news`, {
    headers: { 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Proto': 'https', Authorization: 't' },
  });
  expect(receivedHeaders[0]).toMatchObject({
    host: new URL(backend.url).host,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
    'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
    authorization: 't',
  });
});

test('nginx tells browsers to report policy violations to the configured URL', async ({
  start,
}) => {
  const reportUrl = 'https://reports.firm.example/csp';
  const { url } = await start({ variables: { REPORT_TO: reportUrl } });
  const { headers } = await fetch(`${url}/home`);
  expect(headers.get('reporting-endpoints')).toBe(`violations="${reportUrl}"`);
  expect(headers.get('content-security-policy')).toMatch(
    new RegExp(`dompurify; report-uri ${reportUrl}; report-to violations$`),
  );
});

test('nginx shows an error page in both languages for an unavailable document', async ({
  start,
}) => {
  const { url } = await start({ backend: await findUnusedAddress() });
  const response = await fetch(`${url}/files/brochure.pdf`);
  expect(response.status).toBe(502);
  expect(headerDifferences(response.headers, PAGE_HEADERS)).toEqual([]);
  const text = await response.text();
  expect(text).toContain('temporarily unavailable');
  expect(text).toContain('暂时无法访问');
});

test('nginx shows the prerendered error page, which names the firm, for an unavailable document', async ({
  start,
  folder,
}) => {
  const { url } = await start({ backend: await findUnusedAddress() });
  const files = ['error.html', 'not-found.html'].map((name) => join(folder, name));
  for (const file of files) await writeFile(file, 'Harcourt & Lin');
  const brokenUpload = await fetch(`${url}/files/brochure.pdf`);
  expect(brokenUpload.status).toBe(502);
  expect(await brokenUpload.text()).toBe('Harcourt & Lin');
  expect(headerDifferences(brokenUpload.headers, ERROR_PAGE_HEADERS)).toEqual([]);
  // Only the server itself sends them.
  expect((await fetch(`${url}/error.html`)).status).toBe(404);
  for (const file of files) await rm(file);
});

test('nginx serves precompressed pages, and no compressed asset under its own name', async ({
  start,
  folder,
}) => {
  await precompress(join(folder, '.pages-1'));
  const { url } = await start();
  const page = await readFile(join(folder, '.pages-1/en_US/home.html'));
  const gzipFile = await readFile(join(folder, '.pages-1/en_US/home.html.gz'));
  const gzip = await fetchWithoutDecoding(`${url}/home`, 'gzip');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gzip.body).toEqual(gzipFile);
  expect(gunzipSync(gzip.body)).toEqual(page);
  const compressedAsset = '/assets/app-00000000.js.gz';
  await writeFile(join(folder, compressedAsset), '');
  expect((await fetch(url + compressedAsset)).status).toBe(404);
  test.skip(!HAS_BROTLI, BROTLI_SKIP_REASON);
  // Debian's module does not find files whose path has one of eight lengths, and nginx then sends the gzip file.
  const encodings: (string | undefined)[] = [];
  for (const path of ['home', 'people/detail/7']) {
    const response = await fetchWithoutDecoding(`${url}/${path}`, 'gzip, br');
    const isBrotli = response.headers['content-encoding'] === 'br';
    const decode = isBrotli ? brotliDecompressSync : gunzipSync;
    const file = await readFile(join(folder, `.pages-1/en_US/${path}.html`));
    expect(decode(response.body)).toEqual(file);
    encodings.push(response.headers['content-encoding']);
  }
  expect(encodings).toContain('br');
});
