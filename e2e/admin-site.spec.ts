import type { Locator, Page } from '@playwright/test';
import { REDUCED_MOTION, expect, storeSession, test, visit } from './fixtures';

test.use(REDUCED_MOTION);

const JOBS = '/admin/people/job';
const STATUS = '/admin/site/status';

/** Returns the names of the jobs in the interface language, in order. */
const names = (page: Page) => page.getByRole('table', { name: 'Jobs' }).locator('[tabindex="-1"]');

const menu = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Wang Li' });

async function openFromMenu(page: Page, item: string): Promise<Locator> {
  await menu(page).click();
  await page.getByRole('menuitem', { name: item }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

test.describe('admin screen of jobs', () => {
  test.use({ allowedErrors: /status of 500/ });

  test('lets staff add, rename and reorder jobs, and visitors filter lawyers by them', async ({
    page,
    mock,
  }) => {
    await storeSession(page);
    await page.goto(STATUS);
    await page.getByRole('link', { name: 'Jobs', exact: true }).click();
    await page.getByRole('button', { name: 'Add a job' }).click();
    const addDialog = page.getByRole('dialog', { name: 'New job' });
    await addDialog.getByLabel('Name in English').fill('Librarian');
    await addDialog.getByLabel('Name in Simplified Chinese').fill('图书馆员');
    await addDialog.getByRole('button', { name: 'Publish' }).dblclick();
    await expect(page.getByText('“Librarian” has been added.')).toBeVisible();
    const postRequests = (await mock.requests()).filter(
      ({ method, path }) => method === 'POST' && path === '/api/admin/job',
    );
    expect(postRequests.map(({ body }) => body)).toEqual([
      [
        { lang: 'en_US', name: 'Librarian' },
        { lang: 'zh_CN', name: '图书馆员' },
      ],
    ]);

    await page.getByRole('button', { name: /^Rename ?: Counsel$/ }).click();
    const renameDialog = page.getByRole('dialog', { name: 'Rename “Counsel”' });
    await renameDialog.getByLabel('Name in English').fill('Senior Counsel');
    // Leaving saves the typed values as a draft.
    await page.goBack();
    await page.getByRole('button', { name: 'Leave' }).click();
    // The URL changes before the screen renders: until then, going forward would still open the confirm dialog.
    await expect(page.getByRole('heading', { level: 1, name: 'Site status' })).toBeVisible();
    await expect(page).toHaveURL(STATUS);
    await page.goForward();
    await page.getByRole('button', { name: 'Restore' }).click();
    await mock.control('fail', { method: 'PUT', path: '/admin/job', status: 500 });
    await renameDialog.getByRole('button', { name: 'Publish' }).click();
    await expect(renameDialog.getByRole('alert')).toBeVisible();
    await expect(renameDialog.getByLabel('Name in English')).toHaveValue('Senior Counsel');
    await renameDialog.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('“Senior Counsel” has been published.')).toBeVisible();

    const handle = page.getByRole('button', { name: 'Reorder Librarian' });
    await handle.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('“Librarian” picked up at position 8 of 8.')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.getByText('“Librarian” was not moved.')).toBeAttached();
    // As on a busy machine: the second key is pressed before dnd-kit listens.
    await handle.evaluate((button) => {
      const init = { bubbles: true, cancelable: true };
      for (const code of ['Space', 'ArrowUp'])
        button.dispatchEvent(new KeyboardEvent('keydown', { ...init, code }));
    });
    await expect(page.getByText('“Librarian” is over position 7 of 8.')).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('“Librarian” is over position 6 of 8.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(names(page).nth(5)).toHaveText('Librarian');
    await expect(page.getByText(/^Saving the order/)).toHaveCount(0);
    const moveRequests = (await mock.requests()).filter(
      ({ path }) => path === '/api/admin/job/sort',
    );
    expect(moveRequests).toHaveLength(4);
    await page.reload();
    await expect(names(page)).toHaveText([
      'Senior Partner',
      'Partner',
      'Senior Counsel',
      'Of Counsel',
      'Senior Associate',
      'Librarian',
      'Associate',
      'Trainee Solicitor',
    ]);

    const visitor = await page.context().newPage();
    await visitor.goto('/people');
    const filters = visitor.getByRole('group', { name: 'Filters' });
    await filters.getByRole('button', { name: 'Position' }).click();
    await filters.getByRole('radio', { name: 'Senior Counsel' }).click();
    await expect(visitor).toHaveURL(/jobId=/);
    await expect(visitor.getByRole('button', { name: /Senior Counsel/ })).toBeVisible();
  });
});

test.describe('admin screen of the site status', () => {
  test.use({ allowedErrors: /status of 503/ });

  test('redirects visitors to /status and shows a notice to staff when the site is switched off, and brings visitors back when it is switched on', async ({
    page,
  }) => {
    await storeSession(page);
    const otherPage = await page.context().newPage();
    await otherPage.goto(JOBS);
    await expect(names(otherPage).first()).toBeVisible();
    await page.bringToFront();
    await page.goto(STATUS);
    await expect(page.getByRole('heading', { name: 'The site is on' })).toBeVisible();
    const toggle = page.getByRole('switch', { name: 'Site on for visitors' });
    await toggle.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('All visitors will be sent to the maintenance page');
    await dialog.getByRole('button', { name: 'Switch the site off' }).click();
    await expect(page.getByRole('heading', { name: 'The site is off' })).toBeVisible();
    await expect(toggle).not.toBeChecked();
    const notice = (tab: Page) =>
      tab.getByText('The site is off: visitors see the maintenance page.');
    await expect(notice(page)).toBeVisible();
    await expect(notice(otherPage)).toBeVisible();

    const visitor = await page.context().newPage();
    await visitor.goto('/people');
    await expect(visitor).toHaveURL(/\/status\?from=%2Fpeople/);

    await otherPage.bringToFront();
    await otherPage.getByRole('link', { name: 'Go to site status' }).click();
    await otherPage.getByRole('switch', { name: 'Site on for visitors' }).click();
    await otherPage.getByRole('button', { name: 'Switch the site on' }).click();
    await expect(otherPage.getByRole('heading', { name: 'The site is on' })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await visitor.bringToFront();
    await visitor.getByRole('button', { name: 'Check now' }).click();
    await expect(visitor).toHaveURL(/\/people$/);
  });
});

test.describe('account menu', () => {
  test.use({ allowedErrors: /status of 422/ });

  test('lets staff change the password, with an error for a wrong old password, and upload a new portrait', async ({
    page,
  }) => {
    await storeSession(page);
    await page.goto(STATUS);
    const dialog = await openFromMenu(page, 'Change password');
    const oldPasswordField = dialog.getByLabel('Current password');
    await expect(oldPasswordField).toBeFocused();
    await oldPasswordField.fill('wrong');
    await dialog.getByLabel('New password', { exact: true }).fill('autumn-river');
    await dialog.getByLabel('Confirm new password').fill('autumn-rivers');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('The passwords do not match.')).toBeVisible();
    await dialog.getByLabel('Confirm new password').fill('autumn-river');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('The old password is not correct.')).toBeVisible();
    await expect(oldPasswordField).toBeFocused();
    await oldPasswordField.fill('admin123');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    await expect(menu(page)).toBeFocused();

    const portraitDialog = await openFromMenu(page, 'Change portrait');
    await portraitDialog
      .locator('input[type="file"]')
      .setInputFiles('mocks/pictures/portrait-07.webp');
    const cropDialog = page.getByRole('dialog', { name: 'Crop picture' });
    await expect(cropDialog.getByText('As shown on the site (1:1)')).toBeVisible();
    await cropDialog.getByRole('button', { name: 'Apply crop' }).click();
    await expect(cropDialog).toHaveCount(0);
    await expect(portraitDialog.locator('img')).toHaveAttribute('src', /cropped/);
    await portraitDialog.getByRole('button', { name: 'Save portrait' }).click();
    await expect(page.getByText('Your portrait has been changed.')).toBeVisible();
    const picture = menu(page).locator('img');
    await expect(picture).toHaveAttribute('src', /cropped/);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    const { width, height } = await picture.evaluate((image: HTMLImageElement) => ({
      width: image.naturalWidth,
      height: image.naturalHeight,
    }));
    expect(width).toBe(height);

    await menu(page).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByRole('textbox', { name: 'Account' }).fill('admin');
    await page.getByRole('textbox', { name: 'Password' }).fill('autumn-river');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/articles\/news\/list$/);
  });
});

test('logging out ends the session in every tab, and Back shows the login screen instead of the admin area', async ({
  page,
}) => {
  await storeSession(page);
  const otherPage = await page.context().newPage();
  await otherPage.goto(JOBS);
  await expect(names(otherPage).first()).toBeVisible();
  await page.bringToFront();
  await page.goto(STATUS);
  await page.getByRole('switch').waitFor();
  // One navigation within the application, and one that leaves it.
  await page.getByRole('link', { name: 'News', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();

  const thirdPage = await page.context().newPage();
  await thirdPage.goto(JOBS);
  await expect(names(thirdPage).first()).toBeVisible();
  await thirdPage.goto('/home');

  await page.bringToFront();
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  // Another tab keeps its screen and shows the login over it (D54).
  await expect(otherPage.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Account' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('lawfirm_token'))).toBeNull();

  for (const tab of [page, thirdPage]) {
    await tab.bringToFront();
    await tab.goBack();
    await expect(tab.getByRole('textbox', { name: 'Account' })).toBeVisible();
    await expect(tab).toHaveURL(/\/admin-login\?redirect=/);
    await expect(tab.getByRole('navigation', { name: 'Back office' })).toHaveCount(0);
  }
});

test('a page restored from the back/forward cache after a logout hides its content and shows the login screen', async ({
  page,
}) => {
  await storeSession(page);
  await page.goto(STATUS);
  await page.getByRole('switch').waitFor();
  // As after a logout while the page was in the back/forward cache, where no event reaches it.
  const isHidden = await page.evaluate(() => {
    localStorage.removeItem('lawfirm_token');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return !document.documentElement.checkVisibility();
  });
  expect(isHidden).toBe(true);
  await expect(page.getByRole('textbox', { name: 'Account' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin-login\?redirect=/);
});

test('the site status, a screen without a list or a form, has the styles of the admin area', async ({
  page,
}) => {
  await storeSession(page);
  await visit(page, STATUS);
  await expect(page.locator('body')).toHaveCSS('font-size', '14px');
});
