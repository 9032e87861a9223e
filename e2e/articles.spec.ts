import type { Locator, Page } from '@playwright/test';
import { expect, test, visit } from './fixtures';
import { waitUntilSettled } from './settle';

const LONG_ARTICLE = '/news/detail/2000001';
const ARTICLE_WITH_FIGURES = '/news/detail/2000005';

/** Returns the paths, without `/api/user/`, of the requests for single articles: each may have counted a view (D37). */
function itemRequests(requests: { path: string }[]): string[] {
  return requests
    .map(({ path }) => path)
    .filter((path) => /\/(latest-news|case-analysis|lawfirm-honour)\/\d+$/.test(path))
    .map((path) => path.replace('/api/user/', ''));
}

/** Scrolls to the end of an article, and waits for the lazy-loaded links there; returns their navigation. */
async function scrollToEnd(page: Page) {
  const previousAndNext = page.getByRole('navigation', {
    name: 'Previous and next',
  });
  await page.locator('footer').last().scrollIntoViewIfNeeded();
  await expect(previousAndNext).toBeVisible();
  return previousAndNext;
}

test('a visitor finds a case by its topic, reads it and continues with the next case', async ({
  page,
  mock,
}) => {
  await page.goto('/case');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Deals');
  const list = page.getByRole('list', { name: 'Deals' });
  const topics = page.getByRole('navigation', { name: 'Topics' });
  await topics.getByRole('link').nth(3).click();
  await expect(page).toHaveURL(/cataId=/);
  const firstLink = list.getByRole('link').first();
  const title = (await firstLink.textContent()) ?? '';
  await firstLink.click();
  await expect(heading).toHaveText(title);
  await expect(heading).toBeFocused();
  const previousAndNext = await scrollToEnd(page);
  await previousAndNext.getByRole('link').last().click();
  await expect(heading).not.toHaveText(title);
  await expect(page).toHaveURL(/\/case\/detail\/\d+$/);
  const requests = itemRequests(await mock.requests());
  expect(requests).toHaveLength(2);
  expect(new Set(requests).size).toBe(2);
});

test('switching the language inside an article keeps the reading position and requests each language version once', async ({
  page,
  mock,
}) => {
  await page.goto(LONG_ARTICLE);
  const section = page.getByRole('heading', { name: '4. ', exact: false }).first();
  await section.evaluate((element) => element.scrollIntoView());
  const findCurrentIndex = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('article h2, article h3')].findLastIndex(
        (heading) => heading.getBoundingClientRect().top <= 160,
      ),
    );
  const indexBefore = await findCurrentIndex();
  expect(indexBefore).toBeGreaterThan(5);
  // By script: Playwright's click would scroll to the button.
  await page.getByRole('button', { name: '中文' }).evaluate((button) => {
    if (button instanceof HTMLElement) button.click();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/外商在华投资/);
  await expect.poll(findCurrentIndex).toBe(indexBefore);
  expect(itemRequests(await mock.requests())).toEqual([
    'latest-news/2000001',
    'latest-news/2000002',
  ]);
});

test('an article in one language shows a notice that links to the list in the chosen language', async ({
  page,
}) => {
  await page.goto('/news/detail/2000023');
  const heading = page.getByRole('heading', { level: 1 });
  const title = (await heading.textContent()) ?? '';
  await page.getByRole('button', { name: '中文' }).click();
  const notice = page.locator('header [role="status"]');
  await expect(notice).toContainText('本文暂无中文版，以下为英文版。');
  await expect(heading).toHaveText(title);
  await notice.getByRole('link').click();
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.getByRole('list', { name: '新闻动态' })).toBeVisible();
});

test.describe('long article', () => {
  test('has a table of contents that works by keyboard and marks the current section', async ({
    page,
  }) => {
    await visit(page, LONG_ARTICLE);
    await page.keyboard.press('Tab');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    const link = contents.getByRole('link', { name: /^5\. / });
    await link.focus();
    await page.keyboard.press('Enter');
    const section = page.getByRole('heading', { name: /^5\. / });
    await expect(section).toBeFocused();
    await expect(section).toBeInViewport();
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(page).toHaveURL(/#s-\d+$/);
    const sharedUrl = page.url();
    await page.goto('/news');
    await page.goto(sharedUrl);
    await expect(section).toBeInViewport();
  });

  test('scrolls its table of contents back to the first entry with the visitor', async ({
    page,
  }) => {
    await visit(page, LONG_ARTICLE);
    const contents = page.getByRole('navigation', { name: 'Contents' });
    const list = contents.getByRole('list');
    await page.keyboard.press('End');
    await expect(contents.getByRole('link').last()).toHaveAttribute('aria-current', 'location');
    await expect(list).not.toHaveJSProperty('scrollTop', 0);
    await page.keyboard.press('Home');
    await expect(list).toHaveJSProperty('scrollTop', 0);
  });

  test('collapses its table of contents on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, LONG_ARTICLE);
    await page.keyboard.press('Tab');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect(contents.getByRole('link', { name: /^2\. / })).toBeHidden();
    await contents.locator('summary').press('Enter');
    await contents.getByRole('link', { name: /^2\. / }).click();
    await expect(page.getByRole('heading', { name: /^2\. / })).toBeFocused();
  });
});

test('a footnote link leads to its note and back without a page reload', async ({ page, mock }) => {
  await page.goto(ARTICLE_WITH_FIGURES);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.mouse.move(10, 10);
  const reference = page.locator('article sup a').nth(1);
  await reference.scrollIntoViewIfNeeded();
  await waitUntilSettled(page);
  await reference.press('Enter');
  const note = page.locator('article li', { hasText: 'on interim measures in aid of arbitration' });
  await expect(note).toBeFocused();
  await expect(note).toBeInViewport();
  await expect(page).toHaveURL(/#t-\d+$/);
  await page.getByRole('link', { name: 'Back to the text, note 2' }).press('Enter');
  await expect(reference).toBeFocused();
  await expect(reference).toBeInViewport();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(itemRequests(await mock.requests())).toHaveLength(1);
});

test('a figure opens in the viewer, which restores the focus when it closes', async ({ page }) => {
  await visit(page, ARTICLE_WITH_FIGURES);
  await page.getByRole('heading', { name: 'The whole at a glance' }).scrollIntoViewIfNeeded();
  const figure = page.getByRole('button', { name: /^Enlarge: Diagram of the stages/ });
  await figure.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  await expect(viewer.getByText(/^Figure 1\. The seven stages/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(figure).toBeFocused();
});

test('an article copies its link with the language, and prints its title and notes without navigation on the whole width of the paper', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(ARTICLE_WITH_FIGURES);
  await scrollToEnd(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const clipboardText = await page.evaluate(() => navigator.clipboard.readText());
  expect(clipboardText).toMatch(/\/news\/detail\/2000005\?lang=en_US$/);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Notes' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText('Copy link')).toBeHidden();
  await expect(page.getByText('On the same topic')).toBeHidden();
  // The text has the whole width of the paper.
  await page.setViewportSize({ width: 720, height: 1000 });
  const widthOf = async (element: Locator) => (await element.boundingBox())?.width;
  const article = page.getByRole('article');
  await expect
    .poll(async () => [await widthOf(article), await widthOf(article.locator('div > p').first())])
    .toEqual([720, 720]);
});

test('an article shows a selectable link where the clipboard is not available', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(ARTICLE_WITH_FIGURES);
  await scrollToEnd(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  const address = page.getByRole('textbox', { name: 'Link to this page' });
  await expect(address).toBeFocused();
  await expect(address).toHaveValue(/\/news\/detail\/2000005\?lang=en_US$/);
});
