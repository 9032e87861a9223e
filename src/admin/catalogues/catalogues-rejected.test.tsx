import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { backend, calls, startAdmin } from '../../../scripts/jest/backend';
import {
  rowButton,
  chooseFromItemMenu,
  readNames,
  optionsNamed,
  pickOption,
} from '../../../scripts/jest/names-table';
import { openScreen } from '../../../scripts/jest/open-screen';
import { setLocale } from '@/i18n/locale-store';

const NEWS = '/admin/articles/news/folder';

startAdmin();

const versions = (no: string) => backend.db.catalogues.group(no);
const version = (no: string, lang: string) =>
  versions(no).find((candidate) => candidate.lang === lang)!;
const deleteAsOtherUser = (no: string) => {
  for (const { id } of versions(no)) backend.db.catalogues.remove(id);
};
const TALKS = 'news-firm-events-talks';
const findTree = (name = 'Catalogues') => screen.findByRole('table', { name });
const button = (name: string) => screen.getByRole('button', { name });
/** Leaves the page, which sends pending deletions at once. */
const leavePage = () =>
  act(async () => {
    window.dispatchEvent(new Event('pagehide'));
    await Promise.resolve();
  });

it.each([
  [
    'en_US',
    'Catalogues',
    'Delete',
    /^请求错误 · Request errorThis catalogue still has \d+ articles\./,
  ],
  ['zh_CN', '栏目', '删除', /^请求错误该栏目下仍有\d+篇文章，无法删除。/],
] as const)(
  'catalogue row shows that articles were added after the confirmation (%s)',
  async (locale, name, deleteLabel, message) => {
    const { user } = await openScreen(NEWS);
    await findTree();
    act(() => setLocale(locale, { reload: false }));
    await findTree(name);
    for (const { cataId, ...article } of backend.db.news.all())
      if (versions('news-press').some(({ id }) => id === cataId))
        backend.db.news.put({ ...article, cataId: version('news-insights', article.lang).id });
    const itemName = version('news-press', locale).name;
    await screen.findByText(itemName);
    await chooseFromItemMenu(user, itemName, new RegExp(`^${deleteLabel}`));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: new RegExp(`^${deleteLabel}`) }));
    await screen.findByRole('button', { name: /^(Undo|撤销)/ });
    for (const item of backend.db.news.all())
      backend.db.news.put({ ...item, cataId: version('news-press', item.lang).id });
    await leavePage();
    expect(await within(await findTree(name)).findByRole('alert')).toHaveTextContent(message);
    expect(rowButton('(More|更多)', itemName)).toBeVisible();
    expect(calls('DELETE', /catalog/).map(({ status }) => status)).toEqual([409]);
  },
);

describe('deleting catalogues while the site is off', () => {
  it("finds a catalogue's articles in the admin lists, names one without a title, and does not delete it", async () => {
    for (const item of backend.db.news.all()) backend.db.news.put({ ...item, title: ' ' });
    backend.setSiteStatus(0);
    const { user } = await openScreen(NEWS);
    await findTree();
    await chooseFromItemMenu(user, 'Press', /^Delete/);
    const dialog = await screen.findByRole('dialog', { name: '“Press” cannot be deleted yet' });
    expect(within(dialog).getByText(/^It contains articles/)).toBeVisible();
    expect(within(dialog).getAllByRole('link', { name: 'Untitled' })[0]).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  });

  it('does not doubt that a catalogue contains articles when they were found in one of two languages', async () => {
    const { id } = version('news-press', 'en_US');
    const article = backend.db.news.all().find(({ cataId }) => cataId === id)!;
    backend.setSiteStatus(0);
    // A list too long to be searched whole.
    backend.injectFault({
      method: 'GET',
      path: '/admin/latest-news',
      times: 'always',
      changeResponse: (body) => ({
        ...(body as object),
        result: [article],
        pageable: { pageNo: 1, pageSize: 50, totalCount: 100_000 },
      }),
    });
    const { user } = await openScreen(NEWS);
    await findTree();
    await chooseFromItemMenu(user, 'Press', /^Delete/);
    const dialog = await screen.findByRole('dialog', { name: '“Press” cannot be deleted yet' });
    expect(within(dialog).getByText(/^It contains articles/)).toBeVisible();
    expect(dialog).not.toHaveTextContent('Couldn’t check whether this catalogue contains articles');
  });

  it('shows a confirm dialog for an empty catalogue', async () => {
    const pressIds = versions('news-press').map(({ id }) => id);
    for (const item of backend.db.news.all())
      if (pressIds.includes(item.cataId))
        backend.db.news.put({ ...item, cataId: version('news-insights', item.lang).id });
    backend.setSiteStatus(0);
    const { user } = await openScreen(NEWS);
    await findTree();
    await chooseFromItemMenu(user, 'Press', /^Delete/);
    expect(await screen.findByRole('dialog', { name: 'Delete this catalogue?' })).toBeVisible();
  });
});

it('catalogue row shows why a move was not saved after somebody else moved the catalogue into another one', async () => {
  const { user } = await openScreen(NEWS);
  await findTree();
  for (const { id, lang } of versions('news-insights'))
    backend.db.catalogues.update(id, { parentId: version('news-press', lang).id });
  await chooseFromItemMenu(user, 'Insights', /^Move up/);
  const alert = await screen.findByText(
    /^The order was not saved\. The previous order has been restored\./,
  );
  expect(alert).toHaveTextContent('Only items of the same list can change places.');
  const row = screen.getByRole('row', { name: /More ?: Insights$/ });
  expect(within(row).getByRole('alert')).toHaveTextContent(
    '请求错误 · Request errorThe order was not saved',
  );
  await waitFor(async () => expect(await readNames('Catalogues', 'Press')).toContain('Insights'));
});

it('catalogue tree reports an unsaved move though the row of the moved catalogue was deleted', async () => {
  const { user } = await openScreen(NEWS);
  await findTree();
  deleteAsOtherUser('news-community');
  await chooseFromItemMenu(user, 'Community', /^Move up/);
  await waitFor(() => expect(screen.queryByText('Community')).not.toBeInTheDocument());
  expect(screen.getByText(/^The new position of “Community” was not saved\./)).toHaveTextContent(
    'This item no longer exists.',
  );
});

it('catalogue form re-creates a catalogue at the top level when another user deletes it during a rename', async () => {
  const { user } = await openScreen(NEWS);
  await findTree();
  await user.click(rowButton('Rename', 'Talks'));
  const name = await screen.findByLabelText(/^Name in English/);
  await user.clear(name);
  await user.type(name, 'Lectures');
  deleteAsOtherUser(TALKS);
  await user.click(button('Publish'));
  expect(await screen.findByText(/^This catalogue or its parent was deleted\./)).toBeVisible();
  expect(screen.getByLabelText('Name in English')).toHaveValue('Lectures');
  await user.click(button('Publish my names'));
  expect(await screen.findByText('“Lectures” has been added.')).toBeVisible();
  expect(await readNames('Catalogues')).toContain('Lectures');
  expect(calls('PUT', /catalog$/)).toEqual([]);
});

it('catalogue form requires a name of a new subcatalogue in the first language of its parent', async () => {
  const { user } = await openScreen(NEWS);
  await findTree();
  act(() => setLocale('zh_CN', { reload: false }));
  await findTree('栏目');
  await chooseFromItemMenu(user, 'Talks', /^新增子栏目/);
  const englishName = await screen.findByLabelText(/^名称（英/);
  await user.click(button('发布'));
  await waitFor(() => expect(englishName).toBeInvalid());
  expect(englishName).toHaveFocus();
  expect(screen.getByLabelText(/^名称（简体/)).toBeDisabled();
  expect(screen.getByLabelText(/^名称（简体/)).toBeValid();
});

describe('an attempt whose outcome is unknown, after which the catalogues cannot be fetched', () => {
  /** Loses the response of a mutation, and makes the server reject the check after it, and a second time. */
  const failTwice = (method: string) => {
    const rejectCheck = () =>
      backend.injectFault({ path: '/admin/catalog', status: 403, times: 2 });
    backend.injectFault({
      ...{ method, path: '/admin/catalog', disconnect: true, afterProcessing: true },
      onUsedUp: rejectCheck,
    });
    return rejectCheck;
  };

  it.each([
    ['new', /^Add subcatalogue/, 'POST', 'Publish'],
    ['renamed', /^Rename/, 'PUT', 'Publish'],
    ['moved', /^Change parent/, 'PUT', 'Move'],
  ])('is not reported as unsaved when the catalogue is %s', async (_, entry, method, submit) => {
    const { user } = await openScreen(NEWS);
    await findTree();
    if (submit === 'Move') {
      await chooseFromItemMenu(user, 'Events', entry);
      await pickOption(user, await screen.findByLabelText('Parent catalogue'), 'Press');
    } else {
      if (method === 'PUT') await user.click(rowButton('Rename', 'Talks'));
      else await chooseFromItemMenu(user, 'Talks', entry);
      await user.type(await screen.findByLabelText(/^Name in English/), ' and lectures');
    }
    const dialog = await screen.findByRole('dialog');
    const rejectCheck = failTwice(method);
    await user.click(within(dialog).getByRole('button', { name: submit }));
    const retryButton = await within(dialog).findByRole('button', { name: 'Try again' });
    expect(within(dialog).queryByText(/ not (published|moved)/)).not.toBeInTheDocument();
    rejectCheck();
    await user.click(retryButton);
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent(/permission/));
    expect(within(dialog).queryByText(/ not (published|moved)/)).not.toBeInTheDocument();
  });
});

it('catalogue form adds a new catalogue at the top level when its parent was deleted', async () => {
  const { user } = await openScreen(NEWS);
  await findTree();
  await chooseFromItemMenu(user, 'Talks', /^Add subcatalogue/);
  await user.type(await screen.findByLabelText('Name in English'), 'Lectures');
  deleteAsOtherUser(TALKS);
  await user.click(button('Publish'));
  expect(
    await screen.findByText('Parent catalogue does not exist in this language.'),
  ).toBeVisible();
  await screen.findByText(/^This catalogue or its parent was deleted\./);
  await user.click(button('Publish'));
  expect(await screen.findByText('“Lectures” has been added.')).toBeVisible();
  expect(await readNames('Catalogues')).toContain('Lectures');
});

it('catalogue form shows the conflict when somebody else has added the same language in the meantime', async () => {
  const { user } = await openScreen(NEWS);
  await findTree();
  await user.click(rowButton('Rename', 'Talks'));
  await user.type(await screen.findByLabelText('Name in Simplified Chinese'), '讲座');
  const english = version(TALKS, 'en_US');
  const parentId = version('news-firm-events', 'zh_CN').id;
  backend.db.catalogues.put({ ...english, id: 9_001, lang: 'zh_CN', parentId, name: '座谈' });
  await user.click(button('Publish'));
  expect(
    await screen.findByText('Current name: “Talks” in English and “座谈” in Simplified Chinese.'),
  ).toBeVisible();
  expect(calls('PUT', /catalog$/)).toEqual([]);
  await user.click(button('Publish my names'));
  expect(await screen.findByText('“Talks” has been published.')).toBeVisible();
  expect(version(TALKS, 'zh_CN')).toMatchObject({ id: 9_001, name: '讲座' });
});

it('catalogue form shows the conflicting name also when only the server detects it', async () => {
  const { user } = await openScreen(NEWS);
  await findTree();
  await user.click(rowButton('Rename', 'Talks'));
  await user.type(await screen.findByLabelText('Name in Simplified Chinese'), '讲座');
  const respond = backend.hold({ method: 'PUT', path: '/admin/catalog' });
  await user.click(button('Publish'));
  await waitFor(() => expect(calls('PUT', /catalog$/)).toHaveLength(1));
  const english = version(TALKS, 'en_US');
  const parentId = version('news-firm-events', 'zh_CN').id;
  backend.db.catalogues.put({ ...english, id: 9_001, lang: 'zh_CN', parentId, name: '座谈' });
  respond();
  expect(await screen.findByText(/^Current name: .*“座谈” in Simplified Chinese\.$/)).toBeVisible();
  expect(calls('PUT', /catalog$/).map(({ status }) => status)).toEqual([409]);
});

it('move dialog of a catalogue offers only existing parents after another user has deleted the chosen one', async () => {
  const { user } = await openScreen(NEWS);
  await findTree();
  await chooseFromItemMenu(user, 'Events', /^Change parent/);
  const dialog = await screen.findByRole('dialog');
  const parentSelect = within(dialog).getByLabelText('Parent catalogue');
  await pickOption(user, parentSelect, 'Press');
  deleteAsOtherUser('news-press');
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Someone else changed the catalogues. Review them and try again.',
  );
  expect(calls('PUT', /catalog$/)).toEqual([]);
  expect(await within(dialog).findByTitle('Firm News')).toBeVisible();
  await user.click(parentSelect);
  await waitFor(() => expect(optionsNamed('Insights')).toHaveLength(1));
  expect(optionsNamed('Press')).toEqual([]);
  await user.click(optionsNamed('Insights')[0]!);
  deleteAsOtherUser('news-firm-events');
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(within(dialog).getByRole('button', { name: 'Try again' })).toBeDisabled(),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
});

it('catalogue form renames a catalogue that another user has moved, and the move dialog keeps its current names', async () => {
  const { user } = await openScreen(NEWS);
  await findTree();
  await user.click(rowButton('Rename', 'Talks'));
  const name = await screen.findByLabelText(/^Name in English/);
  await user.clear(name);
  await user.type(name, 'Lectures');
  const insights = version('news-insights', 'en_US').id;
  backend.db.catalogues.update(version(TALKS, 'en_US').id, { parentId: insights });
  await user.click(button('Publish'));
  expect(await screen.findByText('“Lectures” has been published.')).toBeVisible();
  expect(version(TALKS, 'en_US')).toMatchObject({ name: 'Lectures', parentId: insights });

  await chooseFromItemMenu(user, 'Events', /^Change parent/);
  const dialog = await screen.findByRole('dialog');
  await pickOption(user, within(dialog).getByLabelText('Parent catalogue'), 'Press');
  backend.db.catalogues.update(version('news-firm-events', 'zh_CN').id, { name: '新活动' });
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('“Events” has been moved into “Press”.')).toBeVisible();
  expect(version('news-firm-events', 'zh_CN')).toMatchObject({
    name: '新活动',
    parentId: version('news-press', 'zh_CN').id,
  });
});
