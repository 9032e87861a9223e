import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { faultOf } from '../../../../mocks/fault-names';
import { openScreen } from '../../../../scripts/jest/open-screen';
import { backend, startAdmin } from '../../../../scripts/jest/backend';
import { readDraft } from '../../../../scripts/jest/drafts';
import { localeStore } from '@/i18n/locale-store';

/* oxlint-disable testing-library/no-node-access -- two languages have fields of the same name: they are found by id */

startAdmin();
const nameField = (lang: string) => document.getElementById(`field-versions-${lang}-name`)!;
const publishButton = () => screen.getByRole('button', { name: 'Publish' });
const mutations = () =>
  backend.requests.filter(
    ({ method, path }) => method !== 'GET' && path === '/api/admin/professionalField',
  );
const records = (lang: string) =>
  backend.db.professionalFields.all().filter((field) => field.lang === lang);
/** Returns a field's two records, which have the same position. */
const firstField = () => ({ english: records('en_US')[0]!, chinese: records('zh_CN')[0]! });

async function openForm(id: number) {
  const openedScreen = await openScreen(`/admin/expertise/edit/${id}`);
  await waitFor(() => expect(nameField('zh_CN')).not.toBeNull());
  return openedScreen;
}

it('professional field form shows that another user deleted one language, and then publishes the other', async () => {
  const { english, chinese } = firstField();
  const { user } = await openForm(english.id);
  await user.type(nameField('en_US'), ' Law');
  backend.db.professionalFields.remove(chinese.id);
  await user.click(publishButton());
  const conflictDialog = await screen.findByRole('dialog');
  await waitFor(() => expect(conflictDialog).toHaveTextContent(chinese.name));
  expect(mutations()).toHaveLength(0);
  await user.click(within(conflictDialog).getByRole('button', { name: 'All theirs' }));
  await user.click(within(conflictDialog).getByRole('button', { name: 'Use the newer version' }));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(nameField('en_US')).toHaveValue(`${english.name} Law`);
  expect(nameField('zh_CN')).toHaveValue('');
  await user.click(publishButton());
  expect((await screen.findAllByText(/^Published\./))[0]).toBeVisible();
  expect(mutations().map(({ body }) => body)).toEqual([
    [expect.objectContaining({ id: english.id, name: `${english.name} Law` })],
  ]);
});

it('professional field form offers the same draft whichever language version it is opened by, also after the other version was deleted', async () => {
  const { english, chinese } = firstField();
  const firstScreen = await openForm(chinese.id);
  await firstScreen.user.type(nameField('en_US'), ' kept');
  const key = { user: 'admin', item: `expertise/${chinese.id}` };
  await waitFor(async () => expect(await readDraft(key)).toHaveProperty('en_US'));
  firstScreen.view.unmount();

  const secondScreen = await openForm(english.id);
  await secondScreen.user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(nameField('en_US')).toHaveValue(`${english.name} kept`);
  const draftOwner = { user: 'admin', item: `expertise/${english.id}` };
  await waitFor(async () => expect(await readDraft(draftOwner)).toHaveProperty('en_US'));
  await waitFor(async () => expect(await readDraft(key)).toEqual({}));
  secondScreen.view.unmount();

  backend.db.professionalFields.remove(chinese.id);
  await openForm(english.id);
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
});

it('professional field form explains the match of each language by itself when only one was chosen', async () => {
  const { professionalFields } = backend.db;
  for (const [index, { id }] of professionalFields.all().entries())
    professionalFields.update(id, { no: `${index}` });
  for (const [index, english] of records('en_US').entries())
    professionalFields.put({ ...english, id: 9_000 + index, no: `fr-${index}`, lang: 'fr_FR' });
  const languages = ['en_US', 'zh_CN', 'fr_FR'].map((langCode) => ({
    langCode,
    langName: langCode,
  }));
  backend.injectFault({ path: '/common/language', body: { result: languages } });
  const [english, chosenRecord] = [records('en_US')[0]!, records('zh_CN')[1]!];
  await openScreen(`/admin/expertise/edit/${english.id}?pairs=zh_CN:${chosenRecord.id}`);
  await waitFor(() => expect(nameField('fr_FR')).toHaveValue(english.name));
  expect(nameField('zh_CN')).toHaveValue(chosenRecord.name);
  expect(screen.getAllByText(/^Matched because you chose or added/)).toHaveLength(1);
  expect(
    screen.getAllByText(/^Matched because both .* the same position in the list/),
  ).toHaveLength(1);
});

it("professional field form publishes a deleted record once as a new one, and does not duplicate the field's other language", async () => {
  const { english, chinese } = firstField();
  const { user, href } = await openForm(english.id);
  await user.type(nameField('en_US'), ' updated');
  backend.db.professionalFields.remove(english.id);
  await user.click(publishButton());
  const summary = await screen.findByRole('alert', { name: 'Not published' });
  expect(summary).toHaveTextContent('This item was deleted after you opened it.');
  expect(mutations()).toHaveLength(0);
  const publishAsNewButton = within(summary).getByRole('button', { name: 'Publish as a new item' });
  fireEvent.click(publishAsNewButton);
  fireEvent.click(publishAsNewButton);
  await waitFor(() => expect(href()).toBe('/admin/expertise/list'));
  expect(mutations().map(({ method }) => method)).toEqual(['PUT', 'POST']);
  expect(records('zh_CN').filter((record) => record.name === chinese.name)).toHaveLength(1);
  const storedRecords = records('en_US').filter(
    (record) => record.name === `${english.name} updated`,
  );
  expect(storedRecords).toHaveLength(1);
  expect(storedRecords[0]).toMatchObject({
    introduce: english.introduce,
    iconUrl: english.iconUrl,
  });
});

it('professional field form names the text that the server stored truncated, and publishes that item again instead of a second one', async () => {
  const { user, href } = await openScreen('/admin/expertise/add');
  await waitFor(() => expect(nameField('zh_CN')).not.toBeNull());
  const initialCount = backend.db.professionalFields.all().length;
  fireEvent.change(nameField('en_US'), { target: { value: 'Law of the sea' } });
  fireEvent.change(nameField('zh_CN'), { target: { value: '海商海事' } });
  const path = '/admin/professionalField';
  backend.injectFault({ method: 'POST', path, ...faultOf('truncated-text') });
  await user.click(publishButton());
  const notice = await screen.findByRole('alert', { name: 'Not everything was saved' });
  expect(await within(notice).findAllByRole('row', { name: /: Name/ })).toHaveLength(1);
  await user.click(publishButton());
  await waitFor(() => expect(href()).toBe('/admin/expertise/list'));
  expect(backend.db.professionalFields.all()).toHaveLength(initialCount + 2);
  const storedNames = (lang: string) => records(lang).map((record) => record.name);
  expect(storedNames('en_US')).toContain('Law of the sea');
  expect(storedNames('zh_CN')).toContain('海商海事');
});

it('a new professional field with the name and another introduction of an older one is not taken for its duplicate', async () => {
  const { english } = firstField();
  const { user, href } = await openScreen('/admin/expertise/add');
  await waitFor(() => expect(nameField('zh_CN')).not.toBeNull());
  fireEvent.change(nameField('en_US'), { target: { value: english.name } });
  await user.click(publishButton());
  await waitFor(() => expect(href()).toBe('/admin/expertise/list'));
  expect(records('en_US').filter(({ name }) => name === english.name)).toHaveLength(2);
  expect(screen.queryByText('Possible duplicate')).not.toBeInTheDocument();
});

it('a new professional field is published once although an older one with its name is deleted during the check for duplicates', async () => {
  const { english } = firstField();
  const { user, href } = await openScreen('/admin/expertise/add');
  await waitFor(() => expect(nameField('zh_CN')).not.toBeNull());
  fireEvent.change(nameField('en_US'), { target: { value: english.name } });
  backend.injectFault({ path: `/admin/professionalField/detail/${english.id}`, status: 404 });
  await user.click(publishButton());
  await waitFor(() => expect(href()).toBe('/admin/expertise/list'));
  expect(records('en_US').filter(({ name }) => name === english.name)).toHaveLength(2);
  expect(screen.queryByText('Possible duplicate')).not.toBeInTheDocument();
});

it('professional field form shows the saved draft of a deleted field until it is discarded', async () => {
  const { english } = firstField();
  const key = { user: 'admin', item: `expertise/${english.id}` };
  const { user, view } = await openForm(english.id);
  await user.type(nameField('en_US'), ' kept');
  await waitFor(async () => expect(await readDraft(key)).toHaveProperty('en_US'));
  view.unmount();
  backend.db.professionalFields.remove(english.id);
  localeStore.locale = 'zh_CN';
  const secondScreen = await openScreen(`/admin/expertise/edit/${english.id}`);
  expect(await screen.findByText(`${english.name} kept`)).toBeVisible();
  expect(screen.getByText(/：名称$/)).toBeVisible();
  await secondScreen.user.click(screen.getByRole('button', { name: '放弃草稿' }));
  await waitFor(() => expect(screen.getByText('草稿已放弃。')).toHaveFocus());
  expect(await readDraft(key)).toEqual({});
});
