import type { Page } from '@playwright/test';
import { expect, setInterfaceLanguage, test } from './fixtures';
import { watchShifts } from './layout-shifts';
import { waitUntilSettled } from './settle';

const readStoredKeys = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

for (const [locale, privacy, terms, date, section] of [
  ['en_US', 'Privacy notice', 'Terms of use', 'Effective November 1, 2026', 'Server logs'],
  ['zh_CN', '隐私政策', '使用条款', '自2026年11月1日起施行', '服务器日志'],
] as const) {
  test(`a visitor reads the legal documents in ${locale}`, async ({ page }) => {
    await setInterfaceLanguage(page, locale);
    await page.goto('/docs/privacy');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(privacy);
    await expect(page).toHaveTitle(new RegExp(`^${privacy} · `));
    await expect(page.getByText(date)).toBeVisible();
    await page.getByRole('link', { name: section }).click();
    await expect(page.getByRole('heading', { level: 2, name: section })).toBeInViewport();
    await expect(page.getByRole('region', { name: section })).toBeFocused();
    await page.getByRole('main').getByRole('link', { name: terms.toLowerCase() }).click();
    await expect(heading).toHaveText(terms);
    await expect(heading).toBeFocused();
    await expect(page.getByText(date)).toBeVisible();
    await page.goBack();
    await expect(heading).toHaveText(privacy);
  });
}

test('the site stores in the browser only what the privacy notice lists', async ({
  page,
  context,
}) => {
  await page.goto('/docs/privacy');
  const keys = page.getByRole('table').locator('code');
  await keys.first().waitFor();
  const documentedKeys = await keys.allTextContents();
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('隐私政策');
  for (const path of ['/home', '/news', '/people', '/about#contact']) {
    await page.goto(path);
    await page.locator('h1').waitFor();
    await page.mouse.wheel(0, 1200);
  }
  await page.goto('/about#contact');
  const form = page.locator('#contact form');
  await form.getByRole('textbox').first().fill('Zhou Ying');
  await expect.poll(() => readStoredKeys(page)).toContain('lawfirm_message');
  for (const key of await readStoredKeys(page)) expect(documentedKeys, key).toContain(key);
  // The only cookie is the language, with which a web server chooses the prerendered page (D51).
  const cookies = (await context.cookies()).map(({ name, sameSite }) => [name, sameSite]);
  expect(cookies).toEqual([['umi_locale', 'Lax']]);
});

test('an unknown legal document shows "Page not found" inside the layout of the site', async ({
  page,
}) => {
  await page.goto('/docs/imprint');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
});

test('a legal document has no layout shift while it loads', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const readShifts = await watchShifts(page);
  await page.goto('/docs/privacy');
  await expect(page.getByRole('main').getByText('+86 10 5550 0100')).toBeVisible();
  await waitUntilSettled(page);
  expect(await readShifts()).toEqual([]);
});
