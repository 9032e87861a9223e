import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { setLocale } from '@/i18n/locale-store';
import { openScreen } from '../../../../scripts/jest/open-screen';
import { backend, startAdmin } from '../../../../scripts/jest/backend';
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

describe('news edit form', () => {
  it('shows both versions side by side, in their language and direction', async () => {
    const item = findShortNewsItem();
    const chinese = backend.db.news.group(item.no).find(({ lang }) => lang === 'zh_CN')!;
    await openItem(item.no);
    expect(titleField('en_US')).toHaveValue(item.title);
    expect(titleField('zh_CN')).toHaveValue(chinese.title);
    expect(titleField('en_US')).toBeVisible();
    expect(titleField('zh_CN')).toBeVisible();
    expect(titleField('zh_CN')).toHaveAttribute('lang', 'zh-CN');
    expect(titleField('zh_CN')).toHaveAttribute('dir', 'ltr');
    expect(screen.getAllByText('complete')).toHaveLength(2);
    expect(screen.getByText(/^Published by/)).toBeVisible();
    expect(field('versions-zh_CN-content')).toHaveAttribute('role', 'textbox');
  });

  it('shows one version at a time on a narrow screen, the others behind tabs', async () => {
    const { user } = await openItem(findShortNewsItem().no, { width: 800 });
    expect(titleField('en_US')).toBeVisible();
    await waitFor(() => expect(titleField('zh_CN')).not.toBeVisible());
    await user.click(screen.getByRole('tab', { name: /Chinese/ }));
    expect(titleField('zh_CN')).toBeVisible();
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('tab', { name: /English/ })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(titleField('en_US')).toBeVisible();
  });

  it('requests missing versions and missing content once per language', async () => {
    const item = findShortNewsItem();
    const chinese = backend.db.news.group(item.no).find(({ lang }) => lang === 'zh_CN')!;
    backend.injectFault({
      path: '/admin/latest-news',
      body: { result: [{ ...item, content: null }] },
    });
    await openItem(item.no);
    expect(titleField('zh_CN')).toHaveValue(chinese.title);
    const listRequests = backend.requests.filter(({ path }) => path === '/api/admin/latest-news');
    expect(listRequests.map(({ headers }) => headers['x-language'])).toEqual(['en_US', 'zh_CN']);
    const detailRequests = backend.requests.filter(({ path }) =>
      path.startsWith('/api/user/latest-news/'),
    );
    expect(detailRequests.map(({ path }) => path)).toEqual([`/api/user/latest-news/${item.id}`]);
  });

  it('names the user who published last, whatever the format of the dates', async () => {
    const item = findShortNewsItem();
    const chinese = backend.db.news.group(item.no).find(({ lang }) => lang === 'zh_CN')!;
    const body = {
      result: [
        { ...item, updateTime: '2024-03-01 10:00:00', operatorName: 'Ada First' },
        { ...chinese, updateTime: String(Date.UTC(2025, 2, 1)), operatorName: 'Ben Last' },
      ],
    };
    backend.injectFault({ path: '/admin/latest-news', body });
    await openItem(item.no);
    expect(screen.getByText(/^Published by Ben Last/)).toBeVisible();
  });

  it('shows a language that arrives after the form was opened, and keeps the typed text', async () => {
    const item = findShortNewsItem();
    const languages = ['en_US', 'zh_CN', 'fr_FR'].map((langCode) => ({
      langCode,
      langName: langCode,
    }));
    backend.injectFault({ path: '/common/language', status: 500 });
    const respond = backend.hold({ path: '/common/language', body: { result: languages } });
    const { user } = await openItem(item.no);
    await user.type(titleField('en_US'), ' typed');
    respond();
    await waitFor(() => expect(titleField('fr_FR')).not.toBeNull());
    expect(titleField('en_US')).toHaveValue(`${item.title} typed`);
    await user.type(titleField('en_US'), '{Backspace>6/}');
    expect(screen.queryByText('Unpublished changes')).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: /fr_FR/ }));
    await user.type(titleField('fr_FR'), 'Bonjour');
    expect(titleField('fr_FR')).toHaveValue('Bonjour');
  });

  it('shows that an item does not exist, with a link back to the list', async () => {
    await openScreen(`${EDIT_PATH}?no=nothing`);
    expect(await screen.findByText(/Item nothing was not found/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to list' })).toHaveAttribute(
      'href',
      '/admin/articles/news/list',
    );
  });

  it('offers to try again when the item cannot be loaded', async () => {
    const item = findShortNewsItem();
    backend.injectFault({ path: '/admin/latest-news', status: 404 });
    const { user } = await openScreen(`${EDIT_PATH}?no=${item.no}`);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(titleField('en_US')).toHaveValue(item.title));
  });
});

describe('catalogue field of the news form', () => {
  it('has the focus after “Try again” loads the catalogues', async () => {
    backend.injectFault({ method: 'GET', path: '/admin/catalog', status: 403, times: 2 });
    const { user } = await openScreen(`${EDIT_PATH}?no=${findShortNewsItem().no}`);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByLabelText(/^Catalogue/)).toHaveFocus());
  });

  it('names the language that the chosen catalogue lacks, and the form sends nothing', async () => {
    const chinese = backend.db.catalogues
      .all()
      .find(({ no, lang }) => no === 'news-press' && lang === 'zh_CN')!;
    backend.db.catalogues.remove(chinese.id);
    const { user } = await openItem(findShortNewsItem().no);
    await pickCatalogue(user, 'Press (not in Simplified Chinese)');
    expect(await screen.findByText(/“Press” does not exist in Simplified Chinese/)).toBeVisible();
    await user.click(publishButton());
    expect(
      (await screen.findAllByText('Choose a catalogue that exists in Simplified Chinese.'))[0],
    ).toBeVisible();
    expect(findMutations()).toHaveLength(0);
  });
});

describe('catalogue field of the news form after somebody else deleted the catalogue', () => {
  it('shows the rejection of the server, validates the field against the existing catalogues and keeps the title', async () => {
    setLocale('zh_CN', { reload: false });
    const { user } = await openScreen(EDIT_PATH);
    await waitFor(() => expect(titleField('zh_CN')).not.toBeNull());
    await user.type(titleField('zh_CN'), '新标题');
    const catalogueField = screen.getByRole('combobox', { name: /栏目/ });
    await user.type(catalogueField, '媒体');
    const name = backend.db.catalogues
      .group('news-press')
      .find(({ lang }) => lang === 'zh_CN')!.name;
    await user.click((await screen.findAllByTitle(name))[0]!);
    for (const { id } of backend.db.catalogues.group('news-press').slice())
      backend.db.catalogues.remove(id);
    await user.click(screen.getByRole('button', { name: '发布' }));
    const summary = await screen.findByRole('alert', { name: '未发布' });
    expect(summary).toHaveTextContent('该语言版本中没有所选的栏目。');
    const error = document.getElementById('field-cataNo-error');
    await waitFor(() => expect(error).toHaveTextContent('请选择有简体中文版的栏目。'));
    expect(titleField('zh_CN')).toHaveValue('新标题');
    expect(backend.db.news.all().some(({ title: storedTitle }) => storedTitle === '新标题')).toBe(
      false,
    );
  });
});

describe('copying texts between languages in the news form', () => {
  it('fills empty fields from another language and overwrites nothing', async () => {
    const { user } = await openNewItem();
    await user.type(titleField('en_US'), 'Title');
    await user.type(field('versions-en_US-note'), 'Summary');
    await insertContent('en_US', 'Text');
    await user.type(titleField('zh_CN'), '标题');
    await user.click(screen.getByRole('button', { name: 'Fill empty fields from English' }));
    expect(titleField('zh_CN')).toHaveValue('标题');
    expect(field('versions-zh_CN-note')).toHaveValue('Summary');
    await waitFor(() => expect(field('versions-zh_CN-content')).toHaveTextContent('Text'));
    expect(screen.queryByRole('button', { name: /from English/ })).not.toBeInTheDocument();
  });
});

describe('news form for content with formatting that the editor does not support', () => {
  it('shows the HTML next to a preview, with the formatting that would be lost', async () => {
    // Hostile markup between the paragraphs.
    const item = backend.db.news.group('N-0106').find(({ lang }) => lang === 'en_US')!;
    const { user } = await openItem(item.no);
    expect(field('versions-en_US-content')).toHaveValue(item.content);
    const version = field('versions-en_US-content').closest<HTMLElement>('section')!;
    const note = within(version)
      .getByText(/Shown as HTML to preserve/)
      .closest<HTMLElement>('[role="note"]')!;
    expect(within(note).getAllByRole('listitem').length).toBeGreaterThan(0);
    expect(
      within(version).getByText(/The message arrives on a Friday/, { selector: 'p' }),
    ).toBeVisible();
    fireEvent.change(field('versions-en_US-content'), { target: { value: '<p>plain</p>' } });
    await user.click(within(version).getByRole('button', { name: 'Back to editor' }));
    await waitFor(() => expect(field('versions-en_US-content')).toHaveAttribute('role', 'textbox'));
    expect(field('versions-en_US-content')).toHaveTextContent('plain');
  });
});

describe('form of an external news item', () => {
  it('has an address instead of content and validates it before it is sent', async () => {
    const item = backend.db.news
      .all()
      .find(({ isLink, lang }) => isLink === 1 && lang === 'en_US')!;
    const { user } = await openItem(item.no);
    const address = field('versions-en_US-contentUrl');
    expect(address).toHaveValue(item.contentUrl);
    expect(field('versions-en_US-content')).toBeNull();
    await user.clear(address);
    await user.type(address, 'javascript:alert(1)');
    await user.click(publishButton());
    expect((await screen.findAllByText(/Enter a web address that starts with/))[0]).toBeVisible();
    expect(findMutations()).toHaveLength(0);
  });

  it('keeps the stored text, though the list omits it and no field shows it (D19)', async () => {
    const { no } = backend.db.news.all().find(({ isLink }) => isLink === 1)!;
    const texts: Record<string, string> = {};
    for (const { id, lang } of backend.db.news.group(no)) {
      texts[lang] = `<p>Text before the item moved, in ${lang}</p>`;
      backend.db.news.update(id, { content: texts[lang] });
    }
    backend.injectFault({
      method: 'GET',
      path: '/admin/latest-news',
      changeResponse: (body) => {
        const { result, ...rest } = body as { result: object[] };
        return { ...rest, result: result.map((row) => ({ ...row, content: null })) };
      },
      times: 'always',
    });
    const { user } = await openItem(no);
    await user.type(titleField('en_US'), ' updated');
    await user.click(publishButton());
    await screen.findByText('Published.');
    expect(
      Object.fromEntries(readSentVersions().map(({ lang, content }) => [lang, content])),
    ).toEqual(texts);
  });

  it('offers the draft of a new external item in its form only, not in that of a new article', async () => {
    const path = '/admin/articles/news/edit-external';
    const { user, view } = await openScreen(path);
    await waitFor(() => expect(titleField('en_US')).not.toBeNull());
    await user.type(titleField('en_US'), 'Elsewhere');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('The draft is saved in this browser.')).toBeVisible();
    view.unmount();
    const article = await openScreen(EDIT_PATH);
    await waitFor(() => expect(titleField('en_US')).not.toBeNull());
    await article.user.type(titleField('en_US'), 'Here');
    await article.user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('The draft is saved in this browser.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
    article.view.unmount();
    const external = await openScreen(path);
    await external.user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(titleField('en_US')).toHaveValue('Elsewhere');
  });

  it('accepts a Chinese address and stores it once though the server responds with an error after storing it', async () => {
    const { user } = await openScreen('/admin/articles/news/edit-external');
    await waitFor(() => expect(field('versions-en_US-contentUrl')).not.toBeNull());
    await user.type(titleField('en_US'), 'Elsewhere');
    const address = field('versions-en_US-contentUrl');
    await user.type(address, ' https://zh.wikipedia.org/wiki/中国');
    await pickCatalogue(user, 'Seminars');
    backend.injectFault({
      method: 'POST',
      path: '/admin/latest-news',
      status: 500,
      afterProcessing: true,
    });
    await user.click(publishButton());
    expect(await screen.findByText('Published.')).toBeVisible();
    const storedVersions = backend.db.news
      .all()
      .filter(({ title: storedTitle }) => storedTitle === 'Elsewhere');
    expect(storedVersions.map(({ contentUrl }) => contentUrl)).toEqual([
      'https://zh.wikipedia.org/wiki/%E4%B8%AD%E5%9B%BD',
    ]);
  });
});

describe('cover field of the news form', () => {
  const png = (name: string, size = 100) =>
    new File([new Uint8Array(size)], name, { type: 'image/png' });
  // jsdom's forms lose the type of a file, which the backend would reject: the test mocks the response.
  const UPLOAD_RESPONSE = { result: { fileId: '/files/uploaded.png' } };
  const chooseCover = async (user: UserEvent, file: File) =>
    user.upload(
      document.querySelector<HTMLInputElement>('input[type="file"][aria-label="Cover"]')!,
      file,
    );
  const uploadWholeCover = async (user: UserEvent, file: File) => {
    await chooseCover(user, file);
    await user.click(await screen.findByRole('button', { name: 'Use whole picture' }));
  };

  it('uploads a picture at once and publishes it for all languages', async () => {
    const item = findShortNewsItem();
    const { user } = await openItem(item.no);
    backend.injectFault({ path: '/admin/files/upload', body: UPLOAD_RESPONSE });
    await uploadWholeCover(user, png('cover.png'));
    await waitFor(() => expect(screen.getByText('uploaded.png')).toBeVisible());
    await user.click(publishButton());
    await screen.findByText('Published.');
    const sentCovers = new Set(readSentVersions().map(({ coverUrl }) => coverUrl));
    expect(sentCovers.size).toBe(1);
    expect([...sentCovers][0]).toMatch(/\/files\/uploaded\.png$/);
  });

  it('rejects a file over the size limit without uploading it', async () => {
    const { user } = await openItem(findShortNewsItem().no);
    await chooseCover(user, png('cover.png', 5 * 1024 * 1024 + 1));
    expect(await screen.findByText(/is 5\.1 MB, and the limit is 5 MB/)).toBeVisible();
    expect(backend.requests.some(({ path }) => path.endsWith('/files/upload'))).toBe(false);
  });

  it.each([
    [413, /does not accept a picture of this size/],
    [415, /file type is not supported/],
  ])('explains a response of %d to the upload', async (status, message) => {
    const { user } = await openItem(findShortNewsItem().no);
    // Without a message, as servers in front of the backend respond.
    backend.injectFault({ path: '/admin/files/upload', status, body: '<h1>Refused</h1>' });
    await uploadWholeCover(user, png('cover.png'));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('continues the upload when an invalid file is chosen', async () => {
    const { user } = await openItem(findShortNewsItem().no);
    const respond = backend.hold({ path: '/admin/files/upload', body: UPLOAD_RESPONSE });
    await uploadWholeCover(user, png('cover.png'));
    await chooseCover(user, png('large.png', 5 * 1024 * 1024 + 1));
    expect(await screen.findByText(/the limit is 5 MB/)).toBeVisible();
    expect(screen.getByRole('progressbar')).toBeVisible();
    respond();
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(await screen.findByText('uploaded.png')).toBeVisible();
    expect(screen.getByText(/the limit is 5 MB/)).toBeVisible();
  });

  it('ends the session on a 401 during the upload', async () => {
    const { user, href } = await openItem(findShortNewsItem().no);
    backend.expireTokens();
    await uploadWholeCover(user, png('cover.png'));
    await waitFor(() => expect(href()).toContain('/admin-login'));
  });

  it.each(['completed', 'canceled'])(
    'blocks publishing during the upload, with the reason until it is %s',
    async (end) => {
      const { user } = await openItem(findShortNewsItem().no);
      const respond = backend.hold({ path: '/admin/files/upload', body: UPLOAD_RESPONSE });
      await uploadWholeCover(user, png('cover.png'));
      await user.click(publishButton());
      await user.click(await screen.findByRole('button', { name: /“Cover” is still uploading/ }));
      const cancelButton = screen.getByRole('button', { name: 'Cancel upload' });
      expect(cancelButton).toHaveFocus();
      expect(findMutations()).toHaveLength(0);
      if (end === 'canceled') await user.click(cancelButton);
      else respond();
      await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
      expect(screen.queryByText(/“Cover” is still uploading/)).not.toBeInTheDocument();
    },
  );

  it('shows in the changes of a draft that a version no longer uses the shared cover', async () => {
    const { no } = findShortNewsItem();
    const { user, view } = await openItem(no);
    const [addCover] = screen.getAllByRole('button', {
      name: 'Use another cover for this language',
    });
    await user.click(addCover!);
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('The draft is saved in this browser.')).toBeVisible();
    view.unmount();
    await openItem(no);
    expect(await screen.findByRole('row', { name: /Cover of this language/ })).toHaveTextContent(
      /Shared cover\s*empty$/,
    );
  });

  it('keeps covers that differ between versions, and lets a version use the shared one', async () => {
    const item = findShortNewsItem();
    const chinese = backend.db.news.group(item.no).find(({ lang }) => lang === 'zh_CN')!;
    backend.db.news.update(item.id, { coverUrl: 'https://www.example.com/en.webp' });
    backend.db.news.update(chinese.id, { coverUrl: 'https://www.example.com/zh.webp' });
    const { user } = await openItem(item.no);
    expect(screen.getAllByText('Cover of this language')).toHaveLength(1);
    await user.click(publishButton());
    await screen.findByText('Published.');
    expect(
      readSentVersions()
        .map(({ lang, coverUrl }) => [lang, coverUrl])
        .sort(),
    ).toEqual([
      ['en_US', 'https://www.example.com/en.webp'],
      ['zh_CN', 'https://www.example.com/zh.webp'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Use the shared cover' }));
    await user.click(publishButton());
    await waitFor(() => expect(findMutations()).toHaveLength(2));
    expect(new Set(readSentVersions().map(({ coverUrl }) => coverUrl))).toEqual(
      new Set(['https://www.example.com/en.webp']),
    );
  });
});
