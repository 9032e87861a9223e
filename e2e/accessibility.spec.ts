import { TOKEN_KEY } from '../src/api/request-headers';
import { DIALOG, expectAccessibleInBothLanguages } from './axe-checks';
import { REDUCED_MOTION, expect, storeSession, test } from './fixtures';
import { VIEWPORT_HEIGHTS, ADMIN_DIALOGS, ADMIN_SCREENS } from './screens';
import { chooseFromRowMenu } from './row-menu';
import { PICTURE } from './second-backend/seed';
import { scrollThrough, waitUntilSettled, navigateTo } from './settle';

/** Returns the section of the admin area that a path belongs to; one test checks all screens of a section. */
const sectionOf = (path: string) => /^\/admin\/(articles\/)?\w+/.exec(path)?.[0] ?? path;

const SECTIONS = new Set(ADMIN_SCREENS.map(({ path }) => sectionOf(path)));

// The wide layout shows the most content: it is checked in each language.
test.use({
  ...REDUCED_MOTION,
  allowedErrors: /status of 404/,
  viewport: { width: 1440, height: VIEWPORT_HEIGHTS[1440] },
});

for (const section of SECTIONS) {
  test(`axe finds no violations in either language on the admin screens of ${section} and in their dialogs`, async ({
    page,
  }) => {
    // The section of news has more than a dozen dialogs.
    test.slow();
    const dialogs = new Set(ADMIN_DIALOGS.filter(({ path }) => sectionOf(path) === section));
    await storeSession(page);
    for (const { path, narrowWidth } of ADMIN_SCREENS) {
      if (sectionOf(path) !== section) continue;
      await navigateTo(page, path);
      await scrollThrough(page);
      await expectAccessibleInBothLanguages(page, { narrowWidth });
      for (const dialog of dialogs) {
        if (dialog.path !== path) continue;
        await test.step(dialog.name, async () => {
          await waitUntilSettled(page);
          await dialog.open(page);
          const openDialog = page.getByRole('dialog');
          await openDialog.waitFor();
          await waitUntilSettled(page);
          await expectAccessibleInBothLanguages(page, { within: DIALOG, narrowWidth });
          await expect(openDialog).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(openDialog).toHaveCount(0);
        });
        dialogs.delete(dialog);
      }
    }
    expect(
      [...dialogs].map(({ name }) => name),
      'dialogs without a screen',
    ).toEqual([]);
  });
}

test('axe finds no violations in either language in the notices of lost values, lost pictures and differing orders, and in the session dialog', async ({
  page,
  mock,
}) => {
  await storeSession(page);
  // The languages have different orders.
  await page.route(/\/api\/admin\/job(\?|$)/, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { result: { lang: string }[] };
    if (json.result[0]?.lang === 'zh_CN') json.result.reverse();
    await route.fulfill({ response, json });
  });
  await page.goto('/admin/people/job');
  await page.getByRole('main').getByRole('alert').getByRole('list').first().waitFor();
  await waitUntilSettled(page);
  await expectAccessibleInBothLanguages(page, { narrowWidth: 360 });

  // The uploaded picture is missing, and the server accepts the request without storing it.
  const upload = { path: '/admin/files/upload', body: { result: { fileId: '/lost.png' } } };
  await mock.control('fail', upload);
  const body = { result: null, status: 200 };
  await mock.control('fail', { method: 'PUT', path: '/admin/latest-news', body });
  await page.goto('/admin/articles/news/edit?no=N-0102');
  await page
    .getByLabel(/^(Title|标题)/)
    .first()
    .fill('Not stored');
  const file = { name: 'a.png', mimeType: 'image/png', buffer: PICTURE };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await page.getByRole('button', { name: /^(Use whole picture|使用整张图片)$/ }).click();
  await page.getByRole('alert').filter({ hasText: '/lost.png' }).waitFor();
  await page.getByRole('button', { name: /^(Publish|发布)$/ }).click();
  await page.locator('[role="alert"]:focus').getByRole('table').waitFor();
  // Closes the tooltip of the button, which is outside of the page's landmarks.
  await page.mouse.move(0, 0);
  await page.getByRole('tooltip').waitFor({ state: 'hidden' });
  await waitUntilSettled(page);
  await expectAccessibleInBothLanguages(page, { narrowWidth: 360 });

  // Another tab has ended the session.
  await page.evaluate((key) => {
    localStorage.removeItem(key);
    dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  }, TOKEN_KEY);
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  await waitUntilSettled(page);
  await expectAccessibleInBothLanguages(page, { within: DIALOG, narrowWidth: 360 });
});

test('axe finds no violations in either language in the list of deleted items and in the form that restores one', async ({
  page,
}) => {
  await storeSession(page);
  await page.goto('/admin/articles/honors/list');
  const firstRow = page.getByRole('main').getByRole('row').nth(1);
  await firstRow.getByRole('link').first().waitFor();
  await chooseFromRowMenu(firstRow, /^(Delete|删除)/);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Delete|删除)/ })
    .click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  // Ends the time to undo.
  await page.locator('nav a[href="/admin/articles/news/list"]').first().click();
  await page.getByRole('button', { name: /^(Show deleted items|查看已删除的内容)$/ }).click();
  const list = page.getByRole('dialog').getByRole('tabpanel');
  await list.getByRole('table').waitFor();
  await waitUntilSettled(page);
  await expectAccessibleInBothLanguages(page, { within: DIALOG, narrowWidth: 360 });
  await list.getByRole('button', { name: /^(Restore|恢复)/ }).click();
  await page.getByText(/^(Restored from this browser|已从此浏览器恢复)/).waitFor();
  await waitUntilSettled(page);
  await expectAccessibleInBothLanguages(page, { narrowWidth: 360 });
});

test('axe finds no violations in either language on the login screen', async ({ page }) => {
  await page.goto('/admin-login');
  await scrollThrough(page);
  await expectAccessibleInBothLanguages(page, { narrowWidth: 360 });
});
