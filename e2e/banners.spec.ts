import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { REDUCED_MOTION, expect, storeSession, setInterfaceLanguage, test } from './fixtures';
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
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

/** Changes the subtitle of a banner as another editor in another browser would. */
async function changeSubtitleElsewhere(
  page: Page,
  bannerTitle: string,
  subTitle: string,
): Promise<void> {
  await page.evaluate(
    async ([currentTitle, newSubTitle]) => {
      const headers = {
        Authorization: localStorage.getItem('lawfirm_token') ?? '',
        'X-LawFirm-ID': '100',
        'X-Language': 'en_US',
        'Content-Type': 'application/json',
      };
      const response = await fetch(`/api/admin/banner?_t=${Date.now()}`, { headers });
      const { result } = (await response.json()) as {
        result: { id: number; lang: string; title: string; imgPath: string; linkUrl: string }[];
      };
      const banner = result.find((candidate) => candidate.title === currentTitle);
      if (!banner) throw new Error(`No banner has the title ${currentTitle}`);
      const { id, lang, imgPath, linkUrl } = banner;
      const body = JSON.stringify([
        { id, lang, title: currentTitle, subTitle: newSubTitle, imgPath, linkUrl },
      ]);
      await fetch('/api/admin/banner', { method: 'PUT', headers, body });
    },
    [bannerTitle, subTitle] as const,
  );
}

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

test('the banner form recovers a draft after its tab was closed, and shows a conflict before it overwrites anything', async ({
  page,
  mock,
}) => {
  await storeSession(page);
  await page.goto(LIST);
  await page.getByRole('link', { name: 'Advice you can act on', exact: true }).click();
  await title(page, /^English/).fill('Advice to act on');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  const url = page.url();
  const secondPage = await page.context().newPage();
  await page.close();

  await secondPage.goto(url);
  await expect(secondPage.getByText('Advice to act on').first()).toBeVisible();
  await secondPage.getByRole('button', { name: 'Restore' }).click();
  await expect(title(secondPage, /^English/)).toHaveValue('Advice to act on');
  await changeSubtitleElsewhere(secondPage, 'Advice you can act on', 'Written by somebody else.');
  await publishButton(secondPage).click();
  const confirmDialog = secondPage.getByRole('dialog');
  await expect(confirmDialog).toContainText('A newer version was published');
  await expect(confirmDialog).toContainText('Written by somebody else.');
  await confirmDialog.getByRole('button', { name: 'All mine' }).click();
  await confirmDialog.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(secondPage.getByText('Published.').first()).toBeVisible();
  await secondPage.reload();
  await expect(title(secondPage, /^English/)).toHaveValue('Advice to act on');
  const putRequests = (await mock.requests()).filter(
    ({ method, path }) => method === 'PUT' && path === '/api/admin/banner',
  );
  expect(putRequests).toHaveLength(2);
});

test('a deleted banner can be restored until the editor leaves the list', async ({
  page,
  mock,
}) => {
  await setInterfaceLanguage(page, 'en_US');
  await storeSession(page);
  await page.goto(`${LIST}?language=en_US`);
  await expect(page.getByRole('cell', { name: 'English', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Simplified Chinese' })).toHaveCount(0);
  const banner = row(page, 'Sixteen fields');
  const confirmDeletion = async () => {
    await chooseFromRowMenu(banner, /^Delete/);
    const confirmDialog = page.getByRole('dialog');
    await expect(confirmDialog).toContainText('Sixteen fields, one team per matter');
    await confirmDialog.getByRole('button', { name: 'Delete', exact: true }).click();
  };
  const countDeletions = async () =>
    (await mock.requests()).filter(({ method }) => method === 'DELETE').length;
  await confirmDeletion();
  await banner.getByRole('button', { name: /^Undo/ }).click();
  await expect(banner.getByRole('button', { name: /^More/ })).toBeVisible();
  expect(await countDeletions()).toBe(0);
  await confirmDeletion();
  await expect(banner.getByRole('button', { name: /^Undo/ })).toBeVisible();
  await page.getByRole('link', { name: 'News', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await expect.poll(countDeletions).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(/\?language=en_US$/);
  await expect(row(page, 'Cross-Border')).toBeVisible();
  await expect(banner).toHaveCount(0);
});
