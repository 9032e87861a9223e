import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { REDUCED_MOTION, expect, fillRichText, storeSession, test } from './fixtures';
import { chooseFromRowMenu } from './row-menu';

test.use(REDUCED_MOTION);

const LIST = '/admin/people/list';
const PORTRAIT = 'mocks/pictures/portrait-07.webp';

const english = (page: Page) => page.getByRole('region', { name: /^English/ });
const chinese = (page: Page) => page.getByRole('region', { name: /^Simplified Chinese/ });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Searches for an option by its name and selects it. */
async function selectOption(combobox: Locator, name: string): Promise<void> {
  await combobox.click();
  await combobox.pressSequentially(name);
  await combobox.press('Enter');
  await combobox.press('Escape');
}

/** Adds a section to the English version and fills it in. */
async function addSection(page: Page, heading: string, text: string): Promise<void> {
  await english(page).getByRole('button', { name: 'Add a section' }).click();
  const title = english(page).getByRole('textbox', { name: 'Heading' });
  await expect(title).toBeFocused();
  await title.fill(heading);
  await fillRichText(english(page).getByLabel('Text', { exact: true }), text);
}

/** Returns the `no` of each lawyer, in the order in which visitors see them. */
async function listLawyerNumbers(page: Page): Promise<string[]> {
  const response = await page.request.get('/api/user/lawyerTeam?page=1&pageSize=100&_t=1', {
    headers: { 'X-LawFirm-ID': '100', 'X-Language': 'en_US' },
  });
  const { result } = (await response.json()) as { result: { no: string }[] };
  return result.map(({ no }) => no);
}

/** Fills in the shared fields and the English version of a new lawyer. */
async function fillInEnglish(page: Page): Promise<void> {
  // Chooses the portrait by keyboard alone: the crop dialog returns the focus to the button.
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).press('Enter');
  await (await chooser).setFiles(PORTRAIT);
  await page.getByRole('button', { name: 'Use whole picture' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Replace picture' })).toBeFocused();
  await page.getByLabel('Phone').fill('+86 755 5550 0177');
  await page.getByLabel('Email').fill(' nora.quill@example.com ');
  await selectOption(page.getByRole('combobox', { name: 'Jobs' }), 'Trainee Solicitor');
  await selectOption(english(page).getByRole('combobox', { name: 'Professional fields' }), 'Tax');
  await selectOption(english(page).getByRole('combobox', { name: 'Office' }), 'Shenzhen');
  await english(page).getByLabel('Full name').fill('Nora Quill');
  await fillRichText(english(page).getByLabel('Introduction'), 'Advises on cross-border tax.');
  await addSection(page, 'Education', 'Master of Laws');
  await addSection(page, 'Admissions', 'Guangdong');
  await addSection(page, 'Publications', 'Notes on transfer pricing');
}

/** Fills in the Chinese version from the English one, with its sections in another order. */
async function fillInChinese(page: Page): Promise<void> {
  await chinese(page).getByLabel('Full name').fill('奎诺拉');
  await chinese(page).getByRole('button', { name: 'Same as English: 税务' }).click();
  await chinese(page).getByRole('button', { name: 'Same as English: 深圳' }).click();
  await chinese(page).getByRole('button', { name: 'Copy from English' }).last().click();
  await chinese(page)
    .getByRole('button', { name: /^Education/ })
    .click();
  await chinese(page).getByRole('textbox', { name: 'Heading' }).fill('教育背景');
  // Reorders the sections of one language by keyboard, then removes and restores one.
  await chinese(page).getByRole('button', { name: 'Move up: Publications' }).press('Enter');
  await expect(page.getByText('“Publications” is now at position 2 of 3.')).toBeAttached();
  await chinese(page).getByRole('button', { name: 'Remove: Admissions' }).press('Enter');
  await expect(chinese(page).getByRole('button', { name: /^Undo ?: Admissions$/ })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Finds the lawyer through each filter and the search, and downloads the vCard. */
async function findByEachFilter(visitor: Page): Promise<void> {
  const foundLink = visitor.getByRole('main').getByRole('link', { name: 'Nora Quill' });
  for (const [filter, role, choice] of [
    ['Practice area', 'radio', 'Tax'],
    ['Position', 'radio', 'Trainee Solicitor'],
    ['Offices', 'checkbox', 'Shenzhen'],
  ] as const) {
    await visitor.goto('/people');
    await visitor.getByRole('button', { name: filter, exact: true }).click();
    await visitor.getByRole(role, { name: choice }).click();
    await expect(foundLink, filter).toBeVisible();
  }
  await visitor.goto('/people');
  await visitor.getByRole('searchbox').fill('quill');
  await foundLink.click();
  for (const heading of ['Education', 'Admissions', 'Publications'])
    await expect(visitor.getByRole('heading', { name: heading })).toBeVisible();
  const downloadEvent = visitor.waitForEvent('download');
  await visitor.getByRole('button', { name: 'Download vCard' }).click();
  const card = await readFile(await (await downloadEvent).path(), 'utf8');
  expect(card).toContain('FN:Nora Quill');
  expect(card).toContain('EMAIL;TYPE=INTERNET,WORK:nora.quill@example.com');
}

test('an editor creates a lawyer in two languages, visitors find the lawyer through each filter, and the editor deletes the lawyer', async ({
  page,
  context,
  mock,
}) => {
  await storeSession(page);
  await page.goto('/admin/people/add');
  await fillInEnglish(page);
  await fillInChinese(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).dblclick();
  await expect(page).toHaveURL(/\/admin\/people\/edit\/\d+$/);

  const mutations = (await mock.requests()).filter(
    ({ method, path }) => method === 'POST' && path === '/api/admin/lawyerTeam',
  );
  const photoUrl: unknown = expect.stringMatching(/^http.+\/files\/.+/);
  const sharedFields = {
    photoUrl,
    phoneNumber: '+86 755 5550 0177',
    email: 'nora.quill@example.com',
  };
  expect(mutations.map(({ body }) => body)).toEqual([
    [
      {
        ...sharedFields,
        lang: 'en_US',
        name: 'Nora Quill',
        intro: '<p>Advises on cross-border tax.</p>',
        jobIds: [113],
        proFieldIds: [327],
        office: { officeId: 205 },
        customContents: [
          { title: 'Education', content: '<p>Master of Laws</p>' },
          { title: 'Admissions', content: '<p>Guangdong</p>' },
          { title: 'Publications', content: '<p>Notes on transfer pricing</p>' },
        ],
      },
      {
        ...sharedFields,
        lang: 'zh_CN',
        name: '奎诺拉',
        intro: '',
        jobIds: [114],
        proFieldIds: [328],
        office: { officeId: 206 },
        customContents: [
          { title: '教育背景', content: '<p>Master of Laws</p>' },
          { title: 'Publications', content: '<p>Notes on transfer pricing</p>' },
          { title: 'Admissions', content: '<p>Guangdong</p>' },
        ],
      },
    ],
  ]);

  const visitor = await context.newPage();
  await findByEachFilter(visitor);

  await page.bringToFront();
  await page.getByRole('link', { name: 'Back to list' }).click();
  await page.getByLabel('Lawyer’s name').fill('奎诺拉');
  await expect(page.getByRole('row')).toHaveCount(2);
  const confirmDialog = page.getByRole('dialog', { name: 'Delete this lawyer?' });
  const deleteLawyer = async () => {
    await chooseFromRowMenu(row(page, 'Nora Quill'), /^Delete/);
    await confirmDialog.getByRole('button', { name: 'Delete in all languages' }).click();
  };
  const countDeletions = async () =>
    (await mock.requests()).filter(({ method }) => method === 'DELETE').length;
  await deleteLawyer();
  await row(page, 'Nora Quill').getByRole('button', { name: /^Undo/ }).click();
  await deleteLawyer();
  await expect(row(page, 'Nora Quill').getByRole('button', { name: /^Undo/ })).toBeVisible();
  expect(await countDeletions()).toBe(0);
  // Leaving the list sends deletions that can still be undone.
  await page.getByRole('link', { name: 'Add a lawyer' }).click();
  await expect.poll(countDeletions).toBe(2);
  await visitor.goto('/people?keyword=quill');
  await expect(visitor.getByText('No data')).toBeVisible();
});

test('an editor reorders lawyers by keyboard and by position, and visitors see the new order', async ({
  page,
  mock,
}) => {
  await storeSession(page);
  await page.goto(LIST);
  const names = page.getByRole('row').getByRole('link', { name: /./ }).and(page.locator('[lang]'));
  await expect(names).toHaveCount(10);
  const pinnedNames = (await names.allTextContents()).slice(0, 4);
  const [first, second, third = '', fourth] = pinnedNames;
  const numbersBefore = await listLawyerNumbers(page);

  await page.getByRole('button', { name: `Reorder ${third}` }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`“${third}” picked up at position 3 of 4.`)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`“${third}” is over position 2 of 4.`)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`“${third}” is over position 1 of 4.`)).toBeAttached();
  await page.keyboard.press('Space');
  const reorderedNames = [third, first, second, fourth];
  await expect
    .poll(async () => (await names.allTextContents()).slice(0, 4))
    .toEqual(reorderedNames);
  const findSortPaths = async () =>
    (await mock.requests())
      .filter(({ method, path }) => method === 'PUT' && /lawyerTeam\/(update-)?sort/.test(path))
      .map(({ path }) => path);
  // Two steps in each of two languages are sent as one final position.
  await expect.poll(findSortPaths).toEqual([expect.stringMatching(/update-sort\/.+\/1$/)]);
  await expect(page.getByText(/^Saving the order/)).toHaveCount(0);
  await expect
    .poll(async () => (await names.allTextContents()).slice(0, 4))
    .toEqual(reorderedNames);
  const [a, b, c, ...rest] = numbersBefore;
  expect(await listLawyerNumbers(page)).toEqual([c, a, b, ...rest]);

  const movedName = (await names.allTextContents())[5] ?? '';
  await chooseFromRowMenu(page.getByRole('row').nth(6), /^Move/);
  const dialog = page.getByRole('dialog', { name: `Move “${movedName}” to a position` });
  const position = dialog.getByLabel('Position');
  await expect(position).toBeFocused();
  await expect(position).toHaveValue('6');
  await position.fill('0');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enter a whole number from 1 to 42.')).toBeVisible();
  await position.fill('12');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`“${movedName}” has been moved to position 12.`)).toBeVisible();
  await expect(dialog).toBeHidden();
  const newPosition = (await listLawyerNumbers(page)).indexOf(numbersBefore[5] ?? '');
  expect(newPosition).toBeGreaterThan(5);
  await page.getByRole('listitem', { name: '2' }).click();
  await expect(names.nth(1)).toHaveText(movedName);
});
