import type { Page } from '@playwright/test';
import { axeViolations } from './axe';
import { expect, setInterfaceLanguage, tabTo, test } from './fixtures';

const LABELS = {
  en_US: {
    search: 'Search lawyers',
    area: 'Practice area',
    areaName: 'Dispute Resolution',
    offices: 'Offices',
    office: 'Beijing',
    keyword: 'zhang',
    count: '1 lawyer',
    showResults: 'Show 1 lawyer',
    name: 'Zhang Wei',
    people: 'People',
    filters: /^Filters/,
    removeFilter: 'Remove filter: Beijing',
  },
  zh_CN: {
    search: '搜索律师',
    area: '业务领域',
    areaName: '争议解决',
    offices: '办公室',
    office: '北京',
    keyword: '张',
    count: '共1位律师',
    showResults: '查看1位律师',
    name: '张伟',
    people: '律师团队',
    filters: /^筛选/,
    removeFilter: '取消筛选条件：北京',
  },
} as const;

/** Waits until the header has condensed; after that the layout is stable. */
async function waitForCondensedHeader(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  const bottomOfHeader = async () => {
    const box = await header.boundingBox();
    return box && box.y + box.height;
  };
  await expect.poll(bottomOfHeader).toBeLessThan(70);
}

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const locale of ['en_US', 'zh_CN'] as const) {
  const labels = LABELS[locale];
  const cards = (page: Page) => page.getByRole('main').getByRole('article');

  test.describe(`people list filters by two filters and a search term, in ${locale}`, () => {
    test.beforeEach(async ({ page }) => {
      await setInterfaceLanguage(page, locale);
    });

    test('with the mouse', async ({ page }) => {
      await page.goto('/people');
      await page.getByRole('button', { name: labels.area }).click();
      await page.getByRole('radio', { name: labels.areaName }).click();
      // Only one practice area can be selected, so the panel closes.
      await expect(page.getByRole('radio')).toHaveCount(0);
      await page.getByRole('button', { name: labels.offices }).click();
      await page.getByRole('checkbox', { name: labels.office }).click();
      await expect(page.getByRole('checkbox', { name: labels.office })).toBeVisible();
      await page.getByRole('searchbox', { name: labels.search }).fill(labels.keyword);
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      await expect(page.getByText(labels.count, { exact: true })).toBeVisible();
      await expect(cards(page)).toHaveCount(1);
      await expect(page).toHaveURL(/keyword=.+&?/);
      const address = page.url();
      await page.reload();
      await expect(page.getByText(labels.count, { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: labels.removeFilter })).toBeVisible();
      await page.getByRole('link', { name: labels.name }).click();
      await expect(page).toHaveURL(/\/people\/detail\//);
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(cards(page)).toHaveCount(1);
    });

    test('with the keyboard alone', async ({ page }) => {
      await page.goto('/people');
      await expect(cards(page)).toHaveCount(12);
      await tabTo(page.getByRole('searchbox', { name: labels.search }));
      await page.keyboard.type(labels.keyword);
      const area = page.getByRole('button', { name: labels.area });
      await tabTo(area);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('radio').first()).toBeVisible();
      await page.keyboard.press('Tab');
      while (!(await page.getByRole('radio', { name: labels.areaName }).isChecked())) {
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Escape');
      await expect(area).toBeFocused();
      await tabTo(page.getByRole('button', { name: labels.offices }));
      await page.keyboard.press('Space');
      await tabTo(page.getByRole('checkbox', { name: labels.office }));
      await page.keyboard.press('Space');
      await expect(page.getByText(labels.count, { exact: true })).toBeVisible();
      await tabTo(page.getByRole('link', { name: labels.name }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/people\/detail\//);
    });

    test('in the filter sheet on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/people');
      await page.getByRole('searchbox', { name: labels.search }).fill(labels.keyword);
      await page.getByRole('button', { name: labels.filters }).click();
      const sheet = page.getByRole('dialog', { name: labels.filters });
      await sheet.locator('summary', { hasText: labels.area }).click();
      await sheet.getByRole('radio', { name: labels.areaName }).click();
      await sheet.locator('summary', { hasText: labels.offices }).click();
      await sheet.getByRole('checkbox', { name: labels.office }).click();
      expect(await axeViolations(page)).toEqual([]);
      await sheet.getByRole('button', { name: labels.showResults, exact: true }).click();
      await expect(sheet).toBeHidden();
      await expect(page.getByRole('button', { name: labels.filters })).toBeFocused();
      await expect(cards(page)).toHaveCount(1);
      await expect(page.getByRole('link', { name: labels.name })).toBeVisible();
    });
  });
}

test('Back from a profile returns to the same page and scroll position of the people list', async ({
  page,
}) => {
  await page.goto('/people');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByText('Page 2 of 4')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();
  const link = page.getByRole('main').getByRole('article').nth(9).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  await waitForCondensedHeader(page);
  const before = await scrollPosition(page);
  expect(before).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL(/\/people\/detail\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/people\?page=2$/);
  await expect(link).toBeVisible();
  await waitForCondensedHeader(page);
  // Within the height that the header loses when it condenses.
  expect(Math.abs((await scrollPosition(page)) - before)).toBeLessThan(40);
});

test('a filter of the people list preserves the scroll position, and its panel closes on an outside click and on Escape', async ({
  page,
}) => {
  await page.goto('/people');
  const offices = page.getByRole('button', { name: 'Offices' });
  await offices.click();
  await page.evaluate(() => scrollTo(0, 180));
  await waitForCondensedHeader(page);
  const before = await scrollPosition(page);
  await page.getByRole('checkbox', { name: 'London' }).check();
  await expect(page.getByRole('button', { name: 'Remove filter: London' })).toBeVisible();
  expect(await scrollPosition(page)).toBe(before);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(offices).toBeFocused();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await offices.click();
  await page.getByText(/^\d+ lawyers$/).click();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('filters of the people list select the same values in the other language, and the original ones after switching back', async ({
  page,
}) => {
  await page.goto('/people');
  await page.getByRole('button', { name: 'Position' }).click();
  await page.getByRole('radio', { name: 'Counsel', exact: true }).click();
  await expect(page).toHaveURL(/jobId=/);
  const englishUrl = page.url();
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByRole('button', { name: '取消筛选条件：顾问律师' })).toBeVisible();
  expect(page.url()).not.toBe(englishUrl);
  await page.getByRole('button', { name: 'EN' }).click();
  await expect(page).toHaveURL(englishUrl);
  await expect(page.getByRole('button', { name: 'Remove filter: Counsel' })).toBeVisible();
});

test('/people#search focuses the search field, on the people screen and from another screen', async ({
  page,
}) => {
  await page.goto('/people#search');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goto('/home');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => history.pushState(null, '', '/people#search'));
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeInViewport();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('gao');
  await expect(page).toHaveURL(/\/people\?keyword=gao$/);
});

test('clicking the label of a filter option selects the option', async ({ page }) => {
  await page.goto('/people');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Position/ })
    .click();
  await page.getByRole('group', { name: 'Position' }).getByText('Partner', { exact: true }).click();
  await expect(page).toHaveURL(/jobId=/);
});
