import { expect, test } from './fixtures';
import { scrollThrough, waitUntilSettled } from './settle';

test('the root path leads to the home page with the pinned content of the firm', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harcourt & Lin');
  await expect(
    page.getByRole('heading', { name: 'Counsel across borders since 1987' }),
  ).toBeVisible();
  const counters = page.getByRole('term');
  await expect(counters.filter({ hasText: 'lawyers' })).toBeVisible();
  await expect(counters.filter({ hasText: 'people' })).toHaveCount(0);
  await scrollThrough(page);
  await page.getByRole('heading', { name: 'Latest news' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: /Nine months to 30 June 2027/ })).toBeVisible();
  await page.getByRole('heading', { name: 'Honors' }).scrollIntoViewIfNeeded();
  await expect(
    page.getByText('Meridian Legal Directory 2026: first tier in eight practices'),
  ).toBeVisible();
});

test('the news list stores its topic filter and page in the URL', async ({ page }) => {
  await page.goto('/news');
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toBeVisible();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\/news\?page=2$/);
  await page.getByRole('link', { name: 'Insights', exact: true }).click();
  await expect(page).toHaveURL(/\/news\?cataId=\w+$/);
  await waitUntilSettled(page);
  const first = page.getByRole('list', { name: 'News' }).getByRole('link').first();
  const title = await first.textContent();
  await page.reload();
  await expect(page.getByRole('list', { name: 'News' }).getByRole('link').first()).toHaveText(
    title ?? '',
  );
  await page.goBack();
  await expect(
    page.getByRole('navigation', { name: 'Pagination' }).locator('[aria-current]'),
  ).toHaveText('2');
});

test('a topic without news shows an empty state with a link onward', async ({ page }) => {
  await page.goto('/news');
  await page.getByRole('link', { name: 'Talks', exact: true }).click();
  await expect(page.getByText('No data')).toBeVisible();
  await page.getByRole('link', { name: 'Show all topics' }).click();
  await expect(page.getByRole('list', { name: 'News' })).toBeVisible();
});

test('the link of an external item names its site and opens in a new tab', async ({ page }) => {
  await page.goto('/news');
  const link = page.getByRole('link', { name: /press\.example\.com.*opens in a new tab/ }).first();
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAttribute('href', /^https:\/\/press\.example\.com\//);
});

test('an article links to the next article of the list from which it was opened', async ({
  page,
}) => {
  await page.goto('/news');
  const list = page.getByRole('list', { name: 'News' });
  await list
    .getByRole('link', { name: 'Sending data out of China: all routes in one table' })
    .click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Sending data out of China: all routes in one table');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^Sending data out of China.* · Harcourt & Lin$/);
  await expect(page.getByText('October 15, 2026').first()).toBeVisible();
  const previousAndNext = page.getByRole('navigation', { name: 'Previous and next' });
  await page.locator('footer').last().scrollIntoViewIfNeeded();
  await previousAndNext.getByRole('link').last().click();
  await expect(heading).toHaveText(
    'Registered capital: the transitional period ends on 30 June 2027',
  );
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'News' })
    .click();
  await expect(list).toBeVisible();
});

test('switching the language in an article shows its other version without a page reload', async ({
  page,
}) => {
  await page.goto('/news');
  await page
    .getByRole('link', { name: 'Sending data out of China: all routes in one table' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sending data');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/数据出境路径一览/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/数据出境路径一览/);
});

test('an article in one language stays open with a notice when the language changes', async ({
  page,
  mock,
}) => {
  await page.goto('/news');
  const response = await page.request.get(`${mock.url}/api/user/latest-news?page=1&pageSize=200`, {
    headers: { 'X-LawFirm-ID': '100', 'X-Language': 'en_US' },
  });
  const { result } = (await response.json()) as {
    result: { id: number; no: string; isLink: number }[];
  };
  const chineseResponse = await page.request.get(
    `${mock.url}/api/user/latest-news?page=1&pageSize=200`,
    {
      headers: { 'X-LawFirm-ID': '100', 'X-Language': 'zh_CN' },
    },
  );
  const numbers = ((await chineseResponse.json()) as { result: { no: string }[] }).result.map(
    ({ no }) => no,
  );
  const englishOnly = result.find(({ no, isLink }) => !numbers.includes(no) && isLink !== 1);
  await page.goto(`/news/detail/${englishOnly?.id}`);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByText('本文暂无中文版，以下为英文版。')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('a topic filter selects the same topic in the new language, or is removed with a notice', async ({
  page,
}) => {
  await page.goto('/news');
  await page.getByRole('link', { name: 'Appointments', exact: true }).click();
  await expect(page).toHaveURL(/cataId=/);
  const englishUrl = page.url();
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByRole('link', { name: '人事任命', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(page.url()).not.toBe(englishUrl);
  await page.getByRole('button', { name: 'EN' }).click();
  await expect(page).toHaveURL(englishUrl);
  await page.getByRole('link', { name: 'Talks', exact: true }).click();
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByText('您所选的栏目暂无中文版，现为您显示全部内容。')).toBeVisible();
  await expect(page).toHaveURL(/\/news$/);
});

test('a shared link selects its language', async ({ page }) => {
  await page.goto('/news?lang=zh_CN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('新闻动态');
  await page.getByRole('button', { name: 'EN' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
});

test.describe('hostile content', () => {
  // The browser reports violations of the policy while the sanitizer parses the text.
  test.use({ allowedErrors: /violates the following Content Security Policy|status of 404/ });

  test('runs no script, in either language', async ({ page, mock }) => {
    // Pictures of the hostile host are requested and fail; nothing else reaches it.
    await page.route('https://evil.example/**', (route) =>
      route.fulfill({ status: 200, body: '' }),
    );
    for (const locale of ['en_US', 'zh_CN'] as const) {
      const response = await page.request.get(
        `${mock.url}/api/user/latest-news?no=N-0106&page=1&pageSize=5`,
        {
          headers: { 'X-LawFirm-ID': '100', 'X-Language': locale },
        },
      );
      const { result } = (await response.json()) as { result: { id: number }[] };
      await page.goto(`/news/detail/${result[0]?.id}?lang=${locale}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('article p').nth(3)).toBeVisible();
      expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
      await expect(
        page.locator('article :is(script, iframe, form, style, input, object, embed)'),
      ).toHaveCount(0);
      await expect(
        page.locator('article [onerror], article [onload], article [href^="javascript:"]'),
      ).toHaveCount(0);
    }
  });
});

test.describe('site with missing or failing content', () => {
  test.use({ allowedErrors: /status of (400|404|503)/ });

  test('shows Not found for an unknown path, with a link to the home page', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });

  test('shows Not found for an unknown article', async ({ page }) => {
    await page.goto('/news/detail/999999999');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article not found');
    await expect(page.getByRole('link', { name: 'Browse all' })).toBeVisible();
  });

  test('retries a section that failed on request and keeps the rest of the page', async ({
    page,
    mock,
  }) => {
    await mock.control('fail', { method: 'GET', path: '/user/banner', status: 400 });
    await page.goto('/home');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Couldn’t load banners.');
    await expect(page.getByRole('heading', { name: 'The firm', exact: true })).toBeVisible();
    await mock.control('reset');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(
      page.getByRole('heading', { name: 'Counsel across borders since 1987' }),
    ).toBeVisible();
  });

  test('shows the navigation and a message when every response is malformed', async ({
    page,
    mock,
  }) => {
    for (const [response, body] of [
      ['a page of HTML', '<html>gateway</html>'],
      ['null', null],
      ['a text instead of a list', { result: 'oops', message: '', status: 200 }],
      ['a list of invalid values', { result: [null, 3, 'x', {}], message: '', status: 200 }],
    ] as const) {
      await mock.control('reset');
      await mock.control('fail', { method: 'GET', path: '/user/*', body, times: 'always' });
      for (const path of ['/home', '/news', '/news/detail/2000003']) {
        await page.goto(path);
        const link = page.getByRole('banner').getByRole('link', { name: 'News' });
        await expect(link, `${response} on ${path}`).toBeVisible();
        await expect(page.locator('main'), `${response} on ${path}`).not.toBeEmpty();
      }
    }
    await mock.control('reset');
  });

  test('retries on /status with growing delays and brings the visitor back by itself', async ({
    page,
    mock,
  }) => {
    await mock.control('site-status', { value: 0 });
    const requestCount = async () =>
      (await mock.requests()).filter(
        ({ path }) => path.endsWith('/site-status') && path.includes('/user/'),
      ).length;
    await page.clock.install();
    await page.goto('/status?from=%2Fnews%3Fpage%3D2');
    await expect.poll(requestCount).toBe(1);
    await page.clock.runFor(4_000);
    expect(await requestCount()).toBe(1);
    await page.clock.runFor(2_000);
    await expect.poll(requestCount).toBe(2);
    await page.clock.runFor(8_000);
    expect(await requestCount()).toBe(2);
    await mock.control('site-status', { value: 1 });
    await page.clock.runFor(4_000);
    await expect(page).toHaveURL(/\/news\?page=2$/);
  });

  test('keeps the visitor on /status while the site is off, and then returns to the previous page', async ({
    page,
    mock,
  }) => {
    await page.goto('/news?page=2');
    await expect(page.getByRole('list', { name: 'News' })).toBeVisible();
    await mock.control('site-status', { value: 0 });
    await page.getByRole('link', { name: 'Page 3' }).click();
    await expect(page.getByRole('heading', { name: 'We will be back shortly' })).toBeVisible();
    await expect(page).toHaveURL(/\/status\?from=/);
    await expect(page.getByText('Harcourt & Lin')).toBeVisible();
    await expect(page.getByRole('link', { name: 'contact@harcourt-lin.example' })).toBeVisible();
    await mock.control('site-status', { value: 1 });
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page).toHaveURL(/\/news\?page=3$/);
    await expect(page.getByRole('list', { name: 'News' })).toBeVisible();
  });
});

test('the visible part of the page sends each request once, before the application has loaded', async ({
  page,
  mock,
}) => {
  await page.goto('/news');
  await expect(page.getByRole('list', { name: 'News' })).toBeVisible();
  const paths = (await mock.requests()).map(({ path }) => path).sort();
  expect(paths).toEqual(['/api/user/catalog', '/api/user/latest-news', '/api/user/portal-config']);
});
