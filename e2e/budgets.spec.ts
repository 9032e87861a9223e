import { readdirSync, readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { expect, signIn, speak, test } from './fixtures';
import { publicScreens, SEEDED } from './screens';

const KB = 1024;

/** An entry of the layout-shift observer, which TypeScript's library does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** What a screen loads before anybody touches it, in bytes as sent (gzipped), and what shifts. */
interface Load {
  js: number;
  css: number;
  requests: number;
  picture: number;
  /** What moved after it was there: how far, and which elements. */
  shifts: string[];
}

async function load(page: Page, path: string): Promise<Load> {
  const client: CDPSession = await page.context().newCDPSession(page);
  const kinds = new Map<string, { kind: string; bytes: number }>();
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    const script = response.mimeType.includes('javascript');
    const kind = script ? 'Script' : response.mimeType === 'text/css' ? 'Stylesheet' : type;
    kinds.set(requestId, {
      kind: response.mimeType.startsWith('image/') ? 'Image' : kind,
      bytes: 0,
    });
  });
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const entry = kinds.get(requestId);
    if (entry) entry.bytes += encodedDataLength;
  });
  await client.send('Network.enable');
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node.className : node?.nodeName,
        );
        shifts.push(`${entry.value} ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as string[]);
  const all = [...kinds.values()];
  const sum = (kind: string) =>
    all.filter((entry) => entry.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
  const pictures = all.filter(({ kind }) => kind === 'Image').map(({ bytes }) => bytes);
  return {
    js: sum('Script'),
    css: sum('Stylesheet'),
    requests: all.length - pictures.length,
    picture: Math.max(0, ...pictures),
    shifts,
  };
}

function print(name: string, { js, css, requests, picture, shifts }: Load): void {
  const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;
  console.log(
    `Budget ${name}: JavaScript ${kb(js)}, CSS ${kb(css)}, ${requests} requests, largest picture ${kb(picture)}, ${shifts.length} shifts`,
  );
}

const PUBLIC = [...publicScreens('zh_CN'), `/news/detail/${SEEDED.zh_CN.table}`];

for (const path of PUBLIC) {
  for (const [width, height] of [
    [1440, 900],
    [360, 740],
  ] as const) {
    test(`${path} at ${width} px keeps the budgets of a public page`, async ({ page }) => {
      await speak(page, 'zh_CN');
      await page.setViewportSize({ width, height });
      const measured = await load(page, path);
      print(`${path} ${width}`, measured);
      expect.soft(measured.js).toBeLessThanOrEqual(130 * KB);
      expect.soft(measured.css).toBeLessThanOrEqual(15 * KB);
      expect.soft(measured.requests).toBeLessThanOrEqual(12);
      expect.soft(measured.picture).toBeLessThanOrEqual(60 * KB);
      expect.soft(measured.shifts).toEqual([]);
    });
  }
}

test('the login keeps its budget', async ({ page }) => {
  const measured = await load(page, '/admin-login');
  print('/admin-login', measured);
  expect(measured.js).toBeLessThanOrEqual(215 * KB);
});

for (const [path, budget] of [
  ['/admin/articles/news/list', 360],
  ['/admin/articles/news/edit', 480],
] as const) {
  test(`${path} keeps its budget`, async ({ page, browser }) => {
    await signIn(page);
    // A new context with the session only: nothing is in the browser's cache.
    const context = await browser.newContext({ storageState: await page.context().storageState() });
    const measured = await load(await context.newPage(), new URL(path, page.url()).href);
    await context.close();
    print(path, measured);
    expect(measured.js).toBeLessThanOrEqual(budget * KB);
  });
}

test('visitors load nothing of the back office or of the mock', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  for (const path of PUBLIC) await page.goto(path, { waitUntil: 'networkidle' });
  const texts = await Promise.all(
    [...new Set(scripts)].map(async (url) => (await page.request.get(url)).text()),
  );
  for (const text of texts) expect(text).not.toMatch(/ant-btn|ql-editor|formik/i);
});

test('nothing of the mock is in the production build', () => {
  const names = readdirSync('.cache/dist', { recursive: true, encoding: 'utf8' });
  expect(names.filter((name) => /mockServiceWorker/i.test(name))).toEqual([]);
  for (const name of names.filter((file) => /\.(js|html)$/.test(file))) {
    expect
      .soft(readFileSync(`.cache/dist/${name}`, 'utf8'), name)
      .not.toMatch(/\bmsw\b|mswjs|faker/i);
  }
});
