import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { backend, startBackend } from '../../scripts/jest/backend';
import { openScreen } from '../../scripts/jest/open-screen';
import { setLocale } from '@/i18n/locale-store';
import { poFiles } from '@/i18n/po-files';

startBackend();

const findRequests = (path: string) =>
  backend.requests.filter((request) => request.path === `/api${path}`);

describe('search engines', () => {
  /* oxlint-disable testing-library/no-node-access -- read from the head */
  it.each([
    ['/news/', '/news'],
    ['/news/?page=2', '/news?page=2'],
    ['/people?page=2', '/people?page=2'],
    ['/people?keyword=an&page=2', '/people'],
  ])('get the canonical URL of %s: %s', async (path, expected) => {
    await openScreen(path);
    const canonicalLink = () => document.querySelector('link[rel="canonical"]');
    await waitFor(() =>
      expect(canonicalLink()).toHaveAttribute('href', `http://localhost${expected}`),
    );
  });

  it.each(['/news?page=99', '/news?year=1999', '/people?page=99'])(
    'do not index %s, which is empty',
    async (path) => {
      await openScreen(path);
      await screen.findByText('No data');
      await waitFor(() =>
        expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'),
      );
    },
  );
  /* oxlint-enable testing-library/no-node-access */
});

it.each([
  '/expertise/detail/302',
  '/people/detail/1000002',
  '/news/detail/2000006',
  '/case/detail/3000067',
  '/honor/detail/4000050',
])(
  'the structured data of the Chinese page %s contains its canonical URL, and only Chinese URLs in its breadcrumb',
  async (path) => {
    setLocale('zh_CN', { reload: false });
    await openScreen(path);
    await screen.findByRole('heading', { level: 1 });
    const url = `http://localhost${path}?lang=zh_CN`;
    /* oxlint-disable testing-library/no-node-access -- for search engines, in the head */
    const canonicalLink = () => document.querySelector('link[rel="canonical"]');
    await waitFor(() => expect(canonicalLink()).toHaveAttribute('href', url));
    const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
    /* oxlint-enable testing-library/no-node-access */
    const data = scripts.map(({ innerHTML }) => JSON.parse(innerHTML) as Record<string, unknown>);
    expect(data[0]).toHaveProperty(
      'mainEntityOfPage' in data[0]! ? 'mainEntityOfPage' : 'url',
      url,
    );
    const items = (data.at(-1)?.itemListElement ?? []) as { item: string }[];
    expect(items.length).toBeGreaterThan(1);
    for (const { item } of items) expect(item).toMatch(/[?&]lang=zh_CN$/);
  },
);

describe('/home', () => {
  it('opens at the root path, and shows banners, visible counters, news and honors', async () => {
    const { href } = await openScreen('/');
    await waitFor(() => expect(href()).toBe('/home'));
    expect(
      await screen.findByRole('heading', { name: 'Counsel across borders since 1987' }),
    ).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Harcourt & Lin');
    const numbers = await screen.findAllByRole('definition');
    expect(numbers.map(({ textContent }) => textContent)).toEqual(['40', '5']);
    expect(await screen.findByRole('link', { name: /Nine months to 30 June 2027/ })).toBeVisible();
    expect(
      await screen.findByText('Lantern Asia Law Awards 2024: China Firm of the Year'),
    ).toBeVisible();
    expect(
      screen.getByText('Meridian Legal Directory 2026: first tier in eight practices'),
    ).toBeVisible();
  });

  it('links to the contact form in its content and in the footer, and from the footer to every section and document', async () => {
    await openScreen('/home');
    const footer = within(await screen.findByRole('contentinfo'));
    const main = within(screen.getByRole('main'));
    await waitFor(() =>
      expect(main.getAllByRole('link', { name: 'Write to us' }).length).toBeGreaterThan(1),
    );
    for (const link of [
      main.getAllByRole('link', { name: 'Write to us' }).at(-1),
      footer.getByRole('link', { name: 'Write to us' }),
    ])
      expect(link).toHaveAttribute('href', '/about#contact');
    expect(within(footer.getByRole('navigation')).getAllByRole('link')).toHaveLength(6);
    expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/docs/terms');
    expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/docs/privacy');
  });

  it('shows an honor without a date under “Undated”', async () => {
    const [honor, ...otherHonors] = backend.db.honors.all().filter(({ lang }) => lang === 'en_US');
    for (const { id } of otherHonors) backend.db.honors.remove(id);
    backend.db.honors.put({ ...honor!, createTime: '' });
    await openScreen('/home');
    expect(await screen.findByRole('heading', { level: 3, name: 'Undated' })).toBeVisible();
    expect(screen.getByRole('link', { name: honor!.title })).toBeVisible();
  });

  it('shows a pinned honor even if it is the oldest', async () => {
    const englishHonors = backend.db.honors.all().filter(({ lang }) => lang === 'en_US');
    const [oldestHonor] = englishHonors.sort((a, b) => a.createTime.localeCompare(b.createTime));
    backend.db.honors.put({ ...oldestHonor!, top: 1 });
    await openScreen('/home');
    expect(await screen.findByRole('link', { name: oldestHonor!.title })).toBeVisible();
  });

  it('renders the sections below the viewport when the Tab key is pressed, which would skip them', async () => {
    // Reports no element as near the viewport.
    Object.assign(globalThis, {
      IntersectionObserver: class {
        observe = () => undefined;
        disconnect = () => undefined;
      },
    });
    const { user } = await openScreen('/home');
    await screen.findByRole('link', { name: 'More about the firm' });
    expect(screen.queryByRole('link', { name: 'All news' })).not.toBeInTheDocument();
    await user.tab();
    await screen.findByRole('link', { name: 'All news' });
    expect(findRequests('/user/latest-news')).toEqual([]);
    await user.tab();
    expect(await screen.findByRole('link', { name: /Nine months to 30 June 2027/ })).toBeVisible();
  });

  it.each([
    ['/people', true],
    ['/files/guide.pdf', false],
  ])('opens the banner link to %s in the router: %j', async (linkUrl, isRouted) => {
    for (const { id } of backend.db.banners.all()) backend.db.banners.update(id, { linkUrl });
    const { user } = await openScreen('/home');
    const [link] = await screen.findAllByRole('link', { name: /^Read more/ });
    const isHandled: boolean[] = [];
    const recordClick = (event: MouseEvent) => {
      isHandled.push(event.defaultPrevented);
      // jsdom cannot open another document.
      event.preventDefault();
    };
    window.addEventListener('click', recordClick);
    await user.click(link!);
    window.removeEventListener('click', recordClick);
    expect(isHandled).toEqual([isRouted]);
  });

  it('has the title “Home” when the name of the firm has failed to load', async () => {
    backend.injectFault({ path: '/user/portal-config', status: 404 });
    document.title = 'News';
    await openScreen('/home');
    await screen.findByText('Couldn’t load the introduction.');
    expect(document.title).toBe('Home');
  });

  it.each([
    ['/home', '/user/banner'],
    ['/home', '/user/professionalField/list'],
    ['/home', '/user/latest-news'],
    ['/about', '/user/portal-config'],
    ['/docs/privacy', '/user/portal-config'],
    ['/people', '/user/lawyerTeam'],
    ['/people/detail/1000001', '/user/lawyerTeam/1000001'],
    ['/people/detail/1000001', '/user/case-analysis'],
    ['/expertise', '/user/professionalField/list'],
    ['/expertise/detail/301', '/user/professionalField/301'],
    ['/expertise/detail/301', '/user/lawyerTeam'],
    ['/news', '/user/latest-news'],
    ['/case/detail/3000066', '/user/case-analysis/3000066'],
    ['/honor/detail/4000049', '/user/lawfirm-honour/4000049'],
  ])('%s shows the message of the server when %s fails (§8)', async (screenPath, path) => {
    const message = 'Closed for stocktaking.';
    backend.injectFault({ path, status: 403, body: { message } });
    await openScreen(screenPath);
    expect(await screen.findByText(message)).toBeVisible();
  });

  it.each([
    ['/user/banner', 'Couldn’t load banners.'],
    ['/user/portal-config', 'Couldn’t load the introduction.'],
    ['/user/latest-news', 'Couldn’t load news.'],
    ['/user/lawfirm-honour', 'Couldn’t load honors.'],
  ])('shows an error when %s fails, and retries on a click', async (path, message) => {
    backend.injectFault({ path, status: 404 });
    const { user } = await openScreen('/home');
    await screen.findByText(message);
    const alert = screen
      .getAllByRole('alert')
      .find(({ textContent }) => textContent.includes(message));
    await user.click(within(alert!).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
    expect(findRequests(path).length).toBeGreaterThanOrEqual(2);
  });
});

describe('unknown path', () => {
  it.each(['/foo', '/contact', '/HOME', '/News/detail/2000143'])(
    '%s shows “Page not found”, as on the server (D55)',
    async (path) => {
      await openScreen(path);
      expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    },
  );
});

describe('/news', () => {
  it('fetches the list in Chinese after a language change, without a page reload', async () => {
    await openScreen('/news');
    await screen.findByRole('link', { name: 'Sending data out of China: all routes in one table' });
    act(() => setLocale('zh_CN', { reload: false }));
    expect(await screen.findByRole('heading', { level: 1, name: '新闻动态' })).toBeVisible();
    expect(await screen.findByRole('link', { name: /数据出境路径一览/ })).toBeVisible();
    const languages = findRequests('/user/latest-news').map(({ headers }) => headers['x-language']);
    expect(languages).toEqual(['en_US', 'zh_CN']);
  });

  it('stays in its language when the messages of the other fail to load, retries on a click, and keeps the focus in the language switch', async () => {
    const file = '../../locales/zh_CN/messages.po';
    const loadMessages = poFiles[file]!;
    poFiles[file] = () => Promise.reject(new TypeError('Failed to fetch'));
    const { user } = await openScreen('/news');
    await screen.findByRole('list', { name: 'News' });
    const languageSwitch = within(screen.getByRole('group', { name: 'Language' }));
    await user.click(languageSwitch.getByRole('button', { name: '中文' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Couldn’t switch to 简体中文. Please try again.');
    expect(screen.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    expect(languageSwitch.getByRole('button', { name: 'EN', pressed: true })).toBeVisible();
    expect(localStorage.getItem('umi_locale')).toBeNull();
    expect(backend.requests.filter(({ headers }) => headers['x-language'] !== 'en_US')).toEqual([]);
    poFiles[file] = loadMessages;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: '新闻动态' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(localStorage.getItem('umi_locale')).toBe('zh_CN');
    expect(screen.getByRole('group', { name: '语言' })).toHaveFocus();
  });

  it('lists the news without the topics when these fail to load (D2)', async () => {
    backend.injectFault({ path: '/user/catalog', status: 404 });
    await openScreen('/news');
    expect(await screen.findByRole('list', { name: 'News' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Topics' })).not.toBeInTheDocument();
  });

  it('names a topic without a name “Untitled”', async () => {
    const { id } = backend.db.catalogues
      .all()
      .find(({ lang, type }) => lang === 'en_US' && type === 0)!;
    backend.db.catalogues.update(id, { name: ' ' });
    const { user, href } = await openScreen('/news');
    const topics = within(await screen.findByRole('navigation', { name: 'Topics' }));
    await user.click(await topics.findByRole('link', { name: 'Untitled' }));
    await waitFor(() => expect(href()).toBe(`/news?cataId=${id}`));
    expect(topics.getByRole('button', { name: 'Topic Untitled' })).toBeVisible();
  });

  it('shows an empty state for a topic without news, with a link to all topics', async () => {
    const { user, href } = await openScreen('/news');
    const topics = await screen.findByRole('navigation', { name: 'Topics' });
    await user.click(await within(topics).findByRole('link', { name: 'Talks' }));
    expect(await screen.findByText('No data')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show all topics' }));
    expect(await screen.findByRole('list', { name: 'News' })).toBeVisible();
    expect(href()).toBe('/news');
  });

  it('shows an empty state with a link to the contact form when there is no news', async () => {
    await backend.reset('none');
    await openScreen('/news');
    expect(await screen.findByText('No data')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'write to us' })).toHaveAttribute(
      'href',
      '/about#contact',
    );
  });
});

describe('/news/detail/{id}', () => {
  it('counts one view per visit: fetches the article once (D37)', async () => {
    const { user } = await openScreen('/news');
    const link = await screen.findByRole('link', { name: /all routes in one table/ });
    await user.hover(link);
    expect(
      findRequests(`/user/latest-news/${link.getAttribute('href')?.split('/').at(-1)}`),
    ).toHaveLength(0);
    await user.click(link);
    const heading = await screen.findByRole('heading', {
      level: 1,
      name: /all routes in one table/,
    });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(await screen.findByText('Next article')).toBeVisible();
    const requests = backend.requests.filter(({ path }) => /latest-news\/\d+$/.test(path));
    expect(requests).toHaveLength(1);
  });

  it('links to the previous article across the pages of the list', async () => {
    const findArticleLinks = async () =>
      within(await screen.findByRole('list', { name: 'News' }))
        .getAllByRole('link')
        .filter((link) => link.getAttribute('href')?.startsWith('/news/detail/'));
    const { user, href } = await openScreen('/news');
    const lastPathOfFirstPage = (await findArticleLinks()).at(-1)?.getAttribute('href');
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    await screen.findByText(/^Page 2 of/);
    await user.click((await findArticleLinks())[0]!);
    await screen.findByText('Previous article');
    const neighborLinks = within(screen.getByRole('navigation', { name: 'Previous and next' }));
    await user.click(neighborLinks.getAllByRole('link')[0]!);
    await waitFor(() => expect(href()).toContain(lastPathOfFirstPage));
    const breadcrumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    await user.click(within(breadcrumbs).getByRole('link', { name: 'News' }));
    await waitFor(() => expect(href()).toBe('/news'));
  });
});

describe('/news/detail/{id} opened from a list', () => {
  it.each([1, 3, 9])(
    'links to its neighbors when it has moved from page %i of the list to page 2',
    async (page) => {
      const { router } = await openScreen('/news?page=2');
      const list = within(await screen.findByRole('list', { name: 'News' }));
      const hrefs = list.getAllByRole('link').map((link) => link.getAttribute('href'));
      const ids = hrefs.flatMap((href) => /^\/news\/detail\/(.+)/.exec(href ?? '')?.[1] ?? []);
      await act(() =>
        router.navigate({
          to: '/news/detail/$id',
          params: { id: ids[1]! },
          state: { sourceList: { page } },
        }),
      );
      await screen.findByText('Previous article');
      const neighbors = within(screen.getByRole('navigation', { name: 'Previous and next' }));
      expect(
        neighbors.getAllByRole('link').map((link) => link.getAttribute('href')?.split('/').at(-1)),
      ).toEqual([ids[0], ids[2]]);
    },
  );
});

describe('/news/detail/{id} opened from a shared link', () => {
  const findNeighbors = async () =>
    within(await screen.findByRole('navigation', { name: 'Previous and next' }));

  it('finds the previous and the next article by fetching the catalogue page by page', async () => {
    const { cataId } = backend.db.news.all().find(({ lang }) => lang === 'en_US')!;
    for (const item of backend.db.news.all())
      if (item.lang === 'en_US') backend.db.news.put({ ...item, cataId, top: 0, isLink: 0 });
    const orderedNews = backend.db.news
      .all()
      .filter(({ lang }) => lang === 'en_US')
      .sort((a, b) => b.createTime.localeCompare(a.createTime));
    const [previousItem, sharedItem, nextItem] = orderedNews.slice(33, 36);
    await openScreen(`/news/detail/${sharedItem!.id}`);
    expect(
      await (await findNeighbors()).findByRole('link', { name: previousItem!.title }),
    ).toBeVisible();
    expect((await findNeighbors()).getByRole('link', { name: nextItem!.title })).toBeVisible();
    const pages = findRequests('/user/latest-news').map(({ query }) => query.page);
    expect(pages).toEqual(['1', '2', '3', '4']);
  });
});

describe('/status', () => {
  it.each([
    ['en_US', 'Harcourt & Lin', 'We will be back shortly'],
    ['zh_CN', '衡联律师事务所', '网站即将恢复访问'],
  ] as const)(
    'names the firm and its contact details at the first visit, %s',
    async (locale, name, heading) => {
      const contact = { tel: '+86 10 5550 0100', email: 'contact@harcourt-lin.example' };
      backend.setSiteStatus(0);
      backend.server.use(
        http.get('*/firm.json', () => HttpResponse.json({ [locale]: { name, ...contact } })),
      );
      await openScreen('/home');
      act(() => setLocale(locale, { reload: false }));
      expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
      expect(await screen.findByText(name)).toBeVisible();
      expect(screen.getByRole('link', { name: contact.tel })).toBeVisible();
      expect(screen.getByRole('link', { name: contact.email })).toBeVisible();
    },
  );

  it('is shown in the language of the browser at the first visit, which does not count as a choice', async () => {
    const languagesGetter = jest
      .spyOn(navigator, 'languages', 'get')
      .mockReturnValue(['fr', 'zh-CN']);
    backend.setSiteStatus(0);
    await openScreen('/home');
    expect(await screen.findByRole('heading', { name: '网站即将恢复访问' })).toBeVisible();
    expect(localStorage.getItem('umi_locale')).toBeNull();
    languagesGetter.mockRestore();
  });

  it('shows no name and no contact details when none were published', async () => {
    backend.setSiteStatus(0);
    await openScreen('/home');
    expect(await screen.findByRole('heading', { name: 'We will be back shortly' })).toBeVisible();
    expect(screen.queryByText('Harcourt & Lin')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('focuses its heading when the visitor is redirected to it', async () => {
    const { user } = await openScreen('/home');
    const main = within(await screen.findByRole('navigation', { name: 'Main' }));
    backend.setSiteStatus(0);
    await user.click(main.getByRole('link', { name: 'News' }));
    const heading = await screen.findByRole('heading', { name: 'We will be back shortly' });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('announces that the site is not back yet after a check that the visitor requested', async () => {
    backend.setSiteStatus(0);
    const { user } = await openScreen('/status');
    const button = await screen.findByRole('button', { name: 'Check now' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(button);
    expect(button).toHaveFocus();
    expect(await screen.findByText('The site is not back yet.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('The site is not back yet.');
    expect(button).toHaveFocus();
  });

  it('returns the visitor of a first visit to a page with the name of the firm (D4)', async () => {
    backend.setSiteStatus(0);
    const { user, href } = await openScreen('/home');
    const button = await screen.findByRole('button', { name: 'Check now' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    backend.setSiteStatus(1);
    await user.click(button);
    expect(await screen.findByRole('heading', { level: 1, name: 'Harcourt & Lin' })).toBeVisible();
    expect(href()).toBe('/home');
  });

  it('ignores a return path that leads off the site', async () => {
    const { router } = await openScreen('/status?from=%2F%2Fevil.example');
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
  });
});
