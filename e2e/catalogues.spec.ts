import type { Page } from '@playwright/test';
import { REDUCED_MOTION, expect, storeSession, test } from './fixtures';
import { chooseFromRowMenu } from './row-menu';

test.use(REDUCED_MOTION);

test.use({ allowedErrors: /status of 500/ });

const NEWS_CATALOGUES_PATH = '/admin/articles/news/folder';

const tree = (page: Page) => page.getByRole('table', { name: 'Catalogues' });

/** Returns the row of a catalogue. */
const row = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^More ?: ${name}$`) }) });

/** Returns the names of one level of the tree, in order. */
const names = (page: Page, level = 0) =>
  tree(page).locator(`.ant-table-row-level-${level} [tabindex="-1"]`);

const handle = (page: Page, name: string) =>
  page.getByRole('button', { name: `Reorder ${name}`, exact: true });

async function openCatalogues(page: Page): Promise<void> {
  await storeSession(page);
  await page.goto(NEWS_CATALOGUES_PATH);
  await expect(names(page)).toHaveText(['Firm News', 'Insights', 'Press', 'Community']);
}

test('staff create, rename and nest catalogues in two languages, and visitors find them', async ({
  page,
  mock,
}) => {
  await openCatalogues(page);
  await page.getByRole('button', { name: 'Add a catalogue' }).click();
  const form = page.getByRole('dialog', { name: 'New catalogue' });
  await form.getByLabel('Name in English').fill('Client alerts');
  await form.getByLabel('Name in Simplified Chinese').fill('客户通讯');
  await form.getByRole('button', { name: 'Publish' }).dblclick();
  await expect(page.getByText('“Client alerts” has been added.')).toBeVisible();
  await expect(names(page).last()).toHaveText('Client alerts');

  await page.getByRole('button', { name: /^Rename ?: Client alerts$/ }).click();
  const renameDialog = page.getByRole('dialog', { name: 'Rename “Client alerts”' });
  await renameDialog.getByLabel('Name in English').fill('Alerts');
  await mock.control('fail', { method: 'PUT', path: '/admin/catalog', status: 500 });
  await page.keyboard.press('Enter');
  await expect(renameDialog.getByRole('alert')).toBeVisible();
  await expect(renameDialog.getByLabel('Name in English')).toHaveValue('Alerts');
  await renameDialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('“Alerts” has been published.')).toBeVisible();

  await chooseFromRowMenu(row(page, 'Alerts'), /^Change parent/);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Parent catalogue').fill('Press');
  await page.locator('.ant-select-dropdown').getByTitle('Press', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('“Alerts” has been moved into “Press”.')).toBeVisible();
  await expect(row(page, 'Press').locator('+ tr [tabindex="-1"]')).toHaveText('Alerts');
  await expect(names(page)).toHaveText(['Firm News', 'Insights', 'Press', 'Community']);
  const sentRequests = (await mock.requests()).filter(({ path }) => path === '/api/admin/catalog');
  expect(sentRequests.filter(({ method }) => method === 'POST')).toHaveLength(1);

  const visitor = await page.context().newPage();
  await visitor.goto('/news');
  await expect(visitor.getByRole('link', { name: 'Alerts', exact: true }).first()).toBeVisible();
  await visitor.getByRole('button', { name: '中文' }).click();
  await expect(visitor.getByRole('link', { name: '客户通讯', exact: true }).first()).toBeVisible();
});

test('staff reorder catalogues by keyboard and by mouse, and visitors see that order', async ({
  page,
  mock,
}) => {
  await openCatalogues(page);
  const fetchIds = async (lang: string) => {
    const response = await page.request.get(`/api/user/catalog?type=0&_t=1`, {
      headers: { 'X-LawFirm-ID': '100', 'X-Language': lang },
    });
    const { result } = (await response.json()) as { result: { id: number; no: string }[] };
    return new Map(result.map(({ id, no }) => [no, id]));
  };
  // High enough for the whole tree.
  await page.setViewportSize({ width: 1280, height: 1200 });
  const [english, chinese] = [await fetchIds('en_US'), await fetchIds('zh_CN')];
  const sortRequestBodies = async () =>
    (await mock.requests())
      .filter(({ path }) => path === '/api/admin/catalog/sort')
      .map(({ body }) => body);
  const expectedMoves = (source: string, targets: string[]) =>
    [english, chinese].flatMap((idsByNo) =>
      targets.map((target) => ({
        sourceId: idsByNo.get(source),
        targetId: idsByNo.get(target),
      })),
    );

  await handle(page, 'Community').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('“Community” picked up at position 4 of 4.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('“Community” is over position 3 of 4.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('“Community” is over position 2 of 4.')).toBeAttached();
  await mock.control('hold', { path: '/admin/catalog/sort' });
  await page.keyboard.press('Space');
  await expect(page.getByText('Saving the order: 0 of 4 steps…')).toBeVisible();
  await mock.control('release');
  await expect(names(page)).toHaveText(['Firm News', 'Community', 'Insights', 'Press']);
  await expect(handle(page, 'Community')).toBeFocused();
  const keyboardMove = expectedMoves('news-community', ['news-press', 'news-insights']);
  await expect.poll(sortRequestBodies).toEqual(keyboardMove);

  const start = await handle(page, 'Press').boundingBox();
  const end = await handle(page, 'Firm News').boundingBox();
  if (!start || !end) throw new Error('A drag handle is not visible');
  await page.mouse.move(start.x + 10, start.y + 10);
  await page.mouse.down();
  await page.mouse.move(start.x + 10, start.y - 40, { steps: 4 });
  await page.mouse.move(end.x + 10, end.y - 10, { steps: 12 });
  await expect(page.getByText('“Press” is over position 1 of 4.')).toBeAttached();
  await page.mouse.up();
  const expectedOrder = ['Press', 'Firm News', 'Community', 'Insights'];
  await expect(names(page)).toHaveText(expectedOrder);
  const mouseMove = expectedMoves('news-press', ['news-insights', 'news-community', 'news-firm']);
  await expect.poll(sortRequestBodies).toEqual([...keyboardMove, ...mouseMove]);
  await expect(page.getByText(/^Saving the order/)).toHaveCount(0);
  await expect(names(page)).toHaveText(expectedOrder);

  // When a catalogue is dropped on the name of another, a dialog asks before it becomes a child.
  const press = await handle(page, 'Press').boundingBox();
  const community = await tree(page).getByText('Community', { exact: true }).boundingBox();
  if (!press || !community) throw new Error('A catalogue is not visible');
  await page.mouse.move(press.x + 10, press.y + 10);
  await page.mouse.down();
  await page.mouse.move(press.x + 10, press.y + 40, { steps: 4 });
  await page.mouse.move(community.x + 20, community.y + 10, { steps: 12 });
  await expect(
    page.getByText('“Press” is over “Community” and would move into it.'),
  ).toBeAttached();
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Move “Press”' });
  await expect(dialog.getByTitle('Community')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await sortRequestBodies()).toHaveLength(keyboardMove.length + mouseMove.length);

  expect([...(await fetchIds('en_US')).keys()]).toEqual([
    'news-press',
    'news-firm',
    'news-community',
    'news-insights',
  ]);
  const visitor = await page.context().newPage();
  await visitor.goto('/news');
  const catalogues = visitor.getByRole('link', { name: /^(Press|Firm News|Community|Insights)$/ });
  await expect(catalogues.first()).toHaveText('Press');
});
