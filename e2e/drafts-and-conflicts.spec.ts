import type { Locator, Page } from '@playwright/test';
import { axeViolations } from './axe';
import { REDUCED_MOTION, expect, type Mock, storeSession, test, bringToFront } from './fixtures';
import { chooseFromRowMenu } from './row-menu';

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

async function mutations(mock: Mock): Promise<{ method: string; body?: unknown }[]> {
  return (await mock.requests()).filter(
    ({ method, path }) => method !== 'GET' && path === '/api/admin/latest-news',
  );
}

/** Fills in the required fields of a new item, in English. */
async function fillNewItem(page: Page, name: string): Promise<void> {
  await title(page).fill(name);
  await page.getByRole('combobox', { name: /Catalogue/ }).click();
  await page.getByText('Firm News', { exact: true }).click();
}

test('the edit form offers a draft with its differences after the tab was closed, and only to the same account', async ({
  page,
  context,
}) => {
  await storeSession(page, 'admin');
  await openItem(page);
  const before = await title(page).inputValue();
  await title(page).fill('A title that nobody has published');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.close();

  const secondPage = await context.newPage();
  await storeSession(secondPage, 'editor');
  await openItem(secondPage);
  await expect(secondPage.getByRole('button', { name: 'Restore' })).toHaveCount(0);
  await expect(title(secondPage)).toHaveValue(before);

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
  await expect(differenceRows).toContainText(before.slice(0, 20));
  await secondPage.getByRole('button', { name: 'Restore' }).click();
  await expect(title(secondPage)).toHaveValue('A title that nobody has published');
});

test('opening an item from the list focuses its heading, and leaving shows a confirm dialog only after a real change', async ({
  page,
}) => {
  await storeSession(page);
  await page.goto('/admin/articles/news/list?no=N-0102');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(title(page)).toBeEditable();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const before = await title(page).inputValue();
  await title(page).fill(`${before} and more`);
  await title(page).fill(before);
  await page.getByRole('link', { name: 'Back to list' }).click();
  await expect(page).toHaveURL(/news\/list/);
  await openItem(page);
  await title(page).fill(`${before} and more`);
  await page.getByRole('link', { name: 'Back to list' }).click();
  const confirmDialog = page.getByRole('dialog', { name: 'Leave without publishing?' });
  await confirmDialog.getByRole('button', { name: 'Stay' }).click();
  await expect(title(page)).toHaveValue(`${before} and more`);
});

test.describe('edit form without a network connection', () => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('saves the changes as a draft, reports the missing connection, and publishes on retry', async ({
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
    expect(await mutations(mock)).toHaveLength(0);
    await publishButton(page).click();
    await expectPublished(page);
    expect(await mutations(mock)).toHaveLength(1);
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

  await bringToFront(page);
  await title(page).fill('This tab comes later');
  await publishButton(page).click();
  const conflictDialog = page.getByRole('dialog', { name: 'A newer version was published' });
  await expect(conflictDialog).toContainText('Wang Li published this item on');
  const row = conflictDialog.getByRole('row').filter({ hasText: 'English: Title' });
  await expect(row).toContainText('The other tab was first');
  await expect(row).toContainText('This tab comes later');
  expect(await axeViolations(page)).toEqual([]);
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

test('the edit form keeps its values while another tab logs out, and publishes after a login in the dialog', async ({
  page,
  context,
}) => {
  await storeSession(page);
  await openItem(page);
  const otherPage = await context.newPage();
  await otherPage.goto('/admin/site/status');
  await bringToFront(page);
  await title(page).fill('Typed before the other tab logged out');
  // Without a stored draft, the other tab logs out without a dialog.
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await bringToFront(otherPage);
  await otherPage.getByRole('banner').getByRole('button', { name: 'Wang Li' }).click();
  await otherPage.getByRole('menuitem', { name: 'Log out' }).click();
  await otherPage.getByRole('button', { name: 'Keep and log out' }).click();
  await expect(otherPage.getByRole('textbox', { name: 'Account' })).toBeVisible();

  await bringToFront(page);
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog.getByRole('textbox', { name: 'Account' })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.type('admin');
  await dialog.locator('input[autocomplete="current-password"]').fill('admin123');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(title(page)).toHaveValue('Typed before the other tab logged out');
  await publishButton(page).click();
  await expectPublished(page);
});

test.describe('edit form when the server stores the item but responds with an error', () => {
  test.use({ allowedErrors: /status of 500|Failed to load resource/ });

  test('does not store a new item twice', async ({ page, mock }) => {
    await storeSession(page);
    await page.goto('/admin/articles/news/edit');
    await fillNewItem(page, 'Stored once');
    await mock.control('fail', {
      method: 'POST',
      path: '/admin/latest-news',
      status: 500,
      afterProcessing: true,
    });
    await publishButton(page).click();
    await expectPublished(page);
    await expect(page).toHaveURL(/edit\?no=/);
    expect(await mutations(mock)).toHaveLength(1);
    await page.goto('/admin/articles/news/list?title=Stored once');
    await expect(page.getByText('1 item', { exact: true })).toBeVisible();
  });

  test('does not store a new item twice when the outcome is unknown until the next attempt', async ({
    page,
    mock,
  }) => {
    await storeSession(page);
    await page.goto('/admin/articles/news/edit');
    await fillNewItem(page, 'Stored unseen');
    const path = '/admin/latest-news';
    await mock.control('fail', { method: 'POST', path, status: 500, afterProcessing: true });
    // The list is requested before and after the new item is sent: neither request succeeds.
    await mock.control('fail', { method: 'GET', path, status: 500 });
    await mock.control('fail', { method: 'GET', path, status: 500 });
    await publishButton(page).click();
    await expect(page.getByText('请求错误 · Request error')).toBeVisible();
    await title(page).fill('Stored unseen, and amended');
    await publishButton(page).click();
    await expectPublished(page);
    expect((await mutations(mock)).map(({ method }) => method)).toEqual(['POST', 'PUT']);
    await page.goto('/admin/articles/news/list?title=Stored unseen');
    await expect(page.getByText('1 item', { exact: true })).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Stored unseen, and amended', exact: true }),
    ).toBeVisible();
  });

  test('treats a stored change as published, and sends one request for six quick clicks', async ({
    page,
    mock,
  }) => {
    await storeSession(page);
    await openItem(page);
    await title(page).fill('Clicked six times');
    await publishButton(page).evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 6; click += 1) button.click();
    });
    await expectPublished(page);
    expect(await mutations(mock)).toHaveLength(1);
    await page.reload();
    await title(page).fill('Changed behind an error');
    await mock.control('fail', {
      method: 'PUT',
      path: '/admin/latest-news',
      status: 500,
      afterProcessing: true,
    });
    await publishButton(page).click();
    await expectPublished(page);
    expect(await mutations(mock)).toHaveLength(2);
  });
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
  expect(await mutations(mock)).toHaveLength(0);
  await deleteItem(row);
  // As a user closes a tab: with the page's unload events.
  await page.close({ runBeforeUnload: true });
  await expect.poll(async () => (await mutations(mock)).length).toBe(1);
  const secondPage = await context.newPage();
  await secondPage.goto('/admin/articles/news/list?no=N-0102');
  await expect(secondPage.getByText('No data')).toBeVisible();
});

test('a deletion that can still be undone is sent before the editor logs out', async ({
  page,
  mock,
}) => {
  await storeSession(page);
  await page.goto('/admin/articles/news/list?no=N-0102');
  const row = page.getByRole('row').nth(1);
  await deleteItem(row);
  await page.getByRole('banner').getByRole('button', { name: 'Wang Li' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('textbox', { name: 'Account' })).toBeVisible();
  expect(await mutations(mock)).toHaveLength(1);
  await storeSession(page);
  await page.goto('/admin/articles/news/list?no=N-0102');
  await expect(page.getByText('No data')).toBeVisible();
});

test.describe('logging out in one tab', () => {
  // The other tab refetches its list after the deletion, with a token that may have ended in the meantime.
  test.use({ allowedErrors: /status of 401/ });

  test('waits until another tab has sent its pending deletion', async ({ page, context, mock }) => {
    await storeSession(page);
    await page.goto('/admin/articles/news/list?no=N-0102');
    const otherPage = await context.newPage();
    await otherPage.clock.install();
    await otherPage.goto('/admin/site/status');
    await deleteItem(page.getByRole('row').nth(1));

    const eventOrder: string[] = [];
    await page.route('**/api/admin/latest-news*', async (route) => {
      if (route.request().method() !== 'DELETE') return route.fallback();
      // Long enough that a tab would have left if it did not wait.
      await otherPage.clock.runFor(1_000);
      eventOrder.push('deleted');
      return route.continue();
    });
    otherPage.on('request', (request) => {
      if (request.url().includes('/api/admin/quit')) eventOrder.push('logged out');
    });
    await bringToFront(otherPage);
    await otherPage.getByRole('banner').getByRole('button', { name: 'Wang Li' }).click();
    // The time to report pending deletions does not end before a slow tab has received the message.
    await otherPage.clock.pauseAt(new Date(await otherPage.evaluate(() => Date.now() + 1_000)));
    await otherPage.getByRole('menuitem', { name: 'Log out' }).click();
    await expect.poll(() => eventOrder).toContain('deleted');
    await otherPage.clock.resume();
    await expect(otherPage.getByRole('textbox', { name: 'Account' })).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
    expect(eventOrder).toEqual(['deleted', 'logged out']);
    expect(await mutations(mock)).toHaveLength(1);
    await storeSession(page);
    await page.goto('/admin/articles/news/list?no=N-0102');
    await expect(page.getByText('No data')).toBeVisible();
  });
});
