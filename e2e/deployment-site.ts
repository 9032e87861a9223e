import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { listen } from './free-port';

/** A backend that records its calls. */
export interface PlainBackend {
  url: string;
  /** The method and path of each call that reached it. */
  calls: string[];
  server: Server;
}

/**
 * Starts a backend whose response depends on the end of the path, with headers that the server must correct:
 * all but `/silent`, which has no cache header, are publicly cacheable; `/lost` closes the connection after the request;
 * `.svg`, `.pdf` and `.js` are files, of which `/missing.svg` is a 404.
 */
export async function startPlainBackend(): Promise<PlainBackend> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    calls.push(`${method} ${url}`);
    request.resume().once('end', () => {
      if (url.endsWith('/lost')) {
        request.socket.destroy();
        return;
      }
      const type = { svg: 'image/svg+xml', pdf: 'application/pdf', js: 'application/javascript' }[
        url.split('.')[1] ?? ''
      ];
      response.writeHead(url.endsWith('/missing.svg') ? 404 : 200, {
        'Content-Type': type ?? 'application/json',
        'X-Powered-By': 'something',
        'X-Content-Type-Options': 'none',
        ...(!url.endsWith('/silent') && { 'Cache-Control': 'public, max-age=60' }),
      });
      response.end('{"result":null}');
    });
  });
  return { url: await listen(server), calls, server };
}

/** Pages whose text contains their path and file name. */
const PRERENDERED_PAGES = [
  ...['en_US/home', 'zh_CN/home', 'en_US/news.page-2', 'en_US/people/detail/7'],
  ...['zh_CN/news/detail/9', 'en_US/404', 'zh_CN/404'],
];

/** Writes a folder to serve: a copy of the build with prerendered pages, a feed, the security contact and a file that must stay private. */
export async function makeSite(build: string, folder: string): Promise<string> {
  const site = resolve(folder);
  await rm(site, { recursive: true, force: true });
  await cp(build, site, { recursive: true });
  for (const page of PRERENDERED_PAGES) {
    const file = join(site, '.pages-1', `${page}.html`);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, `prerendered: ${page}`);
  }
  await mkdir(join(site, '.pages-1/deleted/news/detail'), { recursive: true });
  await writeFile(join(site, '.pages-1/deleted/news/detail/8'), '');
  await symlink('.pages-1', join(site, 'pages'));
  await mkdir(join(site, 'feeds'));
  await writeFile(
    join(site, 'feeds/news.en_US.atom'),
    '<feed xmlns="http://www.w3.org/2005/Atom"/>',
  );
  await mkdir(join(site, '.well-known'));
  await writeFile(join(site, '.well-known/security.txt'), 'Contact: mailto:it@firm.example');
  await writeFile(join(site, '.env'), 'SECRET=1');
  return site;
}

/** Returns the URL path of a built script. */
export async function findAsset(site: string): Promise<string> {
  const names = await readdir(join(site, 'assets'));
  return `/assets/${names.find((name) => name.endsWith('.js')) ?? ''}`;
}

/** Sends a raw request, which no HTTP client would send, and returns the head of the response. */
export function sendRawRequest(url: string, request: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolveText, rejectText) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(request.replaceAll('\n', '\r\n')),
    );
    socket.once('error', rejectText).once('data', (data) => {
      resolveText(data.toString().split('\r\n\r\n')[0] ?? '');
      socket.destroy();
    });
  });
}

/** Returns the status and the headers of a raw head. */
export function readHead(head: string): { status: number; headers: Headers } {
  const [first = '', ...lines] = head.split('\r\n');
  return {
    status: Number(first.split(' ')[1]),
    headers: new Headers(
      lines.map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon), line.slice(colon + 1).trim()];
      }),
    ),
  };
}

/** Returns the headers that differ from the expected ones. */
export function headerDifferences(actual: Headers, expected: Record<string, string>): string[] {
  const normalizeValue = (value: string | null) =>
    value?.replace(/; ?charset=utf-8$/i, '').replace(/(, )?Accept-Encoding(, )?/i, '') ?? '';
  return Object.entries(expected).flatMap(([name, value]) =>
    normalizeValue(actual.get(name)) === value ? [] : [`${name}: ${actual.get(name) ?? 'missing'}`],
  );
}
