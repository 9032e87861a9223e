import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mutate } from 'swr';
import { backend, calls, startBackend } from '../../../scripts/jest/backend';
import { openScreen } from '../../../scripts/jest/open-screen';
import { recordTexts } from '../../../scripts/jest/record-texts';
import { setLocale } from '@/i18n/locale-store';

startBackend();

/** Returns the ids of the requested items: each request may count a view (D37). */
const findRequestedItemIds = () =>
  backend.requests
    .filter(({ path }) => /\/(latest-news|case-analysis|lawfirm-honour)\/\d+$/.test(path))
    .map(({ path }) => path.split('/').at(-1));

describe('/honor/detail/{id}', () => {
  it('shows an honor with its date, its neighbors and a link back', async () => {
    await openScreen('/honor/detail/4000039');
    expect(
      await screen.findByRole('heading', { level: 1, name: /China Firm of the Year/ }),
    ).toBeVisible();
    expect(screen.getByText('November 28, 2024')).toBeVisible();
    const neighbors = await screen.findByRole('navigation', { name: 'Previous and next' });
    const neighborLinks = await within(neighbors).findAllByRole('link');
    expect(neighborLinks.map(({ textContent }) => textContent)).toEqual([
      'Clear Statute Prize 2025 for plain legal writing',
      'Meridian Legal Directory 2024: twenty-eight lawyers recommended',
    ]);
    const breadcrumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(breadcrumbs).getByRole('link', { name: 'About us' })).toHaveAttribute(
      'href',
      '/about',
    );
    expect(within(breadcrumbs).getAllByRole('link').at(-1)).toHaveAttribute(
      'href',
      '/about#honors',
    );
  });

  it('links to neighbors without a title as “Untitled honor”', async () => {
    for (const { id } of backend.db.honors.all())
      if (id !== 4000039) backend.db.honors.update(id, { title: '' });
    await openScreen('/honor/detail/4000039');
    expect(await screen.findAllByRole('link', { name: 'Untitled honor' })).toHaveLength(2);
  });

  it('navigates to the version in the new language and fetches each version once', async () => {
    const { href } = await openScreen('/honor/detail/4000039');
    await screen.findByRole('heading', { level: 1, name: /China Firm of the Year/ });
    act(() => setLocale('zh_CN', { reload: false }));
    expect(
      await screen.findByRole('heading', { level: 1, name: /明灯亚洲法律大奖2024/ }),
    ).toBeVisible();
    expect(href()).toBe('/honor/detail/4000040');
    expect(findRequestedItemIds()).toEqual(['4000039', '4000040']);
  });

  it('stays in its language when its versions have no number, since another honor without one is no version of it', async () => {
    const honor = backend.db.honors.all().find(({ id }) => id === 4000039)!;
    const otherHonor = backend.db.honors
      .all()
      .find(({ no, lang }) => no !== honor.no && lang === 'zh_CN')!;
    for (const item of [honor, otherHonor]) backend.db.honors.put({ ...item, no: '' });
    const { href } = await openScreen('/honor/detail/4000039');
    await screen.findByRole('heading', { level: 1, name: /China Firm of the Year/ });
    act(() => setLocale('zh_CN', { reload: false }));
    expect(await screen.findByText(/^本文暂无中文版/)).toBeVisible();
    expect(screen.getByRole('link', { name: '查看全部中文内容' })).toHaveAttribute(
      'href',
      '/about#honors',
    );
    expect(href()).toBe('/honor/detail/4000039');
  });

  it('links to the honors on the about page when the honor does not exist', async () => {
    await openScreen('/honor/detail/1');
    expect(await screen.findByRole('heading', { name: 'Article not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse all' })).toHaveAttribute(
      'href',
      '/about#honors',
    );
  });
});

describe('/case/detail/{id}', () => {
  it('shows the site of an external case and links to it', async () => {
    await openScreen('/case/detail/3000064');
    expect(await screen.findByText('This article was published on example.org.')).toBeVisible();
    const sourceLink = screen.getByRole('link', { name: /Read this article on example.org/ });
    expect(sourceLink).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/www\.example\.org\//),
    );
    expect(sourceLink).toHaveAttribute('rel', 'noopener noreferrer');
    expect(sourceLink).toHaveAttribute('target', '_blank');
  });

  it('lists other cases on the same topic without the case itself', async () => {
    const { id, cataId } = backend.db.cases.get(3000066)!;
    const otherPaths = backend.db.cases
      .all()
      .filter((item) => item.cataId === cataId && item.id !== id)
      .map((item) => `/case/detail/${item.id}`);
    await openScreen(`/case/detail/${id}`);
    const topic = await screen.findByRole('region', { name: 'On the same topic' });
    const paths = within(topic)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(otherPaths).toEqual(expect.arrayContaining(paths));
  });
});

describe('/news/detail/{id}', () => {
  it('shows the content type as heading and title, and a retry button, when the article fails to load', async () => {
    backend.injectFault({ path: '/user/latest-news/{id}', status: 400 });
    const { user } = await openScreen('/news/detail/2000005');
    expect(await screen.findByText('Couldn’t load this article.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    expect(document.title).toMatch(/^News/);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: 'An arbitration in six pictures' });
  });

  it('contains structured data about the article and its breadcrumb', async () => {
    await openScreen('/news/detail/2000005');
    await screen.findByRole('heading', { level: 1, name: 'An arbitration in six pictures' });
    // oxlint-disable-next-line testing-library/no-node-access -- for search engines, in the head
    const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
    const data = scripts.map(({ innerHTML }) => JSON.parse(innerHTML) as Record<string, unknown>);
    expect(data.find((item) => item['@type'] === 'NewsArticle')).toMatchObject({
      headline: 'An arbitration in six pictures',
      inLanguage: 'en-US',
      datePublished: expect.stringMatching(/^2026-09-03/) as unknown,
    });
    const breadcrumb = data.find((item) => item['@type'] === 'BreadcrumbList');
    expect(breadcrumb?.itemListElement).toHaveLength(3);
  });

  it('shows that the lookup of its version in the interface language failed, also while the lookup is repeated', async () => {
    const path = '/user/latest-news';
    const { id } = backend.db.news.all().find(({ lang }) => lang === 'zh_CN')!;
    backend.injectFault({ path, status: 400, times: 'always' });
    await openScreen(`/news/detail/${id}`);
    const note = await screen.findByText(
      /^We couldn’t check whether this article is available in English\. You are reading it in Chinese\./,
    );
    expect(screen.getByRole('link', { name: 'Browse all in English' })).toHaveAttribute(
      'href',
      '/news',
    );
    const respond = backend.hold({ path });
    const requestCount = backend.requests.length;
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(backend.requests.length).toBeGreaterThan(requestCount));
    expect(note).toBeVisible();
    respond();
  });

  it('keeps the note that it is not available in a language while the lookup is repeated', async () => {
    const { no } = backend.db.news.get(2000005)!;
    const version = backend.db.news.group(no).find(({ lang }) => lang === 'zh_CN')!;
    backend.db.news.remove(2000005);
    await openScreen(`/news/detail/${version.id}`);
    const note = await screen.findByText(/^This article is not available in English/);
    const respond = backend.hold({ path: '/user/latest-news' });
    const findLookups = () => calls('GET', '/user/latest-news').filter(({ query }) => query.no);
    expect(findLookups()).toHaveLength(1);
    act(() => void mutate(() => true));
    await waitFor(() => expect(findLookups()).toHaveLength(2));
    expect(note).toBeVisible();
    respond();
  });

  it('has a breadcrumb in the interface language in the structured data of an article in another language', async () => {
    const { no } = backend.db.news.get(2000005)!;
    const version = backend.db.news.group(no).find(({ lang }) => lang === 'zh_CN')!;
    backend.db.news.remove(2000005);
    await openScreen(`/news/detail/${version.id}`);
    await screen.findByText(/^This article is not available in English/);
    // oxlint-disable-next-line testing-library/no-node-access -- for search engines, in the head
    const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
    const data = scripts.map(({ innerHTML }) => JSON.parse(innerHTML) as Record<string, unknown>);
    expect(data.find((item) => item['@type'] === 'BreadcrumbList')).toMatchObject({
      itemListElement: expect.arrayContaining([
        expect.objectContaining({ name: 'News', item: `${location.origin}/news` }),
        expect.objectContaining({
          item: `${location.origin}/news/detail/${version.id}?lang=zh_CN`,
        }),
      ]) as unknown,
    });
  });

  afterEach(() => {
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    history.replaceState(null, '', ' ');
  });

  it('shows a table of contents with links to the headings of a long article', async () => {
    const { user, href } = await openScreen('/news/detail/2000001');
    await screen.findByRole('heading', { level: 1, name: /a handbook/ });
    await user.keyboard('{Tab}');
    const contents = await screen.findByRole('navigation', { name: 'Contents' });
    expect(within(contents).getAllByRole('link')).toHaveLength(40);
    await user.click(within(contents).getByRole('link', { name: '2. Setting up' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: '2. Setting up' })).toHaveFocus(),
    );
    await waitFor(() => expect(href()).toMatch(/#s-\d+$/));
    expect(findRequestedItemIds()).toEqual(['2000001']);
  });

  it.each([
    ['scrolls to the section of a shared link, and again when the fonts are loaded', false, 2],
    ['keeps the position of a visitor who scrolls before the fonts are loaded', true, 1],
  ])('%s', async (_, hasScrolled, times) => {
    history.replaceState(null, '', '#s-3');
    const opening = openScreen('/news/detail/2000001');
    let loadFonts: () => void = () => undefined;
    const fontsReady = new Promise<void>((resolve) => (loadFonts = resolve));
    Object.defineProperty(document, 'fonts', { value: { ready: fontsReady }, configurable: true });
    const scrolledIds: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      scrolledIds.push(this.id);
    };
    await opening;
    await waitFor(() => expect(scrolledIds).toEqual(['s-3']));
    if (hasScrolled) Object.defineProperty(window, 'scrollY', { value: 900, configurable: true });
    await act(async () => {
      loadFonts();
      await fontsReady;
    });
    expect(scrolledIds).toHaveLength(times);
  });

  it('shows a text that is only a picture, with its tag in capitals', async () => {
    const item = backend.db.news.all().find(({ id }) => id === 2000005)!;
    backend.db.news.put({ ...item, content: '<IMG SRC="/files/seed/logo.svg" ALT="Site plan">' });
    await openScreen('/news/detail/2000005');
    expect(await screen.findByRole('img', { name: 'Site plan' })).toBeVisible();
    expect(screen.queryByText('This article has no text yet.')).not.toBeInTheDocument();
  });

  it('contains a description without the markup of a long picture', async () => {
    const item = backend.db.news.all().find(({ id }) => id === 2000005)!;
    const picture = `<img src="data:image/png;base64,${'A'.repeat(5_000)}">`;
    backend.db.news.put({ ...item, note: '', content: `<p>Before</p>${picture}<p>After</p>` });
    await openScreen('/news/detail/2000005');
    await screen.findByText('After');
    // oxlint-disable-next-line testing-library/no-node-access -- for search engines, in the head
    const description = document.querySelector('meta[name="description"]');
    expect(description).toHaveAttribute('content', 'Before');
  });

  it('omits the table of contents when the text has few headings', async () => {
    const item = backend.db.news.all().find(({ id }) => id === 2000005)!;
    backend.db.news.put({ ...item, content: '<h2>One</h2><p>Text</p><h2>Two</h2><p>Text</p>' });
    const { user } = await openScreen('/news/detail/2000005');
    await screen.findByRole('heading', { level: 2, name: 'Two' });
    await user.keyboard('{Tab}');
    expect(screen.queryByRole('navigation', { name: 'Contents' })).not.toBeInTheDocument();
  });
});

describe('filter of news and cases by year', () => {
  const findYears = async (list: string) =>
    within(await screen.findByRole('list', { name: list }))
      .getAllByRole('time')
      .map((time) => time.getAttribute('datetime')?.slice(0, 4));
  const listRequests = () => backend.requests.filter(({ path }) => path.endsWith('/latest-news'));

  it('fetches the years when the filter opens, and lists the items of a year', async () => {
    const { user, href } = await openScreen('/news');
    await findYears('News');
    expect(listRequests()).toHaveLength(1);
    const filter = within(screen.getByRole('navigation', { name: 'Years' }));
    await user.click(filter.getByRole('button', { name: 'Year All years' }));
    await user.click(await filter.findByRole('link', { name: '2025' }));
    await waitFor(() => expect(href()).toBe('/news?year=2025'));
    await waitFor(async () => expect(new Set(await findYears('News'))).toEqual(new Set(['2025'])));
    expect(filter.getByRole('button', { name: 'Year 2025' })).toBeVisible();
    expect(screen.queryByText(/The year filter searches/)).not.toBeInTheDocument();
    expect(listRequests()).toHaveLength(2);
  });

  it('keeps the year on the other pages and in other topics', async () => {
    for (const item of backend.db.cases.all())
      backend.db.cases.put({ ...item, createTime: '2021-05-01 08:00:00' });
    const { user, href } = await openScreen('/case?year=2021');
    expect(await findYears('Deals')).toHaveLength(10);
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(href()).toBe('/case?year=2021&page=2'));
    expect((await findYears('Deals')).length).toBeGreaterThan(0);
    const topics = within(screen.getByRole('navigation', { name: 'Topics' }));
    await user.click(topics.getAllByRole('link')[1]!);
    await waitFor(() => expect(href()).toMatch(/^\/case\?cataId=\d+&year=2021$/));
  });

  it('shows that only the latest 100 of many items were searched', async () => {
    await backend.reset(300);
    const [newest] = backend.db.news.all().filter(({ lang }) => lang === 'en_US');
    backend.db.news.put({ ...newest!, top: 1, createTime: '2031-05-01 08:00:00' });
    await openScreen('/news?year=2031');
    expect(await findYears('News')).toEqual(['2031']);
    expect(
      screen.getByText(/^The year filter searches only the latest 100 of \d+ items\.$/),
    ).toBeVisible();
  });

  it('links from a year without items to all years', async () => {
    const { user, href } = await openScreen('/news?year=1990');
    await user.click(await screen.findByRole('link', { name: 'Show all years' }));
    expect((await findYears('News')).length).toBeGreaterThan(1);
    expect(href()).toBe('/news');
  });

  it('keeps the links to the previous and the next article of an item that was opened from the list of one year', async () => {
    const { user } = await openScreen('/news?year=2025');
    const list = within(await screen.findByRole('list', { name: 'News' }));
    const link = list
      .getAllByRole('link')
      .find((item) => item.getAttribute('href')?.startsWith('/news/detail/'));
    await user.click(link!);
    expect(await screen.findByText('Previous article')).toBeVisible();
    expect(screen.getByText('Next article')).toBeVisible();
  });
});

describe('share buttons of an article', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

  it('open the share sheet of the system with title and link where the browser has one', async () => {
    const share = jest.fn<typeof navigator.share>().mockResolvedValue();
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    const { user } = await openScreen('/honor/detail/4000039');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const title = screen.getByRole('heading', { level: 1 }).textContent;
    expect(share).toHaveBeenCalledWith({
      title,
      url: expect.stringMatching(/\?lang=en_US$/),
    });
  });

  it('include only “Copy link” in a browser without a share sheet', async () => {
    await openScreen('/honor/detail/4000039');
    expect(await screen.findByRole('button', { name: 'Copy link' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  });
});

it('the list of news links to the first page from a page after the last', async () => {
  const { user, href } = await openScreen('/news?page=99');
  expect(await screen.findByText('The list ends before this page.')).toBeVisible();
  expect(screen.queryByText(/^Page 99 of/)).not.toBeInTheDocument();
  const respond = backend.hold({ path: '/user/latest-news' });
  await user.click(screen.getByRole('link', { name: 'Go to the first page' }));
  await waitFor(() => expect(href()).toBe('/news'));
  expect(screen.queryByText('No data')).not.toBeInTheDocument();
  respond();
  expect(await screen.findByRole('list', { name: 'News' })).toBeVisible();
});

it('the list of news goes from a page after the last to the last page with “Previous”', async () => {
  const { user, href } = await openScreen('/news?page=99');
  await user.click(await screen.findByRole('link', { name: 'Previous page' }));
  await waitFor(() => expect(href()).toBe('/news?page=8'));
  expect(await screen.findByRole('list', { name: 'News' })).toBeVisible();
});

it('the list of news shows an error and no items of the previous page when the next page fails to load', async () => {
  const { user } = await openScreen('/news');
  await screen.findByRole('list', { name: 'News' });
  backend.injectFault({ path: '/user/latest-news', status: 404 });
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  expect(await screen.findByText('Couldn’t load this list.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'News' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'News' })).toBeVisible();
});

describe('topics of a list', () => {
  it('map the topics of earlier history entries after a language change', async () => {
    const { user, href, router } = await openScreen('/news');
    const findTopics = (name: string) =>
      within(screen.getByRole('navigation', { name })).getAllByRole('link');
    await screen.findByRole('list', { name: 'News' });
    await waitFor(() => expect(findTopics('Topics').length).toBeGreaterThan(2));
    await user.click(findTopics('Topics')[1]!);
    await waitFor(() => expect(findTopics('Topics')[1]).toHaveAttribute('aria-current'));
    const firstHref = href();
    await user.click(findTopics('Topics')[2]!);
    await waitFor(() => expect(findTopics('Topics')[2]).toHaveAttribute('aria-current'));
    act(() => setLocale('zh_CN', { reload: false }));
    await waitFor(() => expect(findTopics('栏目')[2]).toHaveAttribute('aria-current'));
    act(() => router.history.back());
    await waitFor(() => expect(href()).not.toBe(firstHref));
    await waitFor(() => expect(findTopics('栏目')[1]).toHaveAttribute('aria-current'));
  });

  it('have no links to other languages for search engines, as their ids differ', async () => {
    const readLanguages = () =>
      // oxlint-disable-next-line testing-library/no-node-access -- for search engines, in the head
      [...document.querySelectorAll('head link[hreflang]')].map((link) =>
        link.getAttribute('hreflang'),
      );
    const { user } = await openScreen('/news');
    const topics = within(await screen.findByRole('navigation', { name: 'Topics' }));
    await waitFor(() => expect(readLanguages()).toEqual(['x-default', 'en-US', 'zh-CN']));
    await waitFor(() => expect(topics.getAllByRole('link').length).toBeGreaterThan(2));
    await user.click(topics.getAllByRole('link')[1]!);
    await waitFor(() => expect(readLanguages()).toEqual([]));
  });

  it('leave the focus on the language switch when the topic is mapped to the new language', async () => {
    const { id } = backend.db.catalogues
      .all()
      .find(({ lang, type, parentId }) => lang === 'en_US' && type === 0 && !parentId)!;
    const { user, href, router } = await openScreen(`/news?cataId=${id}`);
    await screen.findByRole('list', { name: 'News' });
    const languageButton = screen.getByRole('button', { name: '中文' });
    await user.click(languageButton);
    await screen.findByRole('list', { name: '新闻动态' });
    await waitFor(() => expect(href()).not.toBe(`/news?cataId=${id}`));
    const topics = within(screen.getByRole('navigation', { name: '栏目' }));
    await waitFor(() => expect(topics.getAllByRole('link')[1]).toHaveAttribute('aria-current'));
    expect(languageButton).toHaveFocus();
    await user.click(topics.getAllByRole('link')[0]!);
    await waitFor(() => expect(href()).toBe('/news'));
    act(() => router.history.back());
    await waitFor(() => expect(href()).not.toBe('/news'));
    // Back to the mapped topic is no redirect.
    await waitFor(() =>
      // oxlint-disable-next-line testing-library/no-node-access -- the focused element has no role
      expect(document.activeElement).toContainElement(
        screen.getByRole('list', { name: '新闻动态' }),
      ),
    );
  });

  /** Returns a Chinese topic of the news with an id that only this topic has, and its English version. */
  function createTopicVersions() {
    const topics = backend.db.catalogues
      .all()
      .filter(({ type, parentId }) => type === 0 && !parentId);
    const topic = { ...topics.find(({ lang }) => lang === 'zh_CN')!, id: 424242 };
    backend.db.catalogues.put(topic);
    return { topic, version: topics.find(({ lang, no }) => lang === 'en_US' && no === topic.no)! };
  }

  it('map the topic of a link that was copied in another language, also after a failed request', async () => {
    const { topic, version } = createTopicVersions();
    // The first request is that of the English topics.
    backend.injectFault({ path: '/user/catalog', status: 500, every: 2 });
    const { href } = await openScreen(`/news?cataId=${topic.id}&year=2025`);
    expect(await screen.findByRole('link', { name: version.name, current: 'page' })).toBeVisible();
    expect(href()).toBe(`/news?year=2025&cataId=${version.id}`);
  });

  it('show no empty list before a topic of another language is mapped', async () => {
    const { topic, version } = createTopicVersions();
    const texts = recordTexts();
    const respond = backend.hold({ path: '/user/catalog' });
    const { href } = await openScreen(`/news?cataId=${topic.id}`);
    await waitFor(() => expect(calls('GET', '/user/latest-news')).toMatchObject([{ status: 200 }]));
    respond();
    await screen.findByRole('list', { name: 'News' });
    expect(href()).toBe(`/news?cataId=${version.id}`);
    expect(texts.join('\n')).not.toContain('No data');
  });

  it('show no error of the list while a topic of another language is mapped', async () => {
    const { topic } = createTopicVersions();
    const texts = recordTexts();
    const failList = backend.hold({ path: '/user/latest-news', status: 404 });
    // The first request is that of the English topics.
    const respond = backend.hold({ path: '/user/catalog', every: 2 });
    await openScreen(`/news?cataId=${topic.id}`);
    await waitFor(() => expect(calls('GET', '/user/catalog')).toHaveLength(2));
    failList();
    await waitFor(() => expect(calls('GET', '/user/latest-news')).toMatchObject([{ status: 404 }]));
    respond();
    await screen.findByRole('list', { name: 'News' });
    expect(texts.join('\n')).not.toContain('Couldn’t load this list.');
  });

  it('show once that the selected topic is not available in the new language', async () => {
    const catalogue = backend.db.catalogues
      .all()
      .find(({ lang, type, parentId }) => lang === 'en_US' && type === 0 && !parentId)!;
    for (const { id } of backend.db.catalogues.group(catalogue.no))
      if (id !== catalogue.id) backend.db.catalogues.remove(id);
    const { user } = await openScreen(`/news?cataId=${catalogue.id}`);
    await screen.findByRole('link', { name: catalogue.name, current: 'page' });
    act(() => setLocale('zh_CN', { reload: false }));
    const notice = '未找到对应的中文栏目，已取消该筛选条件。';
    await screen.findByText(notice);
    const topics = within(screen.getByRole('navigation', { name: '栏目' }));
    await user.click(topics.getAllByRole('link')[1]!);
    await waitFor(() => expect(screen.queryByText(notice)).not.toBeInTheDocument());
    await user.click(topics.getAllByRole('link')[0]!);
    await waitFor(() => expect(topics.getAllByRole('link')[0]).toHaveAttribute('aria-current'));
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
  });

  it('show no notice of an earlier selection when the visitor returns to a language', async () => {
    const { router } = await openScreen('/news?cataId=1');
    const notice = 'The selected topic was not found in this language, so the filter was removed.';
    await screen.findByText(notice);
    act(() => setLocale('zh_CN', { reload: false }));
    await screen.findByRole('navigation', { name: '栏目' });
    act(() => setLocale('en_US', { reload: false }));
    await screen.findByRole('navigation', { name: 'Topics' });
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
    expect(router.state.location.search).not.toHaveProperty('cataId');
  });

  it.each(['/news', '/news?lang=en_US', '/news?page=2'])(
    'mark "All topics" as current on %s, which selects no topic',
    async (path) => {
      await openScreen(path);
      const topics = within(await screen.findByRole('navigation', { name: 'Topics' }));
      expect(topics.getByRole('link', { current: 'page' })).toHaveTextContent('All topics');
    },
  );
});
