import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { backend, calls, startAdmin } from '../../../scripts/jest/backend';
import {
  rowButton,
  chooseFromItemMenu,
  deleteExceptEnglish,
  readNames,
  optionsNamed,
  pickOption,
} from '../../../scripts/jest/names-table';
import { openScreen } from '../../../scripts/jest/open-screen';
import { login } from '@/api/admin/login';

const NEWS = '/admin/articles/news/folder';

startAdmin();

const version = (no: string, lang: string) =>
  backend.db.catalogues.group(no).find((candidate) => candidate.lang === lang)!;
const findTree = () => screen.findByRole('table', { name: 'Catalogues' });
const names = (parentName?: string) => readNames('Catalogues', parentName);
const button = (name: string) => screen.getByRole('button', { name });

describe('catalogue tree', () => {
  it('shows each catalogue once with all its names, nested, and which language is missing', async () => {
    await openScreen(NEWS);
    expect(await names()).toEqual(['Firm News', 'Insights', 'Press', 'Community']);
    expect(screen.getByText('12 catalogues')).toBeVisible();
    expect(screen.getByText('本所动态')).toHaveAttribute('lang', 'zh-CN');
    expect(await names('Events')).toEqual(['Seminars', 'Talks']);
    const talksRow = screen.getByRole('row', { name: /More ?: Talks$/ });
    expect(within(talksRow).getByText('No name in Simplified Chinese')).toBeVisible();
    expect(await within(talksRow).findByText('0 articles')).toBeVisible();
  });

  it('collapses the children of a catalogue', async () => {
    const { user } = await openScreen('/admin/articles/cases/folder');
    await findTree();
    const toggle = button('Subcatalogues of Disputes');
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.click(toggle);
    expect(await names('Disputes')).toEqual([]);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('adds the first catalogue from the button of the empty list', async () => {
    await backend.reset('none');
    for (const { id } of backend.db.catalogues.all().slice()) backend.db.catalogues.remove(id);
    await login('admin', 'admin123');
    const { user } = await openScreen(NEWS);
    await user.click(await screen.findByRole('button', { name: 'Add the first catalogue' }));
    await user.type(screen.getByLabelText('Name in English'), 'Alerts{Enter}');
    expect(await screen.findByText('“Alerts” has been added.')).toBeVisible();
    expect(await names()).toEqual(['Alerts']);
  });

  it('shows why the list failed to load, and loads it on retry', async () => {
    backend.injectFault({
      path: '/admin/catalog',
      status: 403,
      body: { message: 'Not today.' },
      times: 2,
    });
    const { user } = await openScreen(NEWS);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not today.');
    await user.click(button('Try again'));
    await findTree();
  });
});

describe('adding and renaming catalogues', () => {
  it('adds a catalogue below another one in the languages of its parent', async () => {
    const { user } = await openScreen(NEWS);
    await findTree();
    await chooseFromItemMenu(user, 'Talks', /^Add subcatalogue/);
    expect(await screen.findByLabelText('Name in Simplified Chinese')).toBeDisabled();
    expect(screen.getByText(/“Talks” has no name in this language yet/)).toBeVisible();
    await user.type(screen.getByLabelText('Name in English'), '  Lectures ');
    await user.dblClick(button('Publish'));
    await waitFor(async () => expect(await names('Talks')).toEqual(['Lectures']));
    const [firstCall, ...otherCalls] = calls('POST', '/admin/catalog');
    expect(otherCalls).toEqual([]);
    expect(firstCall?.body).toEqual([
      {
        lang: 'en_US',
        name: 'Lectures',
        type: 0,
        parentId: version('news-firm-events-talks', 'en_US').id,
      },
    ]);
    await waitFor(() => expect(rowButton('More', 'Talks')).toHaveFocus());
  });

  it('requires a name, renames a catalogue, and adds its missing language in the same form', async () => {
    const { user } = await openScreen(NEWS);
    await findTree();
    await user.click(rowButton('Rename', 'Talks'));
    const name = await screen.findByLabelText(/^Name in English/);
    await user.clear(name);
    await user.type(screen.getByLabelText('Name in Simplified Chinese'), '讲座');
    await user.click(button('Publish'));
    expect(await screen.findByText('Enter a name.')).toBeVisible();
    await waitFor(() => expect(name).toHaveFocus());
    await user.type(name, 'Lectures{Enter}');
    expect(await screen.findByText('“Lectures” has been published.')).toBeVisible();
    expect(screen.getByText('讲座')).toBeVisible();
    expect(version('news-firm-events-talks', 'zh_CN')).toMatchObject({
      name: '讲座',
      parentId: version('news-firm-events', 'zh_CN').id,
    });
  });

  it('keeps the typed text when it is rejected or Escape is pressed', async () => {
    const { user } = await openScreen(NEWS);
    await findTree();
    await user.click(button('Add a catalogue'));
    await user.type(await screen.findByLabelText('Name in English'), 'Podcasts');
    backend.injectFault({ method: 'POST', path: '/admin/catalog', status: 409 });
    await user.click(button('Publish'));
    expect(await screen.findByText('The names were not published.')).toBeVisible();
    expect(screen.getByText('请求错误 · Request error')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByLabelText('Name in English')).toHaveValue('Podcasts');
    await user.click(button('Try again'));
    await waitFor(async () => expect(await names()).toContain('Podcasts'));
    expect(calls('POST', '/admin/catalog')).toHaveLength(2);
  });
});

describe('catalogue tree while catalogues are moved', () => {
  const sentMoves = () => calls('PUT', '/admin/catalog/sort').map(({ body }) => body);
  const move = (source: string, target: string, lang: string) => ({
    sourceId: version(source, lang).id,
    targetId: version(target, lang).id,
  });

  it('sends adjacent moves for every language, one click after the other', async () => {
    const { user } = await openScreen(NEWS);
    await findTree();
    const respond = backend.hold({ path: '/admin/catalog/sort', times: 'always' });
    for (let click = 0; click < 3; click += 1)
      await chooseFromItemMenu(user, 'Community', /^Move up/);
    expect(await names()).toEqual(['Community', 'Firm News', 'Insights', 'Press']);
    await waitFor(() => expect(rowButton('More', 'Community')).toHaveFocus());
    expect(screen.getByText('Saving the order…')).toBeVisible();
    expect(screen.queryByText(/is now/)).not.toBeInTheDocument();
    respond();
    expect(await screen.findByText('“Community” is now at position 1 of 4.')).toBeVisible();
    expect(screen.queryByText('Saving the order…')).not.toBeInTheDocument();
    expect(sentMoves()).toEqual(
      ['news-press', 'news-insights', 'news-firm'].flatMap((passed) =>
        ['en_US', 'zh_CN'].map((lang) => move('news-community', passed, lang)),
      ),
    );
    expect(await names()).toEqual(['Community', 'Firm News', 'Insights', 'Press']);
  });

  it('rolls back a move that failed, shows it in the row, and tries again', async () => {
    const { user } = await openScreen(NEWS);
    await findTree();
    const respond = backend.hold({ path: '/admin/catalog/sort', status: 500 });
    await chooseFromItemMenu(user, 'Firm News', /^Move down/);
    expect(await names()).toEqual(['Insights', 'Firm News', 'Press', 'Community']);
    respond();
    expect(await screen.findByText(/The order was not saved/)).toBeVisible();
    await waitFor(async () =>
      expect(await names()).toEqual(['Firm News', 'Insights', 'Press', 'Community']),
    );
    await user.click(rowButton('Try again', 'Firm News'));
    await waitFor(() => expect(sentMoves()).toHaveLength(3));
    expect(await names()).toEqual(['Insights', 'Firm News', 'Press', 'Community']);
  });

  it('warns before the tab closes during a move, and reports no error for a rejected move when the refetched list has the new order', async () => {
    const { user } = await openScreen(NEWS);
    await findTree();
    const closeTab = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closeTab()).toBe(true);
    const respond = backend.hold({ path: '/admin/catalog/sort' });
    await chooseFromItemMenu(user, 'Community', /^Move up/);
    // This backend moves all languages with the first move and rejects the move of the other language.
    expect(closeTab()).toBe(false);
    backend.injectFault({ path: '/admin/catalog/sort', status: 409 });
    respond();
    expect(await screen.findByText('“Community” is now at position 3 of 4.')).toBeVisible();
    expect(closeTab()).toBe(true);
    expect(await names()).toEqual(['Firm News', 'Insights', 'Community', 'Press']);
    expect(screen.queryByText(/was not saved/)).not.toBeInTheDocument();
  });

  it('shows no error when the response to a stored move is lost', async () => {
    const { user } = await openScreen(NEWS);
    await findTree();
    backend.injectFault({ path: '/admin/catalog/sort', status: 500, afterProcessing: true });
    await chooseFromItemMenu(user, 'Community', /^Move up/);
    await waitFor(() => expect(screen.queryByText(/Saving the order/)).not.toBeInTheDocument());
    expect(await names()).toEqual(['Firm News', 'Insights', 'Community', 'Press']);
    expect(screen.queryByText(/was not saved/)).not.toBeInTheDocument();
  });

  it('shows where the orders of the languages differ, and applies the order of one to all of them', async () => {
    const chinese = (no: string) => version(no, 'zh_CN');
    const [insights, press] = [chinese('news-insights'), chinese('news-press')];
    backend.db.catalogues.update(insights.id, { sort: press.sort });
    backend.db.catalogues.update(press.id, { sort: insights.sort });
    const { user } = await openScreen(NEWS);
    await findTree();
    const note = screen.getByText('The order differs between languages');
    const orders = screen
      .getAllByRole('list')
      .map((cell) => within(cell).queryAllByRole('listitem'))
      .map((items) => items.map(({ textContent }) => textContent));
    expect(orders).toContainEqual(['Insights', 'Press']);
    expect(orders).toContainEqual([press.name, insights.name]);
    await user.click(screen.getByRole('button', { name: 'Use the order of English' }));
    expect(await screen.findByText('All languages now have the order of English.')).toBeVisible();
    expect(note).not.toBeInTheDocument();
    expect(sentMoves()).toEqual([move('news-insights', 'news-press', 'zh_CN')]);
    expect(chinese('news-insights').sort).toBeLessThan(chinese('news-press').sort);
  });

  it('moves a catalogue in all languages, and offers no descendant as its parent', async () => {
    const { user } = await openScreen(NEWS);
    await findTree();
    await chooseFromItemMenu(user, 'Events', /^Change parent/);
    const dialog = await screen.findByRole('dialog');
    const parentSelect = within(dialog).getByLabelText('Parent catalogue');
    await user.click(parentSelect);
    await waitFor(() => expect(optionsNamed('Insights')).toHaveLength(1));
    expect(optionsNamed('Seminars')).toEqual([]);
    await pickOption(user, parentSelect, 'Press');
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('“Events” has been moved into “Press”.')).toBeVisible();
    expect(version('news-firm-events', 'zh_CN').parentId).toBe(version('news-press', 'zh_CN').id);
  });
});

describe('deleting catalogues (D32)', () => {
  it('shows the subcatalogues that block a deletion, and focuses the one that the user chooses', async () => {
    const { user } = await openScreen(NEWS);
    await findTree();
    await chooseFromItemMenu(user, 'Events', /^Delete/);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('“Events” cannot be deleted yet')).toBeVisible();
    expect(calls('DELETE', /catalog/)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Talks' }));
    // oxlint-disable-next-line testing-library/no-node-access -- the focused name has no role
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Talks/));
  });

  it('announces that a deletion has to wait while another catalogue is being checked', async () => {
    const { user } = await openScreen(NEWS);
    await findTree();
    const respond = backend.hold({ method: 'GET', path: '/admin/catalog/{id}' });
    await chooseFromItemMenu(user, 'Press', /^Delete/);
    await screen.findByText('Checking the catalogue’s content…');
    await chooseFromItemMenu(user, 'Talks', /^Delete/);
    expect(await screen.findByText('Wait until “Press” has been checked.')).toBeVisible();
    respond();
    expect(await screen.findByRole('dialog', { name: /^“Press”/ })).toBeVisible();
  });

  it('collapses the names of more than three subcatalogues that block the deletion', async () => {
    const talks = version('news-firm-events-talks', 'en_US');
    for (const id of [9_001, 9_002])
      backend.db.catalogues.put({ ...talks, id, no: `news-${id}`, name: `Talks ${id}` });
    const { user } = await openScreen(NEWS);
    await findTree();
    await chooseFromItemMenu(user, 'Events', /^Delete/);
    const dialog = await screen.findByRole('dialog');
    const collapseButton = within(dialog).getByRole('button', {
      name: /^It has 4 subcatalogues.*4$/,
    });
    expect(within(dialog).queryByRole('button', { name: 'Talks 9002' })).not.toBeInTheDocument();
    await user.click(collapseButton);
    expect(await within(dialog).findByRole('button', { name: 'Talks 9002' })).toBeVisible();
  });

  it('links to the articles in the catalogue', async () => {
    const { user } = await openScreen(NEWS);
    await findTree();
    await chooseFromItemMenu(user, 'Press', /^Delete/);
    const dialog = await screen.findByRole('dialog');
    const links = within(dialog).getAllByRole('link');
    expect(links[0]?.getAttribute('href')).toMatch(/^\/admin\/articles\/news\/edit\?no=/);
    expect(within(dialog).getByRole('link', { name: /^English: \d+ articles/ })).toBeVisible();
  });

  it('deletes one language and keeps the others', async () => {
    const { catalogues } = backend.db;
    for (const [index, press] of catalogues.group('news-press').entries())
      catalogues.put({ ...press, id: 9_001 + index, no: 'news-webinars', name: 'Webinars' });
    const view = await openScreen(NEWS);
    await findTree();
    await deleteExceptEnglish(
      view,
      'Webinars',
      '“Webinars” will be deleted in Simplified Chinese only',
    );
    await waitFor(() =>
      expect(catalogues.group('news-webinars').map(({ lang }) => lang)).toEqual(['en_US']),
    );
  });

  it('shows a confirm dialog, and sends nothing after Undo', async () => {
    const { user } = await openScreen(NEWS);
    await findTree();
    await chooseFromItemMenu(user, 'Talks', /^Delete/);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: /^Undo/ }));
    expect(rowButton('More', 'Talks')).toBeVisible();
    // Leaving the page sends pending deletions at once.
    await act(async () => {
      window.dispatchEvent(new Event('pagehide'));
      await Promise.resolve();
    });
    expect(backend.requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });
});
