import { readFile } from 'node:fs/promises';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { createMockServer } from '../mocks/server';
import { parseScale } from '../mocks/scale-name';

/** The build to serve when no other is named: that of the tests. */
const BUILD = fileURLToPath(new URL('../.cache/dist', import.meta.url));
const HEADERS = fileURLToPath(new URL('../deploy/security-headers.conf', import.meta.url));
const MOCK_PATHS = /^\/(api|files|__mock)\//;
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.txt']);

/** The headers that the deployment sends over plain http, read from the file that nginx includes. */
async function securityHeaders(): Promise<Record<string, string>> {
  const lines = await readFile(HEADERS, 'utf8');
  return Object.fromEntries(
    [...lines.matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(([, name, value]) => [
      name,
      // What nginx adds where TLS is.
      value?.replaceAll(/\$\w+/g, ''),
    ]),
  ) as Record<string, string>;
}

/** What was compressed once: the names of assets change with what is in them. */
const compressed = new Map<string, Buffer>();

function compress(path: string, body: Buffer, lasting: boolean): Buffer {
  const known = lasting ? compressed.get(path) : undefined;
  const small = known ?? gzipSync(body, { level: 9 });
  if (lasting) compressed.set(path, small);
  return small;
}

async function serveBuilt(
  build: string,
  path: string,
  headers: Record<string, string>,
  to: ServerResponse,
) {
  const asset = path.startsWith('/assets/');
  const wanted = extname(path) ? normalize(path) : '/index.html';
  const file = await readFile(join(build, wanted)).catch(() => undefined);
  const body = file ?? (asset ? undefined : await readFile(join(build, 'index.html')));
  const type = extname(file ? wanted : '/index.html');
  if (!body) {
    to.writeHead(404, { ...headers, 'cache-control': 'no-store' }).end();
    return;
  }
  const gzip = COMPRESSED.has(type);
  to.writeHead(200, {
    ...headers,
    'content-type': TYPES[type] ?? 'application/octet-stream',
    'cache-control': asset ? 'public, max-age=31536000, immutable' : 'no-store',
    ...(gzip && { 'content-encoding': 'gzip' }),
  });
  to.end(gzip ? compress(path, body, asset) : body);
}

/** Gives where a path of the site is answered, unless it is by the build itself. */
type Behind = (path: string) => URL | undefined;

/** The mock, with its switches. */
const behindMock =
  (url: string): Behind =>
  (path) =>
    MOCK_PATHS.test(path) ? new URL(path, url) : undefined;

/** Another backend: `api` is what `/api` stands for, and uploaded files lie on its origin (D16). */
const behindApi =
  (api: string): Behind =>
  (path) => {
    if (path.startsWith('/api/'))
      return new URL(api.replace(/\/$/, '') + path.slice('/api'.length));
    return path.startsWith('/files/') ? new URL(path, api) : undefined;
  };

function forward(message: IncomingMessage, to: ServerResponse, target: URL): void {
  const { method } = message;
  const headers = { ...message.headers, host: target.host };
  const request = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const sent = request(target, { method, headers }, (answer) => {
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(to);
  });
  sent.on('error', () => to.destroy());
  message.pipe(sent);
}

/**
 * The production build on the mock backend, with the headers of the deployment: what `npm run
 * preview` shows and the browser tests visit. `-- --port 4173 --build dist --scale 5000 --token-ttl 60`;
 * with `--api https://host/api` on another backend.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4173' },
      build: { type: 'string', default: BUILD },
      scale: { type: 'string', default: 'seed' },
      'token-ttl': { type: 'string' },
      api: { type: 'string' },
    },
  });
  const headers = await securityHeaders();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(Number(values.port), resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const startMock = () =>
    createMockServer({
      origin,
      scale: parseScale(values.scale),
      ...(values['token-ttl'] && { tokenTtl: Number(values['token-ttl']) * 1000 }),
    });
  const behind = values.api ? behindApi(values.api) : behindMock((await startMock()).url);
  server.on('request', (message, to) => {
    const { url = '/' } = message;
    const target = behind(url);
    if (target) forward(message, to, target);
    else void serveBuilt(values.build, new URL(url, origin).pathname, headers, to);
  });
  console.log(`Production build: ${origin}, backend: ${values.api ?? 'the mock'}`);
}

await main();
