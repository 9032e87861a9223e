import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import Quill from 'quill';
import { createMockBackend, type MockBackend } from '../../../../../mocks/node';
import { login } from '../../../../api/staff/login';
import type { NewsItemInput } from '../../../../api/staff/news';
import { readDraft, removeDraft } from '../../../kit/draft-store';
import { freshBrowser, openScreen } from '../../../../../scripts/jest/open-screen';

const EDIT = '/admin/articles/news/edit';
const NO_LONGER_PUBLISHED = { timeout: 5_000 };
/* eslint-disable testing-library/no-node-access -- two versions have fields of the same name: they are found by id */
let backend: MockBackend;

beforeAll(async () => {
  backend = await createMockBackend();
  backend.server.listen({ onUnhandledFrame: 'error' });
  // What jsdom lacks and the form asks for.
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  globalThis.MessageChannel = class {
    port1 = { onmessage: undefined as (() => void) | undefined };
    port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
  } as unknown as typeof MessageChannel;
});
beforeEach(async () => {
  await backend.reset('seed');
  await freshBrowser();
  await login('admin', 'admin123');
  // An offered draft of another test would hold the form back.
  for (const no of new Set(['new', ...backend.db.news.all().map((one) => one.no)])) {
    await removeDraft({ user: 'admin', item: `news/${no}` });
  }
});
afterEach(() => backend.assertContract());
afterAll(() => backend.server.close());

const writes = () =>
  backend.requests.filter(
    ({ method, path }) => method !== 'GET' && path === '/api/admin/latest-news',
  );
const sent = () => writes().at(-1)?.body as NewsItemInput[];
const field = (id: string) => document.getElementById(`field-${id}`)!;
const title = (lang: string) => field(`versions-${lang}-title`);
const publish = () => screen.getByRole('button', { name: /^Publish/ });

/** An item in both languages whose text the rich editor can take. */
function plainItem() {
  return backend.db.news
    .all()
    .find(
      ({ no, lang, isLink, content }) =>
        lang === 'en_US' &&
        isLink === 0 &&
        backend.db.news.group(no).length === 2 &&
        !/<(table|figure|hr)|id=/.test(content),
    )!;
}

async function openItem(no: string | number, options: { width?: number } = {}) {
  const opened = await openScreen(`${EDIT}?no=${no}`, options);
  await screen.findByRole('region', { name: 'Publishing' }, { timeout: 10_000 });
  await waitFor(
    () => expect(screen.queryByText('The editor is being loaded…')).not.toBeInTheDocument(),
    {
      timeout: 10_000,
    },
  );
  return opened;
}

async function openNew() {
  const opened = await openScreen(EDIT);
  await waitFor(() => expect(field('versions-en_US-content')).not.toBeNull(), { timeout: 10_000 });
  return opened;
}

async function pick(user: UserEvent, name: string) {
  await user.type(screen.getByRole('combobox', { name: /Catalogue/ }), name.slice(0, 5));
  await user.click((await screen.findAllByTitle(name))[0]!);
}

/** Types into the rich editor, which jsdom cannot do by keys. */
async function write(lang: string, text: string) {
  const quill = Quill.find(field(`versions-${lang}-content`).parentElement!) as Quill;
  await act(async () => {
    quill.insertText(0, text, 'user');
    await Promise.resolve();
  });
}

describe('opening an item', () => {
  it('shows both versions beside each other, in their language and direction', async () => {
    const item = plainItem();
    const chinese = backend.db.news.group(item.no).find(({ lang }) => lang === 'zh_CN')!;
    await openItem(item.no);
    expect(title('en_US')).toHaveValue(item.title);
    expect(title('zh_CN')).toHaveValue(chinese.title);
    expect(title('zh_CN')).toHaveAttribute('lang', 'zh-CN');
    expect(title('zh_CN')).toHaveAttribute('dir', 'ltr');
    expect(screen.getAllByText('complete')).toHaveLength(2);
    expect(screen.getByText(/^Published by/)).toBeVisible();
    expect(field('versions-zh_CN-content')).toHaveAttribute('role', 'textbox');
  });

  it('shows one version at a time on a narrow screen, the others behind tabs', async () => {
    const { user } = await openItem(plainItem().no, { width: 800 });
    expect(title('en_US')).toBeVisible();
    expect(title('zh_CN')).not.toBeVisible();
    await user.click(screen.getByRole('tab', { name: /Chinese/ }));
    expect(title('zh_CN')).toBeVisible();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: /English/ })).toHaveFocus();
    expect(title('en_US')).toBeVisible();
  });

  it('asks once per language for versions that did not come, and for content that was left out', async () => {
    const item = plainItem();
    const chinese = backend.db.news.group(item.no).find(({ lang }) => lang === 'zh_CN')!;
    backend.fail({
      path: '/admin/latest-news',
      body: { result: [{ ...item, content: null }] },
    });
    await openItem(item.no);
    expect(title('zh_CN')).toHaveValue(chinese.title);
    const asked = backend.requests.filter(({ path }) => path === '/api/admin/latest-news');
    expect(asked.map(({ headers }) => headers['x-language'])).toEqual(['en_US', 'zh_CN']);
    const details = backend.requests.filter(({ path }) =>
      path.startsWith('/api/user/latest-news/'),
    );
    expect(details.map(({ path }) => path)).toEqual([`/api/user/latest-news/${item.id}`]);
  });

  it('says that there is no such item, with the way back', async () => {
    await openScreen(`${EDIT}?no=nothing`);
    expect(await screen.findByText(/There is no news item with the number nothing/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
      'href',
      '/admin/articles/news/list',
    );
  });

  it('offers to try again when the item cannot be read', async () => {
    const item = plainItem();
    backend.fail({ path: '/admin/latest-news', status: 404 });
    const { user } = await openScreen(`${EDIT}?no=${item.no}`);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(title('en_US')).toHaveValue(item.title));
  });
});

describe('publishing', () => {
  it('sends back byte for byte what nobody edited', async () => {
    const items = [...new Set(backend.db.news.all().map(({ no }) => no))].slice(0, 6);
    for (const no of items) {
      const before = backend.db.news.group(no).map((one) => ({ ...one }));
      const { user, view } = await openItem(no);
      await user.click(publish());
      await screen.findByText('Published.', undefined, NO_LONGER_PUBLISHED);
      for (const version of before) {
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
        expect(sent().find((one) => one.lang === lang)).toEqual({
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
      expect(sent()).toHaveLength(before.length);
      view.unmount();
    }
  }, 60_000);

  it('creates with one POST however often it is clicked, and stays on the new item', async () => {
    const { user, href } = await openNew();
    await user.type(title('en_US'), 'A new office in Vienna');
    await write('en_US', 'We open in May.');
    await pick(user, 'Seminars');
    backend.fail({ method: 'POST', path: '/admin/latest-news', delay: 500 });
    const button = publish();
    fireEvent.click(button);
    fireEvent.click(button);
    await user.dblClick(button);
    expect(await screen.findByText('Published.', undefined, NO_LONGER_PUBLISHED)).toBeVisible();
    expect(writes().map(({ method }) => method)).toEqual(['POST']);
    const catalogue = backend.db.catalogues.all().find(({ name }) => name === 'Seminars')!;
    expect(sent()).toEqual([
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
    const created = backend.db.news
      .all()
      .find(({ title: name }) => name === 'A new office in Vienna')!;
    expect(href()).toBe(`${EDIT}?no=${created.no}`);
    expect(screen.getByRole('link', { name: 'Read it on the site' })).toHaveAttribute(
      'href',
      `/news/detail/${created.id}`,
    );
  });

  it('sends an added language with the number alone, and each version its own catalogue', async () => {
    const english = backend.db.news
      .all()
      .find(
        ({ no, lang, isLink }) =>
          lang === 'en_US' && isLink === 0 && backend.db.news.group(no).length === 1,
      )!;
    const { user } = await openItem(english.no);
    await user.type(title('zh_CN'), '新闻');
    await pick(user, 'Press');
    await user.click(publish());
    await screen.findByText('Published.', undefined, NO_LONGER_PUBLISHED);
    const ids = (lang: string) =>
      backend.db.catalogues.all().find(({ no, lang: l }) => no === 'news-press' && l === lang)!.id;
    expect(sent().map(({ id, no, lang, cataId }) => ({ id, no, lang, cataId }))).toEqual([
      { id: english.id, no: english.no, lang: 'en_US', cataId: ids('en_US') },
      { id: undefined, no: english.no, lang: 'zh_CN', cataId: ids('zh_CN') },
    ]);
  });

  it('names what is missing, leads to it, and sends nothing', async () => {
    const { user } = await openNew();
    await user.type(field('versions-zh_CN-note'), '摘要');
    await user.click(publish());
    const summary = await screen.findByRole('alert', { name: 'Not published' });
    expect(summary).toHaveFocus();
    expect(within(summary).getByText('Pick a catalogue.')).toBeVisible();
    await user.click(within(summary).getByRole('button', { name: /Chinese: Write a title/ }));
    expect(title('zh_CN')).toHaveFocus();
    expect(title('zh_CN')).toHaveAttribute('aria-invalid', 'true');
    expect(writes()).toHaveLength(0);
    await user.type(title('zh_CN'), '标题');
    await waitFor(() =>
      expect(within(summary).queryByText(/Write a title/)).not.toBeInTheDocument(),
    );
  });

  it('leads to a field behind a tab', async () => {
    const item = plainItem();
    const { user } = await openItem(item.no, { width: 800 });
    await user.click(screen.getByRole('tab', { name: /Chinese/ }));
    await user.clear(title('zh_CN'));
    await user.click(screen.getByRole('tab', { name: /English/ }));
    await user.click(publish());
    await user.click(await screen.findByRole('button', { name: /Chinese: / }));
    expect(title('zh_CN')).toBeVisible();
    expect(title('zh_CN')).toHaveFocus();
  });

  it('shows at the form what the server finds wrong, and keeps what was typed', async () => {
    const { user } = await openItem(plainItem().no);
    await user.type(title('en_US'), ' changed');
    backend.fail({ method: 'PUT', path: '/admin/latest-news', status: 422 });
    await user.click(publish());
    expect(await screen.findByRole('alert', { name: 'Not published' })).toBeVisible();
    expect((title('en_US') as HTMLTextAreaElement).value).toMatch(/ changed$/);
    expect(screen.getByText('Changes not published')).toBeVisible();
  });

  it('notifies of other failures, and can be tried again', async () => {
    const { user } = await openItem(plainItem().no);
    await user.type(title('en_US'), ' changed');
    backend.fail({ method: 'PUT', path: '/admin/latest-news', status: 500 });
    await user.click(publish());
    expect(await screen.findByText('请求错误 · Request error')).toBeVisible();
    await user.click(publish());
    expect(await screen.findByText('Published.', undefined, NO_LONGER_PUBLISHED)).toBeVisible();
    expect(screen.queryByText('Changes not published')).not.toBeInTheDocument();
  });
});

describe('catalogue', () => {
  it('says at the field which language a catalogue lacks, and holds that version back', async () => {
    const lone = backend.db.catalogues
      .all()
      .find(({ no, lang }) => no === 'news-press' && lang === 'zh_CN')!;
    backend.db.catalogues.remove(lone.id);
    const { user } = await openItem(plainItem().no);
    await pick(user, 'Press (not in Simplified Chinese)');
    expect(await screen.findByText(/“Press” does not exist in Simplified Chinese/)).toBeVisible();
    await user.click(publish());
    expect(
      (await screen.findAllByText('Pick a catalogue that exists in Simplified Chinese.'))[0],
    ).toBeVisible();
    expect(writes()).toHaveLength(0);
  });
});

describe('copying', () => {
  it('fills empty fields from another language and writes over nothing', async () => {
    const { user } = await openNew();
    await user.type(title('en_US'), 'Title');
    await user.type(field('versions-en_US-note'), 'Summary');
    await write('en_US', 'Text');
    await user.type(title('zh_CN'), '标题');
    await user.click(screen.getByRole('button', { name: 'Fill the empty fields from English' }));
    expect(title('zh_CN')).toHaveValue('标题');
    expect(field('versions-zh_CN-note')).toHaveValue('Summary');
    await waitFor(() => expect(field('versions-zh_CN-content')).toHaveTextContent('Text'));
    expect(screen.queryByRole('button', { name: /from English/ })).not.toBeInTheDocument();
  });
});

describe('content that the editor would harm', () => {
  it('is shown as source beside a preview, with what would be lost', async () => {
    const item = plainItem();
    const table = '<table><tbody><tr><td colspan="2">Fees</td></tr></tbody></table><p id="x">a</p>';
    backend.db.news.update(item.id, { content: table });
    const { user } = await openItem(item.no);
    expect(field('versions-en_US-content')).toHaveValue(table);
    const note = screen
      .getByText(/so that nothing in it gets lost/)
      .closest<HTMLElement>('[role="note"]')!;
    for (const words of [
      'tables',
      'table cells that span rows or columns',
      'marks that links jump to',
    ]) {
      expect(within(note).getByText(words)).toBeVisible();
    }
    expect(screen.getByRole('table')).toHaveTextContent('Fees');
    fireEvent.change(field('versions-en_US-content'), { target: { value: '<p>plain</p>' } });
    await user.click(screen.getByRole('button', { name: 'Back to the editor' }));
    await waitFor(() => expect(field('versions-en_US-content')).toHaveAttribute('role', 'textbox'));
    expect(field('versions-en_US-content')).toHaveTextContent('plain');
  });
});

describe('external items', () => {
  it('have an address instead of content, checked before it is sent', async () => {
    const item = backend.db.news
      .all()
      .find(({ isLink, lang }) => isLink === 1 && lang === 'en_US')!;
    const { user } = await openItem(item.no);
    const address = field('versions-en_US-contentUrl');
    expect(address).toHaveValue(item.contentUrl);
    await user.clear(address);
    await user.type(address, 'javascript:alert(1)');
    await user.click(publish());
    expect((await screen.findAllByText(/Write a web address that begins with/))[0]).toBeVisible();
    expect(writes()).toHaveLength(0);
  });
});

describe('leaving', () => {
  it('asks when something really differs, and not otherwise', async () => {
    const { user, href } = await openItem(plainItem().no);
    await user.type(title('en_US'), 'x');
    await user.click(screen.getByRole('link', { name: 'Back to the list' }));
    const question = await screen.findByRole('dialog', { name: 'Leave without publishing?' });
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(href()).toContain(EDIT);
    await user.type(title('en_US'), '{Backspace}');
    await user.click(screen.getByRole('link', { name: 'Back to the list' }));
    await waitFor(() => expect(href()).toContain('/news/list'));
  });

  it('keeps what was typed when the session is over, and offers it to the same user alone', async () => {
    const item = plainItem();
    const first = await openItem(item.no);
    await first.user.type(title('en_US'), ' kept');
    backend.expireTokens();
    await first.user.click(publish());
    await waitFor(() => expect(first.href()).toContain('/admin-login'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(async () =>
      expect(await readDraft({ user: 'admin', item: `news/${item.no}` })).toBeDefined(),
    );
    first.view.unmount();

    await login('editor', 'editor123');
    const other = await openItem(item.no);
    expect(screen.queryByText(/^Draft kept/)).not.toBeInTheDocument();
    other.view.unmount();

    await freshBrowser();
    await login('admin', 'admin123');
    const again = await openItem(item.no);
    expect(await screen.findByText(/^Draft kept \d\d:\d\d/)).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(title('en_US')).toHaveValue(`${item.title} kept`));
    await again.user.click(publish());
    await screen.findByText('Published.', undefined, NO_LONGER_PUBLISHED);
    await waitFor(async () =>
      expect(await readDraft({ user: 'admin', item: `news/${item.no}` })).toBeUndefined(),
    );
  }, 60_000);

  it('a change of the interface language loses nothing', async () => {
    const { user } = await openItem(plainItem().no);
    await user.type(title('en_US'), ' typed');
    await user.click(screen.getByRole('button', { name: '中文' }));
    await waitFor(() => expect(document.documentElement.lang).toBe('zh-CN'));
    expect((title('en_US') as HTMLTextAreaElement).value).toMatch(/ typed$/);
  });
});

describe('cover', () => {
  const png = (name: string, size = 100) =>
    new File([new Uint8Array(size)], name, { type: 'image/png' });
  const choose = async (user: UserEvent, file: File) =>
    user.upload(
      document.querySelector<HTMLInputElement>('input[type="file"][aria-label="Cover"]')!,
      file,
    );

  it('is uploaded at once and published for all languages', async () => {
    const item = plainItem();
    const { user } = await openItem(item.no);
    await choose(user, png('cover.png'));
    await waitFor(() => expect(screen.getByText(/^http:\/\/localhost\/files\//)).toBeVisible());
    await user.click(publish());
    await screen.findByText('Published.', undefined, NO_LONGER_PUBLISHED);
    const covers = new Set(sent().map(({ coverUrl }) => coverUrl));
    expect(covers.size).toBe(1);
    expect([...covers][0]).toMatch(/^http:\/\/localhost\/files\//);
  });

  it('is checked before it is sent', async () => {
    const { user } = await openItem(plainItem().no);
    await choose(user, png('cover.png', 5 * 1024 * 1024 + 1));
    expect(await screen.findByText(/larger than 5 MB/)).toBeVisible();
    expect(backend.requests.some(({ path }) => path.endsWith('/files/upload'))).toBe(false);
  });

  it.each([
    [413, /larger than 5 MB/],
    [415, /not a picture that can be used/],
  ])('explains a %d of the server at the field', async (status, words) => {
    const { user } = await openItem(plainItem().no);
    backend.fail({ path: '/admin/files/upload', status });
    await choose(user, png('cover.png'));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('a 401 during the upload ends the session', async () => {
    const { user, href } = await openItem(plainItem().no);
    backend.expireTokens();
    await choose(user, png('cover.png'));
    await waitFor(() => expect(href()).toContain('/admin-login'));
  });

  it('holds publishing back while it is on its way, and can be cancelled', async () => {
    const { user } = await openItem(plainItem().no);
    backend.fail({ path: '/admin/files/upload', delay: 30_000 });
    await choose(user, png('cover.png'));
    await user.click(publish());
    expect(await screen.findByText(/“Cover” is still being uploaded/)).toBeVisible();
    expect(writes()).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Cancel the upload' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  });

  it('of versions that differ stays apart, and one may have its own', async () => {
    const item = plainItem();
    const chinese = backend.db.news.group(item.no).find(({ lang }) => lang === 'zh_CN')!;
    backend.db.news.update(item.id, { coverUrl: 'https://www.example.com/en.webp' });
    backend.db.news.update(chinese.id, { coverUrl: 'https://www.example.com/zh.webp' });
    const { user } = await openItem(item.no);
    expect(screen.getAllByText('Cover of this language')).toHaveLength(1);
    await user.click(publish());
    await screen.findByText('Published.', undefined, NO_LONGER_PUBLISHED);
    expect(
      sent()
        .map(({ lang, coverUrl }) => [lang, coverUrl])
        .sort(),
    ).toEqual([
      ['en_US', 'https://www.example.com/en.webp'],
      ['zh_CN', 'https://www.example.com/zh.webp'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Use the cover of all languages' }));
    await user.click(publish());
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(new Set(sent().map(({ coverUrl }) => coverUrl)).size).toBe(1);
  });
});
