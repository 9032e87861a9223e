import { readdirSync, readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { expect, signedIn, speak, test } from './fixtures';
import { publicScreens, SEEDED, STAFF_SCREENS } from './screens';

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

/** Scripts that were read and hold nothing of the back office. */
const clean = new Set<string>();

/** Finds whether scripts hold something of the back office; each is read once. */
async function checkScripts(page: Page, urls: Iterable<string>): Promise<void> {
  for (const url of urls) {
    if (clean.has(url)) continue;
    const script = await (await page.request.get(url)).text();
    expect.soft(script, url).not.toMatch(/ant-btn|ql-editor|formik/i);
    clean.add(url);
  }
}

const PUBLIC = [...publicScreens('zh_CN'), `/news/detail/${SEEDED.zh_CN.table}`];

for (const path of PUBLIC) {
  for (const [width, height] of [
    [1440, 900],
    [360, 740],
  ] as const) {
    test(`${path} at ${width} px keeps the budgets of a public page, with nothing of the back office`, async ({
      page,
    }) => {
      const scripts = new Set<string>();
      page.on('response', (response) => {
        if (response.url().endsWith('.js')) scripts.add(response.url());
      });
      await speak(page, 'zh_CN');
      await page.setViewportSize({ width, height });
      const measured = await load(page, path);
      print(`${path} ${width}`, measured);
      expect.soft(measured.js).toBeLessThanOrEqual(130 * KB);
      expect.soft(measured.css).toBeLessThanOrEqual(15 * KB);
      expect.soft(measured.requests).toBeLessThanOrEqual(12);
      expect.soft(measured.picture).toBeLessThanOrEqual(60 * KB);
      expect.soft(measured.shifts).toEqual([]);
      expect(scripts.size).toBeGreaterThan(0);
      await checkScripts(page, scripts);
    });
  }
}

test('the login keeps its budget', async ({ page }) => {
  const measured = await load(page, '/admin-login');
  print('/admin-login', measured);
  expect(measured.js).toBeLessThanOrEqual(215 * KB);
});

for (const { path, budget } of STAFF_SCREENS) {
  if (budget === undefined) continue;
  test(`${path} keeps its budget`, async ({ page }) => {
    await signedIn(page);
    const measured = await load(page, path);
    print(path, measured);
    expect(measured.js).toBeLessThanOrEqual(budget * KB);
  });
}

test('nothing of the mock is in the production build', () => {
  const names = readdirSync('.cache/dist', { recursive: true, encoding: 'utf8' });
  expect(names.filter((name) => /mockServiceWorker/i.test(name))).toEqual([]);
  for (const name of names.filter((file) => /\.(js|html)$/.test(file))) {
    expect
      .soft(readFileSync(`.cache/dist/${name}`, 'utf8'), name)
      .not.toMatch(/\bmsw\b|mswjs|faker/i);
  }
});
