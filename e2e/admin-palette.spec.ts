import type { Page } from '@playwright/test';
import { axeViolations } from './axe';
import { REDUCED_MOTION, expect, fillRichText, storeSession, test } from './fixtures';
import { waitUntilSettled } from './settle';

test.use(REDUCED_MOTION);

const LIST = '/admin/articles/news/list';

/** Returns the search field of the palette. */
const searchField = (page: Page) =>
  page.getByRole('combobox', { name: /^(Pages, actions and items|页面、操作与内容)$/ });

/** Opens the palette with its shortcut and types into it; returns its options. */
async function search(page: Page, query: string) {
  await page.keyboard.press('Control+k');
  const field = searchField(page);
  await expect(field).toBeFocused();
  await field.fill(query);
  return page.getByRole('listbox').getByRole('option');
}

test('the command palette finds screens, actions and, by their names in either language, items, and lists recent choices first', async ({
  page,
}) => {
  await storeSession(page);
  await page.goto(LIST);
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();

  // A news item, by the middle of its English title.
  await expect((await search(page, 'in six pict')).first()).toHaveText(/^An arbitration in six/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/articles\/news\/edit\?no=N-\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Edit news item' })).toBeVisible();

  // A lawyer whom no title names, by the Chinese name, in the English interface: the first result keeps the highlight.
  const lawyerOptions = page.getByRole('group', { name: 'Lawyers' }).getByRole('option');
  await search(page, '谭欣悦');
  await expect(lawyerOptions).toHaveText([/^谭欣悦/]);
  await expect(lawyerOptions).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/people\/edit\/\d+$/);

  // A screen and an action; the recent choice comes first the next time.
  await expect((await search(page, 'honor')).first()).toHaveText(/^Honors/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/articles\/honors\/list$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Honors' })).toBeFocused();
  await search(page, '');
  const recentOptions = page.getByRole('group', { name: 'Recent' }).getByRole('option');
  await expect(recentOptions).toHaveText([/^Honors/, /^谭欣悦/, /^An arbitration in six/]);
  await searchField(page).fill('external case');
  await page.getByRole('option', { name: 'Add an external case' }).click();
  await expect(page).toHaveURL(/\/admin\/articles\/cases\/edit-external$/);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await searchField(page).fill('中文');
  await page.getByRole('option', { name: 'Change language: 简体中文' }).click();

  // The server has no filter for banners and catalogues.
  await search(page, '贯通法域');
  await expect(page.getByRole('group', { name: '首页横幅' }).getByRole('option')).toHaveText([
    '立足中国，贯通法域',
  ]);
  await waitUntilSettled(page);
  expect(await axeViolations(page)).toEqual([]);
  await searchField(page).fill('跨境并购');
  await page.getByRole('group', { name: '栏目' }).getByRole('option').first().click();
  await expect(page).toHaveURL(/\/admin\/articles\/cases\/folder$/);
});

test('in the rich text editor, Ctrl+K opens the command palette and Ctrl+Shift+K the link dialog, and Escape restores the focus', async ({
  page,
}) => {
  await storeSession(page);
  await page.goto('/admin/articles/news/edit');
  const content = page.getByRole('region', { name: /^English/ }).getByLabel('Content');
  await fillRichText(content, 'words');
  await content.press('Control+a');
  await content.press('Alt+F10');
  await expect(content).not.toBeFocused();
  await page.keyboard.press('Control+Shift+k');
  await expect(page.getByRole('dialog', { name: 'Add a link' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(content).toBeFocused();
  await content.press('Control+k');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(content).toBeFocused();
  await content.press('Control+Shift+k');
  await expect(page.getByRole('dialog', { name: 'Add a link' })).toBeVisible();
  await expect(searchField(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Add a link' })).toBeHidden();
  // The dialog restores the focus to the text.
  await expect(content).toBeFocused();
});

test('the command palette reports that nothing was found and that a list failed to load', async ({
  page,
  mock,
}) => {
  await storeSession(page);
  await page.goto('/admin/site/status');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await mock.control('fail', { path: '/admin/lawyerTeam', body: { error: 'The list is locked.' } });
  const options = await search(page, 'zzzz');
  const status = page.getByRole('dialog', { name: 'Search the back office' }).getByRole('status');
  await expect(status).toHaveText('No results for “zzzz”.');
  await expect(page.getByRole('alert')).toContainText('Couldn’t search Lawyers');
  await expect(options).toHaveCount(0);
  const opener = page.getByRole('button', { name: 'Search', exact: true });
  const field = searchField(page);
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await opener.click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('the command palette keeps the focus when the screen behind it renders late', async ({
  page,
}) => {
  await storeSession(page);
  await page.goto(LIST);
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  const field = searchField(page);
  await search(page, 'banners');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();

  let release = (): void => undefined;
  const releasePromise = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await releasePromise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Banners' }).click();
  await expect(page).toHaveURL(/\/admin\/banner\/list$/);
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  release();
  // The announcement of the heading, which would have got the focus.
  await expect(page.getByRole('paragraph').filter({ hasText: /^Banners$/ })).toHaveCount(1);
  await expect(field).toBeFocused();
});

// The check parses hostile texts: nothing in them runs, and the browser reports the violations of the policy.
test.describe('content health', () => {
  test.use({ allowedErrors: /Content Security Policy/ });

  test('finds the issues of the seed and links to the screens that fix them', async ({
    page,
    mock,
  }) => {
    await storeSession(page);
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(LIST);
    await page.getByRole('button', { name: 'Content health' }).click();
    const healthDialog = page.getByRole('dialog', { name: 'Content health' });
    await healthDialog.getByRole('button', { name: 'Start check' }).click();
    await expect(healthDialog.getByText(/^Checked .*\. \d+ issues found\.$/)).toBeVisible();
    /** Returns the rows of a group of issues that contain a text; opens the group first. */
    const openGroupRows = async (group: string, name: string | RegExp) => {
      await healthDialog.getByRole('tab', { name: new RegExp(`^${group}`) }).click();
      return healthDialog.getByRole('tabpanel').getByRole('row').filter({ hasText: name });
    };

    const rowInOneLanguage = await openGroupRows('Missing languages', 'Daniel Okonkwo');
    await expect(rowInOneLanguage).toContainText('No version in Simplified Chinese');
    await expect(rowInOneLanguage.getByRole('link')).toHaveAttribute(
      'href',
      /^\/admin\/people\/edit\/\d+$/,
    );
    const missingBannerRow = await openGroupRows(
      'Missing languages',
      'Only 4 in Simplified Chinese',
    );
    await expect(missingBannerRow.getByRole('link')).toHaveAttribute(
      'href',
      '/admin/banner/list?language=zh_CN',
    );
    const rowsWithoutPortrait = await openGroupRows('Missing pictures', /Lawyers.*No portrait/s);
    await expect(rowsWithoutPortrait.first()).toBeVisible();
    const emptyCatalogueRow = await openGroupRows('Empty catalogues', 'Talks');
    await expect(emptyCatalogueRow.getByRole('link')).toHaveAttribute(
      'href',
      '/admin/articles/news/folder',
    );
    await expect(
      await openGroupRows('Pictures without alternative text', 'Business e-mail compromise'),
    ).toHaveCount(2);
    const hostileRow = (await openGroupRows('Links', 'javascript:window.__pwned=true')).first();
    await expect(hostileRow).toContainText('Invalid address');

    // The check counted no view and changed nothing.
    const calls = await mock.requests();
    expect(calls.filter(({ path }) => /\/user\/.*\/\d+$/.test(path))).toEqual([]);
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);

    await waitUntilSettled(page);
    expect(await axeViolations(page)).toEqual([]);
    const editPath = '/admin/articles/news/edit?no=N-0106';
    await expect(hostileRow.getByRole('link')).toHaveAttribute('href', editPath);
    const newsRowInOneLanguage = await openGroupRows(
      'Missing languages',
      'A new address for the London office',
    );
    await newsRowInOneLanguage.getByRole('link').click();
    await expect(page).toHaveURL(/news\/edit\?no=N-\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Edit news item' })).toBeVisible();
    // The results stay until the next run.
    await page.getByRole('button', { name: 'Content health' }).click();
    await expect(await openGroupRows('Empty catalogues', 'Talks')).toBeVisible();
  });
});

test('the page scrolls again after a dialog has closed', async ({ page }) => {
  await storeSession(page);
  await page.goto(LIST);
  await expect(page.getByRole('table', { name: 'News' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});
