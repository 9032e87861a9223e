import { expect, test } from './fixtures';
import { waitUntilSettled } from './settle';

test('the news list stores its topic filter and page in the URL', async ({ page }) => {
  await page.goto('/news');
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toBeVisible();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\/news\?page=2$/);
  await page.getByRole('link', { name: 'Insights', exact: true }).click();
  await expect(page).toHaveURL(/\/news\?cataId=\w+$/);
  await waitUntilSettled(page);
  const firstLink = page.getByRole('list', { name: 'News' }).getByRole('link').first();
  const title = await firstLink.textContent();
  await page.reload();
  await expect(page.getByRole('list', { name: 'News' }).getByRole('link').first()).toHaveText(
    title ?? '',
  );
  await page.goBack();
  await expect(
    page.getByRole('navigation', { name: 'Pagination' }).locator('[aria-current]'),
  ).toHaveText('2');
});

test('the link of an external item names its site and opens in a new tab', async ({ page }) => {
  await page.goto('/news');
  const link = page.getByRole('link', { name: /press\.example\.com.*opens in a new tab/ }).first();
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAttribute('href', /^https:\/\/press\.example\.com\//);
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
  await expect(page.getByText('未找到对应的中文栏目，已取消该筛选条件。')).toBeVisible();
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
    // Requests to the hostile host get an empty response.
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
  test.use({ allowedErrors: /status of (400|404|503)|ERR_FAILED/ });

  test('shows the whole error of the language switch in the viewport when the messages fail to load', async ({
    page,
  }) => {
    await page.goto('/news');
    await expect(page.getByRole('list', { name: 'News' })).toBeVisible();
    await page.route('**/assets/messages-*.js', (route) => route.abort());
    await page.getByRole('button', { name: '中文' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t switch to 简体中文.' });
    await expect(alert).toBeInViewport({ ratio: 1 });
  });

  test('shows Not found for an unknown path, with a link to the home page', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });

  test('retries on /status with growing delays and brings the visitor back by itself', async ({
    page,
    mock,
  }) => {
    await mock.control('site-status', { value: 0 });
    const countStatusRequests = async () =>
      (await mock.requests()).filter(
        ({ path }) => path.endsWith('/site-status') && path.includes('/user/'),
      ).length;
    await page.clock.install();
    await page.goto('/status?from=%2Fnews%3Fpage%3D2');
    // The button is disabled until the response arrives, from which the delay counts: 5 seconds, then 10. Real time
    // passes too, so that each check without a further request leaves some seconds for a busy machine.
    const checkButton = page.getByRole('button', { name: 'Check now' });
    await expect(checkButton).toBeEnabled();
    await page.clock.runFor(2_000);
    expect(await countStatusRequests()).toBe(1);
    await page.clock.runFor(3_500);
    await expect.poll(countStatusRequests).toBe(2);
    await expect(checkButton).toBeEnabled();
    await page.clock.runFor(6_500);
    expect(await countStatusRequests()).toBe(2);
    await mock.control('site-status', { value: 1 });
    await page.clock.runFor(5_000);
    await expect(page).toHaveURL(/\/news\?page=2$/);
  });

  test('redirects the visitor to /status while the site is off, and then to the requested page', async ({
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

test('the news list sends each of its requests once, and no others', async ({ page, mock }) => {
  await page.goto('/news');
  await expect(page.getByRole('list', { name: 'News' })).toBeVisible();
  await waitUntilSettled(page);
  const paths = (await mock.requests()).map(({ path }) => path).sort();
  expect(paths).toEqual(['/api/user/catalog', '/api/user/latest-news', '/api/user/portal-config']);
});
