import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { listen } from './free-port';

/** What the backend behind the site was asked, and how it is ended. */
export interface PlainBackend {
  url: string;
  /** The method and path of each call that reached it. */
  calls: string[];
  server: Server;
}

/**
 * A backend that answers what is asked of it by the path's end, careless of headers: `/private` may be kept by anybody,
 * `/silent` says nothing of it, `/lost` ends the connection when it has read the call, `.svg`, `.pdf` and `.js` are files.
 */
export async function startPlainBackend(): Promise<PlainBackend> {
  const calls: string[] = [];
  const server = createServer((message, to) => {
    const { method = '', url = '' } = message;
    calls.push(`${method} ${url}`);
    message.resume().once('end', () => {
      if (url.endsWith('/lost')) {
        message.socket.destroy();
        return;
      }
      const type = { svg: 'image/svg+xml', pdf: 'application/pdf', js: 'application/javascript' }[
        url.split('.')[1] ?? ''
      ];
      to.writeHead(url.endsWith('/missing.svg') ? 404 : 200, {
        'Content-Type': type ?? 'application/json',
        'X-Powered-By': 'something',
        'X-Content-Type-Options': 'none',
        ...(!url.endsWith('/silent') && { 'Cache-Control': 'public, max-age=60' }),
      });
      to.end('{"result":null}');
    });
  });
  return { url: await listen(server), calls, server };
}

/** Pages that say by their text which file they are. */
const RENDERED = [
  ...['en_US/home', 'zh_CN/home', 'en_US/news.page-2', 'en_US/people/detail/7'],
  ...['zh_CN/news/detail/9', 'en_US/404', 'zh_CN/404'],
];

/** A folder as it is served: the build of the tests, with prerendered pages, a feed and what nobody is to see. */
export async function makeSite(build: string, folder: string): Promise<string> {
  const site = resolve(folder);
  await rm(site, { recursive: true, force: true });
  await cp(build, site, { recursive: true });
  for (const page of RENDERED) {
    const file = join(site, '.pages-1', `${page}.html`);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, `prerendered: ${page}`);
  }
  await mkdir(join(site, '.pages-1/gone/news/detail'), { recursive: true });
  await writeFile(join(site, '.pages-1/gone/news/detail/8'), '');
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

/** The address of a built file. */
export async function assetOf(site: string): Promise<string> {
  const names = await readdir(join(site, 'assets'));
  return `/assets/${names.find((name) => name.endsWith('.js')) ?? ''}`;
}

/** Sends these very words to a server, and gives the head of what it answers: for requests that no client makes. */
export function sendRawRequest(url: string, words: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((done, fail) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(words.replaceAll('\n', '\r\n')),
    );
    socket.once('error', fail).once('data', (data) => {
      done(data.toString().split('\r\n\r\n')[0] ?? '');
      socket.destroy();
    });
  });
}

/** The status and the headers of a raw head. */
export function readHead(head: string): { status: number; headers: Headers } {
  const [first = '', ...lines] = head.split('\r\n');
  return {
    status: Number(first.split(' ')[1]),
    headers: new Headers(
      lines.map((line): [string, string] => {
        const at = line.indexOf(':');
        return [line.slice(0, at), line.slice(at + 1).trim()];
      }),
    ),
  };
}

/** Which of the headers are not as they should be. */
export function differences(found: Headers, wanted: Record<string, string>): string[] {
  const plain = (value: string | null) =>
    value?.replace(/; ?charset=utf-8$/i, '').replace(/(, )?Accept-Encoding(, )?/i, '') ?? '';
  return Object.entries(wanted).flatMap(([name, value]) =>
    plain(found.get(name)) === value ? [] : [`${name}: ${found.get(name) ?? 'missing'}`],
  );
}
