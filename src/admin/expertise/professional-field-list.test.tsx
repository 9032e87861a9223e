import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { mutate } from 'swr';
import { backend, calls, startAdmin } from '../../../scripts/jest/backend';
import { openScreen } from '../../../scripts/jest/open-screen';
import { chooseFromRowMenu } from '../../../scripts/jest/row-menu';
import { setLocale } from '@/i18n/locale-store';
import { createFieldDeletion } from './deleted-professional-field';

const LIST = '/admin/expertise/list';
const FIELD_IN_USE = 'Corporate and M&A';

startAdmin();

const fields = (lang: string) =>
  backend.db.professionalFields.all().filter((field) => field.lang === lang);
const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')!; // oxlint-disable-line testing-library/no-node-access -- a row has no name of its own
/** Leaves the page, which sends pending deletions at once. */
const leaveList = () =>
  act(async () => {
    window.dispatchEvent(new Event('pagehide'));
    await Promise.resolve();
  });

it.each([
  ['en_US', 'Delete', /^请求错误 · Request error\d+ lawyers still practice in this field\.$/],
  ['zh_CN', '删除', /^请求错误仍有\d+位律师执业于该业务领域，无法删除。$/],
] as const)(
  'professional field row shows why a field was not deleted (%s)',
  async (locale, word, message) => {
    const { user } = await openScreen(LIST);
    const row = await rowOf(FIELD_IN_USE);
    act(() => setLocale(locale, { reload: false }));
    await chooseFromRowMenu(user, row, new RegExp(`^${word}`));
    const confirmDialog = await screen.findByRole('dialog');
    await user.click(within(confirmDialog).getByRole('button', { name: new RegExp(`^${word}`) }));
    await within(row).findByRole('button', { name: /^(Undo|撤销)/ });
    await leaveList();
    const alert = await within(screen.getByRole('table')).findByRole('alert');
    expect(alert).toHaveTextContent(message);
    expect(calls('DELETE', /professionalField/)[0]?.status).toBe(409);
  },
);

it('professional field list shows the whole of a long name in a tooltip', async () => {
  const name = 'Everything that the law has to say '.repeat(6).trim();
  backend.db.professionalFields.update(fields('en_US')[0]!.id, { name });
  await openScreen(LIST);
  const link = await screen.findByRole('link', { name });
  expect(within(screen.getByRole('table')).getByTitle(name)).toContainElement(link);
});

it('professional field list shows the names in the language of the interface on a narrow screen', async () => {
  await openScreen(LIST, { width: 360 });
  expect(await screen.findByRole('link', { name: FIELD_IN_USE })).toBeVisible();
  expect(screen.queryByRole('link', { name: fields('zh_CN')[0]!.name })).toBeNull();
  act(() => setLocale('zh_CN', { reload: false }));
  expect(await screen.findByRole('link', { name: fields('zh_CN')[0]!.name })).toBeVisible();
  expect(screen.queryByRole('link', { name: FIELD_IN_USE })).toBeNull();
});

it('professional field list deletes a language only of the selected fields that have another one', async () => {
  const { professionalFields, lawyers } = backend.db;
  for (const { id } of lawyers.all()) lawyers.update(id, { proFieldIds: [] });
  const [englishField, completeField] = fields('en_US');
  const versionsOf = (no?: string) => professionalFields.all().filter((field) => field.no === no);
  professionalFields.remove(versionsOf(englishField!.no)[1]!.id);
  const { user } = await openScreen(LIST);
  for (const { name } of [englishField!, completeField!])
    await user.click(await screen.findByRole('checkbox', { name: `Select: ${name}` }));
  const bar = screen.getByRole('region', { name: 'Bulk actions' });
  await user.click(within(bar).getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete these professional fields?' });
  await user.click(within(dialog).getByRole('checkbox', { name: 'Simplified Chinese' }));
  expect(dialog).toHaveAccessibleName('Delete this professional field?');
  expect(dialog).toHaveTextContent('1 professional field will be deleted in English only');
  expect(dialog).toHaveTextContent(
    `Kept, because they have no other language${englishField!.name}`,
  );
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await screen.findByRole('button', { name: /^Undo/ });
  await leaveList();
  await waitFor(() => expect(versionsOf(completeField!.no)).toMatchObject([{ lang: 'zh_CN' }]));
  expect(versionsOf(englishField!.no)).toMatchObject([{ lang: 'en_US' }]);
});

it('professional field list names a field that was not deleted after the list was left', async () => {
  const { user, router } = await openScreen(LIST);
  const row = await rowOf(FIELD_IN_USE);
  await chooseFromRowMenu(user, row, /^Delete/);
  const confirmDialog = await screen.findByRole('dialog');
  await user.click(within(confirmDialog).getByRole('button', { name: /^Delete/ }));
  await within(row).findByRole('button', { name: /^Undo/ });
  await act(() => router.navigate({ href: '/admin/banner/list' }));
  expect(
    await screen.findByText(
      /^“Corporate and M&A” was not deleted\. \d+ lawyers still practice in this field\.$/,
    ),
  ).toBeVisible();
});

it('professional field list names a field whose deletion was rejected though its row no longer exists', async () => {
  // Records without a common `no` are matched by position, which changes when one record is deleted.
  for (const { id, no } of fields('zh_CN'))
    backend.db.professionalFields.update(id, { no: `zh-${no}` });
  const { user } = await openScreen(LIST);
  const row = await rowOf(FIELD_IN_USE);
  await chooseFromRowMenu(user, row, /^Delete/);
  const confirmDialog = await screen.findByRole('dialog');
  await user.click(within(confirmDialog).getByRole('button', { name: /^Delete/ }));
  await within(row).findByRole('button', { name: /^Undo/ });
  const english = fields('en_US').find(({ name }) => name === FIELD_IN_USE)!;
  backend.db.professionalFields.remove(english.id);
  await leaveList();
  const alert = await screen.findByText(
    /^Couldn’t complete an action on “Corporate and M&A”, which is no longer shown here\./,
  );
  expect(alert).toHaveTextContent(/\d+ lawyers still practice in this field\.$/);
  expect(screen.queryByRole('button', { name: /Retry failed/ })).not.toBeInTheDocument();
});

it('professional field list shows that fields cannot be matched also if both languages have the same number of fields', async () => {
  const { professionalFields } = backend.db;
  for (const { id } of fields('en_US').slice(0, 2)) professionalFields.update(id, { no: '' });
  professionalFields.update(fields('zh_CN')[0]!.id, { no: '' });
  await openScreen(LIST);
  expect(
    await screen.findByText(
      'Some of the professional fields (English: 16 and Simplified Chinese: 16) can’t be matched between the languages, so each language is shown and ordered separately.',
    ),
  ).toBeVisible();
});

it('professional field list announces a saved move after another language view was opened in the meantime', async () => {
  const { user, router } = await openScreen(LIST);
  const respond = backend.hold({ method: 'PUT', path: '/admin/professionalField/sort' });
  await chooseFromRowMenu(user, await rowOf(FIELD_IN_USE), /^Move down/);
  await act(() => router.navigate({ to: LIST, search: { language: 'zh_CN' } }));
  await rowOf(fields('zh_CN')[0]!.name);
  respond();
  expect(
    await screen.findByText(/^“Corporate and M&A” is now at position 2 of \d+\.$/),
  ).toBeVisible();
  expect(screen.queryByText(/was not saved/)).not.toBeInTheDocument();
});

it('professional field list shows that an unsent move in another language view was not saved, and sends it on retry', async () => {
  const { user, router } = await openScreen(LIST);
  const sort = { method: 'PUT', path: '/admin/professionalField/sort' };
  const respond = backend.hold({ ...sort, status: 409, body: { message: 'Later.' } });
  await chooseFromRowMenu(user, await rowOf(FIELD_IN_USE), /^Move down/);
  await act(() => router.navigate({ to: LIST, search: { language: 'zh_CN' } }));
  const { name } = fields('zh_CN')[0]!;
  await chooseFromRowMenu(user, await rowOf(name), /^Move down/);
  respond();
  expect(
    await screen.findByText(/^The order was not saved. The previous order has been restored\./),
  ).toHaveTextContent('Later.');
  await user.click(screen.getByRole('button', { name: /^Try again/ }));
  expect(await screen.findByText(`“${name}” is now at position 2 of 16.`)).toBeVisible();
  expect(screen.queryByText(/was not saved/)).not.toBeInTheDocument();
});

it('professional field list separates the message of the server from a saved move in Chinese', async () => {
  setLocale('zh_CN', { reload: false });
  const { user } = await openScreen(`${LIST}?language=zh_CN`);
  const [movedField, , deletedField] = fields('zh_CN');
  const sort = { method: 'PUT', path: '/admin/professionalField/sort' };
  const respond = backend.hold(sort);
  backend.hold({ ...sort, status: 409, body: { message: 'Later.' } })();
  await chooseFromRowMenu(user, await rowOf(movedField!.name), /^下移/);
  await chooseFromRowMenu(user, await rowOf(deletedField!.name), /^下移/);
  backend.db.professionalFields.remove(deletedField!.id);
  respond();
  expect(await screen.findByText(/^“公司与并购”/)).toHaveTextContent(
    /未能保存，列表显示当前顺序。Later. “公司与并购”现排在第2位/,
  );
});

it('professional field list names a field whose move was rejected after the list was left', async () => {
  const { user, router } = await openScreen(LIST);
  const sort = { method: 'PUT', path: '/admin/professionalField/sort' };
  const respond = backend.hold({ ...sort, status: 409, body: { message: 'Later.' } });
  await chooseFromRowMenu(user, await rowOf(FIELD_IN_USE), /^Move down/);
  await act(() => router.navigate({ href: '/admin/banner/list' }));
  respond();
  expect(
    await screen.findByText('The new position of “Corporate and M&A” was not saved. Later.'),
  ).toBeVisible();
});

it('professional field list reports an unsaved move though the row of the moved field was deleted', async () => {
  const { user } = await openScreen(LIST);
  const row = await rowOf(FIELD_IN_USE);
  const { name } = fields('en_US')[1]!;
  const nextRow = await rowOf(name);
  for (const lang of ['en_US', 'zh_CN']) backend.db.professionalFields.remove(fields(lang)[1]!.id);
  await chooseFromRowMenu(user, nextRow, /^Move up/);
  await waitFor(() => expect(nextRow).not.toBeInTheDocument());
  expect(row).toBeVisible();
  expect(
    screen.getByText(`The new position of “${name}” was not saved.`, { exact: false }),
  ).toHaveTextContent('This item no longer exists.');
  expect(calls('PUT', /professionalField\/sort$/).map(({ status }) => status)).toEqual([404]);
});

it.each([
  ['on its page', 9, (row: HTMLElement) => row],
  ['on another page', 16, () => screen.getByRole('main')],
])(
  'professional field list shows the progress of a long move, and warns before the tab closes until it is saved: %s',
  async (_, position, containerOf) => {
    const { user } = await openScreen(LIST);
    const row = await rowOf(FIELD_IN_USE);
    const dispatchBeforeUnload = () =>
      dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const path = '/admin/professionalField/sort';
    const [respondToFirst, respondToSecond] = [backend.hold({ path }), backend.hold({ path })];
    await chooseFromRowMenu(user, row, /^Move to/);
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('Position'));
    await user.type(dialog.getByLabelText('Position'), String(position));
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    const stepCount = (position - 1) * 2;
    const container = within(containerOf(row));
    expect(await container.findByText(`Saving the order: 0 of ${stepCount} steps…`)).toBeVisible();
    expect(dispatchBeforeUnload()).toBe(false);
    respondToFirst();
    expect(await container.findByText(`Saving the order: 1 of ${stepCount} steps…`)).toBeVisible();
    act(() => setLocale('zh_CN', { reload: false }));
    expect(await container.findByText(`正在保存顺序：已完成1/${stepCount}步…`)).toBeVisible();
    expect(dispatchBeforeUnload()).toBe(false);
    respondToSecond();
    await waitFor(() => expect(container.queryByText(/正在保存顺序/)).not.toBeInTheDocument());
    expect(dispatchBeforeUnload()).toBe(true);
    expect(calls('PUT', /professionalField\/sort$/)).toHaveLength(stepCount);
  },
);

describe('professional field list with fields matched only by position', () => {
  /** Stores three fields in each language without a common number. */
  const keepThreeFields = () => {
    for (const { id, no, sort } of backend.db.professionalFields.all().slice())
      if (sort > 3) backend.db.professionalFields.remove(id);
      else backend.db.professionalFields.update(id, { no: `${id} ${no}` });
  };
  const storedNames = (lang: string) =>
    fields(lang)
      .toSorted((first, second) => first.sort - second.sort)
      .map(({ name }) => name);
  const path = '/admin/professionalField/sort';
  const moveLast = async (user: UserEvent, name: string) => {
    await chooseFromRowMenu(user, await rowOf(name), /^Move to/);
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('Position'));
    await user.type(dialog.getByLabelText('Position'), '3');
    await user.click(dialog.getByRole('button', { name: 'Move' }));
  };
  /** Moves the first field to the end, and loses the response to the first of four moves. */
  const interruptMove = async () => {
    keepThreeFields();
    const [english, chinese] = [storedNames('en_US'), storedNames('zh_CN')];
    const view = await openScreen(LIST);
    backend.injectFault({ method: 'PUT', path, disconnect: true, afterProcessing: true });
    await moveLast(view.user, english[0]!);
    expect(
      await screen.findByText(/^The order was not saved as you chose it\. The list shows/),
    ).toBeVisible();
    return { ...view, english, chinese };
  };
  const queryDisagreement = () => screen.queryByText('The order differs between languages');
  const expectPairs = async (english: string[], chinese: string[]) => {
    for (const [index, name] of english.entries())
      expect(await rowOf(name)).toHaveTextContent(chinese[index]!);
  };

  it('keeps the matches when a response is lost, and continues the move from the stored order', async () => {
    const { user, english, chinese } = await interruptMove();
    const [first, second, third] = english;
    expect(storedNames('en_US')).toEqual([second, first, third]);
    expect(storedNames('zh_CN')).toEqual(chinese);
    expect(queryDisagreement()).toBeVisible();
    await expectPairs(english, chinese);
    expect(screen.queryByText(/is now/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Try again ?:/ }));
    expect(await screen.findByText(`“${first}” is now at position 3 of 3.`)).toBeVisible();
    expect(storedNames('en_US')).toEqual([second, third, first]);
    expect(storedNames('zh_CN')).toEqual([chinese[1], chinese[2], chinese[0]]);
    await expectPairs(english, chinese);
    expect(queryDisagreement()).not.toBeInTheDocument();
  });

  it('keeps the matches of an interrupted move after the screen was left, and applies the order of one language to all on request', async () => {
    const { user, router, english, chinese } = await interruptMove();
    await act(() => router.navigate({ href: '/admin/banner/list' }));
    await screen.findByRole('table', { name: 'Banners' });
    await act(() => router.navigate({ href: LIST }));
    await expectPairs(english, chinese);
    expect(queryDisagreement()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use the order of Simplified Chinese' }));
    expect(
      await screen.findByText('All languages now have the order of Simplified Chinese.'),
    ).toBeVisible();
    expect(storedNames('en_US')).toEqual(english);
    expect(storedNames('zh_CN')).toEqual(chinese);
    expect(queryDisagreement()).not.toBeInTheDocument();
  });

  it('keeps the matches of an interrupted move after the page was reloaded', async () => {
    const { view, english, chinese } = await interruptMove();
    view.unmount();
    await mutate(() => true, undefined);
    await openScreen(LIST);
    await expectPairs(english, chinese);
    expect(queryDisagreement()).toBeVisible();
  });

  it('asks to check the names before fields that were matched by an earlier position are deleted', async () => {
    const { user, english } = await interruptMove();
    await chooseFromRowMenu(user, await rowOf(english[0]!), /^Delete/);
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText(/matched by their position in the list\. Check that the names/),
    ).toBeVisible();
  });

  it('matches the fields by their current positions on request', async () => {
    const { user, english, chinese } = await interruptMove();
    await user.click(screen.getByRole('button', { name: 'Match by current position' }));
    expect(queryDisagreement()).not.toBeInTheDocument();
    await expectPairs([english[1]!, english[0]!], chinese);
  });

  it('announces no move when the list cannot be refetched', async () => {
    keepThreeFields();
    const [first] = storedNames('en_US');
    const { user } = await openScreen(LIST);
    await rowOf(first!);
    backend.injectFault({ method: 'GET', path: '/admin/professionalField', status: 500, times: 2 });
    await moveLast(user, first!);
    expect(await screen.findByText(/^Couldn’t check whether the order was saved/)).toBeVisible();
    expect(screen.queryByText(/is now/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Try again ?:/ }));
    expect(await screen.findByText(`“${first}” is now at position 3 of 3.`)).toBeVisible();
    expect(calls('PUT', /professionalField\/sort$/)).toHaveLength(4);
  });

  it('announces that somebody else stored another order at the same time, and keeps that order', async () => {
    keepThreeFields();
    const [first, second, third] = storedNames('en_US');
    const { user } = await openScreen(LIST);
    const row = await rowOf(second!);
    const respond = backend.hold({ method: 'GET', path: '/admin/professionalField', times: 2 });
    await chooseFromRowMenu(user, row, /^Move up/);
    await waitFor(() => expect(calls('PUT', /professionalField\/sort$/)).toHaveLength(2));
    for (const lang of ['en_US', 'zh_CN'])
      for (const { id, sort } of fields(lang))
        backend.db.professionalFields.update(id, { sort: 4 - sort });
    respond();
    expect(
      await screen.findByText(
        'Someone else changed the order at the same time. The list shows the current order.',
      ),
    ).toBeVisible();
    expect(storedNames('en_US')).toEqual([third, first, second]);
    expect(screen.queryByText(/is now/)).not.toBeInTheDocument();
  });
});

it('professional field deletion fetches the records to delete as the group that the form restores', async () => {
  const field = fields('en_US')[0]!;
  const row = { key: 'row', versions: { en_US: field }, matchedBy: 'nothing' as const };
  const deletedItem = await createFieldDeletion(['en_US']).fetchContent?.(row);
  expect(deletedItem?.content).toMatchObject({
    openedField: { id: field.id },
    versions: { en_US: { id: field.id } },
    matchedBy: 'nothing',
    lists: {},
  });
});
