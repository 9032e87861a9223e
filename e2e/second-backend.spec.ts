import { expect, test } from '@playwright/test';
import type { Server } from 'node:http';
import { createPreviewServer } from '../scripts/preview-server';
import { CALM } from './fixtures';
import { listen } from './free-port';
import { choose } from './row-menu';
import { PICTURE } from './second-backend/seed';
import { startSecondBackend } from './second-backend/server';

test.use(CALM);

let backend: Awaited<ReturnType<typeof startSecondBackend>>;
let server: Server;
let site: string;

test.beforeEach(async () => {
  backend = await startSecondBackend();
  const preview = createPreviewServer('.cache/dist');
  ({ server } = preview);
  preview.begin((path) =>
    /^\/(api|uploads)\//.test(path) ? new URL(path, backend.url) : undefined,
  );
  site = await listen(server);
});

test.afterEach(() => {
  server.close();
  server.closeAllConnections();
  backend.close();
});

test('visitors read the site in both languages on the second backend', async ({ page }) => {
  await page.goto(`${site}/home`);
  await expect(page.getByRole('heading', { name: 'Advice across borders' })).toBeVisible();
  await page.goto(`${site}/people`);
  await page.getByRole('link', { name: 'Ada Chen' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Chen' })).toBeVisible();
  await expect(page.getByText('Education').first()).toBeVisible();
  await page.goto(`${site}/news`);
  await page.getByRole('link', { name: 'Firm opens in Ningbo' }).first().click();
  await expect(page.getByText('Firm opens in Ningbo, in detail.')).toBeVisible();
  await expect(page.locator('article img').first()).toHaveJSProperty('naturalWidth', 16);
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('宁波办公室成立');
});

test('staff publish, pin and delete news on the second backend', async ({ page }) => {
  await page.goto(`${site}/admin-login`);
  await page.locator('input[autocomplete="username"]').fill('second');
  await page.locator('input[autocomplete="current-password"]').fill(backend.store.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/articles/news/list');

  await page.getByRole('link', { name: 'Write news' }).click();
  const english = page.getByRole('region', { name: /^English/ });
  await english.getByLabel('Title').fill('A second office');
  await page.locator('input[type="file"]').first().setInputFiles({
    name: 'cover.png',
    mimeType: 'image/png',
    buffer: PICTURE,
  });
  await page.getByRole('button', { name: 'Use the whole picture' }).click();
  await expect(page.getByRole('button', { name: 'Replace the picture' }).first()).toBeVisible();
  await page.getByRole('combobox', { name: /Catalogue/ }).click();
  await page.getByText('Firm news', { exact: true }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published.').first()).toBeVisible();
  const stored = backend.store.tables.news.find(({ title }) => title === 'A second office');
  expect(stored?.coverUrl).toMatch('/uploads/');

  await page.goto(`${site}/admin/articles/news/list`);
  const row = page.getByRole('row').filter({ hasText: 'A second office' });
  await choose(row, /^Pin/);
  await expect(row.getByText('Pinned')).toBeVisible();
  await choose(row, /^Delete/);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  // Leaving the list sends what could still be undone.
  await page.getByRole('link', { name: 'Cases', exact: true }).click();
  await expect
    .poll(() => backend.store.tables.news.some(({ title }) => title === 'A second office'))
    .toBe(false);
});
