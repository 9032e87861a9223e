import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { REDUCED_MOTION, expect, logIn, test } from './fixtures';
import { chooseFromRowMenu } from './row-menu';

test.use(REDUCED_MOTION);

/** Returns a small PNG of one color. */
function createPicture(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    let crc = 0xffffffff;
    for (const byte of body) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    }
    const lengthAndChecksum = Buffer.alloc(8);
    lengthAndChecksum.writeUInt32BE(data.length);
    lengthAndChecksum.writeUInt32BE(~crc >>> 0, 4);
    return Buffer.concat([lengthAndChecksum.subarray(0, 4), body, lengthAndChecksum.subarray(4)]);
  };
  const [width, height] = [64, 40];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0x7c)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns the region of the edit form for one language, whose name continues with its state. */
const version = (page: Page, name: RegExp) => page.getByRole('region', { name });

test('staff publish a bilingual news item, visitors read it, and staff delete it again', async ({
  page,
  mock,
}) => {
  await logIn(page);
  await page.getByRole('link', { name: 'Add news' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New news item' })).toBeVisible();

  const english = version(page, /^English/);
  const chinese = version(page, /^Simplified Chinese/);
  await english.getByLabel('Title').fill('A new office in Chengdu');
  await english.getByLabel('Summary').fill('Our sixth office opens in spring.');
  await english.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.type('We open in ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('April');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('.');
  await chinese.getByLabel('Title').fill('成都办公室即将启用');
  await chinese.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.type('成都办公室将于明年四月启用。');
  await page.locator('input[type="file"]').first().setInputFiles({
    name: 'cover.png',
    mimeType: 'image/png',
    buffer: createPicture(),
  });
  await page.getByRole('button', { name: 'Use whole picture' }).click();
  await expect(page.getByRole('button', { name: 'Replace picture' }).first()).toBeVisible();
  await page.getByRole('combobox', { name: /Catalogue/ }).click();
  await page.getByText('Firm News', { exact: true }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).dblclick();
  await expect(page.getByText('Published.').first()).toBeVisible();
  const mutations = (await mock.requests()).filter(
    ({ method, path }) => method === 'POST' && path === '/api/admin/latest-news',
  );
  expect(mutations).toHaveLength(1);
  expect(mutations[0]?.body).toHaveLength(2);

  const visitor = await page.context().newPage();
  await visitor.goto('/news');
  await visitor.getByRole('link', { name: 'A new office in Chengdu' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('A new office in Chengdu');
  await expect(visitor.locator('article strong')).toHaveText('April');
  await expect(visitor.locator('article img').first()).toHaveJSProperty('naturalWidth', 64);
  await visitor.getByRole('button', { name: '中文' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('成都办公室即将启用');
  await expect(visitor.getByText('成都办公室将于明年四月启用。')).toBeVisible();
  await visitor.getByRole('button', { name: 'EN' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('A new office in Chengdu');

  await page.bringToFront();
  await page.goto('/admin/articles/news/list?title=Chengdu');
  const row = page.getByRole('row').filter({ hasText: 'A new office in Chengdu' });
  // The row updates before the change is stored.
  const pinResponse = page.waitForResponse((response) =>
    response.url().includes('/latest-news/pin'),
  );
  await chooseFromRowMenu(row, /^Pin/);
  await expect(row.getByText('Pinned')).toBeVisible();
  await pinResponse;
  await visitor.goto('/news');
  await expect(visitor.getByRole('list', { name: 'News' }).getByRole('link').first()).toHaveText(
    'A new office in Chengdu',
  );

  await chooseFromRowMenu(row, /^Delete/);
  const confirmDialog = page.getByRole('dialog');
  await expect(confirmDialog).toContainText('A new office in Chengdu');
  await expect(confirmDialog).toContainText(/English.*Simplified Chinese/);
  await confirmDialog.getByRole('button', { name: 'Delete in all languages' }).click();
  // Leaving the list sends deletions that can still be undone.
  await page.getByRole('link', { name: 'Cases', exact: true }).click();
  await expect
    .poll(async () => (await mock.requests()).filter(({ method }) => method === 'DELETE').length)
    .toBe(1);
  await visitor.goto('/news');
  await expect(visitor.getByRole('list', { name: 'News' })).toBeVisible();
  await expect(visitor.getByText('A new office in Chengdu')).toHaveCount(0);
});
