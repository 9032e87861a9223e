import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { readDeploymentHeaders, TLS_VARIABLES } from '../scripts/deployment-headers';
import { HAS_NGINX, startNginx, NGINX_SKIP_REASON } from '../scripts/start-nginx';
import { sendRawRequest } from './deployment-site';
import { findFreePort, findUnusedAddress } from './free-port';

/** The URLs of one site, by http and by https. */
interface Addresses {
  http: string;
  https: string;
}

/** Creates a self-signed certificate for this machine. */
function makeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'site.key'), '-out', join(folder, 'site.crt')];
  const keyOptions = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ];
  execFileSync('openssl', ['req', '-x509', ...keyOptions, '-subj', '/CN=localhost', ...files], {
    stdio: 'ignore',
  });
}

const test = base.extend<{ site: Addresses }>({
  site: async ({}, use) => {
    const certificateFolder = await mkdtemp(join(tmpdir(), 'tls-'));
    makeCertificate(certificateFolder);
    const port = String(await findFreePort());
    const nginx = await startNginx({
      build: '.cache/dist',
      backend: await findUnusedAddress(),
      options: ['tls.conf'],
      replacements: {
        '/etc/nginx/tls': certificateFolder,
        'listen 8443': `listen 127.0.0.1:${port}`,
      },
    });
    await use({ http: nginx.url, https: `https://localhost:${port}` });
    nginx.stop();
    await rm(certificateFolder, { recursive: true });
  },
});

test.skip(!HAS_NGINX, NGINX_SKIP_REASON);

/** Requests a page by HTTP/2 and returns the response headers. */
function requestByHttp2(origin: string, path: string): Promise<IncomingHttpHeaders> {
  const session = connect(origin, { rejectUnauthorized: false });
  return new Promise((resolve, reject) => {
    session.once('error', reject);
    session
      .request({ ':path': path })
      .once('response', (headers) => resolve(headers))
      .resume()
      .once('end', () => session.close());
  });
}

test('the TLS site supports HTTP/2 and sends HSTS', async ({ site }) => {
  const headers = await requestByHttp2(site.https, '/home');
  expect(headers[':status']).toBe(200);
  for (const [name, value] of Object.entries(readDeploymentHeaders('page-headers', TLS_VARIABLES)))
    expect(headers[name.toLowerCase()], name).toBe(value);
});

test('the TLS site redirects HTTP to the same URL over HTTPS', async ({ site }) => {
  const response = await fetch(`${site.http}/news?page=2`, { redirect: 'manual' });
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('https://127.0.0.1/news?page=2');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  // Browsers ignore the header over http.
  expect(response.headers.has('strict-transport-security')).toBe(false);
  const head = await sendRawRequest(site.https, 'GET /home HTTP/1.1\nHost: firm.example\n\n');
  expect(head).toMatch(/^HTTP\/1\.1 301[^]*Location: https:\/\/firm\.example\/home/);
});

test('the TLS site responds to health checks and ACME challenges over HTTP', async ({ site }) => {
  const statusOf = async (path: string) =>
    (await fetch(site.http + path, { redirect: 'manual' })).status;
  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/.well-known/acme-challenge/x')).toBe(404);
  expect(await statusOf('/.well-known/security.txt')).toBe(301);
});
