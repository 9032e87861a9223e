import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { REDUCED_MOTION, expect, storeSession, test } from './fixtures';
import { chooseFromRowMenu } from './row-menu';

test.use(REDUCED_MOTION);

const LIST = '/admin/banner/list';
const PICTURE = {
  name: 'courtyard.webp',
  mimeType: 'image/webp',
  buffer: readFileSync('mocks/pictures/banner-5.webp'),
};

/** Returns the title field of one language, whose region has a name that continues with its state. */
const title = (page: Page, language: RegExp) =>
  page.getByRole('region', { name: language }).getByRole('textbox', { name: /^Title/ });
const publishButton = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('staff create a banner in two languages, preview it as visitors see it, and pin it', async ({
  page,
  mock,
}) => {
  await storeSession(page);
  await page.goto(LIST);
  await page.getByRole('link', { name: 'Add a banner' }).click();
  await expect(page).toHaveURL(/\?edit=new$/);
  await publishButton(page).click();
  await expect(page.getByRole('alert', { name: 'Not published' })).toContainText(
    'English: Enter a title in at least one language, or choose a picture.',
  );

  await page.locator('input[type="file"]').setInputFiles(PICTURE);
  await page.getByRole('button', { name: 'Use whole picture' }).click();
  await expect(page.getByRole('button', { name: 'Replace picture' })).toBeVisible();
  const link = page.getByLabel('Link', { exact: true });
  await link.fill('javascript:alert(1)');
  await title(page, /^English/).fill('Courtyards of the law');
  await expect(page.getByText(/Enter a web address that starts with/).first()).toBeVisible();
  await link.fill('/news');
  await title(page, /^Simplified Chinese/).fill('法之庭院');

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  const frame = preview.frameLocator('iframe');
  // The preview opens in the language that was edited last.
  await expect(frame.getByRole('heading', { name: '法之庭院' })).toBeVisible();
  await preview.getByText('English', { exact: true }).click();
  await expect(frame.getByRole('heading', { name: 'Courtyards of the law' })).toBeVisible();
  await expect(frame.locator('img')).toHaveJSProperty('complete', true);
  await expect(frame.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  await preview.getByText('Simplified Chinese', { exact: true }).click();
  await expect(frame.getByRole('heading', { name: '法之庭院' })).toBeVisible();
  await preview.getByText('Mobile', { exact: true }).click();
  await expect.poll(() => frame.locator('html').evaluate(() => innerWidth)).toBe(390);
  await frame.getByRole('link', { name: /^了解详情/ }).click();
  await expect(preview.getByText(/This link goes to:.*\/news$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();

  await publishButton(page).dblclick();
  await expect(page).toHaveURL(/\/admin\/banner\/list$/);
  await expect(row(page, 'Courtyards of the law')).toBeVisible();
  await expect(row(page, '法之庭院')).toBeVisible();
  const postRequests = (await mock.requests()).filter(
    ({ method, path }) => method === 'POST' && path === '/api/admin/banner',
  );
  expect(postRequests).toHaveLength(1);
  expect(postRequests[0]?.body).toHaveLength(2);

  await chooseFromRowMenu(row(page, 'Courtyards of the law'), /^Pin/);
  await expect(row(page, 'Courtyards of the law').getByText('Pinned')).toBeVisible();
  await chooseFromRowMenu(row(page, 'Counsel across borders'), /^Unpin/);
  await expect(row(page, 'Counsel across borders').getByText('Pinned')).toHaveCount(0);
  // The list updates optimistically.
  const countPinRequests = async () =>
    (await mock.requests()).filter(({ path }) => /\/banner\/\d+\/[01]$/.test(path)).length;
  await expect.poll(countPinRequests).toBe(2);

  const visitor = await page.context().newPage();
  await visitor.goto('/home');
  const slide = visitor.getByRole('listitem', { name: '1 of 6', exact: true });
  await expect(slide.getByRole('heading')).toHaveText('Courtyards of the law');
  await expect(slide.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  await expect(slide.getByRole('link', { name: /^Read more/ })).toHaveAttribute('href', '/news');
  await visitor.getByRole('button', { name: '中文' }).click();
  await expect(visitor.getByRole('heading', { name: '法之庭院' })).toBeAttached();
});
