import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { HAS_CADDY, startCaddy, CADDY_SKIP_REASON } from '../scripts/start-caddy';
import { makeSite } from './deployment-site';
import { listen } from './free-port';

test.skip(!HAS_CADDY, CADDY_SKIP_REASON);

test('Caddy restricts uploads by their content type, hides dotfiles and compressed assets, and reads prefixes and HSTS from variables', async ({}, {
  workerIndex,
}) => {
  const site = await makeSite('.cache/dist', `.cache/caddy-${workerIndex}`);
  // The query sets the content type, which need not match the extension.
  const backend = createServer(({ url = '' }, response) => {
    response.setHeader('Content-Type', decodeURIComponent(url.split('?')[1] ?? '')).end('x');
  });
  const { url, stop } = await startCaddy({
    build: site,
    backend: await listen(backend),
    variables: { FILE_PREFIXES: '/files/, /uploads/', HSTS: 'max-age=7' },
  });
  const sandbox = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
  for (const [path, type, policy] of [
    ['/files/a.pdf?text/html', 'text/html', sandbox],
    ['/files/a.txt?application/pdf', 'application/pdf', "frame-ancestors 'none'"],
    ['/uploads/a?image/svg%2Bxml', 'image/svg+xml', sandbox],
    ['/uploads/.a?text/jscript', 'text/plain', sandbox],
    ['/files/a?text/livescript', 'text/plain', sandbox],
    ['/files/a?application/x-ecmascript', 'text/plain', sandbox],
    ['/files/a?text/css', 'text/plain', sandbox],
  ] as const) {
    const { headers } = await fetch(url + path);
    expect.soft(headers.get('content-type'), path).toBe(type);
    expect.soft(headers.get('content-security-policy'), path).toBe(policy);
  }
  const wellKnown = await fetch(`${url}/.well-known/security.txt`, {
    headers: { 'X-Forwarded-Proto': 'https' },
  });
  expect(wellKnown.status).toBe(200);
  expect(wellKnown.headers.get('strict-transport-security')).toBe('max-age=7');
  const hiddenFile = await fetch(`${url}/.env`);
  expect(hiddenFile.status).toBe(404);
  expect(await hiddenFile.text()).toBe('prerendered: en_US/404');
  expect((await fetch(`${url}/others/a`)).status).toBe(404);
  await writeFile(`${site}/assets/a.js.br`, 'x');
  expect((await fetch(`${url}/assets/a.js.br`)).status).toBe(404);
  stop();
  backend.close();
  await rm(site, { recursive: true });
});
