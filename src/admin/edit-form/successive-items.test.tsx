import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { backend, startAdmin } from '../../../scripts/jest/backend';
import {
  field,
  openItem,
  openNewItem,
  pickCatalogue,
  findShortNewsItem,
  publishButton,
  titleField,
  insertContent,
} from '../../../scripts/jest/news-edit-screen';
import { readDraft } from '../../../scripts/jest/drafts';
import { openScreen } from '../../../scripts/jest/open-screen';
import { findInRowMenu } from '../../../scripts/jest/row-menu';

startAdmin();

const LIST = '/admin/articles/news/list';
/** Returns the numbers of the news in the order of the list. */
const findListedNumbers = async () =>
  (await screen.findAllByRole('link', { name: /^Edit\b/ })).map((link) =>
    new URL(link.getAttribute('href')!, location.href).searchParams.get('no'),
  );
const findNeighborButton = (name: 'Previous item' | 'Next item') =>
  screen.findByRole('button', { name });

describe('editing one item after another', () => {
  it('creates another news item in the same catalogue right after publishing one', async () => {
    const { user, href } = await openNewItem();
    await user.type(titleField('en_US'), 'A new office in Oslo');
    await insertContent('en_US', 'We open in June.');
    await pickCatalogue(user, 'Seminars');
    await user.click(publishButton());
    await user.click(await screen.findByRole('link', { name: 'Create another' }));
    await waitFor(() => expect(titleField('en_US')).toHaveValue(''));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(href()).toContain('/admin/articles/news/edit?catalogue=');
    expect(await screen.findByTitle('Seminars')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View on site' })).not.toBeInTheDocument();
    await user.type(titleField('en_US'), 'A new office in Turin');
    await insertContent('en_US', 'We open in July.');
    await user.click(publishButton());
    expect(await screen.findByText('Published.')).toBeVisible();
    const [osloItem, turinItem] = ['Oslo', 'Turin'].map((city) =>
      backend.db.news.all().find(({ title: name }) => name === `A new office in ${city}`),
    );
    expect(turinItem?.cataId).toBe(osloItem?.cataId);
  });

  it('opens the next and the previous item in the order of the list, also across its pages', async () => {
    const { user, href } = await openScreen(`${LIST}?pageSize=10`);
    const numbers = await findListedNumbers();
    await user.click(screen.getAllByRole('link', { name: /^Edit\b/ }).at(-2)!);
    const nextButton = await findNeighborButton('Next item');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await user.click(nextButton);
    await waitFor(() => expect(href()).toContain(`no=${numbers.at(-1)}`));
    await user.click(await findNeighborButton('Next item'));
    await waitFor(() => expect(href()).not.toContain(`no=${numbers.at(-1)}`));
    expect(href()).toContain('/admin/articles/news/edit');
    await findNeighborButton('Previous item');
    fireEvent.keyDown(document.body, { key: 'PageUp', altKey: true });
    await waitFor(() => expect(href()).toContain(`no=${numbers.at(-1)}`));
  });

  it('opens no other item when the user leaves the form before the next page of the list arrives', async () => {
    const { user, href, router } = await openScreen(`${LIST}?pageSize=10`);
    await user.click((await screen.findAllByRole('link', { name: /^Edit\b/ })).at(-1)!);
    const nextButton = await findNeighborButton('Next item');
    const respond = backend.hold({ path: '/admin/latest-news' });
    await user.click(nextButton);
    await user.click(screen.getByRole('link', { name: 'Banners' }));
    await screen.findByRole('heading', { level: 1, name: 'Banners' });
    const visitedPaths: string[] = [];
    router.history.subscribe(({ location: { pathname } }) => void visitedPaths.push(pathname));
    respond();
    await waitFor(() => expect(backend.requests.at(-1)?.status).toBe(200));
    await user.click(screen.getByRole('link', { name: 'Lawyers' }));
    await screen.findByRole('heading', { level: 1, name: 'Lawyers' });
    expect(href()).toBe('/admin/people/list');
    expect(visitedPaths).toEqual(['/admin/people/list']);
  });

  it('reports no failed next page of the list after the user has left the form', async () => {
    const { user } = await openScreen(`${LIST}?pageSize=10`);
    await user.click((await screen.findAllByRole('link', { name: /^Edit\b/ })).at(-1)!);
    const nextButton = await findNeighborButton('Next item');
    const respond = backend.hold({
      path: '/admin/latest-news',
      status: 403,
      body: { message: 'Not today.' },
    });
    await user.click(nextButton);
    await user.click(screen.getByRole('link', { name: 'Banners' }));
    await screen.findByRole('heading', { level: 1, name: 'Banners' });
    respond();
    await waitFor(() => expect(backend.requests.map(({ status }) => status)).toContain(403));
    await user.click(screen.getByRole('link', { name: 'Lawyers' }));
    await screen.findByRole('heading', { level: 1, name: 'Lawyers' });
    expect(screen.queryByText('Not today.')).not.toBeInTheDocument();
  });

  it('opens the next professional field in the order of the list', async () => {
    const { user, href } = await openScreen('/admin/expertise/list');
    const links = await screen.findAllByRole('link', { name: /^Edit\b/ });
    const paths = links.map((link) => link.getAttribute('href'));
    await user.click(links[0]!);
    expect(await findNeighborButton('Previous item')).toBeDisabled();
    await user.click(await findNeighborButton('Next item'));
    await waitFor(() => expect(href()).toBe(paths[1]));
    fireEvent.keyDown(document.body, { key: 'PageDown', altKey: true });
    await waitFor(() => expect(href()).toBe(paths[2]));
    expect(await findNeighborButton('Previous item')).toBeEnabled();
  });

  it('opens the next banner among those of the language that the list was filtered by', async () => {
    const { user, href } = await openScreen('/admin/banner/list?language=zh_CN');
    const links = await screen.findAllByRole('link', { name: /^Edit\b/ });
    const paths = links.map((link) => link.getAttribute('href'));
    await user.click(links.at(-2)!);
    await user.click(await findNeighborButton('Next item'));
    await waitFor(() => expect(href()).toBe(paths.at(-1)));
    expect(await findNeighborButton('Next item')).toBeDisabled();
    expect(screen.getByRole('link', { name: 'View on site' })).toHaveAttribute(
      'href',
      '/home?lang=zh_CN',
    );
  });

  it('shows a confirm dialog before it opens the next item when there are unpublished changes', async () => {
    const { user, href } = await openScreen(LIST);
    await user.click((await screen.findAllByRole('link', { name: /^Edit\b/ }))[0]!);
    await findNeighborButton('Next item');
    expect(await findNeighborButton('Previous item')).toBeDisabled();
    const hrefBefore = href();
    await user.type(titleField('en_US'), ' changed');
    await user.click(await findNeighborButton('Next item'));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without publishing?' });
    expect(href()).toBe(hrefBefore);
    await user.click(within(dialog).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(href()).not.toBe(hrefBefore));
  });

  it('stays on the screen that the user has opened while a new item is being published', async () => {
    const { user, href, router } = await openNewItem();
    await user.type(titleField('en_US'), 'A new office in Oslo');
    await pickCatalogue(user, 'Seminars');
    const respond = backend.hold({ method: 'POST', path: '/admin/latest-news' });
    await user.click(publishButton());
    await user.click(screen.getByRole('link', { name: 'Banners' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { level: 1, name: 'Banners' });
    const visitedPaths: string[] = [];
    router.history.subscribe(({ location: { pathname } }) => void visitedPaths.push(pathname));
    const draft = { user: 'admin', item: 'news/new' };
    expect(await readDraft(draft)).toHaveProperty('en_US');
    respond();
    await waitFor(async () => expect(await readDraft(draft)).toEqual({}));
    await user.click(screen.getByRole('link', { name: 'Lawyers' }));
    await screen.findByRole('heading', { level: 1, name: 'Lawyers' });
    expect(href()).toBe('/admin/people/list');
    expect(visitedPaths).toEqual(['/admin/people/list']);
  });

  it('shows the next item that the user has opened while another one was being published', async () => {
    const { user, href } = await openScreen(LIST);
    await user.click((await screen.findAllByRole('link', { name: /^Edit\b/ }))[0]!);
    const nextButton = await findNeighborButton('Next item');
    const no = new URL(href(), location.href).searchParams.get('no')!;
    const draft = { user: 'admin', item: `news/${no}` };
    const addressBefore = screen.getByRole('link', { name: 'View on site' }).getAttribute('href');
    await user.type(titleField('en_US'), ' changed');
    const respond = backend.hold({ method: 'PUT', path: '/admin/latest-news' });
    await user.click(publishButton());
    await user.click(nextButton);
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(href()).not.toContain(`no=${no}`));
    const address = () => screen.getByRole('link', { name: 'View on site' }).getAttribute('href');
    await waitFor(() => expect(address()).not.toBe(addressBefore));
    const nextAddress = address();
    expect(await readDraft(draft)).toHaveProperty('en_US');
    respond();
    await waitFor(async () => expect(await readDraft(draft)).toEqual({}));
    expect(address()).toBe(nextAddress);
  });

  it('reports that an item might not be published when the save fails after the user has left the form', async () => {
    const { user } = await openItem(findShortNewsItem().no);
    await user.clear(titleField('en_US'));
    await user.type(titleField('en_US'), 'Changed');
    const fault = { method: 'PUT', path: '/admin/latest-news', status: 409 };
    const respond = backend.hold({ ...fault, body: { message: 'Later.' } });
    await user.click(publishButton());
    await user.click(screen.getByRole('link', { name: 'Banners' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { level: 1, name: 'Banners' });
    respond();
    expect(
      await screen.findByText(
        '“Changed” might not be published: its form was left before the server confirmed it. Later.',
      ),
    ).toBeVisible();
  });

  it.each(['update', 'creation'])(
    'announces that an item is published when the %s succeeds after the user has left the form',
    async (mutation) => {
      const isNew = mutation === 'creation';
      const { user } = isNew ? await openNewItem() : await openItem(findShortNewsItem().no);
      await user.clear(titleField('en_US'));
      await user.type(titleField('en_US'), 'Changed');
      if (isNew) await pickCatalogue(user, 'Seminars');
      const method = isNew ? 'POST' : 'PUT';
      const respond = backend.hold({ method, path: '/admin/latest-news' });
      await user.click(publishButton());
      await user.click(screen.getByRole('link', { name: 'Banners' }));
      await user.click(await screen.findByRole('button', { name: 'Leave' }));
      await screen.findByRole('heading', { level: 1, name: 'Banners' });
      respond();
      expect(await screen.findByText('“Changed” has been published.')).toBeVisible();
    },
  );

  it.each([
    [200, '“Changed” has been published.'],
    [
      403,
      '“Changed” might not be published: its form was left before the server confirmed it. Later.',
    ],
  ])(
    'announces the result of checking a save again (status %i) after the user has left the form',
    async (status, announcement) => {
      const { user } = await openItem(findShortNewsItem().no);
      await user.clear(titleField('en_US'));
      await user.type(titleField('en_US'), 'Changed');
      const fault = { method: 'GET', path: '/admin/latest-news' };
      // The first request looks for a newer version before anything is sent.
      backend.injectFault({ ...fault, delay: 0 });
      backend.injectFault({ ...fault, status: 403 });
      await user.click(publishButton());
      const checkButton = await screen.findByRole('button', { name: 'Check again' });
      const respond = backend.hold(
        status === 200 ? fault : { ...fault, status, body: { message: 'Later.' } },
      );
      await user.click(checkButton);
      await user.click(screen.getByRole('link', { name: 'Banners' }));
      await user.click(await screen.findByRole('button', { name: 'Leave' }));
      await screen.findByRole('heading', { level: 1, name: 'Banners' });
      respond();
      expect(await screen.findByText(announcement)).toBeVisible();
    },
  );

  it('does not say that changes are not published while they are being published', async () => {
    const { user } = await openItem(findShortNewsItem().no);
    await user.type(titleField('en_US'), ' changed');
    const respond = backend.hold({ method: 'PUT', path: '/admin/latest-news' });
    await user.click(publishButton());
    await user.click(screen.getByRole('link', { name: 'Banners' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave while publishing?' });
    expect(within(dialog).getByText(/^Your changes are being published/)).toBeVisible();
    expect(within(dialog).queryByText('Your changes are not published.')).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    respond();
    expect(await screen.findByText('Published.')).toBeVisible();
  });

  it('links a published item to the site in the language that is edited', async () => {
    const item = findShortNewsItem();
    const { user } = await openItem(item.no, { width: 800 });
    const link = screen.getByRole('link', { name: 'View on site' });
    expect(link).toHaveAttribute('href', `/news/detail/${item.id}`);
    await user.click(screen.getByRole('tab', { name: /Chinese/ }));
    const chinese = backend.db.news.group(item.no).find(({ lang }) => lang === 'zh_CN')!;
    expect(link).toHaveAttribute('href', `/news/detail/${chinese.id}?lang=zh_CN`);
  });

  it.each(['[MouseLeft]', '[MouseRight]', '{Enter}'])(
    'saves the language of the admin area as the choice when the link to the site in another language is used with %s',
    async (input) => {
      const { user } = await openItem(findShortNewsItem().no, { width: 800 });
      await user.click(screen.getByRole('tab', { name: /Chinese/ }));
      expect(localStorage.getItem('umi_locale')).toBeNull();
      const link = screen.getByRole('link', { name: 'View on site' });
      if (input === '{Enter}') {
        act(() => link.focus());
        await user.keyboard(input);
      } else await user.pointer({ keys: input, target: link });
      expect(localStorage.getItem('umi_locale')).toBe('en_US');
    },
  );

  it('duplicates a news item as a new one, and does not change the original', async () => {
    const { user } = await openScreen(LIST);
    const [, row] = await screen.findAllByRole('row');
    const original = within(row!).getAllByRole('link')[0]!.textContent;
    const entry = await findInRowMenu(user, row!, /^Duplicate/);
    await user.click(within(entry).getByRole('link'));
    await waitFor(() => expect(titleField('en_US')).toHaveValue(`${original} (copy)`));
    await user.click(publishButton());
    expect(await screen.findByRole('link', { name: 'Create another' })).toBeVisible();
    const mutations = backend.requests.filter(
      ({ method, path }) => method !== 'GET' && path !== '/api/admin/login',
    );
    expect(mutations.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/admin/latest-news',
    ]);
    const titles = backend.db.news.all().map((version) => version.title);
    expect(titles.filter((name) => name.startsWith(original))).toEqual([
      original,
      `${original} (copy)`,
    ]);
  });

  it('duplicates a lawyer with photo, phone number, jobs, professional fields and introduction, under names marked as copies', async () => {
    const { user, href } = await openScreen('/admin/people/list');
    const [row] = await screen.findAllByRole('row', { name: /Lin/ });
    const entry = await findInRowMenu(user, row!, /^Duplicate/);
    await user.click(within(entry).getByRole('link'));
    await waitFor(() => expect(field('versions-zh_CN-name')).not.toBeNull());
    expect(href()).toContain('/admin/people/add?copy=');
    const source = backend.db.lawyers.all().find(({ id }) => href().endsWith(`=${id}`))!;
    expect(field('versions-en_US-name')).toHaveValue(`${source.name} (copy)`);
    expect(field('phoneNumber')).toHaveValue(source.phoneNumber);
    await user.click(publishButton());
    expect(await screen.findByRole('link', { name: 'Create another' })).toBeVisible();
    const copies = backend.db.lawyers.all().filter(({ name }) => / \(copy\)$|（副本）$/.test(name));
    const [copy] = copies.filter(({ lang }) => lang === 'en_US');
    expect(new Set(copies.map(({ no }) => no)).size).toBe(1);
    expect(copy?.no).not.toBe(source.no);
    const { photoUrl, jobIds, proFieldIds, intro } = source;
    expect(copy).toMatchObject({ photoUrl, jobIds, proFieldIds, intro });
    await user.click(screen.getByRole('link', { name: 'Create another' }));
    await waitFor(() => expect(field('versions-en_US-name')).toHaveValue(''));
  });
});
