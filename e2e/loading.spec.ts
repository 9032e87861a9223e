import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

test.use({ allowedErrors: /Failed to load resource|ChunkLoadError/ });

/** Lets the files of the screen of lawyers fail as long as `failing` says so; gives how often they were asked for. */
async function failPeople(page: Page, failing: () => boolean): Promise<() => number> {
  let asked = 0;
  await page.route('**/assets/site-people-*.js', async (route) => {
    asked += 1;
    if (failing()) await route.fulfill({ status: 404, body: '' });
    else await route.continue();
  });
  return () => asked;
}

/** Counts how often the browser asks for a page from now on: before anything of that page is loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

test('a screen whose files fail is loaded afresh once, by itself', async ({ page }) => {
  await page.goto('/news');
  await expect(page.getByRole('list', { name: 'News' })).toBeVisible();
  const loads = countLoads(page);
  await failPeople(page, () => loads() === 0);
  await page.getByRole('banner').getByRole('link', { name: 'People', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await expect(page).toHaveURL(/\/people$/);
  expect(loads()).toBe(1);
});

test('files that go on failing are said to fail, without a loop, and are tried again on request', async ({
  page,
}) => {
  await page.goto('/news');
  await expect(page.getByRole('list', { name: 'News' })).toBeVisible();
  const loads = countLoads(page);
  const asked = await failPeople(page, () => true);
  await page.getByRole('banner').getByRole('link', { name: 'People', exact: true }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('This page could not be loaded');
  await page.waitForLoadState('networkidle');
  await expect(heading).toHaveText('This page could not be loaded');
  expect(loads()).toBe(1);
  expect(asked()).toBeLessThan(8);
  await page.unroute('**/assets/site-people-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toHaveText('People');
});
