import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filePrefixes } from './file-prefixes';
import { readDeploymentHeaders, readHiddenHeaders, TLS_VARIABLES } from './deployment-headers';
import { DEFAULT_LOCALE, isLocale, LOCALES } from '../src/i18n/locales';
import { isDocumentName } from '../src/lib/site-paths';
import { screenAt } from '../src/site/screens';

type Headers = Record<string, string>;

const RULES_PATH = '/speculation-rules.json';

/** Content types by the ending of a file's name, or by its path. */
const TYPES: Headers = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.atom': 'application/atom+xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  [RULES_PATH]: 'application/speculationrules+json',
};
const COMPRESSIBLE_PATTERN = /\.(?:html|js|css|svg|txt|xml|atom|json|webmanifest)$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const NO_STORE = { 'Cache-Control': 'no-store' };
const HIDDEN_HEADERS = readHiddenHeaders();
const UPLOAD_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** Content types that a page would run as a script or apply as a style sheet. */
const EXECUTABLE_TYPE_PATTERN = /(?:java|ecma|live|j)script|text\/css/i;
const PDF_POLICY = "frame-ancestors 'none'";

/** Returns the headers of the deployment for a visitor's connection, and the path prefixes of uploaded files. */
const readDeployment = (variables: Headers, prefixes: readonly string[]) => ({
  common: readDeploymentHeaders('common-headers', variables),
  page: readDeploymentHeaders('page-headers', variables),
  call: readDeploymentHeaders('call-headers', variables),
  prefixes,
});
type Deployment = ReturnType<typeof readDeployment>;

/** Returns the backend URL of a path of the site; undefined if the preview server responds itself. */
export type ResolveUpstream = (path: string) => URL | undefined;

/** Compressed assets by path: their names change with their content. */
const compressedAssets = new Map<string, Buffer>();

function compress(path: string, body: Buffer): Buffer {
  const compressedBody = compressedAssets.get(path) ?? gzipSync(body, { level: 9 });
  if (path.includes('/assets/')) compressedAssets.set(path, compressedBody);
  return compressedBody;
}

const IF_EXISTS = { throwIfNoEntry: false } as const;

/** Returns the language of a page, as the maps of deploy/nginx.conf.template select it (D45, D51). */
function localeOf({ headers }: IncomingMessage, query: URLSearchParams): string {
  const cookie = /(?:^|;\s*)umi_locale=(\w+)/.exec(headers.cookie ?? '')?.[1];
  const acceptedLocales = (headers['accept-language'] ?? '')
    .split(',')
    .flatMap((item) => LOCALES.filter((locale) => item.trim().startsWith(locale.slice(0, 2))));
  return [query.get('lang'), cookie, acceptedLocales[0]].find(isLocale) ?? DEFAULT_LOCALE;
}

/** Paths of the application that `src/site/screens.ts` does not list. */
const CLIENT_RENDERED_PATH_PATTERN = /^\/(?:admin(?:\/.*)?|(?:admin-login|status)\/?)$/;

function isScreenPath(pathname: string): boolean {
  const match = screenAt(pathname);
  if (!match) return CLIENT_RENDERED_PATH_PATTERN.test(pathname);
  return !match.screen.path.startsWith('/docs/') || isDocumentName(match.id);
}

/** Returns the file of a prerendered page in the visitor's language, or else in another, if the site is on. */
function findPrerendered(build: string, locale: string, name: string): string | undefined {
  if (existsSync(join(build, 'pages/off'))) return undefined;
  const files = [locale, ...LOCALES].map((language) => join(build, `pages/${language}${name}`));
  return files.find((file) => existsSync(file));
}

/** Returns the name of the prerendered page of a URL; undefined if its query has no prerendered page. */
function prerenderedNameOf({ pathname, searchParams }: URL): string | undefined {
  const { page = '1', ...parameters } = Object.fromEntries(searchParams);
  const otherParameters = Object.keys(parameters).filter((key) => key !== 'lang');
  if (otherParameters.length > 0 || !/^[1-9]\d{0,4}$/.test(page)) return undefined;
  const name = pathname === '/' ? '/home' : pathname;
  return name + (page === '1' ? '.html' : `.page-${page}.html`);
}

/** A response from the build: a file, or a 404. */
interface FoundFile {
  status: number;
  file?: string | undefined;
  headers: Headers;
}

const PAGE_HEADERS = { ...NO_STORE, Vary: 'Cookie, Accept-Language' };

/** Returns the prerendered page for unknown URLs, if pages were prerendered and the site is on. */
function findNotFoundPage(build: string, request: IncomingMessage, url: URL): FoundFile {
  const file = findPrerendered(build, localeOf(request, url.searchParams), '/404.html');
  return { status: 404, file, headers: file ? PAGE_HEADERS : NO_STORE };
}

/**
 * Returns the page of a URL: a prerendered one if it exists and the site is on, otherwise the application's, or a
 * 404.
 */
function findPage(build: string, request: IncomingMessage, url: URL): FoundFile {
  const name = prerenderedNameOf(url);
  const prerenderedFile = name && findPrerendered(build, localeOf(request, url.searchParams), name);
  if (prerenderedFile) {
    const headers = { ...PAGE_HEADERS, 'Speculation-Rules': `"${RULES_PATH}"` };
    return { status: 200, file: prerenderedFile, headers };
  }
  const notFound = findNotFoundPage(build, request, url);
  const itemPath = url.pathname.replace(/\/$/, '');
  const isDeleted = statSync(join(build, 'pages/deleted', itemPath), IF_EXISTS)?.isFile();
  if (notFound.file && (isDeleted || !isScreenPath(url.pathname))) return notFound;
  return { status: 200, file: join(build, 'index.html'), headers: PAGE_HEADERS };
}

/** Returns what deploy/nginx.conf.template serves at a URL: a file, its cache lifetime, and its Vary header. */
function findFile(build: string, request: IncomingMessage, url: URL): FoundFile {
  const { pathname } = url;
  const file = join(build, pathname);
  const isHiddenOrMissing =
    /\/\.(?!well-known\/)|^\/pages\/|\.(?:br|gz)$/.test(pathname) || !existsSync(file);
  const isNamedFile =
    pathname !== '/index.html' && /\.[^/]+$|^\/(?:assets|pages|\.[^/]+)\//.test(pathname);
  const isAsset = pathname.startsWith('/assets/');
  if (!isNamedFile) return findPage(build, request, url);
  if (isHiddenOrMissing)
    return isAsset ? { status: 404, headers: NO_STORE } : findNotFoundPage(build, request, url);
  return { status: 200, file, headers: { 'Cache-Control': isAsset ? IMMUTABLE : 'no-cache' } };
}

async function serveFile(
  build: string,
  request: IncomingMessage,
  url: URL,
  { page }: Deployment,
  outgoing: ServerResponse,
): Promise<void> {
  const { status, file, headers } = findFile(build, request, url);
  const body = file && (await readFile(file).catch(() => undefined));
  if (!file || !body) {
    outgoing.writeHead(404, { ...page, ...NO_STORE }).end();
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    outgoing.writeHead(405, { ...page, ...headers, ...NO_STORE }).end();
    return;
  }
  const usesGzip = COMPRESSIBLE_PATTERN.test(file);
  outgoing.writeHead(status, {
    ...page,
    ...headers,
    'Content-Type': TYPES[url.pathname] ?? TYPES[extname(file)] ?? 'application/octet-stream',
    ...(usesGzip && { 'Content-Encoding': 'gzip' }),
  });
  outgoing.end(usesGzip ? compress(file, body) : body);
}

/** Returns whether a path is that of an uploaded file (D16). */
const isUpload = (path: string, prefixes: readonly string[]) =>
  prefixes.some((prefix) => path.startsWith(prefix));

/**
 * Proxies to a backend: `api` is the URL for `/api`, and uploaded files, whose paths start with `prefixes`, are on its
 * origin (D16).
 */
export const proxyToApi =
  (api: string, prefixes: readonly string[] = filePrefixes()): ResolveUpstream =>
  (path) => {
    if (path.startsWith('/api/'))
      return new URL(api.replace(/\/$/, '') + path.slice('/api'.length));
    return isUpload(path, prefixes) ? new URL(path, api) : undefined;
  };

/** Returns the headers of a backend response with those that the deployment adds. */
function proxiedHeaders(
  path: string,
  response: IncomingMessage,
  { common, call, prefixes }: Deployment,
): Headers {
  const { statusCode = 502, headers } = response;
  const cacheControl = headers['cache-control'];
  const type = headers['content-type'] ?? '';
  const isUploadedFile = isUpload(path, prefixes);
  const addedHeaders = isUploadedFile
    ? {
        ...common,
        'Content-Type': EXECUTABLE_TYPE_PATTERN.test(type) ? 'text/plain' : type,
        'Content-Security-Policy': type.startsWith('application/pdf') ? PDF_POLICY : UPLOAD_POLICY,
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Cache-Control': statusCode < 400 ? (cacheControl ?? 'no-cache') : 'no-store',
      }
    : {
        ...call,
        'Cache-Control': path.startsWith('/api/admin/') ? 'no-store' : (cacheControl ?? 'no-store'),
      };
  const hiddenNames = isUploadedFile ? [...HIDDEN_HEADERS, 'content-type'] : HIDDEN_HEADERS;
  const keptHeaders = Object.entries(headers).filter(([name]) => !hiddenNames.includes(name));
  return { ...(Object.fromEntries(keptHeaders) as Headers), ...addedHeaders };
}

function forward(
  incomingRequest: IncomingMessage,
  outgoing: ServerResponse,
  target: URL,
  deploymentOfSite: Deployment,
) {
  const { method } = incomingRequest;
  const path = incomingRequest.url ?? '/';
  if (isUpload(path, deploymentOfSite.prefixes) && method !== 'GET' && method !== 'HEAD') {
    outgoing.writeHead(403, { ...deploymentOfSite.common, ...NO_STORE }).end();
    return;
  }
  const headers = { ...incomingRequest.headers, host: target.host };
  const request = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const forwardedRequest = request(target, { method, headers }, (response) => {
    outgoing.writeHead(
      response.statusCode ?? 502,
      proxiedHeaders(path, response, deploymentOfSite),
    );
    response.pipe(outgoing);
  });
  forwardedRequest.on('error', ({ code }: NodeJS.ErrnoException) => {
    // The mock simulates a lost connection by closing it, so the proxy closes its own, too.
    if (code !== 'ECONNREFUSED') outgoing.destroy();
    else
      outgoing
        .writeHead(502, {
          ...deploymentOfSite.call,
          ...NO_STORE,
          'Content-Type': 'application/json',
        })
        .end('{"status":502,"message":""}');
  });
  incomingRequest.pipe(forwardedRequest);
}

/**
 * Creates a server that responds as deploy/nginx.conf.template does, for machines without nginx: e2e/deployment.spec.ts
 * checks both with one table. It has no limits, no TLS, and compresses on the fly. It responds after `proxyTo` has set its
 * backend.
 */
export function createPreviewServer(
  build: string,
  prefixes: readonly string[] = filePrefixes(),
): {
  server: Server;
  proxyTo: (resolve: ResolveUpstream) => void;
} {
  const server = createServer();
  const overHttp = readDeployment({}, prefixes);
  const overTls = readDeployment(TLS_VARIABLES, prefixes);
  const proxyTo = (resolve: ResolveUpstream) =>
    server.on('request', (request, outgoing) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const deploymentOfSite =
        request.headers['x-forwarded-proto'] === 'https' ? overTls : overHttp;
      const target = resolve(request.url ?? '/');
      if (target) forward(request, outgoing, target, deploymentOfSite);
      else if (url.pathname === '/healthz')
        outgoing
          .writeHead(200, {
            ...deploymentOfSite.page,
            ...NO_STORE,
            'Content-Type': 'text/plain',
          })
          .end('ok\n');
      else void serveFile(build, request, url, deploymentOfSite, outgoing);
    });
  return { server, proxyTo };
}
