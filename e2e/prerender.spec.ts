import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, setInterfaceLanguage, test } from './prerendered-site';
import { waitUntilSettled } from './settle';

test.describe.configure({ mode: 'serial' });
// For missing pages, and a site that is switched off.
test.use({ allowedErrors: /status of (404|503)/ });

const COMPARED_QUERY_PATTERN =
  /^\/user\/(portal-config|banner|catalog|professionalField\/list|lawyerTeam|latest-news|case-analysis|lawfirm-honour)$/;

/** A layout shift, which TypeScript's library does not declare. */
interface LayoutShift {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

interface Observations {
  removedNodes: string[];
  layoutShifts: string[];
  headings: string[];
}

/** Records the removed nodes and the layout shifts of the page, and each visible text of its first heading. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observations: Observations = { removedNodes: [], layoutShifts: [], headings: [] };
    Object.assign(window, { seen: observations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        const sources = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const text = (node?.textContent ?? '').slice(0, 40);
          return `${node?.nodeName} "${text}" ${JSON.stringify(from)} -> ${JSON.stringify(to)}`;
        });
        observations.layoutShifts.push(`${entry.value}: ${sources.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const readHeading = () => {
      const heading = document.querySelector('main h1, main h2');
      const isVisible = heading && getComputedStyle(heading).visibility === 'visible';
      const text = isVisible ? (heading.textContent ?? '') : '';
      if (text && observations.headings.at(-1) !== text) observations.headings.push(text);
      requestAnimationFrame(readHeading);
    };
    requestAnimationFrame(readHeading);
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root');
      if (!root) return;
      new MutationObserver((changes) => {
        // The table of contents is prerendered in both layouts until the width of the window is known; one is hidden.
        const otherChanges = changes.filter(
          ({ target }) => !(target as Element).closest('article nav'),
        );
        for (const node of otherChanges.flatMap(({ removedNodes }) => [...removedNodes])) {
          if (node instanceof Element) observations.removedNodes.push(node.outerHTML);
        }
      }).observe(root, { childList: true, subtree: true });
    });
  });
}

const readObservations = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: Observations }).seen);

/** Records the calls of a page from now on, without their cache-busting parameter, in the returned list. */
function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    searchParams.delete('_t');
    if (pathname.startsWith('/api/')) calls.push(`${pathname}?${searchParams}`);
  });
  return calls;
}

/** Returns the URL of the first entry of a prerendered list. */
async function findFirstItem(request: APIRequestContext, list: string): Promise<string> {
  const html = await (await request.get(list)).text();
  return /<main[\s\S]*?href="([^"]*\/detail\/[^"]*)"/.exec(html)?.[1] ?? '';
}

test('prerendering writes feeds and a sitemap with both languages, and every page of the sitemap', async ({
  site,
  mock,
  page,
  request,
}) => {
  // Renders some hundred pages.
  test.slow();
  const { code, output } = await site.prerender();
  expect(output).toMatch(/\d+ rendered .*, 0 unchanged, 0 missing, 0 failed/);
  expect(code).toBe(0);
  // Fetching an item counts a view (D37): each version is fetched at most once.
  const itemPaths = (await mock.requests())
    .map(({ path }) => path)
    .filter((path) => /\/user\/latest-news\/\d+$/.test(path));
  expect(itemPaths.length).toBeGreaterThan(0);
  expect(itemPaths).toHaveLength(new Set(itemPaths).size);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  expect(addresses.length).toBeGreaterThan(60);
  expect(addresses.some((address) => address.includes('lang=zh_CN'))).toBe(true);
  for (const address of addresses) {
    const response = await request.get(address.replaceAll('&amp;', '&'));
    expect(await response.text(), address).toContain('data-prerendered=');
  }
  // These pages read only queries that `scripts/prerender/select-pages.ts` compares before it reuses a page.
  for (const path of ['/home', '/about', '/expertise', '/people', '/news?page=2', '/case']) {
    const html = await (await request.get(path)).text();
    const responses = /id="responses">([^<]*)/.exec(html)?.[1] ?? '{}';
    const queries = Object.keys(JSON.parse(responses) as object).map((key) => key.split('"')[3]);
    expect(queries, path).toContain('/user/portal-config');
    expect(queries.filter((query) => !COMPARED_QUERY_PATTERN.test(query ?? ''))).toEqual([]);
  }
  expect((await request.get('/feeds/news.zh_CN.atom')).status()).toBe(200);
  await page.goto('/home');
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveCount(2);
});

test('an unknown URL responds with 404 and the prerendered not-found page, which the application hydrates', async ({
  page,
  request,
}) => {
  const chineseResponse = await request.get('/nowhere?lang=zh_CN');
  expect(chineseResponse.status()).toBe(404);
  expect(await chineseResponse.text()).toContain('<meta name="robots" content="noindex"');
  expect(await chineseResponse.text()).toContain('<html lang="zh-CN"');
  await observe(page);
  const calls = recordCalls(page);
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  await waitUntilSettled(page);
  const { removedNodes, layoutShifts } = await readObservations(page);
  expect({ removedNodes, layoutShifts }).toEqual({ removedNodes: [], layoutShifts: [] });
  expect((await request.get('/admin/nowhere')).status()).toBe(200);
});

test('an item keeps the links to its languages in its head after hydration, until the visitor leaves it', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const urls = sitemap.match(/<url>[^]*?<\/url>/g) ?? [];
  const twoLanguageUrl = urls.find(
    (url) => /\/news\/detail\/.*zh_CN/.test(url) && url.includes('en-US'),
  );
  const [, ...linkMatches] = [
    ...(twoLanguageUrl ?? '').matchAll(/<loc>([^<]+)|hreflang="([^"]+)" href="([^"]+)"/g),
  ];
  const expectedLinks = linkMatches.map(([, , language, href]) => `${language} ${href}`);
  expect(expectedLinks).toHaveLength(3);
  const calls = recordCalls(page);
  await page.goto(linkMatches.find(([, , language]) => language === 'en-US')?.[3] ?? '');
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  await waitUntilSettled(page);
  const links = page.locator('head > link[hreflang]');
  const readLinks = () =>
    links.evaluateAll((elements) =>
      elements.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
    );
  await expect(page.locator('html[data-prerendered]')).toHaveCount(0);
  expect(await readLinks()).toEqual(expectedLinks);
  await page.getByRole('navigation', { name: 'Main' }).getByText('Expertise').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Expertise' })).toBeVisible();
  expect((await readLinks()).join()).not.toContain('/detail/');
});

test('an item in a language that the visitor has not chosen is shown on a page in the chosen language', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const urls = sitemap.match(/<url>[^]*?<\/url>/g) ?? [];
  const oneLanguageUrl = urls.find(
    (url) => /\/news\/detail\/\d+</.test(url) && !url.includes('hreflang'),
  );
  const address = /\/news\/detail\/\d+/.exec(oneLanguageUrl ?? '')?.[0] ?? '';
  const response = await request.get(address, { headers: { Cookie: 'umi_locale=zh_CN' } });
  expect(await response.text()).toContain('data-prerendered="en_US"');
  await setInterfaceLanguage(page, 'zh_CN');
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html[data-other-language]')).toHaveCount(0);
});

test.describe('a browser in another language than a prerendered article', () => {
  test.use({ locale: 'zh-CN' });

  test('shows the item, and stores the language of the browser', async ({ page, request }) => {
    await page.goto(await findFirstItem(request, '/news'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('umi_locale'))).toBe('zh_CN');
  });
});

test.describe('prerendered pages without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('have a search link, which announces no dialog', async ({ page }) => {
    await page.goto('/people');
    await expect(page.getByRole('link', { name: 'Search' })).not.toHaveAttribute('aria-haspopup');
  });

  test('show a whole article to a visitor in another language', async ({ page, request }) => {
    const address = await findFirstItem(request, '/news');
    const fetchHtml = async (language: string) =>
      (await request.get(address, { headers: { 'Accept-Language': language } })).text();
    expect(await fetchHtml('zh-CN,zh;q=0.9')).toMatch(/<h1[^>]*>[^<]/);
    expect(await fetchHtml('zh-CN,zh;q=0.9')).toBe(await fetchHtml('en'));
    await page.setExtraHTTPHeaders({ 'Accept-Language': 'zh-CN,zh;q=0.9' });
    await page.goto(address);
    await expect(page.getByText(/^In February 2027 it will be forty years/)).toBeVisible();
    await expect(page.getByText(/^The second half will be announced in June/)).toBeVisible();
  });

  test('show the whole page in the language that the browser requests, with a menu', async ({
    page,
    request,
  }) => {
    const homeHtml = await (await request.get('/home')).text();
    expect(homeHtml).toMatch(/<h2[^>]*>Latest news<\/h2>/);
    expect(homeHtml).toContain('application/ld+json');
    const chineseResponses = [
      await request.get('/home?lang=zh_CN'),
      await request.get('/home', { headers: { Cookie: 'umi_locale=zh_CN' } }),
      await request.get('/home', { headers: { 'Accept-Language': 'zh-CN,zh;q=0.9,en;q=0.8' } }),
    ];
    for (const response of chineseResponses)
      expect(await response.text()).toContain('<html lang="zh-CN"');
    expect(chineseResponses[1]?.headers().vary).toMatch(/Cookie, ?Accept-Language/i);

    await page.goto(await findFirstItem(request, '/news'));
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/about');
    await expect(page.locator('#contact a[href^="mailto:"]')).toBeVisible();
    await expect(page.locator('#contact form')).toHaveCount(0);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('link', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'On this site' })).toBeInViewport();
  });
});

for (const path of ['/home', '/about', '/people', '/news?page=2', 'an article', 'a profile']) {
  test(`the application hydrates ${path} without removing elements or shifting the layout, and fetches its data once`, async ({
    page,
    request,
  }) => {
    const list = { 'an article': '/news', 'a profile': '/people' }[path];
    const address = list ? await findFirstItem(request, list) : path;
    await observe(page);
    const calls = recordCalls(page);
    await page.goto(address);
    // The application revalidates the hydrated data.
    await expect.poll(() => calls.length).toBeGreaterThan(0);
    await waitUntilSettled(page);
    const { removedNodes, layoutShifts } = await readObservations(page);
    expect(removedNodes).toEqual([]);
    expect(layoutShifts).toEqual([]);
    expect(calls).toEqual([...new Set(calls)]);
    // The page is hydrated: the router follows the link without a new document.
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.getByRole('navigation', { name: 'Main' }).getByText('Expertise').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Expertise' })).toBeVisible();
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  });
}

test('a visitor with another language never sees the wrong language, even if the server ignores cookies', async ({
  page,
}) => {
  await setInterfaceLanguage(page, 'zh_CN');
  // A server that ignores cookies, such as a plain static file server.
  await page.route('**/people', async (route) => {
    const headers = { ...route.request().headers(), cookie: '', 'accept-language': 'en' };
    await route.fulfill({ response: await route.fetch({ headers }) });
  });
  await observe(page);
  await page.goto('/people');
  await expect(page.getByRole('heading', { level: 1, name: '律师' })).toBeVisible();
  // A busy browser records the heading in a later frame.
  await expect.poll(async () => (await readObservations(page)).headings).toEqual(['律师团队']);
});

test('hovering a link prefetches its page before the application has loaded, and not afterwards', async ({
  page,
  mock,
}) => {
  let startApplication: () => void = () => undefined;
  const applicationStart = new Promise<void>((resolve) => {
    startApplication = resolve;
  });
  await page.route('**/assets/entry-*.js', async (route) => {
    await applicationStart;
    await route.continue();
  });
  const session = await page.context().newCDPSession(page);
  const prefetchedUrls: string[] = [];
  let preloadingAttempts: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') prefetchedUrls.push(new URL(prefetchUrl).pathname);
  });
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources: sources }) => {
    preloadingAttempts = sources.map(({ key }) => `${key.action} ${key.url.replace(mock.url, '')}`);
  });
  await session.send('Preload.enable');
  const navigation = page.getByRole('navigation', { name: 'Main' });

  await page.goto('/about', { waitUntil: 'commit' });
  await expect.poll(() => preloadingAttempts).toContain('Prefetch /expertise');
  expect(preloadingAttempts).toContain('Prerender /expertise');
  expect(
    preloadingAttempts.filter((link) => /#content|\/admin|\/files|\.\w+$|:/.test(link)),
  ).toEqual([]);
  await navigation.getByText('Expertise').hover();
  await expect.poll(() => prefetchedUrls).toEqual(['/expertise']);
  await navigation.getByText('Expertise').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Expertise' })).toBeVisible();
  const [navigationEntry] = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => entry.toJSON() as object),
  );
  expect(navigationEntry).toMatchObject({ deliveryType: 'navigational-prefetch' });
  await expect.poll(() => preloadingAttempts).toContain('Prefetch /people');
  // The application has not started: no request has reached the backend.
  expect(await mock.requests()).toEqual([]);

  startApplication();
  await expect.poll(() => preloadingAttempts).toEqual([]);
  await navigation.getByText('People').hover();
  await navigation.getByText('People').click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  expect(prefetchedUrls).toEqual(['/expertise']);
});

for (const chosenLocale of [undefined, 'zh_CN']) {
  test(`pressing a link prerenders its page, and counts no view before the page is activated${chosenLocale ? ', when the server does not know the chosen language' : ''}`, async ({
    mock,
    request,
    separateBrowser: { page, waitForPrerendering },
  }) => {
    const address = await findFirstItem(request, '/news');
    await page.send('Network.enable');
    await page.send('Network.setBlockedURLs', { urls: ['*/assets/entry-*'] });
    await page.send('Page.navigate', { url: `${mock.url}/news` });
    await expect.poll(() => page.evaluate('document.readyState')).toBe('complete');
    await page.send('Network.setBlockedURLs', { urls: [] });
    if (chosenLocale) await page.evaluate(`localStorage.setItem('umi_locale', '${chosenLocale}')`);
    const [x, y] = (await page.evaluate(`(() => {
      const link = document.querySelector('main a[href="${address}"]');
      link.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = link.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    })()`)) as number[];
    const mouseEvent = { x, y, button: 'left', clickCount: 1 };

    const prerenderedPage = waitForPrerendering();
    await page.send('Input.dispatchMouseEvent', { ...mouseEvent, type: 'mousePressed' });
    const nextPage = await prerenderedPage;
    await expect.poll(() => nextPage.evaluate('location.pathname')).toBe(address);
    await expect.poll(() => nextPage.evaluate('document.readyState')).toBe('complete');
    // The whole application has loaded, and had time to send requests.
    await nextPage.evaluate(`(async () => {
      const code = document.querySelectorAll('link[rel="modulepreload"]');
      await Promise.all([...code].map(({ href }) => import(href)));
      for (let call = 0; call < 5; call += 1) await fetch('/settings.json');
    })()`);
    const { otherLanguage, prerendered } = (await nextPage.evaluate(
      '({ ...document.documentElement.dataset })',
    )) as Record<string, string>;
    expect({ otherLanguage, prerendered }).toEqual({
      otherLanguage: chosenLocale && '',
      prerendered: 'en_US',
    });
    expect(await nextPage.evaluate('document.prerendering')).toBe(true);
    expect(await mock.requests()).toEqual([]);

    await page.send('Input.dispatchMouseEvent', { ...mouseEvent, type: 'mouseReleased' });
    await expect.poll(() => nextPage.evaluate('document.prerendering')).toBe(false);
    await expect
      .poll(() => nextPage.evaluate("'prerendered' in document.documentElement.dataset"))
      .toBe(false);
    await expect
      .poll(() => nextPage.evaluate('document.documentElement.lang'))
      .toBe(chosenLocale ? 'zh-CN' : 'en-US');
    const findRequestedPaths = async () => (await mock.requests()).map(({ path }) => path);
    await expect
      .poll(findRequestedPaths)
      .toContain(`/api/user/latest-news/${address.split('/').at(-1)}`);
  });
}

test('a second run of the prerendering leaves most pages unchanged and removes the page of a deleted item, which shows "Article not found" even before that run', async ({
  site,
  page,
  request,
}) => {
  const address = await findFirstItem(request, '/news');
  const loginResponse = await request.post('/__mock/token', { data: { loginAccount: 'admin' } });
  const { token } = (await loginResponse.json()) as { token: string };
  const headers = {
    Accept: 'application/json',
    'X-LawFirm-ID': '100',
    'X-Language': 'en_US',
  };
  const response = await request.get(`/api/user/latest-news/${address.split('/').at(-1)}?_t=1`, {
    headers,
  });
  const { result } = (await response.json()) as { result: { no: string } };
  const deletion = await request.delete(`/api/admin/latest-news?no=${result.no}`, {
    headers: { ...headers, Authorization: token, 'Idempotency-Key': crypto.randomUUID() },
  });
  expect(deletion.status(), await deletion.text()).toBe(200);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Article not found' })).toBeVisible();

  const file = join(site.folder, 'pages/en_US', `${address}.html`);
  await expect(stat(file)).resolves.toBeTruthy();
  const { output } = await site.prerender();
  const [, renderedCount, unchangedCount] = /(\d+) rendered .*, (\d+) unchanged/.exec(output) ?? [];
  expect(Number(unchangedCount)).toBeGreaterThan(Number(renderedCount));
  await expect(stat(file)).rejects.toThrow('ENOENT');
  expect((await request.get(address)).status()).toBe(404);
  // An item that was published since the last run is not 404.
  expect((await request.get('/news/detail/99999999')).status()).toBe(200);
});

test('switching the site off takes effect at once on prerendered pages, until it is switched on', async ({
  site,
  mock,
  page,
}) => {
  const currentHome = await readFile(join(site.folder, 'pages/en_US/home.html'), 'utf8');
  await mock.control('site-status', { value: 0 });
  await page.goto('/home');
  await expect(page).toHaveURL(/\/status/);
  expect((await site.prerender('--status')).output).toContain('The site is off');
  expect(await (await page.request.get('/home')).text()).not.toContain('data-prerendered');
  // A run against a site that is off changes no page.
  expect((await site.prerender()).code).toBe(3);
  await mock.control('site-status', { value: 1 });
  expect((await site.prerender('--status')).output).toContain('The site is on');
  expect(await (await page.request.get('/home')).text()).toBe(currentHome);
});

test('prerendering keeps the existing pages and reports the error when the backend fails', async ({
  site,
  mock,
}) => {
  const filesBefore = await readdir(site.folder);
  await mock.control('fail', { path: '/user/portal-config', status: 500, times: 100 });
  const { code, output } = await site.prerender();
  expect(code).toBe(2);
  expect(output).not.toBe('');
  expect(await readdir(site.folder)).toEqual(filesBefore);
});
