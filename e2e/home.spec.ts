import type { Locator, Page } from '@playwright/test';
import { expect, setInterfaceLanguage, test, visit } from './fixtures';
import { watchShifts } from './layout-shifts';
import { scrollThrough, waitUntilSettled } from './settle';

/** Returns the section of the home page with this heading. */
const sectionTitled = (page: Page, name: string) =>
  page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

for (const [language, sections] of [
  [
    'en_US',
    [
      ['Expertise', 'Corporate and M&A', 'All expertise', '/expertise'],
      ['People', 'Lin Zhengyuan', 'All people', '/people'],
      ['Latest news', 'Forty years in 2027', 'All news', '/news'],
      ['Latest deals', 'A Chinese buyer in Bologna', 'All deals', '/case'],
      ['Honors', 'Lantern Asia Law Awards 2026', 'All honors', '/about#honors'],
    ],
  ],
  [
    'zh_CN',
    [
      ['业务领域', '公司与并购', null, '/expertise'],
      ['律师团队', '林正远', null, '/people'],
      ['新闻动态', '2027，衡联四十年', null, '/news'],
      ['经典案例', '协助港股上市公司', null, '/case'],
      ['荣誉奖项', '明灯亚洲法律大奖2026', null, '/about#honors'],
    ],
  ],
] as const) {
  test(`the sections of the home page load as the visitor scrolls and link onward, in ${language}`, async ({
    page,
    mock,
  }) => {
    await setInterfaceLanguage(page, language);
    await page.goto('/home');
    await page.locator('main h1').waitFor();
    await waitUntilSettled(page);
    const requestedPaths = (await mock.requests()).map(({ path }) => path);
    expect(requestedPaths).not.toContain('/api/user/case-analysis');
    await scrollThrough(page);
    for (const [heading, item, linkText, target] of sections) {
      const section = sectionTitled(page, heading);
      await expect(section.getByRole('link', { name: item }).first()).toBeVisible();
      const listLink = section.locator(`a[href="${target}"]`);
      await expect(listLink).toBeVisible();
      if (linkText) await expect(listLink).toHaveText(linkText);
    }
    // The last link leads to an anchor in the middle of a page, for the scroll position and the focus alike.
    await page.locator('a[href="/about#honors"]').click();
    await expect(page).toHaveURL(/\/about#honors$/);
    const honors = page.locator('#honors');
    await expect(honors.getByRole('heading').first()).toBeInViewport();
    await expect(honors).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(honors.getByRole('link').first()).toBeFocused();
  });
}

/** The lazy-loaded sections, in order, and the query of each. */
const LAZY_SECTIONS = [
  ['Expertise', '/user/professionalField/list'],
  ['People', '/user/lawyerTeam'],
  ['Latest news', '/user/latest-news'],
  ['Latest deals', '/user/case-analysis'],
  ['Honors', '/user/lawfirm-honour'],
] as const;

for (const width of [360, 768, 1024, 1440]) {
  test(`the home page has no layout shift at ${width} px when a response arrives while its section is visible`, async ({
    page,
    mock,
  }) => {
    const readShifts = await watchShifts(page);
    for (const [, path] of LAZY_SECTIONS) await mock.control('hold', { path });
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/home');
    const scrollToSection = (section: Locator, block: ScrollLogicalPosition) =>
      section.evaluate((element, at) => {
        element.scrollIntoView({ behavior: 'instant', block: at });
      }, block);
    // The sections render when the end of the introduction is in view.
    await scrollToSection(sectionTitled(page, 'The firm'), 'end');
    for (const [heading, path] of LAZY_SECTIONS) {
      const section = sectionTitled(page, heading);
      await scrollToSection(section, 'center');
      const busyPart = section.locator('[aria-busy="true"]').first();
      await expect(busyPart).toBeInViewport();
      await mock.control('release', { path });
      await expect(busyPart).toHaveCount(0);
    }
    await waitUntilSettled(page);
    expect(await readShifts()).toEqual([]);
  });
}

test.describe('site with failing or missing content', () => {
  test.use({ allowedErrors: /status of (400|404|503)|ERR_FAILED|ChunkLoadError/ });

  test('shows the error in the section of the home page that failed to load, and retries on request', async ({
    page,
    mock,
  }) => {
    const failedSections = [
      ['Expertise', 'Couldn’t load practice areas.', 'Corporate and M&A'],
      ['People', 'Couldn’t load lawyers.', 'Lin Zhengyuan'],
      ['Latest news', 'Couldn’t load news.', 'Forty years in 2027'],
      ['Latest deals', 'Couldn’t load deals.', 'A Chinese buyer in Bologna'],
      ['Honors', 'Couldn’t load honors.', 'Lantern Asia Law Awards 2026'],
    ] as const;
    for (const [, path] of LAZY_SECTIONS) await mock.control('fail', { path, status: 400 });
    await page.goto('/home');
    await scrollThrough(page);
    await expect(page.getByRole('alert')).toHaveCount(LAZY_SECTIONS.length);
    for (const [heading, message, item] of failedSections) {
      const section = sectionTitled(page, heading);
      const alert = section.getByRole('alert').filter({ hasText: message });
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(section.getByRole('link', { name: item }).first()).toBeVisible();
      await expect(alert).toHaveCount(0);
    }
  });

  test('shows "No data" in the sections of news, deals and people on the home page of a firm without content', async ({
    page,
    mock,
  }) => {
    await mock.control('reset', { scale: 'none' });
    await page.goto('/home');
    await scrollThrough(page);
    await expect(page.getByText('No data').first()).toBeVisible();
    for (const heading of ['Latest news', 'Latest deals', 'People']) {
      await expect(sectionTitled(page, heading).getByText('No data')).toBeVisible();
    }
  });

  test('names the firm and its contact details on an error outside the layout', async ({
    page,
  }) => {
    await page.goto('/home');
    await page.locator('main h1').waitFor();
    await waitUntilSettled(page);
    await page.route('**/assets/site-status-*.js', (route) => route.abort());
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.goto('/status');
    // The page first reloads once by itself (D17), here without success.
    await expect.poll(() => loads).toBe(2);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Couldn’t load this page');
    await expect(main.getByText('Harcourt & Lin', { exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: 'contact@harcourt-lin.example' })).toBeVisible();
  });

  test('names the firm and its contact details on an error outside the layout at the first visit', async ({
    page,
  }) => {
    const firm = { name: 'Harcourt & Lin', email: 'contact@harcourt-lin.example', tel: '' };
    await page.route('**/firm.json', (route) => route.fulfill({ json: { en_US: firm } }));
    await page.route('**/assets/site-status-*.js', (route) => route.abort());
    await page.goto('/status');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Couldn’t load this page');
    await expect(main.getByText(firm.name, { exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: firm.email })).toBeVisible();
  });

  test('shows the contact details of the firm on /status and on unknown paths, and keeps both out of search engines', async ({
    page,
    mock,
  }) => {
    await page.goto('/home');
    await expect(page.getByRole('link', { name: 'Write to us' }).first()).toBeVisible();
    for (const path of ['/no/such/page', '/status']) {
      if (path === '/status') await mock.control('site-status', { value: 0 });
      await page.goto(path);
      await expect(page.getByRole('link', { name: '+86 10 5550 0100' }).first()).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    }
  });
});

test('/home has structured data about the firm for search engines', async ({ page }) => {
  await page.goto('/home');
  const data = page.locator('script[type="application/ld+json"]');
  await expect(data).toHaveCount(1);
  expect(JSON.parse((await data.textContent()) ?? '')).toMatchObject({
    '@type': 'LegalService',
    name: 'Harcourt & Lin',
    telephone: '+86 10 5550 0100',
    email: 'contact@harcourt-lin.example',
  });
});
