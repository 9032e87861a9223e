import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { resetBrowser } from '../../../../scripts/jest/open-screen';
import { login } from '@/api/admin/login';
import { setLocale } from '@/i18n/locale-store';
import { backend, startAdmin } from '../../../../scripts/jest/backend';
import { readDraft } from '../../../../scripts/jest/drafts';
import {
  EDIT_PATH,
  field,
  openItem,
  openNewItem,
  pickCatalogue,
  findShortNewsItem,
  publishButton,
  readSentVersions,
  titleField,
  insertContent,
  findMutations,
} from '../../../../scripts/jest/news-edit-screen';

startAdmin();
/* oxlint-disable testing-library/no-node-access -- two versions have fields of the same name: they are found by id */

describe('publishing news', () => {
  it('sends unedited content back byte for byte', async () => {
    // Skips the first, a handbook of 12,000 words that e2e/editor.spec.ts edits.
    const nos = [...new Set(backend.db.news.all().map(({ no }) => no))].slice(1, 7);
    for (const no of nos) {
      const storedVersions = backend.db.news.group(no).map((version) => ({ ...version }));
      const { user, view } = await openItem(no);
      await user.click(publishButton());
      await screen.findByText('Published.');
      for (const version of storedVersions) {
        const {
          id,
          lang,
          title: name,
          note,
          content,
          contentUrl,
          coverUrl,
          isLink,
          cataId,
        } = version;
        expect(readSentVersions().find((sent) => sent.lang === lang)).toEqual({
          id,
          no,
          lang,
          title: name,
          note,
          content,
          contentUrl,
          coverUrl,
          isLink,
          cataId,
        });
      }
      expect(readSentVersions()).toHaveLength(storedVersions.length);
      view.unmount();
    }
  });

  it('creates an item with one POST however often the button is clicked, and stays on the new item', async () => {
    const { user, href } = await openNewItem();
    await user.type(titleField('en_US'), 'A new office in Vienna');
    await insertContent('en_US', 'We open in May.');
    await pickCatalogue(user, 'Seminars');
    const respond = backend.hold({ method: 'POST', path: '/admin/latest-news' });
    const button = publishButton();
    fireEvent.click(button);
    fireEvent.click(button);
    await user.dblClick(button);
    respond();
    expect(await screen.findByText('Published.')).toBeVisible();
    expect(findMutations().map(({ method }) => method)).toEqual(['POST']);
    const catalogue = backend.db.catalogues.all().find(({ name }) => name === 'Seminars')!;
    expect(readSentVersions()).toEqual([
      {
        lang: 'en_US',
        title: 'A new office in Vienna',
        note: '',
        content: '<p>We open in May.</p>',
        contentUrl: '',
        coverUrl: '',
        isLink: 0,
        cataId: catalogue.id,
      },
    ]);
    const createdVersion = backend.db.news
      .all()
      .find(({ title: name }) => name === 'A new office in Vienna')!;
    expect(href()).toBe(`${EDIT_PATH}?no=${createdVersion.no}`);
    expect(screen.getByRole('link', { name: 'View on site' })).toHaveAttribute(
      'href',
      `/news/detail/${createdVersion.id}`,
    );
  });

  it("sends an added language with the item's `no` and no `id`, and each version with its own catalogue", async () => {
    const english = backend.db.news
      .all()
      .find(
        ({ no, lang, isLink }) =>
          lang === 'en_US' && isLink === 0 && backend.db.news.group(no).length === 1,
      )!;
    const { user } = await openItem(english.no);
    await user.type(titleField('zh_CN'), '新闻');
    await pickCatalogue(user, 'Press');
    await user.click(publishButton());
    await screen.findByText('Published.');
    const catalogueIdIn = (lang: string) =>
      backend.db.catalogues
        .all()
        .find(({ no, lang: catalogueLang }) => no === 'news-press' && catalogueLang === lang)!.id;
    expect(
      readSentVersions().map(({ id, no, lang, cataId }) => ({ id, no, lang, cataId })),
    ).toEqual([
      { id: english.id, no: english.no, lang: 'en_US', cataId: catalogueIdIn('en_US') },
      { id: undefined, no: english.no, lang: 'zh_CN', cataId: catalogueIdIn('zh_CN') },
    ]);
  });

  it('lists the missing fields, links to them and sends nothing', async () => {
    const { user } = await openNewItem();
    await user.type(field('versions-zh_CN-note'), '摘要');
    await user.click(publishButton());
    const summary = await screen.findByRole('alert', { name: 'Not published' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(within(summary).getByText('Choose a catalogue.')).toBeVisible();
    await user.click(within(summary).getByRole('button', { name: /Chinese: Enter a title/ }));
    await waitFor(() => expect(titleField('zh_CN')).toHaveFocus());
    expect(titleField('zh_CN')).toHaveAttribute('aria-invalid', 'true');
    expect(findMutations()).toHaveLength(0);
    await user.type(titleField('zh_CN'), '标题');
    await waitFor(() =>
      expect(within(summary).queryByText(/Enter a title/)).not.toBeInTheDocument(),
    );
  });

  it('opens the tab of an invalid field', async () => {
    const item = findShortNewsItem();
    const { user } = await openItem(item.no, { width: 800 });
    await user.click(screen.getByRole('tab', { name: /Chinese/ }));
    await user.clear(titleField('zh_CN'));
    await user.click(screen.getByRole('tab', { name: /English/ }));
    await user.click(publishButton());
    await user.click(await screen.findByRole('button', { name: /Chinese: / }));
    expect(titleField('zh_CN')).toBeVisible();
    await waitFor(() => expect(titleField('zh_CN')).toHaveFocus());
  });

  it('shows in the form that the server rejected the item, and keeps the typed text', async () => {
    const { user } = await openItem(findShortNewsItem().no);
    await user.type(titleField('en_US'), ' changed');
    backend.injectFault({ method: 'PUT', path: '/admin/latest-news', status: 422 });
    await user.click(publishButton());
    expect(await screen.findByRole('alert', { name: 'Not published' })).toBeVisible();
    expect((titleField('en_US') as HTMLTextAreaElement).value).toMatch(/ changed$/);
    expect(screen.getByText('Unpublished changes')).toBeVisible();
  });

  it('marks the rejected fields until they are changed, and lists errors of fields that the form does not have', async () => {
    const { user } = await openItem(findShortNewsItem().no);
    await user.type(titleField('en_US'), ' changed');
    backend.injectFault({
      method: 'PUT',
      path: '/admin/latest-news',
      status: 422,
      body: {
        title: 'Validation failed',
        errors: { '[0].title': ['Title is taken'], '[1].author': ['Author is unknown'] },
      },
    });
    await user.click(publishButton());
    const summary = await screen.findByRole('alert', { name: 'Not published' });
    expect(summary).toHaveTextContent('Validation failed');
    expect(summary).toHaveTextContent('[1].author: Author is unknown');
    expect(titleField('en_US')).toHaveAccessibleDescription(
      expect.stringContaining('Title is taken'),
    );
    await user.click(within(summary).getByRole('button', { name: /Title is taken/ }));
    expect(titleField('en_US')).toHaveFocus();
    await user.type(titleField('en_US'), '!');
    await waitFor(() => expect(titleField('en_US')).not.toHaveAttribute('aria-invalid', 'true'));
    await user.click(publishButton());
    await waitFor(() => expect(screen.queryByText(/Author is unknown/)).not.toBeInTheDocument());
  });

  it('shows a missing permission in the form and not as a notification', async () => {
    await resetBrowser();
    await login('reader', 'reader123');
    const item = findShortNewsItem();
    const { user } = await openItem(item.no);
    await user.type(titleField('en_US'), ' changed');
    act(() => setLocale('zh_CN', { reload: false }));
    await user.click(await screen.findByRole('button', { name: '发布' }));
    const summary = await screen.findByRole('alert', { name: '未发布' });
    expect(summary).toHaveTextContent('请求错误');
    expect(summary).toHaveTextContent('当前账号没有操作权限。');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(titleField('en_US')).toHaveValue(`${item.title} changed`);
    const key = { user: 'reader', item: `news/${item.no}` };
    await waitFor(async () => expect(await readDraft(key)).toHaveProperty('en_US'));
  });

  it('shows in the form that somebody else has just added the same language', async () => {
    const english = backend.db.news
      .all()
      .find(
        ({ no, lang, isLink }) =>
          lang === 'en_US' && isLink === 0 && backend.db.news.group(no).length === 1,
      )!;
    const { user } = await openItem(english.no);
    await user.type(titleField('zh_CN'), '新闻');
    await pickCatalogue(user, 'Press');
    const respond = backend.hold({ method: 'PUT', path: '/admin/latest-news' });
    await user.click(publishButton());
    await waitFor(() => expect(findMutations()).toHaveLength(1));
    backend.db.news.put({ ...english, id: backend.db.news.nextId(), lang: 'zh_CN', title: '先到' });
    respond();
    const summary = await screen.findByRole('alert', { name: 'Not published' });
    expect(summary).toHaveTextContent('This item already has a version in this language.');
    expect(screen.queryByRole('button', { name: 'Publish as a new item' })).toBeNull();
    expect(titleField('zh_CN')).toHaveValue('新闻');
  });

  it('keeps the typed text when the item cannot be refetched, and refetches it on request', async () => {
    const item = findShortNewsItem();
    const { user } = await openItem(item.no);
    await user.type(titleField('en_US'), ' changed');
    // The first request looks for a newer version before anything is sent.
    backend.injectFault({ method: 'GET', path: '/admin/latest-news', delay: 0 });
    backend.injectFault({ method: 'GET', path: '/admin/latest-news', status: 403, times: 2 });
    await user.click(publishButton());
    const notice = await screen.findByRole('alert', { name: 'Publishing was not verified' });
    expect(titleField('en_US')).toHaveValue(`${item.title} changed`);
    expect(titleField('en_US').closest('[inert]')).not.toBeNull();
    expect(screen.queryByText('Published.')).not.toBeInTheDocument();
    expect(screen.getByText('Unpublished changes')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Check again' })).toBeEnabled());
    expect(screen.getByRole('alert', { name: 'Publishing was not verified' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Published.')).toBeVisible();
    expect(notice).not.toBeInTheDocument();
    expect(titleField('en_US')).toHaveValue(`${item.title} changed`);
    expect(titleField('en_US').closest('[inert]')).toBeNull();
    expect(findMutations()).toHaveLength(1);
  });

  it('shows neither success nor a conflict when the server responded with 200 and stored nothing', async () => {
    const item = findShortNewsItem();
    // Another editor has published it long before.
    for (const { id } of backend.db.news.group(item.no))
      backend.db.news.update(id, { operatorName: 'Chen Yun' });
    const { user } = await openItem(item.no);
    await user.type(titleField('en_US'), ' changed');
    backend.injectFault({ method: 'PUT', path: '/admin/latest-news', body: { result: null } });
    await user.click(publishButton());
    const notice = await screen.findByRole('alert', { name: 'Not everything was saved' });
    const row = await within(notice).findByRole('row', { name: /English: Title/ });
    expect(row).toHaveTextContent(`${item.title} changed`);
    expect(screen.queryByText('Published.')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(titleField('en_US')).toHaveValue(`${item.title} changed`);
    const key = { user: 'admin', item: `news/${item.no}` };
    await waitFor(async () => expect(await readDraft(key)).toHaveProperty('en_US'));
    await user.click(publishButton());
    expect(await screen.findByText('Published.')).toBeVisible();
    expect(backend.db.news.get(item.id)?.title).toBe(`${item.title} changed`);
  });

  it('stays on the form of a new item that the server has not stored', async () => {
    const { user, href } = await openNewItem();
    fireEvent.change(titleField('en_US'), { target: { value: 'Never stored' } });
    await pickCatalogue(user, 'Seminars');
    backend.injectFault({ method: 'POST', path: '/admin/latest-news', body: { result: null } });
    await user.click(publishButton());
    const notice = await screen.findByRole('alert', { name: 'The new item was not found' });
    expect(href()).toBe(EDIT_PATH);
    expect(titleField('en_US')).toHaveValue('Never stored');
    await user.click(within(notice).getByRole('link', { name: 'Check the list' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without publishing?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    expect(titleField('en_US')).toHaveValue('Never stored');
    await user.click(publishButton());
    expect(await screen.findByText('Published.')).toBeVisible();
    expect(backend.db.news.all().filter((item) => item.title === 'Never stored')).toHaveLength(1);
  });

  it('shows a conflict when somebody else publishes before the response arrives, and merges both versions', async () => {
    const item = findShortNewsItem();
    const { user } = await openItem(item.no);
    fireEvent.change(titleField('en_US'), { target: { value: 'Mine' } });
    const respond = backend.hold({
      method: 'PUT',
      path: '/admin/latest-news',
      afterProcessing: true,
    });
    await user.click(publishButton());
    await waitFor(() => expect(backend.db.news.get(item.id)?.title).toBe('Mine'));
    backend.db.news.update(item.id, { title: 'Theirs', note: 'Also', operatorName: 'Zhang Wei' });
    respond();
    const dialog = await screen.findByRole('dialog', { name: 'A newer version was published' });
    expect(dialog).toHaveTextContent('Zhang Wei published this item on');
    const choice = await within(dialog).findByRole('radiogroup', { name: 'English: Title' });
    expect(within(choice).getByRole('radio', { name: 'Mine' })).toBeChecked();
    const summary = within(dialog).getByRole('radiogroup', { name: 'English: Summary' });
    expect(within(summary).getByRole('radio', { name: 'Theirs' })).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Publish this selection' }));
    expect(await screen.findByText('Published.')).toBeVisible();
    expect(backend.db.news.get(item.id)).toMatchObject({ title: 'Mine', note: 'Also' });
  });

  it('shows a conflict again when the user has closed its dialog and publishes without a choice', async () => {
    const item = findShortNewsItem();
    const { user } = await openItem(item.no);
    fireEvent.change(titleField('en_US'), { target: { value: 'Mine' } });
    backend.db.news.update(item.id, { note: 'Theirs', updateTime: '2030-01-01 10:00:00' });
    for (const button of ['Keep editing', 'Publish this selection']) {
      await user.click(publishButton());
      const dialog = await screen.findByRole('dialog', { name: 'A newer version was published' });
      const choice = await within(dialog).findByRole('radiogroup', { name: 'English: Summary' });
      expect(within(choice).getByRole('radio', { name: 'Theirs' })).toBeChecked();
      await waitFor(() =>
        expect(within(dialog).getByRole('button', { name: 'Keep editing' })).toHaveFocus(),
      );
      await user.click(within(dialog).getByRole('button', { name: button }));
    }
    expect(await screen.findByText('Published.')).toBeVisible();
    expect(backend.db.news.get(item.id)).toMatchObject({ title: 'Mine', note: 'Theirs' });
  });

  it('shows a conflict again when the newer version could not be loaded, and loads it at the next attempt', async () => {
    const item = findShortNewsItem();
    const { user } = await openItem(item.no);
    fireEvent.change(titleField('en_US'), { target: { value: 'Mine' } });
    backend.db.news.update(item.id, { note: 'Theirs', updateTime: '2030-01-01 10:00:00' });
    const chooseNewerVersion = async () => {
      await user.click(publishButton());
      const dialog = await screen.findByRole('dialog', { name: 'A newer version was published' });
      await user.click(within(dialog).getByRole('button', { name: 'All theirs' }));
      return () =>
        user.click(within(dialog).getByRole('button', { name: 'Use the newer version' }));
    };
    const loadInVain = await chooseNewerVersion();
    backend.injectFault({ method: 'GET', path: '/admin/latest-news', status: 403 });
    await loadInVain();
    expect(await screen.findByText('请求错误 · Request error')).toBeVisible();
    const load = await chooseNewerVersion();
    await load();
    await waitFor(() => expect(titleField('en_US')).toHaveValue(item.title));
    expect(findMutations()).toEqual([]);
  });

  it('does not claim that nothing is published when an earlier attempt may be, but does when none was sent', async () => {
    const { user } = await openItem(findShortNewsItem().no);
    await user.type(titleField('en_US'), ' changed');
    const failCheck = (status: number) =>
      backend.injectFault({ method: 'GET', path: '/admin/latest-news', status });
    failCheck(500);
    await user.click(publishButton());
    expect(await screen.findByText(/^Not published yet: ./)).toBeVisible();
    backend.injectFault({ method: 'PUT', path: '/admin/latest-news', status: 500 });
    await user.click(publishButton());
    const summary = await screen.findByRole('alert', { name: '请求错误 · Request error' });
    failCheck(403);
    await user.click(publishButton());
    await waitFor(() => expect(summary).not.toBeInTheDocument());
    expect(await screen.findByText(/^It might not be published yet: .*permission/)).toBeVisible();
    expect(screen.queryByRole('alert', { name: 'Not published' })).not.toBeInTheDocument();
  });

  it('shows a request error and stays on the form when another tab has replaced the token of the request', async () => {
    const { user, href } = await openItem(findShortNewsItem().no);
    await user.type(titleField('en_US'), ' changed');
    const respond = backend.hold({ method: 'PUT', path: '/admin/latest-news', status: 401 });
    await user.click(publishButton());
    await waitFor(() => expect(titleField('en_US').closest('[inert]')).not.toBeNull());
    await waitFor(() => expect(findMutations()).toHaveLength(1));
    await act(() => login('admin', 'admin123'));
    respond();
    expect(await screen.findByText('请求错误 · Request error')).toBeVisible();
    expect(href()).toContain(EDIT_PATH);
  });

  it.each([
    [
      'a server error',
      { status: 500 },
      'It might not be published yet: Something went wrong on our side. Please try again later.',
      '请求错误 · Request error',
    ],
    [
      'a lost connection',
      { disconnect: true },
      'It might not be published yet: Couldn’t reach the server. Check your connection and try again.',
      '请求错误 · Request error',
    ],
    ['an overloaded server', { status: 503 }, /^Not published yet: ./, 'Not published'],
  ] as const)(
    'shows %s above the buttons until the next attempt, which publishes',
    async (_, fault, text, name) => {
      const { user } = await openItem(findShortNewsItem().no);
      await user.type(titleField('en_US'), ' changed');
      backend.injectFault({ method: 'PUT', path: '/admin/latest-news', ...fault });
      await user.click(publishButton());
      const summary = await screen.findByRole('alert', { name });
      expect(summary).toHaveTextContent('请求错误 · Request error');
      expect(within(summary).getByText(text)).toBeVisible();
      expect(summary.compareDocumentPosition(publishButton())).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
      expect(summary).toHaveFocus();
      await user.click(publishButton());
      expect(await screen.findByText('Published.')).toBeVisible();
      expect(summary).not.toBeInTheDocument();
      expect(screen.queryByText('Unpublished changes')).not.toBeInTheDocument();
    },
  );
});

describe('leaving the news edit form', () => {
  it('shows a confirm dialog only if a value differs', async () => {
    const { user, href } = await openItem(findShortNewsItem().no);
    await user.type(titleField('en_US'), 'x');
    await user.click(screen.getByRole('link', { name: 'Back to list' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without publishing?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    expect(href()).toContain(EDIT_PATH);
    await user.type(titleField('en_US'), '{Backspace}');
    await user.click(screen.getByRole('link', { name: 'Back to list' }));
    await waitFor(() => expect(href()).toContain('/news/list'));
  });

  it('keeps the typed text when the session has expired, and offers it only to the same user', async () => {
    const item = findShortNewsItem();
    const firstView = await openItem(item.no);
    await firstView.user.type(titleField('en_US'), ' kept');
    backend.expireTokens();
    await firstView.user.click(publishButton());
    await waitFor(() => expect(firstView.href()).toContain('/admin-login'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(async () =>
      expect(await readDraft({ user: 'admin', item: `news/${item.no}` })).not.toEqual({}),
    );
    firstView.view.unmount();

    await login('editor', 'editor123');
    const otherView = await openItem(item.no);
    expect(screen.queryByText(/^Draft saved/)).not.toBeInTheDocument();
    otherView.view.unmount();

    await resetBrowser();
    await login('admin', 'admin123');
    const secondView = await openItem(item.no);
    expect(await screen.findByText(/^Draft saved \d\d:\d\d/)).toBeVisible();
    await secondView.user.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(titleField('en_US')).toHaveValue(`${item.title} kept`));
    await secondView.user.click(publishButton());
    await screen.findByText('Published.');
    await waitFor(async () =>
      expect(await readDraft({ user: 'admin', item: `news/${item.no}` })).toEqual({}),
    );
  });
});

describe('changing the interface language of the news edit form', () => {
  it('keeps the typed text', async () => {
    const { user } = await openItem(findShortNewsItem().no);
    await user.type(titleField('en_US'), ' typed');
    await user.click(screen.getByRole('button', { name: '中文' }));
    await waitFor(() => expect(document.documentElement.lang).toBe('zh-CN'));
    expect((titleField('en_US') as HTMLTextAreaElement).value).toMatch(/ typed$/);
  });
});
