/** @jest-environment node */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createMockServer, type MockServer } from '../../mocks/server';

const SITE = 'https://www.firm.example';

const TEMPLATE = `<html lang="en-US"><head><title>Firm</title>
  <link rel="preload" href="/settings.json"><script src="/start.js" type="module"></script></head>
  <body><div id="root"><main></main></div><noscript>script</noscript></body></html>`;

const FILES = {
  ...{
    application: [],
    screens: {},
    messages: {},
    filesAfterRender: {},
    screenSheets: {},
    notFound: [],
  },
  fonts: { sans: 'sans.woff2', serif: 'serif.woff2' },
  languageScript: 'hide-other-language.js',
};

/**
 * Replaces the built renderer: records each page, kills the process at page number `KILLED_AT`, gets status 404 for the
 * page `MISSING`, and no response for the page `UNREACHABLE`.
 */
const RENDERER = `
import { appendFileSync } from 'node:fs';
let count = 0;
export const activateLanguage = async () => {};
export async function prerenderPage(address) {
  if (++count === Number(process.env.KILLED_AT)) process.kill(process.pid, 'SIGKILL');
  if (address === process.env.MISSING) throw Object.assign(new Error('status 404'), { status: 404 });
  if (address === process.env.UNREACHABLE) throw Object.assign(new Error('network 0'), { kind: 'network', status: 0 });
  appendFileSync(process.env.RENDERED, address + '\\n');
  return { screen: '/home', messages: [], tag: 'en-US', direction: 'ltr', title: address, head: [], markup: '', responses: {} };
}`;

let server: MockServer;
let folder = '';
let out = '';

beforeAll(async () => {
  server = await createMockServer();
  folder = await mkdtemp(join(tmpdir(), 'prerender-'));
});
beforeEach(async () => {
  await server.backend.reset(30);
  out = await mkdtemp(join(folder, 'site-'));
  await mkdir(join(out, '.prerender'));
  await mkdir(join(out, '.vite'));
  await writeFile(join(out, 'index.html'), TEMPLATE);
  await writeFile(join(out, '.prerender/prerender-entry.js'), RENDERER);
  await writeFile(join(out, '.vite/prerender.json'), JSON.stringify(FILES));
  await writeFile(join(out, 'settings.json'), '{"languages":["en_US"]}');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

interface Outcome {
  output: string;
  /** URLs of the rendered pages, and paths of the API calls. */
  renderedAddresses: string[];
  calls: string[];
}

/** Runs `npm run prerender`. */
async function run(
  environment: Record<string, string> = {},
  ...options: string[]
): Promise<Outcome> {
  const log = join(out, 'rendered.txt');
  await writeFile(log, '');
  const before = server.backend.requests.length;
  const command = ['--import', 'tsx', 'scripts/prerender/prerender.ts', '--api'];
  const args = [...command, `${server.url}/api`, '--site', SITE, '--out', out, ...options];
  // Jest's own options must not apply to the child process.
  const env = { ...process.env, NODE_OPTIONS: '', RENDERED: log, ...environment };
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { env }, (_, stdout, stderr) => resolve(stdout + stderr));
  });
  const renderedPages = (await readFile(log, 'utf8')).split('\n').filter(Boolean);
  const calls = server.backend.requests.slice(before).map(({ path }) => path);
  return { output, renderedAddresses: renderedPages, calls };
}

describe('npm run prerender', () => {
  it('renders no page and fetches no item when nothing has changed, then only the pages that an edited and a deleted item change', async () => {
    const first = await run();
    expect(first.renderedAddresses).toEqual([...new Set(first.renderedAddresses)]);
    expect(first.renderedAddresses).toEqual(
      expect.arrayContaining(['/home', '/404', '/news?page=3']),
    );
    const servedRun = await readlink(join(out, 'pages'));
    const second = await run();
    expect(second.output).toContain(
      `0 rendered (0 per second), ${first.renderedAddresses.length} unchanged`,
    );
    expect(second.renderedAddresses).toEqual([]);
    // Only lists, banners, catalogues and the portal configuration: a list needs no more calls than it has pages.
    expect(second.calls.filter((path) => /\/\d+$/.test(path))).toEqual([]);
    const pagesOfLists = first.renderedAddresses.filter((path) =>
      /^\/\w+(\?page=\d+)?$/.test(path),
    );
    expect(second.calls.length).toBeLessThan(pagesOfLists.length + 8);
    expect(await readlink(join(out, 'pages'))).toBe(servedRun);

    const { news } = server.backend.db;
    const [editedItem, deletedItem] = news
      .all()
      .filter(({ lang, isLink }) => lang === 'en_US' && isLink === 0)
      .sort((a, b) => a.createTime.localeCompare(b.createTime));
    news.put({ ...editedItem!, title: 'Another title', updateTime: '2026-11-22 10:00:00' });
    news.remove(deletedItem!.id);
    const third = await run();
    // The oldest items are on the last page of the list.
    const pageCount =
      first.renderedAddresses.filter((path) => path.startsWith('/news?')).length + 1;
    expect(third.renderedAddresses.sort()).toEqual([
      `/news/detail/${editedItem!.id}`,
      `/news?page=${pageCount}`,
    ]);
    const deletedMark = join(out, 'pages/deleted/news/detail', String(deletedItem!.id));
    expect(existsSync(deletedMark)).toBe(true);
    expect(existsSync(join(out, `pages/en_US/news/detail/${deletedItem!.id}.html`))).toBe(false);
  });

  it('reports a folder without a build before any request, also when it only checks the site status', async () => {
    await rm(join(out, '.prerender'), { recursive: true });
    const { output, calls } = await run({}, '--status');
    expect(output).toContain('contains no build');
    expect(calls).toEqual([]);
  });

  it('reports a page that is no item and gets status 404, and continues to serve the old page', async () => {
    await run();
    await writeFile(join(out, 'index.html'), TEMPLATE.replace('Firm', 'New build'));
    const { output } = await run({ MISSING: '/home', UNREACHABLE: '/about' });
    expect(output).toContain('0 missing, 2 failed');
    expect(output).toContain('en_US /home: status 404');
    expect(output).toContain('en_US /about: no response');
    expect(existsSync(join(out, 'pages/en_US/home.html'))).toBe(true);
  });

  it('resumes an interrupted run without rendering its pages again', async () => {
    const { renderedAddresses } = await run({ KILLED_AT: '30' });
    expect(existsSync(join(out, 'pages'))).toBe(false);
    const list = await readFile(join(out, '.pages-next/.list.ndjson'), 'utf8');
    const finishedPages = list
      .split('\n')
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as { address: string }).address);
    expect(finishedPages.length).toBeGreaterThan(10);
    expect(renderedAddresses).toEqual(expect.arrayContaining(finishedPages));
    const second = await run();
    expect(second.renderedAddresses.filter((path) => finishedPages.includes(path))).toEqual([]);
    expect(second.output).toContain(`${second.renderedAddresses.length} rendered`);
    expect(second.output).toContain(`${finishedPages.length} unchanged`);
    for (const path of ['/home', ...finishedPages.filter((address) => !address.includes('?'))])
      expect(existsSync(join(out, `pages/en_US${path}.html`))).toBe(true);
  });
});
