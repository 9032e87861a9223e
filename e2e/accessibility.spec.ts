import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, signIn, speak, test } from './fixtures';
import { LANGUAGES, publicScreens, readThrough } from './screens';

const WIDTHS = [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const;

async function check(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect.soft(found, page.url()).toEqual([]);
}

for (const locale of LANGUAGES) {
  for (const [width, height] of WIDTHS) {
    test.describe(`${locale} at ${width} px`, () => {
      test.use({
        viewport: { width, height },
        contextOptions: { reducedMotion: 'reduce' },
        allowedErrors: /status of (404|503)/,
      });

      test('axe finds nothing on the public screens', async ({ page, mock }) => {
        test.setTimeout(180_000);
        await speak(page, locale);
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
        test.slow();
        await speak(page, locale);
        await page.goto('/admin-login');
        await readThrough(page);
        await check(page);
        await signIn(page);
        await readThrough(page);
        await check(page);
        await page.goto('/admin/articles/news/edit');
        await readThrough(page);
        await check(page);
        await page.goto('/admin/articles/news/edit?no=N-0102');
        await readThrough(page);
        await check(page);
      });

      test('axe finds nothing in the open filters and the picture viewer', async ({ page }) => {
        await speak(page, locale);
        await page.goto('/people');
        const filters = width < 768 ? /^(Filters|筛选)/ : /^(Practice area|业务领域)/;
        await page.getByRole('main').getByRole('button', { name: filters }).click();
        const opened = width < 768 ? page.getByRole('dialog') : page.getByRole('radio').first();
        await opened.waitFor();
        await check(page);
        await page.goto('/about#premises');
        await page.getByRole('button', { name: /Library|图书室/ }).click();
        await page.getByRole('dialog').waitFor();
        await check(page);
      });

      if (width === 360) {
        test('axe finds nothing in the open menu', async ({ page }) => {
          await speak(page, locale);
          await page.goto('/home');
          await page.getByRole('button', { name: /^(Menu|菜单)$/ }).click();
          await check(page);
        });
      }
    });
  }
}
