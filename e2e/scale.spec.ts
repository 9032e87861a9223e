import type { Page } from '@playwright/test';
import { expect, signedIn, test } from './fixtures';
import { startServer } from './start-server';

/** Openings of each screen; the median counts. */
const OPENINGS = 5;

/** Milliseconds from asking for a screen until its list stands. */
async function opening(page: Page, url: string): Promise<number> {
  await page.goto('about:blank');
  await page.goto(url);
  await page.locator('main :is(ul, ol) a[href*="/detail/"]').first().waitFor();
  return page.evaluate(() => performance.now());
}

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

test('with 5,000 lawyers and news the lists open as quickly as with the seed', async ({
  page,
  mock,
}) => {
  test.slow();
  const large = await startServer('tsx', 'scripts/preview.ts', '--port', '0', '--scale', '5000');
  try {
    for (const path of ['/people', '/people?keyword=li', '/news', '/news?page=300']) {
      const times: { seeded: number[]; many: number[] } = { seeded: [], many: [] };
      // In turns, so that what else the machine does meanwhile weighs on both alike.
      for (let count = 0; count < OPENINGS; count += 1) {
        times.seeded.push(await opening(page, new URL(path.replace(/=300/, '=3'), mock.url).href));
        times.many.push(await opening(page, new URL(path, large.url).href));
      }
      const [seeded, many] = [median(times.seeded), median(times.many)];
      console.log(
        `Scale ${path}: ${Math.round(seeded)} ms with the seed, ${Math.round(many)} ms with 5,000`,
      );
      expect.soft(many, path).toBeLessThan(seeded * 1.5 + 100);
    }
  } finally {
    large.stop();
  }
});

test('with 5,000 and 50,000 news the list of the back office opens as quickly as with the seed', async ({
  page,
  mock,
}) => {
  test.slow();
  const started = await Promise.all(
    ['5000', '50000'].map((scale) =>
      startServer('tsx', 'scripts/preview.ts', '--port', '0', '--scale', scale),
    ),
  );
  try {
    const urls = [mock.url, ...started.map(({ url }) => url)];
    for (const url of urls) await signedIn(page, 'admin', url);
    const times = urls.map((): number[] => []);
    for (let count = 0; count < OPENINGS; count += 1) {
      for (const [index, url] of urls.entries()) {
        await page.goto('about:blank');
        await page.goto(`${url}/admin/articles/news/list?pageNo=5`);
        await page.getByRole('row').nth(1).waitFor();
        times[index]?.push(await page.evaluate(() => performance.now()));
      }
    }
    const [seeded = 0, ...many] = times.map(median).map(Math.round);
    console.log(`Scale of the back office: ${seeded} ms with the seed, ${many.join(' and ')} ms`);
    for (const time of many) expect.soft(time).toBeLessThan(seeded * 1.5 + 150);
  } finally {
    for (const { stop } of started) stop();
  }
});
