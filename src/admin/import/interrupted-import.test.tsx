import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { backend, calls, startAdmin } from '../../../scripts/jest/backend';
import { openScreen } from '../../../scripts/jest/open-screen';
import { revalidateCatalogues } from '@/api/admin/catalogues';
import { activeImports } from './active-imports';

const NEWS = '/admin/articles/news/import';
const POST = { method: 'POST', path: '/admin/latest-news' };

startAdmin();
// An import outlives its screen.
beforeEach(() => activeImports.set({}));

const clickButton = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const newsTitled = (title: string) => backend.db.news.all().filter((item) => item.title === title);

async function openColumnsStep(titles: readonly string[]) {
  const openedScreen = await openScreen(NEWS);
  await pasteNews(openedScreen.user, titles);
  return openedScreen;
}

async function pasteNews(user: UserEvent, titles: readonly string[]) {
  const rows = titles.map((title) => `Firm News\t${title}`);
  const cells = ['Catalogue\tTitle (English)', ...rows].join('\n');
  await user.type(await screen.findByLabelText(/^Or paste cells/), cells);
  await clickButton(user, 'Continue with pasted cells');
}

/** Opens the screen as after a reload: with nothing but the storage of the tab. */
async function reload({ view }: Awaited<ReturnType<typeof openScreen>>) {
  view.unmount();
  for (const { run } of Object.values(activeImports.get())) run.stop();
  activeImports.set({});
  return openScreen(NEWS);
}

it('an import is resumed after a reload, and stores no row twice', async () => {
  const openedScreen = await openColumnsStep(['Rejected', 'Imported', 'Being sent', 'Waiting']);
  await clickButton(openedScreen.user, 'Check rows');
  backend.injectFault({ ...POST, status: 422, body: { message: 'Not now.' } });
  const respond = backend.hold({ ...POST, afterProcessing: true, every: 3 });
  await clickButton(openedScreen.user, 'Import 4 rows');
  await waitFor(() => expect(newsTitled('Being sent')).toHaveLength(1));
  const { user } = await reload(openedScreen);
  expect(
    await screen.findByText('An import was interrupted: 1 of 4 rows were imported.'),
  ).toBeVisible();
  const status = screen.getByText(/Imported rows are not sent again/);
  expect(status).toHaveTextContent('Couldn’t check whether 1 other row was stored');
  expect(status).toHaveTextContent('1 row failed and will be sent again.');
  await clickButton(user, 'Resume import');
  expect(await screen.findByText(/^4 items imported\./)).toBeVisible();
  for (const title of ['Rejected', 'Imported', 'Being sent', 'Waiting'])
    expect(newsTitled(title)).toHaveLength(1);
  expect(calls('POST', POST.path)).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'Imported' })).toHaveAttribute(
    'href',
    `/admin/articles/news/edit?no=${newsTitled('Imported')[0]!.no}`,
  );
  respond();
  await clickButton(user, 'Import another file');
  expect(await screen.findByLabelText(/^Or paste cells/)).toBeVisible();
});

it.each([
  { afterProcessing: true, result: '2 items imported.' },
  { afterProcessing: false, result: '1 item imported. 1 row failed.' },
])(
  'an import that is resumed after a catalogue was renamed sends no row of that catalogue, but finds those that are stored ($result)',
  async ({ afterProcessing, result }) => {
    const openedScreen = await openColumnsStep(['Imported', 'Being sent', 'Waiting']);
    await clickButton(openedScreen.user, 'Check rows');
    const respond = backend.hold({ ...POST, afterProcessing, every: 2 });
    await clickButton(openedScreen.user, 'Import 3 rows');
    await waitFor(() => expect(calls('POST', POST.path)).toHaveLength(2));
    for (const { id, name } of backend.db.catalogues.all())
      if (name === 'Firm News') backend.db.catalogues.update(id, { name: 'Renamed' });
    await act(revalidateCatalogues);
    const { user } = await reload(openedScreen);
    await clickButton(user, 'Resume import');
    expect(
      await screen.findByText(`${result} 1 row was left out because of errors.`),
    ).toBeVisible();
    expect(screen.queryAllByText(/^Not found: Firm News/)).toHaveLength(afterProcessing ? 0 : 1);
    expect(calls('POST', POST.path)).toHaveLength(2);
    respond();
    await clickButton(user, 'Import another file');
  },
);

it('an interrupted import cannot be discarded after it was resumed', async () => {
  const openedScreen = await openColumnsStep(['Sent', 'Waiting']);
  await clickButton(openedScreen.user, 'Check rows');
  const respond = backend.hold(POST);
  await clickButton(openedScreen.user, 'Import 2 rows');
  await screen.findByRole('button', { name: 'Pause import' });
  const { user } = await reload(openedScreen);
  fireEvent.click(await screen.findByRole('button', { name: 'Resume import' }));
  expect(screen.getByRole('button', { name: 'Discard import' })).toBeDisabled();
  respond();
  expect(await screen.findByText(/^2 items imported\./)).toBeVisible();
  await clickButton(user, 'Import another file');
});

it('an interrupted import can be discarded', async () => {
  const openedScreen = await openColumnsStep(['Sent', 'Left out']);
  await clickButton(openedScreen.user, 'Check rows');
  const respond = backend.hold(POST);
  await clickButton(openedScreen.user, 'Import 2 rows');
  await screen.findByRole('button', { name: 'Pause import' });
  const { user } = await reload(openedScreen);
  await clickButton(user, 'Discard import');
  expect(await screen.findByLabelText(/^Or paste cells/)).toBeVisible();
  expect(sessionStorage.getItem('lawfirm_admin_import/news')).toBeNull();
  respond();
});

it.each(['is finished', 'is discarded'])(
  'an interrupted import is not offered in the first tab after it %s in a duplicate of the tab',
  async (outcome) => {
    const openedScreen = await openColumnsStep(['Sent', 'Waiting']);
    await clickButton(openedScreen.user, 'Check rows');
    const respond = backend.hold({ ...POST, afterProcessing: true });
    await clickButton(openedScreen.user, 'Import 2 rows');
    await waitFor(() => expect(newsTitled('Sent')).toHaveLength(1));
    const firstTab = { ...sessionStorage };
    const duplicate = await reload(openedScreen);
    respond();
    if (outcome === 'is finished') {
      await clickButton(duplicate.user, 'Resume import');
      expect(await screen.findByText(/^2 items imported\./)).toBeVisible();
    } else await clickButton(duplicate.user, 'Discard import');
    const requestCount = calls('POST', POST.path).length;

    for (const [key, value] of Object.entries(firstTab)) sessionStorage.setItem(key, String(value));
    const { user } = await reload(duplicate);
    expect(
      await screen.findByText('This import was continued or ended in another tab.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Resume import' })).not.toBeInTheDocument();
    await clickButton(user, 'Import another file');
    expect(await screen.findByLabelText(/^Or paste cells/)).toBeVisible();
    expect(calls('POST', POST.path)).toHaveLength(requestCount);
  },
);

it('an import that was not started keeps its table, its columns and the rows that are left out over reloads', async () => {
  const openedScreen = await openColumnsStep(['Kept', 'Left out']);
  await screen.findByRole('table', { name: 'Columns of the file' });
  const reloadedScreen = await reload(openedScreen);
  const table = await screen.findByRole('table', { name: 'Columns of the file' });
  expect(within(table).getByText('Kept')).toBeVisible();
  await clickButton(reloadedScreen.user, 'Check rows');
  const omittedRow = { name: 'Import row 3' };
  const setItem = jest.spyOn(Storage.prototype, 'setItem');
  await reloadedScreen.user.click(await screen.findByRole('checkbox', omittedRow));
  // Storing the table with each click would block a large import.
  expect(JSON.stringify(setItem.mock.calls)).not.toContain('Left out');
  setItem.mockRestore();
  const { user } = await reload(reloadedScreen);
  expect(await screen.findByRole('checkbox', omittedRow)).not.toBeChecked();
  await clickButton(user, 'Import 1 row');
  expect(await screen.findByText(/^1 item imported\./)).toBeVisible();
  expect(newsTitled('Kept')).toHaveLength(1);
  expect(newsTitled('Left out')).toHaveLength(0);
});

it('an import that was not started keeps the rows that are left out when the tab can’t store it and the user goes back', async () => {
  const openedScreen = await openColumnsStep(['Kept', 'Left out']);
  await clickButton(openedScreen.user, 'Check rows');
  const omittedRow = { name: 'Import row 3' };
  const setItem = jest.spyOn(Storage.prototype, 'setItem');
  setItem.mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await openedScreen.user.click(await screen.findByRole('checkbox', omittedRow));
  await clickButton(openedScreen.user, 'Back');
  setItem.mockRestore();
  await clickButton(openedScreen.user, 'Check rows');
  expect(await screen.findByRole('checkbox', omittedRow)).not.toBeChecked();
  const { user } = await reload(openedScreen);
  expect(await screen.findByRole('checkbox', omittedRow)).not.toBeChecked();
  await clickButton(user, 'Import 1 row');
  expect(await screen.findByText(/^1 item imported\./)).toBeVisible();
  expect(newsTitled('Left out')).toHaveLength(0);
  await clickButton(user, 'Import another file');
  await pasteNews(user, ['Next 1', 'Next 2']);
  await clickButton(user, 'Check rows');
  expect(await screen.findByRole('checkbox', omittedRow)).toBeChecked();
});
