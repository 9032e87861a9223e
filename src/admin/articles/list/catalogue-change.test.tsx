import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { backend, calls, startAdmin } from '../../../../scripts/jest/backend';
import { openScreen } from '../../../../scripts/jest/open-screen';

startAdmin();

const putRequests = () => calls('PUT', '/admin/latest-news');
const noOf = (title: string) =>
  backend.db.news.all().find((version) => version.title === title)!.no;
const cataloguesOf = (title: string) =>
  backend.db.news.group(noOf(title)).map(({ cataId }) => backend.db.catalogues.get(cataId)?.name);

/** Selects the second and third news item and opens the dialog; returns their titles and the dialog. */
async function openDialog(user: UserEvent) {
  const table = await screen.findByRole('table', { name: 'News' });
  const boxes = within(table).getAllByRole('checkbox').slice(2, 4);
  const titles = boxes.map((box) => box.getAttribute('aria-label')!.replace('Select: ', ''));
  for (const box of boxes) await user.click(box);
  const bar = screen.getByRole('region', { name: 'Bulk actions' });
  await user.click(within(bar).getByRole('button', { name: 'Change catalogue' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change catalogue' });
  return { titles, dialog };
}

async function chooseCatalogue(user: UserEvent, catalogue: string) {
  const { titles, dialog } = await openDialog(user);
  // The initial focus of the dialog would close an open list.
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.type(within(dialog).getByRole('combobox', { name: 'Catalogue' }), 'Press');
  await user.click((await screen.findAllByTitle(catalogue))[0]!);
  return { titles, dialog };
}

it('the selected news are moved to a catalogue in all their languages, one request for each', async () => {
  const { user } = await openScreen('/admin/articles/news/list');
  const { titles, dialog } = await chooseCatalogue(user, 'Press');
  expect(dialog).toHaveTextContent('2 items will be moved to “Press” in all their languages');
  expect(putRequests()).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Change catalogue' }));
  await waitFor(() => expect(putRequests()).toHaveLength(2));
  for (const title of titles)
    await waitFor(() => expect(cataloguesOf(title)).toEqual(['Press', '媒体报道']));
});

it('the bulk actions bar counts a news item that was not moved, and a retry moves it', async () => {
  const { user } = await openScreen('/admin/articles/news/list');
  const { titles, dialog } = await chooseCatalogue(user, 'Press');
  backend.injectFault({ method: 'PUT', path: '/admin/latest-news', status: 403 });
  await user.click(within(dialog).getByRole('button', { name: 'Change catalogue' }));
  expect(await screen.findByText('1 failed.')).toBeVisible();
  expect(cataloguesOf(titles[0]!)).not.toContain('Press');
  await user.click(screen.getByRole('button', { name: 'Retry failed items' }));
  await waitFor(() => expect(cataloguesOf(titles[0]!)).toContain('Press'));
  expect(cataloguesOf(titles[1]!)).toContain('Press');
});

it('the catalogue dialog names the items in a language that the catalogue lacks, and does not move them', async () => {
  const chinese = backend.db.catalogues.group('news-press').find(({ lang }) => lang === 'zh_CN')!;
  backend.db.catalogues.remove(chinese.id);
  const { user } = await openScreen('/admin/articles/news/list');
  const { titles, dialog } = await chooseCatalogue(user, 'Press (not in Simplified Chinese)');
  expect(dialog).toHaveTextContent('“Press” does not exist in some of their languages');
  for (const title of titles) expect(dialog).toHaveTextContent(title);
  expect(within(dialog).getByRole('button', { name: 'Change catalogue' })).toBeDisabled();
});

it('an item with one version in the catalogue and another in an unknown one is moved', async () => {
  const press = backend.db.catalogues.group('news-press').find(({ lang }) => lang === 'en_US')!;
  for (const { id, lang } of backend.db.news.all())
    backend.db.news.update(id, { cataId: lang === 'en_US' ? press.id : 999_999 });
  const { user } = await openScreen('/admin/articles/news/list');
  const { titles, dialog } = await chooseCatalogue(user, 'Press');
  expect(dialog).toHaveTextContent('2 items will be moved to “Press” in all their languages');
  await user.click(within(dialog).getByRole('button', { name: 'Change catalogue' }));
  for (const title of titles)
    await waitFor(() => expect(cataloguesOf(title)).toEqual(['Press', '媒体报道']));
});

it('the catalogue filter shows that the catalogues failed to load, and “Try again” requests them again', async () => {
  backend.injectFault({
    ...{ method: 'GET', path: '/admin/catalog', times: 'always' },
    ...{ status: 403, body: { message: 'No catalogues today.' } },
  });
  const { user } = await openScreen('/admin/articles/news/list');
  await user.click(await screen.findByRole('button', { name: 'More filters' }));
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  expect(await within(drawer).findByText('No catalogues today.')).toBeVisible();
  const before = calls('GET', '/admin/catalog').length;
  await user.click(within(drawer).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(calls('GET', '/admin/catalog').length).toBeGreaterThan(before));
});

it('the catalogue filter has the focus after “Try again” loads its catalogues', async () => {
  backend.injectFault({ method: 'GET', path: '/admin/catalog', status: 403, times: 2 });
  const { user } = await openScreen('/admin/articles/news/list');
  await user.click(await screen.findByRole('button', { name: 'More filters' }));
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  await user.click(await within(drawer).findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(within(drawer).getByLabelText('Catalogue')).toHaveFocus());
});

it('the catalogue dialog shows that the catalogues failed to load, and “Try again” requests them again', async () => {
  const body = { message: 'Not today.' };
  backend.injectFault({
    method: 'GET',
    path: '/admin/catalog',
    status: 403,
    body,
    times: 'always',
  });
  const { user } = await openScreen('/admin/articles/news/list');
  const { dialog } = await openDialog(user);
  const retryButton = await within(dialog).findByRole('button', { name: 'Try again' });
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Not today.');
  const before = calls('GET', '/admin/catalog').length;
  await user.click(retryButton);
  await waitFor(() => expect(calls('GET', '/admin/catalog').length).toBeGreaterThan(before));
});
