import { expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { lawyerLookup } from '@/api/admin/lawyers';
import { listRows } from '../../../../scripts/jest/list-rows';
import { openScreen } from '../../../../scripts/jest/open-screen';
import { chooseFromRowMenu, findInRowMenu } from '../../../../scripts/jest/row-menu';
import { faultOf } from '../../../../mocks/fault-names';
import { backend, calls, startAdmin } from '../../../../scripts/jest/backend';

const LIST = '/admin/people/list';

startAdmin();

const listRequests = () => calls('GET', /\/admin\/lawyerTeam$/);
const rows = () => listRows('Lawyers');
const rowOf = async (name: string) => {
  const lawyerRow = (await rows()).find((row) => within(row).queryByText(name));
  expect(lawyerRow).toBeDefined();
  return lawyerRow!;
};
const lawyerInOneLanguage = (lang: string) =>
  backend.db.lawyers
    .all()
    .find((lawyer) => lawyer.lang === lang && backend.db.lawyers.group(lawyer.no).length === 1)!;

it('the lawyer list shows ten lawyers, with all languages of a lawyer in one row, and who has no portrait', async () => {
  const { user } = await openScreen(LIST);
  expect(await rows()).toHaveLength(10);
  expect(screen.getByText('42 items')).toBeVisible();
  expect(listRequests()[0]?.query).toMatchObject({ page: '1', pageSize: '10' });
  const lawyerRow = await rowOf('Lin Zhengyuan');
  expect(within(lawyerRow).getByText('林正远')).toBeVisible();
  expect(within(lawyerRow).getByText('Senior Partner')).toBeVisible();
  const viewLink = await findInRowMenu(user, lawyerRow, /^View/);
  expect(within(viewLink).getByRole('link')).toHaveAttribute('href', '/people/detail/1000001');
  const { no } = backend.db.lawyers.all().find(({ photoUrl }) => photoUrl === '')!;
  for (const row of await rows())
    expect(within(row).queryAllByText('No portrait')).toHaveLength(
      row.getAttribute('data-row-key') === no ? 1 : 0,
    );
  expect(screen.getByText('No portrait')).toBeVisible();
});

it('the lawyer list sends all chosen offices in one comma-separated parameter, and shows which language a lawyer lacks', async () => {
  const { user, router } = await openScreen(LIST);
  await user.click(await screen.findByRole('combobox', { name: 'Offices' }));
  const selector = '.ant-select-item-option-content';
  await user.click(await screen.findByText('Shenzhen', { selector }));
  await user.click(screen.getByText('London', { selector }));
  await waitFor(() => expect(listRequests().at(-1)?.query).toMatchObject({ officeIds: '205,209' }));
  expect(router.state.location.search).toEqual({ officeIds: '205,209' });
  expect(await screen.findByText(/Reset the filters to reorder/)).toBeVisible();
  const { name } = lawyerInOneLanguage('en_US');
  await act(() => router.navigate({ href: `${LIST}?name=${encodeURIComponent(name)}` }));
  expect(within(await rowOf(name)).getByText('Simplified Chinese: missing')).toBeInTheDocument();
});

it('the lawyer list pins every language version once for several clicks', async () => {
  const { user } = await openScreen(LIST);
  const row = await rowOf('Margaret Harcourt-Ellis');
  await user.dblClick(await findInRowMenu(user, row, /^Pin/));
  await waitFor(async () =>
    expect(within(await rowOf('Margaret Harcourt-Ellis')).getByText('Pinned')).toBeVisible(),
  );
  const puts = calls('PUT', /\/admin\/lawyerTeam\/\d+\/1$/).map(({ path }) => path);
  expect(new Set(puts).size).toBe(2);
  expect(puts).toHaveLength(2);
});

it('the lawyer list deletes every language version after a confirmation, and shows no error for a version that is already deleted', async () => {
  const { user, router } = await openScreen(LIST);
  const row = await rowOf('Lin Zhengyuan');
  await chooseFromRowMenu(user, row, /^Delete/);
  const confirmDialog = await screen.findByRole('dialog');
  expect(confirmDialog).toHaveTextContent('English and Simplified Chinese');
  await user.click(within(confirmDialog).getByRole('button', { name: 'Delete in all languages' }));
  await within(row).findByRole('button', { name: /^Undo/ });
  expect(calls('DELETE', /lawyerTeam/)).toHaveLength(0);
  backend.db.lawyers.remove(1000002);
  await act(() => router.navigate({ href: '/admin/banner/list' }));
  await waitFor(() => expect(backend.db.lawyers.group('L-0001')).toHaveLength(0));
  expect(calls('DELETE', /lawyerTeam/)).toHaveLength(2);
  // Shown once the deletion has succeeded.
  expect(await screen.findByRole('button', { name: 'Show deleted items' })).toBeVisible();
  expect(screen.queryByText(/Request error/)).not.toBeInTheDocument();
});

it('the lawyer list names a lawyer without a name “Unnamed” in labels and in the deletion dialog', async () => {
  for (const { id } of backend.db.lawyers.group('L-0001'))
    backend.db.lawyers.update(id, { name: '' });
  const { user } = await openScreen(LIST);
  const row = await rowOf('Unnamed');
  expect(within(row).getByRole('checkbox', { name: 'Select: Unnamed' })).toBeVisible();
  expect(within(row).getByRole('link', { name: /^Edit ?: Unnamed$/ })).toBeVisible();
  await chooseFromRowMenu(user, row, /^Delete/);
  expect(await screen.findByRole('dialog')).toHaveTextContent('“Unnamed” will be deleted in all');
});

it('the lawyer list deletes one language of a lawyer and keeps the others', async () => {
  const { user, router } = await openScreen(LIST);
  const row = await rowOf('Lin Zhengyuan');
  await chooseFromRowMenu(user, row, /^Delete/);
  const confirmDialog = await screen.findByRole('dialog');
  await user.click(within(confirmDialog).getByRole('checkbox', { name: 'English' }));
  expect(confirmDialog).toHaveTextContent(
    '“Lin Zhengyuan” will be deleted in Simplified Chinese only, here and on the site.',
  );
  await user.click(within(confirmDialog).getByRole('button', { name: 'Delete' }));
  await within(row).findByRole('button', { name: /^Undo/ });
  await act(() => router.navigate({ href: '/admin/banner/list' }));
  await waitFor(() =>
    expect(backend.db.lawyers.group('L-0001').map(({ lang }) => lang)).toEqual(['en_US']),
  );
  expect(calls('DELETE', /lawyerTeam/)).toHaveLength(1);
});

it('the move dialog shows why a lawyer was not moved, does not say so after a response with an unknown outcome, and retries', async () => {
  const { user } = await openScreen(LIST);
  const row = await rowOf('Margaret Harcourt-Ellis');
  await chooseFromRowMenu(user, row, /^Move/);
  const dialog = await screen.findByRole('dialog');
  const position = within(dialog).getByLabelText('Position');
  await user.clear(position);
  await user.type(position, '43');
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  expect(await within(dialog).findByText('Enter a whole number from 1 to 42.')).toBeVisible();
  expect(position).toHaveFocus();
  await user.clear(position);
  await user.type(position, '9');
  const { no } = backend.db.lawyers.all().find(({ name }) => name === 'Margaret Harcourt-Ellis')!;
  backend.injectFault({
    method: 'PUT',
    path: `/admin/lawyerTeam/update-sort/${no}/9`,
    status: 403,
  });
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  expect(await within(dialog).findByText('The item was not moved.')).toBeVisible();
  expect(within(dialog).getByText('请求错误 · Request error')).toBeVisible();
  backend.injectFault({
    method: 'PUT',
    path: `/admin/lawyerTeam/update-sort/${no}/9`,
    status: 502,
  });
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await within(dialog).findByText(/^Something went wrong on our side\./)).toBeVisible();
  expect(within(dialog).queryByText('The item was not moved.')).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/has been moved to position 9\./)).toBeInTheDocument();
});

it('the move dialog does not say that a lawyer was not moved when an earlier attempt may be stored', async () => {
  const { user } = await openScreen(LIST);
  await chooseFromRowMenu(user, await rowOf('Margaret Harcourt-Ellis'), /^Move/);
  const dialog = await screen.findByRole('dialog');
  const position = within(dialog).getByLabelText('Position');
  await user.clear(position);
  await user.type(position, '9');
  const { no } = backend.db.lawyers.all().find(({ name }) => name === 'Margaret Harcourt-Ellis')!;
  const move = { method: 'PUT', path: `/admin/lawyerTeam/update-sort/${no}/9` };
  backend.injectFault({ ...move, status: 502 });
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  expect(await within(dialog).findByText(/^Something went wrong on our side\./)).toBeVisible();
  backend.injectFault({ ...move, status: 403, body: { message: 'You may not move it.' } });
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await within(dialog).findByText('You may not move it.')).toBeVisible();
  expect(within(dialog).queryByText('The item was not moved.')).not.toBeInTheDocument();
});

it('the move dialog announces the position that the server stored, whatever its response said', async () => {
  const { user } = await openScreen(LIST);
  const row = await rowOf('Margaret Harcourt-Ellis');
  const { no } = backend.db.lawyers.all().find(({ name }) => name === 'Margaret Harcourt-Ellis')!;
  const path = `/admin/lawyerTeam/update-sort/${no}/9`;
  await chooseFromRowMenu(user, row, /^Move/);
  const dialog = await screen.findByRole('dialog');
  const position = within(dialog).getByLabelText('Position');
  const positionBefore = (position as HTMLInputElement).value;
  await user.clear(position);
  await user.type(position, '9');
  backend.injectFault({ path, ...faultOf('not-stored') });
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  expect(
    await within(dialog).findByText(
      `“Margaret Harcourt-Ellis” is still at position ${positionBefore}.`,
    ),
  ).toBeVisible();
  backend.injectFault({ path, ...faultOf('lost-response') });
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/has been moved to position 9\./)).toBeInTheDocument();
  expect(calls('PUT', /update-sort/)).toHaveLength(2);
});

it('the lawyer list expands a row with its other columns on a phone', async () => {
  const { user } = await openScreen(LIST, { width: 360 });
  const row = await rowOf('Lin Zhengyuan');
  expect(screen.queryByText('Senior Partner')).not.toBeInTheDocument();
  await user.click(within(row).getByRole('button', { name: 'Expand row' }));
  expect(await screen.findByText('Senior Partner')).toBeVisible();
});

it('the lawyer list also deletes a language version of a lawyer that the list response omitted', async () => {
  const storedVersions = backend.db.lawyers.group('L-0001');
  const english = storedVersions.filter(({ lang }) => lang === 'en_US');
  const row = english.map(({ id, no, lang, name }) => ({ id, no, lang, name }));
  // The response for the other language omits it, too.
  backend.injectFault({
    method: 'GET',
    path: '/admin/lawyerTeam',
    times: 2,
    body: { result: row },
  });
  const { user, router } = await openScreen(LIST);
  await chooseFromRowMenu(user, await rowOf('Lin Zhengyuan'), /^Delete/);
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
  );
  await act(() => router.navigate({ href: '/admin/banner/list' }));
  await waitFor(() => expect(backend.db.lawyers.group('L-0001')).toHaveLength(0));
});

it('the lawyer list does not claim that a lawyer was not deleted when only the search for another version failed', async () => {
  const { lawyers } = backend.db;
  const english = lawyers.all().find(({ name }) => name === 'Lin Zhengyuan')!;
  lawyers.remove(lawyers.group(english.no).find(({ lang }) => lang === 'zh_CN')!.id);
  const lookup = jest.spyOn(lawyerLookup, 'find').mockResolvedValue({ rows: [], isCertain: false });
  const { user, router } = await openScreen(LIST);
  await chooseFromRowMenu(user, await rowOf('Lin Zhengyuan'), /^Delete/);
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await act(() => router.navigate({ href: '/admin/banner/list' }));
  expect(
    await screen.findByText(/^Couldn’t check whether “Lin Zhengyuan” was deleted\. Done in the/),
  ).toBeVisible();
  expect(lawyers.group(english.no)).toEqual([]);
  lookup.mockRestore();
});

it('the lawyer list names a lawyer whom another editor has deleted when the pin is rejected', async () => {
  const { user } = await openScreen(LIST);
  const row = await rowOf('Margaret Harcourt-Ellis');
  const { no } = backend.db.lawyers.all().find(({ name }) => name === 'Margaret Harcourt-Ellis')!;
  for (const { id } of backend.db.lawyers.group(no)) backend.db.lawyers.remove(id);
  await chooseFromRowMenu(user, row, /^Pin/);
  const alert = await screen.findByText(
    /^Couldn’t complete an action on “Margaret Harcourt-Ellis”, which is no longer/,
  );
  expect(alert).toHaveTextContent('This item no longer exists.');
  expect(screen.queryByRole('button', { name: /Retry failed/ })).not.toBeInTheDocument();
});

it('the retry of a pin succeeds although one language version was deleted in the meantime', async () => {
  const { user } = await openScreen(LIST);
  const row = await rowOf('Margaret Harcourt-Ellis');
  const { no } = backend.db.lawyers.all().find(({ name }) => name === 'Margaret Harcourt-Ellis')!;
  const chinese = backend.db.lawyers.group(no).find(({ lang }) => lang === 'zh_CN')!;
  backend.db.lawyers.remove(chinese.id);
  await chooseFromRowMenu(user, row, /^Pin/);
  expect(await screen.findByText('1 failed.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry failed items' }));
  const unpin = await findInRowMenu(user, row, /^Unpin/);
  await waitFor(() => expect(unpin).not.toHaveAttribute('aria-disabled', 'true'));
  expect(screen.queryByText('1 failed.')).not.toBeInTheDocument();
  // A notification of the first attempt may still be open.
  const table = within(screen.getByRole('table', { name: 'Lawyers' }));
  expect(table.queryByText(/Request error/)).not.toBeInTheDocument();
  expect(backend.db.lawyers.group(no)[0]?.top).toBe(1);
});
