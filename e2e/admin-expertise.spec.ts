import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { REDUCED_MOTION, expect, storeSession, test } from './fixtures';
import { chooseFromRowMenu } from './row-menu';

test.use(REDUCED_MOTION);

test.use({ allowedErrors: /status of (409|500)/ });

const LIST = '/admin/expertise/list?pageSize=20';
const ICON = {
  name: 'anchor.svg',
  mimeType: 'image/svg+xml',
  buffer: readFileSync('mocks/pictures/icon-20.svg'),
};
const TOO_LARGE = {
  name: 'large.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
};

/** Returns the region of one language, whose name continues with its state. */
const version = (page: Page, language: RegExp) => page.getByRole('region', { name: language });
const english = (page: Page) => version(page, /^English/);
const chinese = (page: Page) => version(page, /^Simplified Chinese/);
const publishButton = (page: Page) => page.getByRole('button', { name: /Publish$/ });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const iconLibrary = (page: Page) => page.getByRole('dialog', { name: 'Icon library' });

async function writeVersion(
  page: Page,
  versionRegion: ReturnType<typeof version>,
  name: string,
  text: string,
) {
  await versionRegion.getByRole('textbox', { name: /^Name/ }).fill(name);
  // The text has its role once the code of the editor has loaded: keys pressed before are lost.
  await versionRegion.getByRole('textbox', { name: 'Introduction' }).click();
  await page.keyboard.type(text);
}

/** Returns the names that visitors see, in order. */
async function fetchNames(page: Page, lang: string): Promise<string[]> {
  const response = await page.request.get('/api/user/professionalField/list?_t=1', {
    headers: { 'X-LawFirm-ID': '100', 'X-Language': lang },
  });
  const { result } = (await response.json()) as { result: { name: string }[] };
  return result.map(({ name }) => name);
}

/** Moves the new field, the last one, before its neighbor in both languages. */
async function moveUpByKeyboard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reorder Maritime Law', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('“Maritime Law” picked up at position 17 of 17.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('“Maritime Law” is over position 16 of 17.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('“Maritime Law” is now at position 16 of 17.')).toBeVisible();
}

/** Opens the new field from the list of fields, and reads it in both languages. */
async function readInBothLanguages(visitor: Page): Promise<void> {
  await visitor.goto('/expertise');
  const headings = visitor.getByRole('heading', { level: 2 });
  await expect(headings.nth(15)).toHaveText('Maritime Law');
  await visitor.getByRole('link', { name: 'Maritime Law' }).click();
  await expect(visitor.getByText('Ships, cargoes and harbours.')).toBeVisible();
  await expect(visitor.getByRole('main').locator('img').first()).not.toHaveJSProperty(
    'naturalWidth',
    0,
  );
  await visitor.getByRole('button', { name: '中文' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: '海商海事' })).toBeVisible();
  await expect(visitor.getByText('船舶、货物与港口。')).toBeVisible();
  await visitor.evaluate(() => localStorage.setItem('umi_locale', 'en_US'));
}

test('an editor creates, finds, moves, renames and deletes a professional field in two languages with its own icon', async ({
  page,
  mock,
}) => {
  const findRequests = async (method: string, path: string) =>
    (await mock.requests()).filter(
      (request) => request.method === method && request.path.startsWith(path),
    );
  await storeSession(page);
  await page.goto(LIST);
  await page.getByRole('link', { name: 'Add a professional field' }).click();
  await publishButton(page).click();
  await expect(page.getByRole('alert', { name: 'Not published' })).toContainText(
    'English: Enter a name in at least one language.',
  );

  // The icon: rejected when it is too large, then uploaded and selected.
  await page.getByRole('button', { name: 'Choose an icon' }).click();
  await expect(iconLibrary(page).getByRole('radio')).toHaveCount(24);
  await iconLibrary(page).locator('input[type="file"]').setInputFiles(TOO_LARGE);
  await expect(iconLibrary(page).getByText(/larger than 5 MB/)).toBeVisible();
  expect(await findRequests('POST', '/api/admin/icon')).toEqual([]);
  await iconLibrary(page).locator('input[type="file"]').setInputFiles(ICON);
  await expect(iconLibrary(page).getByRole('radio')).toHaveCount(25);
  await expect(iconLibrary(page).getByRole('radio').first()).toBeChecked();
  await iconLibrary(page).getByRole('button', { name: 'Use this icon' }).click();
  await expect(page.getByRole('button', { name: 'Choose another icon' })).toBeFocused();

  await writeVersion(page, english(page), 'Maritime Law', 'Ships, cargoes and harbours.');
  await writeVersion(page, chinese(page), '海商海事', '船舶、货物与港口。');
  await publishButton(page).dblclick();
  await expect(page).toHaveURL(/\/admin\/expertise\/list$/);
  const postRequests = await findRequests('POST', '/api/admin/professionalField');
  expect(postRequests).toHaveLength(1);
  expect(postRequests[0]?.body).toHaveLength(2);

  await page.goto(LIST);
  await expect(row(page, 'Maritime Law')).toContainText('海商海事');

  await moveUpByKeyboard(page);
  await expect.poll(() => findRequests('PUT', '/api/admin/professionalField/sort')).toHaveLength(2);
  await expect(page.getByText(/^Saving the order/)).toHaveCount(0);

  const visitor = await page.context().newPage();
  await readInBothLanguages(visitor);
  await page.bringToFront();

  // Renames it with a warning about the icon; deletes another icon, which can be undone.
  await row(page, 'Maritime Law').getByRole('link', { name: 'Maritime Law', exact: true }).click();
  await expect(chinese(page)).toContainText('Matched because both professional fields');
  await english(page).getByRole('textbox', { name: /^Name/ }).fill('Shipping');
  await page.getByRole('button', { name: 'Choose another icon' }).click();
  await iconLibrary(page).getByRole('button', { name: 'Delete this icon' }).click();
  await expect(
    iconLibrary(page).getByRole('alert').filter({ hasText: 'Maritime Law' }),
  ).toContainText(/still in use.*Maritime Law.*海商海事.*this form/);
  await iconLibrary(page).getByRole('button', { name: 'Keep it' }).click();
  await iconLibrary(page).getByRole('radio').nth(1).click();
  const deleteIcon = async (buttonName: string) => {
    await iconLibrary(page).getByRole('button', { name: 'Delete this icon' }).click();
    await iconLibrary(page).getByRole('button', { name: buttonName, exact: true }).click();
  };
  await deleteIcon('Delete');
  await iconLibrary(page).getByRole('button', { name: 'Undo' }).click();
  await expect(iconLibrary(page).getByRole('radio').nth(1)).toBeEnabled();
  await deleteIcon('Delete');
  await expect(iconLibrary(page).getByRole('radio').nth(1)).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(iconLibrary(page)).toBeHidden();
  await expect.poll(() => findRequests('DELETE', '/api/admin/icon')).toHaveLength(1);
  await publishButton(page).click();
  await expect(page.getByText('Published.').first()).toBeVisible();
  await expect.poll(() => fetchNames(page, 'en_US')).toContain('Shipping');

  // Deletes both languages, after one undo.
  await page.goto(LIST);
  const deleteField = async () => {
    await chooseFromRowMenu(row(page, 'Shipping'), /^Delete/);
    const confirmDialog = page.getByRole('dialog', { name: 'Delete this professional field?' });
    await expect(confirmDialog).toContainText('Shipping · 海商海事');
    await confirmDialog.getByRole('button', { name: 'Delete in all languages' }).click();
  };
  await deleteField();
  await row(page, 'Shipping').getByRole('button', { name: /^Undo/ }).click();
  await expect(row(page, 'Shipping').getByRole('button', { name: /^More/ })).toBeVisible();
  expect(await findRequests('DELETE', '/api/admin/professionalField')).toEqual([]);
  await deleteField();
  await expect(row(page, 'Shipping').getByRole('button', { name: /^Undo/ })).toBeVisible();
  await page.getByRole('link', { name: 'Add a professional field' }).click();
  await expect.poll(() => findRequests('DELETE', '/api/admin/professionalField')).toHaveLength(2);
  await visitor.goto('/expertise');
  await expect(visitor.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(visitor.getByText('Shipping')).toHaveCount(0);
});

test('an editor adds a language to a professional field, and sees a conflict before anything is overwritten', async ({
  page,
  mock,
}) => {
  const call = (method: string, path: string, data?: object) =>
    page.evaluate(
      async ([verb, address, body]) => {
        const response = await fetch(`/api/admin/professionalField${address}`, {
          method: verb,
          headers: {
            Authorization: localStorage.getItem('lawfirm_token') ?? '',
            'X-LawFirm-ID': '100',
            'X-Language': 'en_US',
            'Content-Type': 'application/json',
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        return (await response.json()) as { result: { id: number; name: string }[] };
      },
      [method, path, data] as const,
    );
  await storeSession(page);
  await call('POST', '', [{ lang: 'en_US', name: 'Space Law', introduce: '<p>Orbits.</p>' }]);
  const { result } = await call('GET', '/lang/list?lang=en_US&_t=1');
  const id = result.find(({ name }) => name === 'Space Law')?.id;

  await page.goto(LIST);
  await expect(row(page, 'Space Law')).toContainText('Not in Simplified Chinese.');
  await page.getByRole('link', { name: 'Add in Simplified Chinese: Space Law' }).click();
  await expect(chinese(page)).toContainText(
    'What you enter here is added as a new professional field',
  );
  await writeVersion(page, chinese(page), '航天法', '轨道。');

  // Someone else has published concurrently: the conflict shows both versions before anything is sent.
  await call('PUT', '', [
    { id, lang: 'en_US', name: 'Space Law', introduce: '<p>Satellites.</p>' },
  ]);
  await publishButton(page).click();
  const conflictDialog = page.getByRole('dialog');
  await expect(conflictDialog).toContainText('A newer version was published');
  await expect(conflictDialog).toContainText('Satellites.');
  await conflictDialog.getByRole('button', { name: 'All theirs' }).click();
  await conflictDialog.getByRole('button', { name: 'Use the newer version' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(english(page).locator('.ql-editor')).toHaveText('Satellites.');
  await expect(chinese(page).getByRole('textbox', { name: /^Name/ })).toHaveValue('航天法');

  // The server stores it and fails: the client looks it up, and nothing is stored twice.
  await mock.control('fail', {
    method: 'POST',
    path: '/admin/professionalField',
    status: 500,
    afterProcessing: true,
  });
  await publishButton(page).click();
  await expect(page.getByText('Published.').first()).toBeVisible();
  expect((await fetchNames(page, 'zh_CN')).filter((name) => name === '航天法')).toHaveLength(1);
  await page.goto(LIST);
  await expect(row(page, 'Space Law')).toContainText('航天法');

  // A field that lawyers practice in is not deleted, and the message names it because the editor has left its list.
  await chooseFromRowMenu(row(page, 'Corporate and M&A'), /^Delete/);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete in all languages' }).click();
  await page.getByRole('link', { name: /^Edit.*: Space Law$/ }).click();
  await expect(
    page.getByText(
      /“Corporate and M&A” was not deleted\. \d+ lawyers still practice in this field/,
    ),
  ).toBeVisible();
  expect(await fetchNames(page, 'en_US')).toContain('Corporate and M&A');
});
