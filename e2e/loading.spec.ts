import type { Page } from '@playwright/test';
import { expect, storeSession, test } from './fixtures';
import { advanceUntilVisible, waitUntilSettled } from './settle';

test.use({
  allowedErrors:
    /Failed to load resource|ChunkLoadError|CSS_CHUNK_LOAD_FAILED|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/,
});

/** Fails the files of the people screen while `isFailing` returns true; returns a function that counts their requests. */
async function failPeopleFiles(page: Page, isFailing: () => boolean): Promise<() => number> {
  let requestCount = 0;
  await page.route('**/assets/site-people-*.js', async (route) => {
    requestCount += 1;
    if (isFailing()) await route.fulfill({ status: 404, body: '' });
    else await route.continue();
  });
  return () => requestCount;
}

/** Pauses files until the returned function is called. */
async function holdFiles(page: Page, files: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const releasePromise = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await releasePromise;
    await route.continue();
  });
  return () => release();
}

/** Counts the document requests of the page from now on, each before a resource of its document loads. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

test('the page reloads once by itself when the files of a screen fail to load', async ({
  page,
}) => {
  await page.goto('/news');
  await expect(page.getByRole('list', { name: 'News' })).toBeVisible();
  const getLoadCount = countLoads(page);
  await failPeopleFiles(page, () => getLoadCount() === 0);
  await page.getByRole('banner').getByRole('link', { name: 'People', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await expect(page).toHaveURL(/\/people$/);
  expect(getLoadCount()).toBe(1);
});

test('the screen shows an error without a reload loop when its files keep failing, and retries on request', async ({
  page,
}) => {
  await page.goto('/news');
  await expect(page.getByRole('list', { name: 'News' })).toBeVisible();
  const getLoadCount = countLoads(page);
  const getRequestCount = await failPeopleFiles(page, () => true);
  await page.getByRole('banner').getByRole('link', { name: 'People', exact: true }).click();
  const heading = page.getByRole('heading', { level: 1 });
  // The page reloads once the site has responded.
  await expect.poll(getLoadCount).toBe(1);
  await expect(heading).toHaveText('Couldn’t load this page');
  await waitUntilSettled(page);
  await expect(heading).toHaveText('Couldn’t load this page');
  expect(getLoadCount()).toBe(1);
  expect(getRequestCount()).toBeLessThan(8);
  // The error is within the layout.
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute('**/assets/site-people-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toHaveText('People');
  await expect(page).toHaveURL(/\/people$/);
});

test('a screen that was not loaded before the connection was lost shows that the site can’t be reached, and opens when the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/news');
  await expect(page.getByRole('list', { name: 'News' })).toBeVisible();
  const getLoadCount = countLoads(page);
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'People', exact: true }).click();
  await expect(page.getByText(/^The site can’t be reached/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^The site can’t be reached/)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'News' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  expect(getLoadCount()).toBe(0);
});

test('the page does not reload when the browser is online but the site does not respond', async ({
  page,
}) => {
  await page.goto('/news');
  await expect(page.getByRole('list', { name: 'News' })).toBeVisible();
  const getLoadCount = countLoads(page);
  await page.route('**/*', (route) => route.abort('connectionreset'));
  await page.getByRole('banner').getByRole('link', { name: 'People', exact: true }).click();
  await expect(page.getByText(/^The site can’t be reached/)).toBeVisible();
  expect(getLoadCount()).toBe(0);
  await page.unroute('**/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  expect(getLoadCount()).toBe(0);
});

test('a screen whose files hang shows a message below the header, and opens when they arrive', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/news');
  await expect(page.getByRole('list', { name: 'News' })).toBeVisible();
  const releaseFiles = await holdFiles(page, '**/assets/site-people-*.js');
  await page.getByRole('banner').getByRole('link', { name: 'People', exact: true }).click();
  const main = page.getByRole('main');
  await advanceUntilVisible(1_000, main.getByText(/^This is taking longer than usual/));
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'News' })).toBeVisible();
  releaseFiles();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
});

test('the layout of the admin area renders before the code of its screen, and the item is fetched once', async ({
  page,
}) => {
  await storeSession(page);
  const itemRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/latest-news?')) itemRequests.push(request.url());
  });
  const releaseFiles = await holdFiles(page, '**/assets/admin-articles-edit-*.js');
  await page.clock.install();
  await page.goto('/admin/articles/news/edit?no=N-0102', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Lawyers' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading…');
  await advanceUntilVisible(1_000, page.getByText(/^This is taking longer than usual/));
  expect(itemRequests).toHaveLength(1);
  releaseFiles();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit news item' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' }).first()).toHaveValue(/\S/);
  expect(itemRequests).toHaveLength(1);
});

test('an admin list can be searched before the code of its table has loaded', async ({ page }) => {
  await storeSession(page);
  const releaseFiles = await holdFiles(page, '**/assets/admin-rows-*.js');
  await page.goto('/admin/articles/news/list', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Title' }).fill('arbitration');
  await expect(page).toHaveURL(/title=arbitration/);
  releaseFiles();
  const table = page.getByRole('table', { name: 'News' });
  await expect(table.getByRole('row').nth(1)).toContainText(/arbitration/i);
});

/** Ends the animations of a page: with delayed animations, the static page appears and offers a retry without a script. */
const endAnimations = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const animations = document.getAnimations();
        for (const animation of animations) animation.finish();
        return animations.length;
      }),
    )
    .toBeGreaterThan(0);

for (const [failure, files, fault, message] of [
  ['the entry hangs', '**/assets/entry-*.js', 'hang', 'This is taking longer than usual.'],
  // The message of the failed request, not that of a slow one, which is visible until the style sheet has loaded.
  ['the application is missing', '**/assets/app-*.js', 'missing', 'Couldn’t load this page.'],
] as const) {
  test(`the static page names the firm and offers a retry when ${failure}`, async ({ page }) => {
    let isFaulty = true;
    await page.route(files, (route) => {
      if (!isFaulty) return route.continue();
      // A request that hangs gets no response.
      return fault === 'missing' ? route.fulfill({ status: 404, body: '' }) : undefined;
    });
    await page.goto('/news', { waitUntil: 'commit' });
    if (fault === 'hang') await endAnimations(page);
    await expect(page.getByText('Harcourt & Lin · 衡联律师事务所')).toBeVisible();
    await expect(page.getByText(message)).toBeVisible();
    const tryAgainLink = page.getByRole('link', { name: /^Try again · 重试/ });
    await expect(tryAgainLink).toBeVisible();
    isFaulty = false;
    await tryAgainLink.click();
    await expect(page.getByRole('list', { name: 'News' })).toBeVisible();
    await expect(tryAgainLink).toHaveCount(0);
  });
}
