import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { startServer } from './start-server';

/** Openings of each screen; the median counts. */
const OPENINGS = 5;

/** Milliseconds from asking for a screen until its list stands, as the median of several openings. */
async function opening(page: Page, url: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < OPENINGS; count += 1) {
    await page.goto('about:blank');
    await page.goto(url);
    await page.locator('main :is(ul, ol) a[href*="/detail/"]').first().waitFor();
    times.push(await page.evaluate(() => performance.now()));
  }
  return times.sort((a, b) => a - b)[Math.floor(OPENINGS / 2)] ?? 0;
}

test('with 5,000 lawyers and news the lists open as quickly as with the seed', async ({
  page,
  mock,
}) => {
  test.slow();
  const large = await startServer('tsx', 'scripts/preview.ts', '--port', '0', '--scale', '5000');
  try {
    for (const path of ['/people', '/people?keyword=li', '/news', '/news?page=300']) {
      const seeded = await opening(page, new URL(path.replace(/=300/, '=3'), mock.url).href);
      const many = await opening(page, new URL(path, large.url).href);
      console.log(
        `Scale ${path}: ${Math.round(seeded)} ms with the seed, ${Math.round(many)} ms with 5,000`,
      );
      expect.soft(many, path).toBeLessThan(seeded * 1.5 + 100);
    }
  } finally {
    large.stop();
  }
});
