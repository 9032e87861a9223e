import { expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { backend, calls, startBackOffice } from '../../../scripts/jest/backend';
import { openScreen } from '../../../scripts/jest/open-screen';
import { choose } from '../../../scripts/jest/row-menu';
import { setLocale } from '../../i18n/locale-store';

const LIST = '/admin/expertise/list';
const HELD = 'Corporate and M&A';

startBackOffice();

const fields = (lang: string) =>
  backend.db.professionalFields.all().filter((one) => one.lang === lang);
const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')!; // eslint-disable-line testing-library/no-node-access -- a row has no name of its own
/** Leaving the page sends at once what could still be undone. */
const leave = () =>
  act(async () => {
    window.dispatchEvent(new Event('pagehide'));
    await Promise.resolve();
  });

it.each([
  ['en_US', 'Delete', /^请求错误 · Request error\d+ lawyers still practise in this field\.$/],
  ['zh_CN', '删除', /^请求错误仍有 \d+ 位律师执业于该业务领域，无法删除。$/],
] as const)('says in its row why a field was not deleted (%s)', async (locale, word, words) => {
  const { user } = await openScreen(LIST);
  const row = await rowOf(HELD);
  act(() => setLocale(locale, { reload: false }));
  await choose(user, row, new RegExp(`^${word}`));
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getByRole('button', { name: new RegExp(`^${word}`) }));
  await within(row).findByRole('button', { name: /^(Undo|撤销)/ });
  await leave();
  const said = await within(screen.getByRole('table')).findByRole('alert');
  expect(said).toHaveTextContent(words);
  expect(calls('DELETE', /professionalField/)[0]?.status).toBe(409);
});

it('has one line for a name, of which the whole is in a tooltip', async () => {
  const name = 'Everything that the law has to say '.repeat(6).trim();
  backend.db.professionalFields.update(fields('en_US')[0]!.id, { name });
  await openScreen(LIST);
  const link = await screen.findByRole('link', { name });
  expect(within(screen.getByRole('table')).getByTitle(name)).toContainElement(link);
});

it('names a field that was not deleted when the list has been left', async () => {
  const { user, router } = await openScreen(LIST);
  const row = await rowOf(HELD);
  await choose(user, row, /^Delete/);
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getByRole('button', { name: /^Delete/ }));
  await within(row).findByRole('button', { name: /^Undo/ });
  await act(() => router.navigate({ href: '/admin/banner/list' }));
  expect(
    await screen.findByText(
      /^“Corporate and M&A” was not deleted\. \d+ lawyers still practise in this field\.$/,
    ),
  ).toBeVisible();
});

it('names a field that was refused though its row is another one since', async () => {
  // Without a common `no` records are matched by their places, which one of them leaves.
  for (const { id, no } of fields('zh_CN'))
    backend.db.professionalFields.update(id, { no: `zh-${no}` });
  const { user } = await openScreen(LIST);
  const row = await rowOf(HELD);
  await choose(user, row, /^Delete/);
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getByRole('button', { name: /^Delete/ }));
  await within(row).findByRole('button', { name: /^Undo/ });
  const english = fields('en_US').find(({ name }) => name === HELD)!;
  backend.db.professionalFields.remove(english.id);
  await leave();
  const said = await screen.findByText(
    /^Failed: “Corporate and M&A”, which is no longer shown here\./,
  );
  expect(said).toHaveTextContent(/\d+ lawyers still practise in this field\.$/);
  expect(screen.queryByRole('button', { name: /Try the failed/ })).not.toBeInTheDocument();
});

it('says that an order was not saved though the row of what was moved is gone', async () => {
  const { user } = await openScreen(LIST);
  const row = await rowOf(HELD);
  const { name } = fields('en_US')[1]!;
  const next = await rowOf(name);
  for (const lang of ['en_US', 'zh_CN']) backend.db.professionalFields.remove(fields(lang)[1]!.id);
  await choose(user, next, /^Move up/);
  await waitFor(() => expect(next).not.toBeInTheDocument());
  expect(row).toBeVisible();
  expect(
    screen.getByText(`The new place of “${name}” was not saved;`, { exact: false }),
  ).toHaveTextContent('This item no longer exists.');
  expect(calls('PUT', /professionalField\/sort$/).map(({ status }) => status)).toEqual([404]);
});

it.each([
  ['on its page', 9, (row: HTMLElement) => row],
  ['on another page', 16, () => screen.getByRole('main')],
])(
  'says how far a long way has been saved, and guards the tab until then: %s',
  async (_, position, placeOf) => {
    const { user } = await openScreen(LIST);
    const row = await rowOf(HELD);
    const closing = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const path = '/admin/professionalField/sort';
    const [first, second] = [backend.hold({ path }), backend.hold({ path })];
    await choose(user, row, /^Move to/);
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('Position'));
    await user.type(dialog.getByLabelText('Position'), String(position));
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    const steps = (position - 1) * 2;
    const said = within(placeOf(row));
    expect(await said.findByText(`Saving the order: 0 of ${steps} steps…`)).toBeVisible();
    expect(closing()).toBe(false);
    first();
    expect(await said.findByText(`Saving the order: 1 of ${steps} steps…`)).toBeVisible();
    act(() => setLocale('zh_CN', { reload: false }));
    expect(await said.findByText(`正在保存顺序：第 1/${steps} 步…`)).toBeVisible();
    expect(closing()).toBe(false);
    second();
    await waitFor(() => expect(said.queryByText(/正在保存顺序/)).not.toBeInTheDocument());
    expect(closing()).toBe(true);
    expect(calls('PUT', /professionalField\/sort$/)).toHaveLength(steps);
  },
);
