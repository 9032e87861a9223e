/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createMockServer, type MockServer } from '../../mocks/server';
import { feedLinks } from '../../src/site/seo/feeds';

const SITE = 'https://www.firm.example';

let server: MockServer;
let out: string;

beforeAll(async () => {
  server = await createMockServer();
});
beforeEach(async () => {
  await server.backend.reset('seed');
  out = await mkdtemp(join(tmpdir(), 'sitemap-'));
});
afterEach(() => rm(out, { recursive: true }));
afterAll(() => server.close());

/** Runs `npm run sitemap`. */
function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const command = ['--import', 'tsx', 'scripts/publish/sitemap.ts', ...args, '--out', out];
    // Jest's own options must not apply to the child process.
    const env = { ...process.env, NODE_OPTIONS: '' };
    execFile(process.execPath, command, { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

const publish = () => run('--api', `${server.url}/api`, '--site', `${SITE}/`);
const readWritten = (name: string) => readFile(join(out, name), 'utf8');

const FILES = [
  'error.html',
  'feeds',
  'feeds/cases.en_US.atom',
  'feeds/cases.zh_CN.atom',
  'feeds/news.en_US.atom',
  'feeds/news.zh_CN.atom',
  'firm.json',
  'not-found.html',
  'robots.txt',
  'site.webmanifest',
  'sitemap.xml',
];

it('npm run sitemap writes sitemap, feeds and robots.txt, and reports the number of URLs', async () => {
  const { code, stdout, stderr } = await publish();
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect((await readdir(out, { recursive: true })).sort()).toEqual(FILES);
  const sitemap = await readWritten('sitemap.xml');
  expect(sitemap).toContain(`<loc>${SITE}/about?lang=zh_CN</loc>`);
  expect(stdout).toContain(`sitemap.xml: ${sitemap.split('<loc>').length - 1} addresses`);
  expect(await readWritten('feeds/cases.zh_CN.atom')).toContain('<title>经典案例 · ');
  expect((await readWritten('robots.txt')).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    '',
    `Sitemap: ${SITE}/sitemap.xml`,
    '',
  ]);
});

it('npm run sitemap removes the feeds of a language that settings.json no longer offers', async () => {
  await publish();
  await writeFile(join(out, 'settings.json'), '{"languages":["en_US"]}');
  await publish();
  expect((await readdir(join(out, 'feeds'))).sort()).toEqual([
    'cases.en_US.atom',
    'news.en_US.atom',
  ]);
});

it('npm run sitemap writes the firm into the web manifest, and security.txt if settings.json has a contact', async () => {
  const settings = {
    securityContact: 'mailto:it@firm.example',
    securityExpires: '2027-06-01T00:00:00Z',
  };
  await writeFile(join(out, 'settings.json'), JSON.stringify(settings));
  await publish();
  expect(JSON.parse(await readWritten('site.webmanifest'))).toMatchObject({
    name: 'Harcourt & Lin',
    icons: [{ type: 'image/png' }, { type: 'image/png' }],
  });
  expect(await readWritten('.well-known/security.txt')).toContain(
    `\nContact: mailto:it@firm.example\nExpires: 2027-06-01T00:00:00Z\nPreferred-Languages: en-US, zh-CN\nCanonical: ${SITE}/.well-known/security.txt\n`,
  );
  await writeFile(join(out, 'settings.json'), '{}');
  await publish();
  expect(await readdir(join(out, '.well-known'))).toEqual([]);
});

it('npm run sitemap writes name and contact details of the firm for the status page and the error pages of the server', async () => {
  await publish();
  expect(JSON.parse(await readWritten('firm.json'))).toMatchObject({
    en_US: {
      name: 'Harcourt & Lin',
      tel: '+86 10 5550 0100',
      email: 'contact@harcourt-lin.example',
    },
    zh_CN: { name: '衡联律师事务所' },
  });
  for (const name of ['error.html', 'not-found.html']) {
    const page = await readWritten(name);
    expect(page).toContain(
      '<p><span lang="en-US">Harcourt &amp; Lin</span> · <span lang="zh-CN">衡联律师事务所</span></p>',
    );
    expect(page.match(/href="tel:\+861055500100"/g)).toHaveLength(1);
    expect(page.match(/href="mailto:contact@harcourt-lin\.example"/g)).toHaveLength(1);
  }
});

it('npm run sitemap writes the feeds at the URLs in the head of the pages', async () => {
  await publish();
  const titles = { news: 'News', cases: 'Deals' };
  const links = [...feedLinks('en_US', titles), ...feedLinks('zh_CN', titles)];
  expect(links).toHaveLength(4);
  for (const { rel, type, href } of links) {
    expect({ rel, type }).toEqual({ rel: 'alternate', type: 'application/atom+xml' });
    expect(await readWritten(href)).toContain(`rel="self" type="${type}" href="${SITE}${href}"`);
  }
});

it('npm run sitemap keeps the existing files when requests fail, names the requests, and exits with 1', async () => {
  await publish();
  const before = await Promise.all(FILES.filter((name) => name !== 'feeds').map(readWritten));
  server.backend.setSiteStatus(0);
  const { code, stdout, stderr } = await publish();
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Not loaded: en_US \/news, part 1: /m);
  expect(stderr).toMatch(/^Not loaded: zh_CN \/expertise: /m);
  expect(stdout).toContain('sitemap.xml: not changed');
  expect(await Promise.all(FILES.filter((name) => name !== 'feeds').map(readWritten))).toEqual(
    before,
  );
});

it('npm run sitemap lists the pages that it knows in sitemap.xml when requests fail and no files exist', async () => {
  server.backend.setSiteStatus(0);
  expect((await publish()).code).toBe(1);
  expect(await readWritten('sitemap.xml')).toContain(`<loc>${SITE}/docs/terms</loc>`);
});

it.each([
  ['an --api that is not a URL', ['--api', 'host/api', '--site', SITE], '--api is not a URL'],
  ['an unknown option', ['--pages'], "Unknown option '--pages'"],
])('npm run sitemap rejects %s, and prints its usage', async (_, args, message) => {
  const { code, stderr } = await run(...args);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
  expect(stderr).toContain('npm run sitemap -- --api https://host/api');
});
