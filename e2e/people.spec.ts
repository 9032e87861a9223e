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
    filters: /^Filters/,
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
    filters: /^筛选/,
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

const readScrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('the people list filters by two filters and a search term with the mouse, and the URL keeps them', async ({
  page,
}) => {
  await page.goto('/people');
  await page.getByRole('button', { name: 'Practice area' }).click();
  // By its label.
  await page
    .getByRole('group', { name: 'Practice area' })
    .getByText('Dispute Resolution', { exact: true })
    .click();
  // Only one practice area can be selected, so the panel closes.
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByRole('button', { name: 'Offices' }).click();
  await page.getByRole('checkbox', { name: 'Beijing' }).click();
  await expect(page.getByRole('checkbox', { name: 'Beijing' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search lawyers' }).fill('zhang');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByText('1 lawyer', { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/keyword=.+&?/);
  const address = page.url();
  await page.reload();
  await expect(page.getByText('1 lawyer', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove filter: Beijing' })).toBeVisible();
  await page.getByRole('link', { name: 'Zhang Wei' }).click();
  await expect(page).toHaveURL(/\/people\/detail\//);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(cards(page)).toHaveCount(1);
});

test('the people list filters by two filters and a search term with the keyboard alone', async ({
  page,
}) => {
  await page.goto('/people');
  await expect(cards(page)).toHaveCount(12);
  await tabTo(page.getByRole('searchbox', { name: 'Search lawyers' }));
  await page.keyboard.type('zhang');
  const areaButton = page.getByRole('button', { name: 'Practice area' });
  await tabTo(areaButton);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.keyboard.press('Tab');
  while (!(await page.getByRole('radio', { name: 'Dispute Resolution' }).isChecked())) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Escape');
  await expect(areaButton).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Offices' }));
  await page.keyboard.press('Space');
  await tabTo(page.getByRole('checkbox', { name: 'Beijing' }));
  await page.keyboard.press('Space');
  await expect(page.getByText('1 lawyer', { exact: true })).toBeVisible();
  await tabTo(page.getByRole('link', { name: 'Zhang Wei' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/people\/detail\//);
});

for (const locale of ['en_US', 'zh_CN'] as const) {
  test(`the people list filters by a search term and two filters of the filter sheet on a phone, in ${locale}`, async ({
    page,
  }) => {
    const labels = LABELS[locale];
    await setInterfaceLanguage(page, locale);
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
    await expect(page.getByText(labels.count, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: labels.name })).toBeVisible();
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
  const positionBefore = await readScrollPosition(page);
  expect(positionBefore).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL(/\/people\/detail\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/people\?page=2$/);
  await expect(link).toBeVisible();
  await waitForCondensedHeader(page);
  // Within the height that the header loses when it condenses.
  expect(Math.abs((await readScrollPosition(page)) - positionBefore)).toBeLessThan(40);
});

test('a filter of the people list preserves the scroll position, and its panel closes on an outside click and on Escape', async ({
  page,
}) => {
  await page.goto('/people');
  const officesButton = page.getByRole('button', { name: 'Offices' });
  await officesButton.click();
  await page.evaluate(() => scrollTo(0, 180));
  await waitForCondensedHeader(page);
  const positionBefore = await readScrollPosition(page);
  await page.getByRole('checkbox', { name: 'London' }).check();
  await expect(page.getByRole('button', { name: 'Remove filter: London' })).toBeVisible();
  expect(await readScrollPosition(page)).toBe(positionBefore);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(officesButton).toBeFocused();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await officesButton.click();
  await page.getByText(/^\d+ lawyers$/).click();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('/people#search focuses the search field when it is loaded, and when it is opened from another screen', async ({
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
