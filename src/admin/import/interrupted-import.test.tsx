import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { backend, calls, startAdmin } from '../../../scripts/jest/backend';
import { openScreen } from '../../../scripts/jest/open-screen';
import { activeImports } from './active-imports';

const NEWS = '/admin/articles/news/import';
const POST = { method: 'POST', path: '/admin/latest-news' };

startAdmin();

const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const news = (title: string) => backend.db.news.all().filter((item) => item.title === title);

/** Opens the screen, pastes news with these titles, and continues to the columns. */
async function paste(titles: readonly string[]) {
  const opened = await openScreen(NEWS);
  const rows = titles.map((title) => `Firm News\t${title}`);
  const cells = ['Catalogue\tTitle (English)', ...rows].join('\n');
  await opened.user.type(await screen.findByLabelText(/^Or paste cells/), cells);
  await press(opened.user, 'Continue with pasted cells');
  return opened;
}

/** Opens the screen as after a reload: with nothing but the storage of the tab. */
async function reload({ view }: Awaited<ReturnType<typeof openScreen>>) {
  view.unmount();
  for (const { run } of Object.values(activeImports.get())) run.stop();
  activeImports.set({});
  return openScreen(NEWS);
}

it('an import is resumed after a reload, and stores no row twice', async () => {
  const opened = await paste(['Rejected', 'Imported', 'Being sent', 'Waiting']);
  await press(opened.user, 'Check rows');
  backend.fail({ ...POST, status: 422, body: { message: 'Not now.' } });
  const respond = backend.hold({ ...POST, afterProcessing: true, every: 3 });
  await press(opened.user, 'Import 4 rows');
  await waitFor(() => expect(news('Being sent')).toHaveLength(1));
  const { user } = await reload(opened);
  expect(
    await screen.findByText('An import was interrupted: 1 of 4 rows were imported.'),
  ).toBeVisible();
  const status = screen.getByText(/^They are not sent again/);
  expect(status).toHaveTextContent('Whether 1 other row was stored is unknown');
  expect(status).toHaveTextContent('1 row failed and is sent again.');
  await press(user, 'Resume import');
  expect(await screen.findByText(/^4 items imported\./)).toBeVisible();
  for (const title of ['Rejected', 'Imported', 'Being sent', 'Waiting'])
    expect(news(title)).toHaveLength(1);
  expect(calls('POST', POST.path)).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'Imported' })).toHaveAttribute(
    'href',
    `/admin/articles/news/edit?no=${news('Imported')[0]!.no}`,
  );
  respond();
  await press(user, 'Import another file');
  expect(await screen.findByLabelText(/^Or paste cells/)).toBeVisible();
});

it('an interrupted import can be discarded', async () => {
  const opened = await paste(['Sent', 'Left out']);
  await press(opened.user, 'Check rows');
  const respond = backend.hold(POST);
  await press(opened.user, 'Import 2 rows');
  await screen.findByRole('button', { name: 'Pause import' });
  const { user } = await reload(opened);
  await press(user, 'Discard import');
  expect(await screen.findByLabelText(/^Or paste cells/)).toBeVisible();
  expect(sessionStorage.getItem('lawfirm_admin_import/news')).toBeNull();
  respond();
});

it('the table and its columns are still there after a reload', async () => {
  const opened = await paste(['Kept']);
  await screen.findByRole('table', { name: 'Columns of the file' });
  const { user } = await reload(opened);
  const table = await screen.findByRole('table', { name: 'Columns of the file' });
  expect(within(table).getByText('Kept')).toBeVisible();
  await press(user, 'Check rows');
  await press(user, 'Import 1 row');
  expect(await screen.findByText(/^1 item imported\./)).toBeVisible();
  expect(news('Kept')).toHaveLength(1);
});
