import { expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { listRows } from '../../../scripts/jest/list-rows';
import { openScreen } from '../../../scripts/jest/open-screen';
import { chooseFromRowMenu, findInRowMenu } from '../../../scripts/jest/row-menu';
import { backend, calls, startAdmin } from '../../../scripts/jest/backend';

const LIST = '/admin/banner/list';

startAdmin();

const rows = () => listRows('Banners');
const rowOf = async (title: string) =>
  (await screen.findByRole('link', { name: title })).closest('tr')!; // oxlint-disable-line testing-library/no-node-access -- a row has no name of its own
const findDeleteButton = async () =>
  within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' });

it('banner list shows the banners of every language with their targets', async () => {
  await openScreen(LIST);
  expect(await rows()).toHaveLength(9);
  expect(screen.getAllByRole('cell', { name: 'English' })).toHaveLength(5);
  expect(screen.getAllByRole('cell', { name: 'Simplified Chinese' })).toHaveLength(4);
  expect(screen.getByText('9 items')).toBeVisible();
  const first = await rowOf('Counsel across borders since 1987');
  expect(within(first).getByText('Pinned')).toBeVisible();
  expect(within(first).getByText('No link')).toBeVisible();
  const internal = await rowOf('Sixteen fields, one team per matter');
  expect(within(internal).getByRole('link', { name: /^\/expertise/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  expect(screen.getByText('example.org')).toBeVisible();
});

it('banner list sends another request for each language that the first response lacks', async () => {
  const english = backend.db.banners.all().filter(({ lang }) => lang === 'en_US');
  backend.injectFault({ method: 'GET', path: '/admin/banner', body: { result: english } });
  await openScreen(LIST);
  await rows();
  expect(screen.getAllByRole('cell', { name: 'Simplified Chinese' })).toHaveLength(4);
  const requestedLanguages = calls('GET', /\/admin\/banner$/).map(
    ({ headers }) => headers['x-language'],
  );
  expect(requestedLanguages).toEqual(['en_US', 'zh_CN']);
});

it('banner list shows which language has no banners, and the consequence for visitors', async () => {
  for (const { id, lang } of backend.db.banners.all().slice())
    if (lang === 'zh_CN') backend.db.banners.remove(id);
  await openScreen(LIST);
  expect(
    await screen.findByText(
      'No banner in Simplified Chinese. In this language, the home page starts with the introduction.',
    ),
  ).toBeVisible();
});

it('banner list shows the banners of the language in the URL, and all banners for an unknown language', async () => {
  const { router } = await openScreen(`${LIST}?language=zh_CN`);
  expect(await rows()).toHaveLength(4);
  expect(screen.queryByRole('cell', { name: 'English' })).not.toBeInTheDocument();
  await act(() => router.navigate({ href: `${LIST}?language=xx` }));
  await waitFor(async () => expect(await rows()).toHaveLength(9));
});

it('banner list offers to clear the filter by a language without banners', async () => {
  for (const { id, lang } of backend.db.banners.all().slice())
    if (lang === 'zh_CN') backend.db.banners.remove(id);
  const { user, href } = await openScreen(`${LIST}?language=zh_CN`);
  expect(
    await screen.findByText('Change the filters, or clear them to see everything.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await rows()).toHaveLength(5);
  expect(href()).toBe(LIST);
});

it('banner list links to the form of a new banner when there are no banners, whose heading gets the focus', async () => {
  for (const { id } of backend.db.banners.all().slice()) backend.db.banners.remove(id);
  const { user } = await openScreen(LIST);
  expect(await screen.findByText('No data')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Add the first banner' });
  expect(link).toHaveAttribute('href', `${LIST}?edit=new`);
  await user.click(link);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'New banner' })).toHaveFocus());
});

it('banner list offers a retry when it cannot be loaded, and refetches on a click', async () => {
  backend.injectFault({ method: 'GET', path: '/admin/banner', status: 403 });
  const { user } = await openScreen(LIST);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(9);
});

it('banner list renders banners with missing or invalid fields', async () => {
  const incompleteBanner = { id: 1, lang: 'en_US', title: null, imgPath: null };
  const invalidBanner = { id: 2, lang: 'fr_FR', title: 'Bonjour', linkUrl: 'javascript:alert(1)' };
  const unsafePicture = { id: 3, lang: 'en_US', title: 'Hello', imgPath: 'javascript:alert(1)' };
  backend.injectFault({
    method: 'GET',
    path: '/admin/banner',
    times: 2,
    body: { result: [incompleteBanner, invalidBanner, unsafePicture] },
  });
  await openScreen(LIST);
  expect(await screen.findByRole('link', { name: 'Untitled' })).toBeVisible();
  expect(screen.getAllByText('No picture')).toHaveLength(2);
  expect(screen.getByText('Picture can’t be displayed')).toBeVisible();
  expect(screen.getByText('Invalid link: javascript:alert(1)')).toBeVisible();
});

it('banner list pins a banner once however often the action is clicked, and unpins it', async () => {
  const { user } = await openScreen(LIST);
  const row = await rowOf('Advice you can act on');
  await user.dblClick(await findInRowMenu(user, row, /^Pin/));
  const changedRow = await rowOf('Advice you can act on');
  const unpin = await findInRowMenu(user, changedRow, /^Unpin/);
  await waitFor(() => expect(unpin).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(unpin);
  await waitFor(async () =>
    expect(
      within(await rowOf('Advice you can act on')).queryByText('Pinned'),
    ).not.toBeInTheDocument(),
  );
  const sentTopValues = calls('PUT', /\/admin\/banner\/\d+\/[01]$/).map(({ path }) =>
    path.slice(-1),
  );
  expect(sentTopValues).toEqual(['1', '0']);
});

it('banner list shows a pin at once, and enables Unpin after the response', async () => {
  const { user } = await openScreen(LIST);
  const { id } = backend.db.banners.all().find(({ title }) => title === 'Advice you can act on')!;
  const respond = backend.hold({ path: `/admin/banner/${id}/1` });
  const row = await rowOf('Advice you can act on');
  await chooseFromRowMenu(user, row, /^Pin/);
  expect(within(row).getByText('Pinned')).toBeVisible();
  const unpin = await findInRowMenu(user, row, /^Unpin/);
  expect(unpin).toHaveAttribute('aria-disabled', 'true');
  respond();
  await waitFor(() => expect(unpin).not.toHaveAttribute('aria-disabled', 'true'));
  expect(calls('GET', /\/admin\/banner$/).length).toBeGreaterThan(1);
});

it('banner list sends a confirmed deletion when the user leaves the list, and none after Undo', async () => {
  const { user, router } = await openScreen(LIST);
  const row = await rowOf('Advice you can act on');
  await chooseFromRowMenu(user, row, /^Delete/);
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    '“Advice you can act on” will be deleted in English',
  );
  await user.click(await findDeleteButton());
  await user.click(await within(row).findByRole('button', { name: /^Undo/ }));
  await chooseFromRowMenu(user, row, /^Delete/);
  const secondDialog = await screen.findByRole('dialog');
  await waitFor(() =>
    expect(within(secondDialog).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
  );
  await user.click(await findDeleteButton());
  await within(row).findByRole('button', { name: /^Undo/ });
  expect(calls('DELETE', /banner/)).toHaveLength(0);
  await act(() => router.navigate({ href: `${LIST}?edit=99999` }));
  await waitFor(() => expect(calls('DELETE', /banner/)).toHaveLength(1));
});

it('banner list pins several banners at once, each with its own result', async () => {
  const rejectedBanner = backend.db.banners
    .all()
    .find(({ title }) => title === 'Advice you can act on')!;
  backend.injectFault({ method: 'PUT', path: `/admin/banner/${rejectedBanner.id}/1`, status: 409 });
  const { user } = await openScreen(LIST);
  for (const title of ['Sixteen fields, one team per matter', 'Advice you can act on']) {
    await user.click(within(await rowOf(title)).getByRole('checkbox'));
  }
  const bar = screen.getByRole('region', { name: 'Bulk actions' });
  await user.click(within(bar).getByRole('button', { name: 'Pin' }));
  expect(await screen.findByText('1 failed.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry failed items' }));
  await waitFor(() => expect(backend.db.banners.get(rejectedBanner.id)?.top).toBe(1));
  expect(calls('PUT', /\/admin\/banner\/\d+\/1$/)).toHaveLength(3);
});

/** Deletes the banner of that title, as another user would. */
const deleteAsOtherUser = (title: string) => {
  const { id } = backend.db.banners.all().find((banner) => banner.title === title)!;
  backend.db.banners.remove(id);
};

it('banner list names a banner that somebody else has deleted when it cannot be pinned', async () => {
  const { user } = await openScreen(LIST);
  const row = await rowOf('Advice you can act on');
  deleteAsOtherUser('Advice you can act on');
  await chooseFromRowMenu(user, row, /^Pin/);
  const alert = await screen.findByText(
    /^Couldn’t complete an action on “Advice you can act on”, which is no longer shown here\./,
  );
  expect(alert).toHaveTextContent('This item no longer exists.');
  expect(screen.queryByRole('button', { name: /Retry failed/ })).not.toBeInTheDocument();
});

it('banner list treats a banner that somebody else has deleted as deleted', async () => {
  const { user, router } = await openScreen(LIST);
  const row = await rowOf('Advice you can act on');
  await chooseFromRowMenu(user, row, /^Delete/);
  await user.click(await findDeleteButton());
  await within(row).findByRole('button', { name: /^Undo/ });
  deleteAsOtherUser('Advice you can act on');
  await act(() => router.navigate({ href: '/admin/people/list' }));
  await waitFor(() => expect(calls('DELETE', /banner/)[0]?.status).toBe(404));
  await screen.findByRole('table', { name: 'Lawyers' });
  // Shown once the deletion counts as successful.
  expect(await screen.findByRole('button', { name: 'Show deleted items' })).toBeVisible();
  expect(screen.queryByText(/Request error/)).not.toBeInTheDocument();
});
