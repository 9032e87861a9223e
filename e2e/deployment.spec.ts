import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { readDeploymentHeaders, TLS_VARIABLES } from '../scripts/deployment-headers';
import { HAS_CADDY, startCaddy, CADDY_SKIP_REASON } from '../scripts/start-caddy';
import { HAS_NGINX, startNginx, NGINX_SKIP_REASON } from '../scripts/start-nginx';
import {
  findAsset,
  headerDifferences,
  makeSite,
  readHead,
  sendRawRequest,
  startPlainBackend,
  type PlainBackend,
} from './deployment-site';
import {
  FILE_HEADERS,
  CALL_HEADERS,
  ERROR_PAGE_HEADERS,
  PAGE_HEADERS,
  EXPECTED_RESPONSES,
  APPLICATION_ROOT_PATTERN,
} from './expected-responses';
import { findUnusedAddress } from './free-port';
import { startPreview } from './start-server';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const TLS_HEADER_NAMES = ['Strict-Transport-Security'];

/** The URL of a site with a running backend, and of one whose backend is down. */
interface ServerUrls {
  url: string;
  urlWithoutBackend: string;
}

interface Site {
  folder: string;
  asset: string;
  backend: PlainBackend;
  servers: { nginx: ServerUrls | undefined; caddy: ServerUrls | undefined; preview: ServerUrls };
}

const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use, { workerIndex }) => {
      const folder = await makeSite('.cache/dist', `.cache/deployment-${workerIndex}`);
      const backend = await startPlainBackend();
      const unusedUrl = await findUnusedAddress();
      const startBoth = <Server>(start: (api: string) => Promise<Server>) =>
        Promise.all([start(backend.url), start(unusedUrl)]);
      const preview = await startBoth((api) =>
        startPreview('--build', folder, '--api', `${api}/api`),
      );
      const nginx = HAS_NGINX
        ? await startBoth((api) => startNginx({ build: folder, backend: api }))
        : undefined;
      if (!HAS_NGINX) console.log(`Skipped: the deployment's own server, ${NGINX_SKIP_REASON}`);
      const caddy = HAS_CADDY
        ? await startBoth((api) => startCaddy({ build: folder, backend: api }))
        : undefined;
      await use({
        folder,
        asset: await findAsset(folder),
        backend,
        servers: {
          preview: { url: preview[0].url, urlWithoutBackend: preview[1].url },
          nginx: nginx && { url: nginx[0].url, urlWithoutBackend: nginx[1].url },
          caddy: caddy && { url: caddy[0].url, urlWithoutBackend: caddy[1].url },
        },
      });
      for (const { stop } of [...preview, ...(nginx ?? []), ...(caddy ?? [])]) stop();
      backend.server.close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

// Runs the tests in one worker, which starts the servers once.
test.describe.configure({ mode: 'default' });

for (const name of ['nginx', 'caddy', 'preview'] as const) {
  test.describe(name, () => {
    test.skip(name === 'nginx' && !HAS_NGINX, NGINX_SKIP_REASON);
    test.skip(name === 'caddy' && !HAS_CADDY, CADDY_SKIP_REASON);

    test('responds to every class of requests with the expected status and headers', async ({
      site,
    }) => {
      const serverUrls = site.servers[name];
      for (const {
        title,
        path,
        request,
        status,
        headers,
        text,
        isBackendDown,
      } of EXPECTED_RESPONSES) {
        const response = await fetch(
          `${isBackendDown ? serverUrls?.urlWithoutBackend : serverUrls?.url}${path}`,
          request,
        );
        const body = await response.text();
        expect.soft(response.status, title).toBe(status);
        expect.soft(headerDifferences(response.headers, headers), title).toEqual([]);
        for (const header of [...TLS_HEADER_NAMES, 'X-Powered-By', 'Reporting-Endpoints'])
          expect.soft(response.headers.has(header), `${title}: ${header}`).toBe(false);
        if (text) expect.soft(body, title).toMatch(text);
      }
    });

    test('marks built files as immutable', async ({ site }) => {
      const response = await fetch(`${site.servers[name]?.url}${site.asset}`);
      expect(
        headerDifferences(response.headers, { ...PAGE_HEADERS, 'Cache-Control': IMMUTABLE }),
      ).toEqual([]);
    });

    test('serves no prerendered page while the site is switched off', async ({ site }) => {
      const offFile = join(site.folder, 'pages/off');
      await writeFile(offFile, '');
      const response = await fetch(`${site.servers[name]?.url}/home`);
      // An unknown URL gets no 404 either: the application shows that the site is off.
      const missingPage = await fetch(`${site.servers[name]?.url}/nowhere`);
      await rm(offFile);
      expect(await response.text()).toMatch(APPLICATION_ROOT_PATTERN);
      expect(missingPage.status).toBe(200);
      expect(await missingPage.text()).toMatch(APPLICATION_ROOT_PATTERN);
    });

    test('serves the application at an unknown URL if no page is prerendered', async ({ site }) => {
      const pages = join(site.folder, 'pages');
      await rename(pages, `${pages}-away`);
      const response = await fetch(`${site.servers[name]?.url}/nowhere`);
      await rename(`${pages}-away`, pages);
      expect(response.status).toBe(200);
      expect(await response.text()).toMatch(APPLICATION_ROOT_PATTERN);
    });

    test('sends HSTS for requests that a proxy received by https, and for no others', async ({
      site,
    }) => {
      const fetchHome = (scheme: string) =>
        fetch(`${site.servers[name]?.url}/home`, { headers: { 'X-Forwarded-Proto': scheme } });
      expect(
        headerDifferences(
          (await fetchHome('https')).headers,
          readDeploymentHeaders('page-headers', TLS_VARIABLES),
        ),
      ).toEqual([]);
      const headersOverHttp = (await fetchHome('http')).headers;
      expect(headerDifferences(headersOverHttp, PAGE_HEADERS)).toEqual([]);
      expect(headersOverHttp.has('Strict-Transport-Security')).toBe(false);
    });
  });
}

test.describe('nginx', () => {
  test.skip(!HAS_NGINX, NGINX_SKIP_REASON);
  const urlOf = ({ servers }: Site) => servers.nginx?.url ?? '';

  test('sends the same headers with partial and unmodified responses as with full ones', async ({
    site,
  }) => {
    // A response that is compressed on the fly has no ranges.
    const fetchWith = (headers: Record<string, string>, path = site.asset) =>
      fetch(urlOf(site) + path, { headers: { 'Accept-Encoding': 'identity', ...headers } });
    const etag = (await fetchWith({})).headers.get('etag') ?? '';
    const assetHeaders = { ...PAGE_HEADERS, 'Cache-Control': IMMUTABLE };
    for (const [status, headers] of [
      [206, { Range: 'bytes=0-9' }],
      [304, { 'If-None-Match': etag }],
    ] as const) {
      const response = await fetchWith(headers);
      expect(response.status).toBe(status);
      expect(headerDifferences(response.headers, assetHeaders)).toEqual([]);
    }
    const feed = '/feeds/news.en_US.atom';
    const feedEtag = (await fetchWith({}, feed)).headers.get('etag') ?? '';
    const unchangedResponse = await fetchWith({ 'If-None-Match': feedEtag }, feed);
    expect(unchangedResponse.status).toBe(304);
    expect(headerDifferences(unchangedResponse.headers, FILE_HEADERS)).toEqual([]);
  });

  for (const [status, title, rawRequest, headers] of [
    [400, 'an invalid request', 'nonsense\n\n', ERROR_PAGE_HEADERS],
    [400, 'a request without a host', 'GET /home HTTP/1.1\n\n', ERROR_PAGE_HEADERS],
    [
      400,
      'a header that does not fit',
      `GET /home HTTP/1.1\nHost: x\nCookie: ${'x'.repeat(40_000)}\n\n`,
      ERROR_PAGE_HEADERS,
    ],
    [
      414,
      'a URL that does not fit',
      `GET /${'x'.repeat(40_000)} HTTP/1.1\nHost: x\n\n`,
      ERROR_PAGE_HEADERS,
    ],
    [
      413,
      'an upload that is too large',
      'POST /api/admin/files/upload HTTP/1.1\nHost: x\nContent-Length: 30000000\n\n',
      { ...CALL_HEADERS, 'Cache-Control': 'no-store' },
    ],
    [
      413,
      'a request to a page whose body is too large',
      'POST /home HTTP/1.1\nHost: x\nContent-Length: 30000000\n\n',
      ERROR_PAGE_HEADERS,
    ],
  ] as const) {
    test(`responds to ${title} with ${status} and the expected headers`, async ({ site }) => {
      const head = readHead(await sendRawRequest(urlOf(site), rawRequest));
      expect(head.status).toBe(status);
      expect(headerDifferences(head.headers, headers)).toEqual([]);
    });
  }
});
