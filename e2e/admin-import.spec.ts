import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeViolations } from './axe';
import { REDUCED_MOTION, expect, setInterfaceLanguage, storeSession, test } from './fixtures';
import { LANGUAGES, VIEWPORT_HEIGHTS } from './screens';
import { resize, waitUntilSettled } from './settle';

test.use({ ...REDUCED_MOTION, allowedErrors: /status of 422/ });

const IMPORT_PATH = '/admin/articles/cases/import';

const CSV_LINES = [
  'Catalogue,Title (English),标题（中文）,Content (English),Notes',
  'Transactions,Imported by a file,导入的案例,"First line\nSecond line",x',
  'Nowhere,Without a catalogue,,<script>x</script>,',
  'Transactions,Imported by a file,,,',
];

/** Chooses a file with two valid cases. */
const chooseFile = (page: Page) =>
  page.locator('input[type="file"]').setInputFiles({
    name: 'cases.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(CSV_LINES.join('\n')),
  });

/** Chooses the file in the English interface, and opens the step that checks its rows. */
async function checkRows(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose a CSV file' }).waitFor();
  await chooseFile(page);
  await page.getByRole('button', { name: 'Check rows' }).click();
}

for (const locale of LANGUAGES) {
  test(`axe finds no violations in the steps of an import in ${locale}`, async ({ page, mock }) => {
    const expectAccessible = async () => {
      await waitUntilSettled(page);
      for (const width of [1440, 360] as const) {
        await resize(page, width, VIEWPORT_HEIGHTS[width]);
        expect.soft(await axeViolations(page), `${width} px`).toEqual([]);
      }
      await resize(page, 1440, VIEWPORT_HEIGHTS[1440]);
    };
    await setInterfaceLanguage(page, locale);
    await storeSession(page);
    await page.goto(IMPORT_PATH);
    const button = (name: RegExp) => page.getByRole('button', { name });
    await button(/^(Choose a CSV file|选择CSV文件)$/).waitFor();
    await chooseFile(page);
    await button(/^(Check rows|检查数据)$/).waitFor();
    await expectAccessible();
    await button(/^(Check rows|检查数据)$/).click();
    await expect(button(/^(Import 2 rows|导入2行)$/)).toBeEnabled();
    await expectAccessible();
    await mock.control('hold', { method: 'POST', path: '/admin/case-analysis' });
    await button(/^(Import 2 rows|导入2行)$/).click();
    await button(/^(Pause import|暂停导入)$/).click();
    await mock.control('release', { path: '/admin/case-analysis' });
    await expect(page.getByText(/^(Paused: 1 of 2 rows done\.|已暂停：已处理1行)/)).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: /^(Site status|网站状态)$/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await waitUntilSettled(page);
    expect.soft(await axeViolations(page, { within: '[role="dialog"]' })).toEqual([]);
    await dialog.getByRole('button', { name: /^(Stay|留在此页)$/ }).click();
    await button(/^(Resume import|继续导入)$/).click();
    await button(/^(Download rows not imported|下载未导入的行)$/).waitFor();
    await expectAccessible();
  });
}

test('a duplicated tab does not resume the import of the other tab', async ({ page, mock }) => {
  await storeSession(page);
  await page.goto(IMPORT_PATH);
  await checkRows(page);
  await mock.control('hold', { method: 'POST', path: '/admin/case-analysis' });
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await page.getByRole('button', { name: 'Pause import' }).waitFor();
  const popup = page.waitForEvent('popup');
  // A window that the page opens gets a copy of its session storage, as a duplicated tab does.
  await page.evaluate(() => void open(location.href));
  const duplicatedPage = await popup;
  await expect(duplicatedPage.getByText('This import is open in another tab.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Resume import' }).waitFor();
  await duplicatedPage.getByRole('button', { name: 'Import another file' }).click();
  await expect(duplicatedPage.getByRole('button', { name: 'Choose a CSV file' })).toBeVisible();
});

test('staff import cases from a file, and download the rows that were not imported', async ({
  page,
  mock,
}) => {
  await storeSession(page);
  await page.goto('/admin/articles/cases/list');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await checkRows(page);
  await mock.control('fail', { method: 'POST', path: '/admin/case-analysis', status: 422 });
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('1 item imported. 1 row failed.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download rows not imported' }).click();
  const file = await (await download).path();
  const text = readFileSync(file, 'utf8');
  expect(text.split('\r\n')[0]).toBe(
    '\uFEFFCatalogue,Title (English),标题（中文）,Content (English),Notes,Error',
  );
  for (const title of ['导入的案例', 'Without a catalogue']) expect(text).toContain(title);
  await page.getByRole('link', { name: 'Imported by a file' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit case' })).toBeVisible();
});
