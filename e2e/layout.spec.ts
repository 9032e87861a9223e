import type { Page } from '@playwright/test';
import { expect, storeSession, setInterfaceLanguage, test } from './fixtures';
import { LANGUAGES } from './screens';
import { scrollThrough, resize, waitUntilSettled } from './settle';

const LONG_NAME = 'Harcourt, Lin, Featherstonehaugh & Montgomery-Massingberd LLP';

/** Replaces the name of the firm in responses, in either language. */
async function replaceFirmName(page: Page, name: string): Promise<void> {
  await page.route('**/api/user/portal-config?**', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { result: { name: string } | { name: string }[] };
    for (const portal of [body.result].flat()) portal.name = name;
    await route.fulfill({ response, json: body });
  });
}

test.describe('menu on narrow screens', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('traps the focus, restores it on close, and closes on navigation', async ({ page }) => {
    await page.goto('/home');
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await opener.press('Enter');
    await expect(menu).toBeVisible();
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          !document.activeElement?.closest('dialog[open]'),
      );
      expect(isOutside).toBe(false);
    }
    // The menu closes, which restores the focus, and unmounts a moment later: a press in between would be lost.
    const expectNoDialog = () => expect(page.locator('dialog')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expectNoDialog();
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await menu.getByRole('button', { name: 'Close menu' }).press('Enter');
    await expectNoDialog();
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await menu.getByRole('link', { name: 'News', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeFocused();
    await expectNoDialog();
    await opener.press('Enter');
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
    await expect(menu).toBeHidden();
  });
});

test.describe('header', () => {
  for (const language of LANGUAGES) {
    for (const name of [undefined, LONG_NAME]) {
      test(`fits at widths from 320 to 1440 px in ${language} with ${name ? 'a long' : 'the seeded'} firm name`, async ({
        page,
      }) => {
        await setInterfaceLanguage(page, language);
        if (name) await replaceFirmName(page, name);
        await page.goto('/home');
        await scrollThrough(page);
        for (const width of [320, 360, 768, 1023, 1024, 1280, 1440]) {
          await resize(page, width, 800);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, `${width} px`).toBe(0);
          const parts = await page.locator('header > div > *').evaluateAll((elements) =>
            elements
              .map((element) => element.getBoundingClientRect())
              .filter(({ width: pixels }) => pixels > 0)
              .map(({ left, right }) => ({ left, right })),
          );
          parts.slice(1).forEach(({ left }, index) => {
            expect(left, `${width} px`).toBeGreaterThanOrEqual(parts[index]?.right ?? 0);
          });
          const navigation = page.locator('header nav');
          await expect(navigation).toBeVisible({ visible: width >= 1024 });
        }
      });
    }
  }

  test('condenses without moving the content below it', async ({ page }) => {
    await page.goto('/home');
    await page.locator('main h1').waitFor();
    await waitUntilSettled(page);
    const readHeadingTop = () =>
      page
        .getByRole('heading', { level: 2, name: 'The firm' })
        .evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const readHeight = () =>
      page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
    const [topBefore, heightBefore] = [await readHeadingTop(), await readHeight()];
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await expect.poll(readHeight).toBeLessThan(heightBefore);
    expect(await readHeadingTop()).toBe(topBefore);
  });

  test('opens the search with one click, and marks the current page', async ({ page }) => {
    await page.goto('/home');
    const banner = page.getByRole('banner');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    const opener = banner.getByRole('link', { name: 'Search', exact: true });
    await opener.click();
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('combobox').fill('Zhengyuan');
    await dialog.getByRole('option', { name: /^Lin Zhengyuan/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/people\/detail\/\d+$/);
    await expect(dialog).toHaveCount(0);
    await expect(banner.getByRole('link', { name: 'People', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});

test.describe('header when the code of the search fails to load', () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  test('opens the search for lawyers instead', async ({ page }) => {
    await page.route(/assets\/site-search-/, (route) => route.abort());
    await page.goto('/home');
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/people#search$/);
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
});

test.describe('navigation of the admin area', () => {
  test('is a drawer on narrow screens and focuses the heading of the opened screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await storeSession(page);
    await page.goto('/admin/articles/news/list');
    const opener = page.getByRole('button', { name: 'Open navigation' });
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    await opener.press('Enter');
    await expect(drawer.getByRole('link', { name: 'News' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await drawer.getByRole('link', { name: 'Jobs' }).press('Enter');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeFocused();
    // Back to a URL where it was open before: it stays closed.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    await expect(drawer).toBeHidden();
  });

  test('supports the arrow keys, and collapses to icons whose groups open next to them', async ({
    page,
  }) => {
    await storeSession(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/admin/articles/news/list');
    // The screen moves the focus to its heading when it has loaded.
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    const navigation = page.getByRole('navigation', { name: 'Back office' });
    await navigation.getByRole('menuitem', { name: 'News' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(navigation.getByRole('link', { name: 'Cases' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Cases' })).toBeFocused();

    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    // The collapsed menu replaces the items.
    await waitUntilSettled(page);
    await navigation.getByRole('menuitem', { name: 'People' }).hover();
    await page.getByRole('menu').getByRole('link', { name: 'Lawyers' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lawyers' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  });
});
