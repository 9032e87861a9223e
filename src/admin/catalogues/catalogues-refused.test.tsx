import { expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { backend, startBackOffice } from '../../../scripts/jest/backend';
import { openScreen } from '../../../scripts/jest/open-screen';
import { setLocale } from '../../i18n/locale-store';

const NEWS = '/admin/articles/news/folder';

startBackOffice();

const calls = (method: string, path: RegExp) =>
  backend.requests.filter((request) => request.method === method && path.test(request.path));
const versions = (no: string) => backend.db.catalogues.group(no);
const version = (no: string, lang: string) => versions(no).find((one) => one.lang === lang)!;
/** What somebody else does meanwhile. */
const deleteBehind = (no: string) => {
  for (const { id } of versions(no)) backend.db.catalogues.remove(id);
};
const TALKS = 'news-firm-events-talks';
const tree = (name = 'Catalogues') => screen.findByRole('list', { name });
const button = (name: string) => screen.getByRole('button', { name });
/** A button of a row, whose name ends with what it applies to. */
const action = (word: string, what: string) =>
  screen.getByRole('button', { name: new RegExp(`^${word}.*: ${what}$`) });
/** Leaving the page sends at once what could still be undone. */
const leave = () =>
  act(async () => {
    window.dispatchEvent(new Event('pagehide'));
    await Promise.resolve();
  });

it.each([
  ['en_US', 'Catalogues', 'Delete', /^This catalogue still has \d+ articles\.$/],
  ['zh_CN', '栏目', '删除', /^该栏目下仍有 \d+ 篇文章，无法删除。$/],
] as const)(
  'says in the row that there are articles in it, which the site being off has hidden (%s)',
  async (locale, name, word, words) => {
    backend.setSiteStatus(0);
    const { user } = await openScreen(NEWS);
    await tree();
    act(() => setLocale(locale, { reload: false }));
    await tree(name);
    const what = version('news-press', locale).name;
    const remove = new RegExp(`^${word}.*: ${what}$`);
    await user.click(await screen.findByRole('button', { name: remove }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: new RegExp(`^${word}`) }));
    await screen.findByRole('button', { name: /^(Undo|撤销)/ });
    await leave();
    expect(await within(await tree(name)).findByRole('alert')).toHaveTextContent(words);
    expect(action(word, what)).toBeVisible();
    expect(calls('DELETE', /catalog/).map(({ status }) => status)).toEqual([409]);
  },
);

it('says in the row why an order that somebody else has upset was not saved', async () => {
  const { user } = await openScreen(NEWS);
  await tree();
  for (const { id, lang } of versions('news-insights'))
    backend.db.catalogues.update(id, { parentId: version('news-press', lang).id });
  await user.click(action('Move up', 'Insights'));
  const said = await screen.findByText(/^The order was not saved and has been put back\./);
  expect(said).toHaveTextContent('Only items of the same list can change places.');
  const below = await screen.findByRole('list', { name: 'Catalogues below Press' });
  expect(within(below).getByRole('alert')).toHaveTextContent('The order was not saved');
});

it('says that an order was not saved though the row of what was moved is gone', async () => {
  const { user } = await openScreen(NEWS);
  await tree();
  deleteBehind('news-community');
  await user.click(action('Move up', 'Community'));
  await waitFor(() => expect(screen.queryByText('Community')).not.toBeInTheDocument());
  expect(screen.getByText(/^The new place of “Community” was not saved;/)).toHaveTextContent(
    'This item no longer exists.',
  );
});

it('adds at the top what somebody else has deleted while it was renamed', async () => {
  const { user } = await openScreen(NEWS);
  await tree();
  await user.click(action('Rename', 'Talks'));
  const name = screen.getByLabelText(/^Name in English/);
  await user.clear(name);
  await user.type(name, 'Lectures');
  deleteBehind(TALKS);
  await user.click(button('Save the names'));
  expect(await screen.findByText('This item no longer exists.')).toBeVisible();
  expect(
    await screen.findByText(/^This catalogue, or the one above it, has been deleted\./),
  ).toBeVisible();
  expect(screen.getByLabelText('Name in English')).toHaveValue('Lectures');
  await user.click(button('Add the catalogue'));
  expect(await screen.findByText('“Lectures” has been added.')).toBeVisible();
  expect(calls('PUT', /catalog$/)).toHaveLength(1);
});

it('adds at the top what stood below something that is gone', async () => {
  const { user } = await openScreen(NEWS);
  await tree();
  await user.click(action('Add below', 'Talks'));
  await user.type(screen.getByLabelText('Name in English'), 'Lectures');
  deleteBehind(TALKS);
  await user.click(button('Add the catalogue'));
  expect(
    await screen.findByText('Parent catalogue does not exist in this language.'),
  ).toBeVisible();
  await screen.findByText(/^This catalogue, or the one above it, has been deleted\./);
  await user.click(button('Add the catalogue'));
  expect(await screen.findByText('“Lectures” has been added.')).toBeVisible();
});

it('shows what others have called it in the language that was to be added', async () => {
  const { user } = await openScreen(NEWS);
  await tree();
  await user.click(action('Rename', 'Talks'));
  await user.type(screen.getByLabelText('Name in Simplified Chinese'), '讲座');
  const english = version(TALKS, 'en_US');
  const parentId = version('news-firm-events', 'zh_CN').id;
  backend.db.catalogues.put({ ...english, id: 9_001, lang: 'zh_CN', parentId, name: '座谈' });
  await user.click(button('Save the names'));
  expect(
    await screen.findByText('This item already has a version in this language.'),
  ).toBeVisible();
  expect(
    await screen.findByText('Somebody else has called it “座谈” in the meantime.'),
  ).toBeVisible();
  await user.click(button('Try again'));
  expect(await screen.findByText('“Talks” has been saved.')).toBeVisible();
  expect(version(TALKS, 'zh_CN')).toMatchObject({ id: 9_001, name: '讲座' });
});

it('offers only places that are still there after a move was refused', async () => {
  const { user } = await openScreen(NEWS);
  await tree();
  await user.click(action('Move ?, ', 'Events'));
  const dialog = await screen.findByRole('dialog');
  const place = within(dialog).getByLabelText('Put it below');
  await user.selectOptions(place, 'news-press');
  deleteBehind('news-press');
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Parent catalogue does not exist in this language.',
  );
  await waitFor(() =>
    expect(within(place).queryByRole('option', { name: /Press/ })).not.toBeInTheDocument(),
  );
  expect(place).toHaveValue('news-firm');
  await user.selectOptions(place, 'news-insights');
  deleteBehind('news-firm-events');
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await within(dialog).findByText('This item no longer exists.')).toBeVisible();
  await waitFor(() =>
    expect(within(dialog).getByRole('button', { name: 'Try again' })).toBeDisabled(),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
});
