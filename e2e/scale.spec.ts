import type { Page } from '@playwright/test';
import { REDUCED_MOTION, expect, type Mock, storeSession, test } from './fixtures';
import { scrollThrough } from './settle';

test.use(REDUCED_MOTION);

/** The cost of a screen that is scrolled from top to end: its calls, the items in their responses, the rendered links of items. */
interface Cost {
  calls: string[];
  itemCount: number;
  linkCount: number;
}

async function measureCost(page: Page, mock: Mock, path: string): Promise<Cost> {
  const responses: Promise<{ result?: unknown }>[] = [];
  const record = (response: { url: () => string; json: () => Promise<unknown> }) => {
    if (response.url().includes('/api/'))
      responses.push(response.json() as Promise<{ result?: unknown }>);
  };
  const callCountBefore = (await mock.requests()).length;
  page.on('response', record);
  await page.goto(path);
  await scrollThrough(page);
  page.off('response', record);
  const requests = (await mock.requests()).slice(callCountBefore);
  const lists = (await Promise.all(responses)).map(({ result }) => result);
  return {
    calls: requests.map((call) => call.path).sort(),
    itemCount: lists.reduce<number>(
      (sum, list) => sum + (Array.isArray(list) ? list.length : 0),
      0,
    ),
    linkCount: await page.locator('main :is(li, article, tr) a:not(nav a)').count(),
  };
}

/** Expects the same calls and links with many items as with few, and less than one and a half times the items in the responses. */
function expectEqualCost(costOfMany: Cost, costOfFew: Cost, name: string): void {
  expect.soft(costOfMany.calls, name).toEqual(costOfFew.calls);
  expect.soft(costOfMany.itemCount, name).toBeLessThan(costOfFew.itemCount * 1.5);
  expect.soft(costOfMany.linkCount, name).toBe(costOfFew.linkCount);
}

test('lists of the site and of the admin area request and render no more with 5,000 lawyers and news than with the seed', async ({
  page,
  mock,
}) => {
  const paths = ['/people', '/people?keyword=li', '/news', '/news?page=3'];
  const costsOfSeed: Cost[] = [];
  for (const path of paths) costsOfSeed.push(await measureCost(page, mock, path));
  await storeSession(page);
  const adminListPath = '/admin/articles/news/list?pageNo=5';
  const costOfAdminList = await measureCost(page, mock, adminListPath);
  await mock.control('reset', { scale: 5_000 });
  for (const [index, costOfFew] of costsOfSeed.entries()) {
    const path = paths[index]?.replace('=3', '=300') ?? '';
    expectEqualCost(await measureCost(page, mock, path), costOfFew, path);
  }
  await storeSession(page);
  expectEqualCost(await measureCost(page, mock, adminListPath), costOfAdminList, adminListPath);
});
