import type { Locator, Page } from '@playwright/test';
import { axeViolations } from './axe';
import { REDUCED_MOTION, expect, type Mock, storeSession, test } from './fixtures';
import { chooseFromRowMenu } from './row-menu';
import { waitUntilSettled } from './settle';

test.use(REDUCED_MOTION);

const ITEM = '/admin/articles/news/edit?no=N-0102';

const version = (page: Page, name: RegExp) => page.getByRole('region', { name });
const title = (page: Page): Locator => version(page, /^English/).getByLabel('Title');
const publishButton = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });
const expectPublished = (page: Page) => expect(page.getByText('Published.').first()).toBeVisible();

async function openItem(page: Page, path = ITEM): Promise<void> {
  await page.goto(path);
  await expect(title(page)).toBeEditable();
}

async function findMutations(mock: Mock): Promise<{ method: string; body?: unknown }[]> {
  return (await mock.requests()).filter(
    ({ method, path }) => method !== 'GET' && path === '/api/admin/latest-news',
  );
}

test('the edit form offers a draft with its differences after the tab was closed, and only to the same account', async ({
  page,
  context,
}) => {
  await storeSession(page, 'admin');
  await openItem(page);
  const titleBefore = await title(page).inputValue();
  await title(page).fill('A title that nobody has published');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.close();

  const secondPage = await context.newPage();
  await storeSession(secondPage, 'editor');
  await openItem(secondPage);
  await waitUntilSettled(secondPage);
  await expect(secondPage.getByRole('button', { name: 'Restore' })).toHaveCount(0);
  await expect(title(secondPage)).toHaveValue(titleBefore);

  await storeSession(secondPage, 'admin');
  await secondPage.goto('/admin/site/status');
  await secondPage.getByRole('banner').getByRole('button', { name: 'Wang Li' }).click();
  await secondPage.getByRole('menuitem', { name: 'Drafts and deleted items' }).click();
  const drafts = secondPage.getByRole('dialog', { name: 'Drafts and deleted items' });
  await expect(drafts.getByText(/^News · Saved .*, expires /)).toBeVisible();
  expect(await axeViolations(secondPage)).toEqual([]);
  await drafts.getByRole('link', { name: 'Resume A title that nobody has published' }).click();
  await expect(drafts).toBeHidden();
  const differenceRows = secondPage.getByRole('row').filter({ hasText: 'English: Title' });
  await expect(differenceRows).toContainText('A title that nobody has published');
  await expect(differenceRows).toContainText(titleBefore.slice(0, 20));
  await secondPage.getByRole('button', { name: 'Restore' }).click();
  await expect(title(secondPage)).toHaveValue('A title that nobody has published');
  await expect(secondPage.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('edit form without a network connection', () => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('reports the missing connection, and publishes only when the editor tries again', async ({
    page,
    context,
    mock,
  }) => {
    await storeSession(page);
    await openItem(page);
    await context.setOffline(true);
    await title(page).fill('Written in the train');
    await expect(page.getByText(/You’re offline/)).toBeVisible();
    await publishButton(page).click();
    await expect(page.getByText(/Not sent, because you’re offline/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/You’re back online/)).toBeVisible();
    expect(await findMutations(mock)).toHaveLength(0);
    await publishButton(page).click();
    await expectPublished(page);
    expect(await findMutations(mock)).toHaveLength(1);
  });
});

test('the edit form shows a conflict with another tab before it overwrites the newer version', async ({
  page,
  context,
}) => {
  await storeSession(page);
  await openItem(page);
  const otherPage = await context.newPage();
  await openItem(otherPage);
  await title(otherPage).fill('The other tab was first');
  await publishButton(otherPage).click();
  await expectPublished(otherPage);

  await page.bringToFront();
  await title(page).fill('This tab comes later');
  await publishButton(page).click();
  const conflictDialog = page.getByRole('dialog', { name: 'A newer version was published' });
  await expect(conflictDialog).toContainText('Wang Li published this item on');
  const row = conflictDialog.getByRole('row').filter({ hasText: 'English: Title' });
  await expect(row).toContainText('The other tab was first');
  await expect(row).toContainText('This tab comes later');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(title(page)).toBeFocused();
  await publishButton(page).click();
  await conflictDialog.getByRole('button', { name: 'All theirs' }).click();
  await conflictDialog.getByRole('button', { name: 'Use the newer version' }).click();
  await expect(
    page.getByText('A newer version was published after you started this draft'),
  ).toBeVisible();
  await expect(conflictDialog).toBeHidden();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(title(page)).toHaveValue('The other tab was first');

  await title(page).fill('Now on top of it');
  await publishButton(page).click();
  await expectPublished(page);
});

/** Deletes the item of a row; the deletion can still be undone. */
async function deleteItem(row: Locator): Promise<void> {
  await chooseFromRowMenu(row, /^Delete/);
  const confirmDialog = row.page().getByRole('dialog');
  await confirmDialog.getByRole('button', { name: /^Delete/ }).click();
  await expect(row.getByText('Deleting…')).toBeVisible();
}

test('a deletion can be undone, and is sent when the tab closes', async ({
  page,
  context,
  mock,
}) => {
  await storeSession(page);
  await page.goto('/admin/articles/news/list?no=N-0102');
  const row = page.getByRole('row').nth(1);
  await deleteItem(row);
  await expect(row.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row.getByRole('button', { name: /^More/ })).toBeVisible();
  expect(await findMutations(mock)).toHaveLength(0);
  await deleteItem(row);
  // As a user closes a tab: with the page's unload events.
  await page.close({ runBeforeUnload: true });
  await expect.poll(async () => (await findMutations(mock)).length).toBe(1);
  const secondPage = await context.newPage();
  await secondPage.goto('/admin/articles/news/list?no=N-0102');
  await expect(secondPage.getByText('No data')).toBeVisible();
});
