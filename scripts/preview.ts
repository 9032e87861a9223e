import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findFreePort } from '../e2e/free-port';
import { createMockServer } from '../mocks/server';
import { parseScale } from '../mocks/parse-scale';
import { proxyToApi, createPreviewServer, type ResolveUpstream } from './preview-server';
import { HAS_NGINX, startNginx } from './start-nginx';
import { precompress } from './vite/precompress';

/** Copy of a build that gets the prerendered pages, since the tests open the build without them. */
const PRERENDERED_BUILD = fileURLToPath(new URL('../.cache/preview', import.meta.url));
/** The default build: that of the tests. */
const BUILD = fileURLToPath(new URL('../.cache/dist', import.meta.url));
const MOCK_PATH_PATTERN = /^\/(api|files|__mock)\//;

/** Proxies to the mock and its control endpoints. */
const proxyToMock =
  (url: string): ResolveUpstream =>
  (path) =>
    MOCK_PATH_PATTERN.test(path) ? new URL(path, url) : undefined;

const { values } = parseArgs({
  options: {
    server: { type: 'string', default: 'node' },
    compress: { type: 'boolean', default: false },
    prerender: { type: 'boolean', default: false },
    port: { type: 'string', default: '4173' },
    build: { type: 'string', default: BUILD },
    scale: { type: 'string', default: 'seed' },
    'token-ttl': { type: 'string' },
    api: { type: 'string' },
  },
});

const startMock = async (origin: string) => {
  const { url } = await createMockServer({
    origin,
    scale: parseScale(values.scale),
    ...(values['token-ttl'] && { tokenTtlMs: Number(values['token-ttl']) * 1000 }),
  });
  return url;
};

/** Serves with the deployment's nginx, which proxies one backend origin, with calls below `/api` (docs/deploy.md). */
async function serveWithNginx(): Promise<string> {
  const port = Number(values.port) || (await findFreePort());
  const origin = `http://localhost:${port}`;
  const backend = values.api ? new URL(values.api).origin : await startMock(origin);
  if (values.compress) await precompress(join(values.build, 'assets'));
  const { stop } = await startNginx({
    build: values.build,
    backend,
    port,
    // Tests log in more often than users.
    variables: { LOGIN_RATE: '100r/s', CONTACT_RATE: '100r/s' },
    // Control endpoints of the mock, which no deployment has.
    ...(!values.api && { lines: `location ^~ /__mock/ { proxy_pass ${backend}; }` }),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stop();
      process.exit();
    });
  // nginx is a daemon: without the mock, this process would end and leave it running.
  setInterval(() => undefined, 2 ** 30);
  return origin;
}

/** Serves with Node alone, with the headers of the deployment. */
async function serveWithNode(): Promise<string> {
  const { server, proxyTo } = createPreviewServer(values.build);
  await once(server.listen(Number(values.port)), 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  proxyTo(values.api ? proxyToApi(values.api) : proxyToMock(await startMock(origin)));
  return origin;
}

/**
 * Serves the production build with the mock backend: `npm run serve -- --port 4173 --build dist --scale 5000`.
 * `--server nginx` uses nginx as it is deployed, if it is installed. `--token-ttl` is the lifetime of a token in seconds.
 * `--api https://host/api` uses another backend. `--compress` compresses the assets for nginx first. `--prerender`
 * prerenders the pages from the mock, in a copy of the build that is already served.
 */
async function main(): Promise<void> {
  if (!existsSync(join(values.build, 'index.html')))
    throw new Error(
      `${values.build} contains no build. npm run build:mock makes one in .cache/dist, npm run build one in dist.`,
    );
  if (values.api !== undefined && !/^https?:\/\/[^/]/.test(values.api))
    throw new Error(
      `--api must be the URL of a backend, such as https://host/api, but is: ${values.api}`,
    );
  const shouldPrerender = values.prerender && !values.api;
  if (shouldPrerender) {
    await rm(PRERENDERED_BUILD, { recursive: true, force: true });
    await cp(values.build, PRERENDERED_BUILD, { recursive: true });
    values.build = PRERENDERED_BUILD;
  }
  const usesNginx = values.server === 'nginx' && HAS_NGINX;
  if (values.server === 'nginx' && !usesNginx)
    console.log(
      'nginx is not installed (Debian: nginx-light): Node serves the build with the same headers',
    );
  if (usesNginx && values.api && new URL(values.api).pathname.replace(/\/$/, '') !== '/api')
    throw new Error(
      `nginx proxies to a backend whose calls start with /api. For ${values.api}, use: --server node`,
    );
  const origin = usesNginx ? await serveWithNginx() : await serveWithNode();
  console.log(`Production build: ${origin}, backend: ${values.api ?? 'the mock'}`);
  if (!shouldPrerender) return;
  const args = ['--api', `${origin}/api`, '--site', origin, '--out', values.build];
  spawn('npm', ['run', '--silent', 'prerender', '--', ...args], { stdio: 'inherit' });
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
