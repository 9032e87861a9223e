import { DIALOG, expectAccessible } from './axe-checks';
import { REDUCED_MOTION, expect, setInterfaceLanguage, test } from './fixtures';
import { LANGUAGES, publicScreens, VIEWPORT_HEIGHTS } from './screens';
import { scrollThrough, waitUntilSettled, navigateTo } from './settle';

test.use({
  ...REDUCED_MOTION,
  allowedErrors: /status of (404|503)/,
  viewport: { width: 1440, height: VIEWPORT_HEIGHTS[1440] },
});

for (const language of LANGUAGES) {
  test.describe(`public screens in ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await setInterfaceLanguage(page, language);
    });

    test('have no axe violations', async ({ page, mock }) => {
      for (const path of [...publicScreens(language), '/no/such/page']) {
        await navigateTo(page, path);
        await scrollThrough(page);
        await expectAccessible(page, { narrowWidth: 360 });
      }
      await mock.control('site-status', { value: 0 });
      await page.goto('/status');
      await page.locator('h1').waitFor();
      await waitUntilSettled(page);
      await expectAccessible(page, { narrowWidth: 360 });
    });

    test('have no axe violations in the search, with and without results', async ({
      page,
      mock,
    }) => {
      await mock.control('fail', { path: '/user/case-analysis', status: 404 });
      await page.goto('/docs/terms');
      await page.getByRole('link', { name: /^(Search|搜索)$/ }).click();
      const field = page.getByRole('combobox');
      await field.waitFor();
      const expectAccessibleDialog = async () => {
        await waitUntilSettled(page);
        await expectAccessible(page, { within: DIALOG, narrowWidth: 360 });
      };
      await expectAccessibleDialog();
      await field.fill(language === 'en_US' ? 'tax' : '税');
      await page.getByRole('alert').waitFor();
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await expectAccessibleDialog();
      await page.getByRole('button', { name: /^(Try again|重试)$/ }).click();
      await field.fill('qqqqq');
      await page.getByRole('link', { name: /^(Browse all lawyers|查看全部律师)$/ }).waitFor();
      await expectAccessibleDialog();
    });

    test('have no axe violations in open filters, the picture viewer and the menu', async ({
      page,
    }) => {
      const main = page.getByRole('main');
      const dialog = page.getByRole('dialog');
      await page.goto('/people');
      await main.getByRole('button', { name: /^(Practice area|业务领域)/ }).click();
      await page.getByRole('radio').first().waitFor();
      await waitUntilSettled(page);
      await expectAccessible(page);
      await expect(page.getByRole('radio').first()).toBeVisible();
      await page.goto('/about#office-pictures');
      await page.getByRole('button', { name: /Library|图书室/ }).click();
      await dialog.waitFor();
      await waitUntilSettled(page);
      await expectAccessible(page, { narrowWidth: 360 });
      await expect(dialog).toBeVisible();

      await page.setViewportSize({ width: 360, height: VIEWPORT_HEIGHTS[360] });
      await page.goto('/people');
      await main.getByRole('button', { name: /^(Filters|筛选)/ }).click();
      await dialog.waitFor();
      await waitUntilSettled(page);
      await expectAccessible(page);
      await expect(dialog).toBeVisible();
      await page.goto('/home');
      await page.getByRole('button', { name: /^(Menu|菜单)$/ }).click();
      await dialog.waitFor();
      await waitUntilSettled(page);
      await expectAccessible(page);
      await expect(dialog).toBeVisible();
    });
  });
}
