import { expect, test, type Page } from '@playwright/test';
import type { Server } from 'node:http';
import { createPreviewServer, proxyToApi } from '../scripts/preview-server';
import { REDUCED_MOTION } from './fixtures';
import { listen } from './free-port';
import { chooseFromRowMenu } from './row-menu';
import { PICTURE } from './second-backend/seed';
import { startSecondBackend } from './second-backend/server';
import type { Store } from './second-backend/store';

test.use(REDUCED_MOTION);

/** The path prefixes of uploaded files on the second backend. */
const UPLOADS = ['/uploads/'];

let backend: Awaited<ReturnType<typeof startSecondBackend>>;
let server: Server;
let siteUrl: string;

test.beforeEach(async () => {
  backend = await startSecondBackend();
  const preview = createPreviewServer('.cache/dist', UPLOADS);
  ({ server } = preview);
  preview.proxyTo(proxyToApi(`${backend.url}/api`, UPLOADS));
  siteUrl = await listen(server);
});

test.afterEach(() => {
  server.close();
  server.closeAllConnections();
  backend.close();
});

/** Returns the names of a table in one language, in the order of the backend. */
const names = (table: keyof Store['tables'], language: string) =>
  backend.store.tables[table].filter(({ lang }) => lang === language).map(({ name }) => name);

/** Publishes the edit form. An alert would list the values that the server did not store. */
async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published.').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

/** Moves a row up by one position with the keyboard. */
async function moveUp(page: Page, name: string, position: string): Promise<void> {
  await page.getByRole('button', { name: `Reorder ${name}`, exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`“${name}” picked up`)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`“${name}” is over position ${position}.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText(`“${name}” is now at position ${position}.`)).toBeAttached();
  await expect(page.getByText(/^Saving the order/)).toHaveCount(0);
}

test('visitors read the site in both languages on the second backend', async ({ page }) => {
  await page.goto(`${siteUrl}/home`);
  await expect(page.getByRole('heading', { name: 'Advice across borders' })).toBeVisible();
  await page.goto(`${siteUrl}/people`);
  await page.getByRole('link', { name: 'Ada Chen' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Chen' })).toBeVisible();
  await expect(page.getByText('Education').first()).toBeVisible();
  await page.goto(`${siteUrl}/news`);
  await page.getByRole('link', { name: 'Firm opens in Ningbo' }).first().click();
  await expect(page.getByText('Firm opens in Ningbo, in detail.')).toBeVisible();
  await expect(page.locator('article img').first()).toHaveJSProperty('naturalWidth', 16);
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('宁波办公室成立');
});

test('visitors filter lawyers and write to the firm on the second backend', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${siteUrl}/people`);
  const lawyers = page.getByRole('main').getByRole('article');
  await expect(lawyers).toHaveCount(3);
  await page.getByRole('button', { name: 'Practice area' }).click();
  await page.getByRole('radio', { name: 'Shipping' }).click();
  await expect(lawyers).toHaveCount(1);
  await expect(lawyers).toContainText('Boris Wang');
  await page.getByRole('searchbox', { name: 'Search lawyers' }).fill('ada');
  await expect(lawyers).toHaveCount(0);

  await page.goto(`${siteUrl}/about#contact`);
  const form = page.getByRole('form', { name: 'Write to us' });
  await form.getByLabel('Email').fill('olivia@shipping.example');
  await form.getByLabel('Send to').selectOption('Ningbo');
  await form.getByLabel('Message (optional)').fill('A charterparty dispute.');
  await form.getByRole('button', { name: 'Send message' }).click();
  // The form sends no sooner than three seconds after it rendered.
  await page.clock.fastForward(3_000);
  await expect(page.getByText(/^Thank you for your message\./)).toBeVisible();
  expect(backend.store.emails).toEqual([
    expect.objectContaining({
      email: 'olivia@shipping.example',
      content: 'A charterparty dispute.',
      to: 'office1@firm.example',
    }),
  ]);
});

test('staff publish, edit, pin and delete news on the second backend', async ({ page }) => {
  await page.goto(`${siteUrl}/admin-login`);
  await page.locator('input[autocomplete="username"]').fill('second');
  await page.locator('input[autocomplete="current-password"]').fill(backend.store.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/articles/news/list');

  await page.getByRole('link', { name: 'Add news' }).click();
  const english = page.getByRole('region', { name: /^English/ });
  await english.getByLabel('Title').fill('A second office');
  await page.locator('input[type="file"]').first().setInputFiles({
    name: 'cover.png',
    mimeType: 'image/png',
    buffer: PICTURE,
  });
  await page.getByRole('button', { name: 'Use whole picture' }).click();
  await expect(page.getByRole('button', { name: 'Replace picture' }).first()).toBeVisible();
  await expect(page.locator('form img[src*="/uploads/"]').first()).toHaveJSProperty(
    'naturalWidth',
    16,
  );
  await page.getByRole('combobox', { name: /Catalogue/ }).click();
  await page.getByText('Firm news', { exact: true }).click();
  await publish(page);
  const storedItem = backend.store.tables.news.find(({ title }) => title === 'A second office');
  expect(storedItem?.coverUrl).toMatch('/uploads/');

  await page.goto(`${siteUrl}/admin/articles/news/list`);
  await page.getByRole('link', { name: 'Guide to data exports', exact: true }).click();
  await english.getByLabel('Title').fill('Guide to data transfers');
  await publish(page);
  const guideVersions = backend.store.tables.news.filter(({ no }) => no === 'n2');
  expect(guideVersions.map(({ title, content }) => [title, content])).toEqual([
    ['Guide to data transfers', '<p>Guide to data exports, in detail.</p>'],
    ['数据出境指南', '<p>数据出境指南：详情。</p>'],
  ]);

  await page.goto(`${siteUrl}/admin/articles/news/list`);
  await expect(
    page.getByRole('link', { name: 'Guide to data transfers', exact: true }),
  ).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'A second office' });
  await chooseFromRowMenu(row, /^Pin/);
  await expect(row.getByText('Pinned')).toBeVisible();
  await chooseFromRowMenu(row, /^Delete/);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  // Leaving the list sends deletions that can still be undone.
  await page.getByRole('link', { name: 'Cases', exact: true }).click();
  await expect
    .poll(() => backend.store.tables.news.some(({ title }) => title === 'A second office'))
    .toBe(false);
});

test('staff reorder professional fields and jobs, edit a lawyer and the site, switch the site off and on, and log out on the second backend', async ({
  page,
}) => {
  backend.store.tokens.add('staff');
  await page.goto(`${siteUrl}/robots.txt`);
  await page.evaluate(() => localStorage.setItem('lawfirm_token', 'staff'));

  await page.goto(`${siteUrl}/admin/expertise/list`);
  await moveUp(page, 'Data protection', '2 of 3');
  expect(names('professionalFields', 'en_US')).toEqual(['Mergers', 'Data protection', 'Shipping']);
  expect(names('professionalFields', 'zh_CN')).toEqual(['并购', '数据合规', '海事海商']);

  await page.goto(`${siteUrl}/admin/people/job`);
  await moveUp(page, 'Associate', '2 of 3');
  expect(names('jobs', 'en_US')).toEqual(['Partner', 'Associate', 'Counsel']);
  expect(names('jobs', 'zh_CN')).toEqual(['合伙人', '律师', '顾问']);

  await page.goto(`${siteUrl}/admin/people/list`);
  await page.getByRole('link', { name: 'Boris Wang', exact: true }).click();
  await page.getByLabel('Phone').fill('+86 574 8000 0003');
  await publish(page);
  const borisVersions = backend.store.tables.lawyers.filter(({ no }) => no === 'l2');
  expect(borisVersions).toEqual([
    expect.objectContaining({ name: 'Boris Wang', phoneNumber: '+86 574 8000 0003' }),
    expect.objectContaining({ name: '王博', phoneNumber: '+86 574 8000 0003' }),
  ]);

  await page.goto(`${siteUrl}/admin/site/edit`);
  const contactGroup = page.getByRole('group', { name: 'Address and contact', exact: true });
  await contactGroup.getByLabel('Email').fill('desk@firm.example');
  await publish(page);
  expect(backend.store.tables.portal.map(({ email }) => email)).toEqual([
    'desk@firm.example',
    'desk@firm.example',
  ]);

  await page.goto(`${siteUrl}/admin/site/status`);
  const toggle = page.getByRole('switch', { name: 'Site on for visitors' });
  for (const [state, storedStatus] of [
    ['off', '0'],
    ['on', '1'],
  ] as const) {
    await toggle.click();
    await page.getByRole('button', { name: `Switch the site ${state}` }).click();
    await expect(page.getByRole('heading', { name: `The site is ${state}` })).toBeVisible();
    expect(backend.store.siteStatus).toBe(storedStatus);
  }

  await page.getByRole('banner').getByRole('button', { name: 'Second Editor' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('textbox', { name: 'Account' })).toBeVisible();
  // The screen changes before the server has responded.
  await expect.poll(() => [...backend.store.tokens]).toEqual([]);
});
