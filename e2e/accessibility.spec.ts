import type { Page } from '@playwright/test';
import { axeFindings } from './axe';
import { CALM, expect, signedIn, speak, test } from './fixtures';
import {
  LANGUAGES,
  publicScreens,
  SIZES,
  STAFF_DIALOGS,
  STAFF_SCREENS,
  type Width,
} from './screens';
import { readThrough, resize, settled } from './settle';

const WIDTHS: readonly Width[] = [360, 768, 1440];

/** Lets axe look at the page, or at what is `within` it, at each width. */
async function check(
  page: Page,
  widths: readonly Width[] = WIDTHS,
  within?: string,
): Promise<void> {
  for (const width of widths) {
    await resize(page, width, SIZES[width]);
    expect.soft(await axeFindings(page, within), `${page.url()} at ${width} px`).toEqual([]);
  }
}

for (const locale of LANGUAGES) {
  test.describe(locale, () => {
    test.use({ ...CALM, allowedErrors: /status of (404|503)/ });

    test.beforeEach(async ({ page }) => {
      await speak(page, locale);
    });

    test('axe finds nothing on the public screens', async ({ page, mock }) => {
      test.setTimeout(180_000);
      for (const path of [...publicScreens(locale), '/no/such/page']) {
        await page.goto(path);
        await readThrough(page);
        await check(page);
      }
      await mock.control('site-status', { value: 0 });
      await page.goto('/status');
      await page.locator('h1').waitFor();
      await check(page);
    });

    test('axe finds nothing on the screens of the back office', async ({ page }) => {
      test.setTimeout(180_000);
      await page.goto('/admin-login');
      await readThrough(page);
      await check(page);
      await signedIn(page);
      for (const { path, widths } of STAFF_SCREENS) {
        await page.goto(path);
        await readThrough(page);
        await check(page, widths);
      }
    });

    test('axe finds nothing in the dialogs of the back office', async ({ page }) => {
      test.setTimeout(180_000);
      await signedIn(page);
      for (const { name, path, widths, open } of STAFF_DIALOGS) {
        await test.step(name, async () => {
          await page.goto(path);
          await page.locator('h1').first().waitFor();
          await settled(page);
          await open(page);
          await page.getByRole('dialog').waitFor();
          // What lies behind a dialog is looked at with its screen.
          await check(page, widths, 'dialog[open], [role="dialog"]');
          await expect(page.getByRole('dialog')).toBeVisible();
        });
      }
    });

    for (const width of WIDTHS) {
      test(`axe finds nothing in the open filters and the picture viewer at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: SIZES[width] });
        await page.goto('/people');
        const filters = width < 768 ? /^(Filters|筛选)/ : /^(Practice area|业务领域)/;
        await page.getByRole('main').getByRole('button', { name: filters }).click();
        const opened = width < 768 ? page.getByRole('dialog') : page.getByRole('radio').first();
        await opened.waitFor();
        await check(page, [width]);
        await expect(opened).toBeVisible();
        await page.goto('/about#premises');
        await page.getByRole('button', { name: /Library|图书室/ }).click();
        await page.getByRole('dialog').waitFor();
        await check(page, [width]);
        await expect(page.getByRole('dialog')).toBeVisible();
      });
    }

    test('axe finds nothing in the open menu', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: SIZES[360] });
      await page.goto('/home');
      await page.getByRole('button', { name: /^(Menu|菜单)$/ }).click();
      await page.getByRole('dialog').waitFor();
      await check(page, [360]);
    });
  });
}
