import type { Page } from '@playwright/test';
import { TOKEN_KEY } from '../src/api/request-headers';
import { axeViolations } from './axe';
import { REDUCED_MOTION, expect, storeSession, setInterfaceLanguage, test } from './fixtures';
import {
  LANGUAGES,
  publicScreens,
  SIZES,
  ADMIN_DIALOGS,
  ADMIN_SCREENS,
  type Width,
} from './screens';
import { chooseFromRowMenu } from './row-menu';
import { PICTURE } from './second-backend/seed';
import { scrollThrough, resize, waitUntilSettled, navigateTo } from './settle';

/** Matches dialogs: the screen behind a dialog is checked without it. */
const DIALOG = 'dialog[open], [role="dialog"]';

/** Returns the section of the admin area that a path belongs to; one test checks all screens of a section. */
const sectionOf = (path: string) => /^\/admin\/(articles\/)?\w+/.exec(path)?.[0] ?? path;

const SECTIONS = new Set(ADMIN_SCREENS.map(({ path }) => sectionOf(path)));

/** Expects no axe violations on the current page, or `within` a part of it. */
async function expectNoViolations(
  page: Page,
  options: Parameters<typeof axeViolations>[1],
): Promise<void> {
  const width = page.viewportSize()?.width;
  expect
    .soft(
      await axeViolations(page, options),
      `${page.url()} at ${width} px ${options?.within ?? ''}`,
    )
    .toEqual([]);
}

/** Matches labels that antd sets in English: the names of its icons ("left", "close-circle"), and those of controls. */
const ENGLISH_LABEL_PATTERN =
  /^[a-z]+(-[a-z]+)*$|^(Increase Value|Decrease Value|Clear|Close|Select all)$/;

/** Expects that no visible element of the current page has one of antd's English labels. */
async function expectNoEnglishLabels(page: Page): Promise<void> {
  const labels = await page
    .locator('[aria-label]')
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('[aria-hidden="true"]'))
        .map((element) => element.getAttribute('aria-label') ?? ''),
    );
  expect
    .soft(
      labels.filter((label) => ENGLISH_LABEL_PATTERN.test(label)),
      page.url(),
    )
    .toEqual([]);
}

for (const locale of LANGUAGES) {
  test.describe(locale, () => {
    // The wide layout shows the most content: it is checked in each language.
    test.use({
      ...REDUCED_MOTION,
      allowedErrors: /status of (404|503)/,
      viewport: { width: 1440, height: SIZES[1440] },
    });

    test.beforeEach(async ({ page }) => {
      await setInterfaceLanguage(page, locale);
    });

    // No style sheet has colors or a layout of its own for a language: English covers contrast and narrow widths.
    const isEnglish = locale === 'en_US';
    const options = isEnglish ? {} : { without: 'colors' as const };
    const check = async (page: Page, selector?: string) => {
      await expectNoViolations(page, { within: selector, ...options });
      if (!isEnglish) await expectNoEnglishLabels(page);
    };

    /** Checks the same page again at a narrow width. */
    const checkAtWidth = async (page: Page, width: Width, selector?: string) => {
      if (!isEnglish) return;
      await resize(page, width, SIZES[width]);
      await check(page, selector);
      await page.setViewportSize({ width: 1440, height: SIZES[1440] });
    };

    for (const section of SECTIONS) {
      test(`axe finds no violations on the admin screens of ${section} and in their dialogs`, async ({
        page,
      }) => {
        const dialogs = new Set(ADMIN_DIALOGS.filter(({ path }) => sectionOf(path) === section));
        await storeSession(page);
        for (const screen of ADMIN_SCREENS.filter(({ path }) => sectionOf(path) === section)) {
          await navigateTo(page, screen.path);
          await scrollThrough(page);
          await check(page);
          await checkAtWidth(page, screen.narrowWidth);
          for (const dialog of dialogs) {
            if (dialog.path !== screen.path) continue;
            await test.step(dialog.name, async () => {
              await waitUntilSettled(page);
              await dialog.open(page);
              const openDialog = page.getByRole('dialog');
              await openDialog.waitFor();
              await waitUntilSettled(page);
              await check(page, DIALOG);
              await checkAtWidth(page, screen.narrowWidth, DIALOG);
              await expect(openDialog).toBeVisible();
              await page.keyboard.press('Escape');
              await expect(openDialog).toHaveCount(0);
            });
            dialogs.delete(dialog);
          }
        }
        expect(
          [...dialogs].map(({ name }) => name),
          'dialogs without a screen',
        ).toEqual([]);
      });
    }

    test('axe finds no violations in the notices of lost values, lost pictures and differing orders, and in the session dialog', async ({
      page,
      mock,
    }) => {
      await storeSession(page);
      // The languages have different orders.
      await page.route(/\/api\/admin\/job(\?|$)/, async (route) => {
        const response = await route.fetch();
        const json = (await response.json()) as { result: { lang: string }[] };
        if (json.result[0]?.lang === 'zh_CN') json.result.reverse();
        await route.fulfill({ response, json });
      });
      await page.goto('/admin/people/job');
      await page.getByRole('main').getByRole('alert').getByRole('list').first().waitFor();
      await waitUntilSettled(page);
      await check(page);
      await checkAtWidth(page, 360);

      // The uploaded picture is missing, and the server accepts the request without storing it.
      const upload = { path: '/admin/files/upload', body: { result: { fileId: '/lost.png' } } };
      await mock.control('fail', upload);
      const body = { result: null, status: 200 };
      await mock.control('fail', { method: 'PUT', path: '/admin/latest-news', body });
      await page.goto('/admin/articles/news/edit?no=N-0102');
      await page
        .getByLabel(/^(Title|标题)/)
        .first()
        .fill('Not stored');
      const file = { name: 'a.png', mimeType: 'image/png', buffer: PICTURE };
      await page.locator('input[type="file"]').first().setInputFiles(file);
      await page.getByRole('button', { name: /^(Use whole picture|使用整张图片)$/ }).click();
      await page.getByRole('alert').filter({ hasText: '/lost.png' }).waitFor();
      await page.getByRole('button', { name: /^(Publish|发布)$/ }).click();
      await page.locator('[role="alert"]:focus').getByRole('table').waitFor();
      // Closes the tooltip of the button, which is outside of the page's landmarks.
      await page.mouse.move(0, 0);
      await page.getByRole('tooltip').waitFor({ state: 'hidden' });
      await waitUntilSettled(page);
      await check(page);
      await checkAtWidth(page, 360);

      // Another tab has ended the session.
      await page.evaluate((key) => {
        localStorage.removeItem(key);
        dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
      }, TOKEN_KEY);
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
      await waitUntilSettled(page);
      await check(page, DIALOG);
      await checkAtWidth(page, 360, DIALOG);
    });

    test('axe finds no violations in the list of deleted items and in the form that restores one', async ({
      page,
    }) => {
      await storeSession(page);
      await page.goto('/admin/articles/honors/list');
      const firstRow = page.getByRole('main').getByRole('row').nth(1);
      await firstRow.getByRole('link').first().waitFor();
      await chooseFromRowMenu(firstRow, /^(Delete|删除)/);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Delete|删除)/ })
        .click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      // Ends the time to undo.
      await page.locator('nav a[href="/admin/articles/news/list"]').first().click();
      await page.getByRole('button', { name: /^(Show deleted items|查看已删除的内容)$/ }).click();
      const list = page.getByRole('dialog').getByRole('tabpanel');
      await list.getByRole('table').waitFor();
      await waitUntilSettled(page);
      await check(page, DIALOG);
      await checkAtWidth(page, 360, DIALOG);
      await list.getByRole('button', { name: /^(Restore|恢复)/ }).click();
      await page.getByText(/^(Restored from this browser|已从此浏览器恢复)/).waitFor();
      await waitUntilSettled(page);
      await check(page);
      await checkAtWidth(page, 360);
    });

    test('axe finds no violations on the login screen', async ({ page }) => {
      await page.goto('/admin-login');
      await scrollThrough(page);
      await check(page);
      await checkAtWidth(page, 360);
    });

    test('axe finds no violations on the public screens', async ({ page, mock }) => {
      for (const path of [...publicScreens(locale), '/no/such/page']) {
        await navigateTo(page, path);
        await scrollThrough(page);
        await check(page);
        await checkAtWidth(page, 360);
      }
      await mock.control('site-status', { value: 0 });
      await page.goto('/status');
      await page.locator('h1').waitFor();
      await waitUntilSettled(page);
      await check(page);
      await checkAtWidth(page, 360);
    });

    test('axe finds no violations in the search, with and without results', async ({
      page,
      mock,
    }) => {
      await mock.control('fail', { path: '/user/case-analysis', status: 404 });
      await page.goto('/docs/terms');
      await page.getByRole('link', { name: /^(Search|搜索)$/ }).click();
      const field = page.getByRole('combobox');
      await field.waitFor();
      const checkDialog = async () => {
        await waitUntilSettled(page);
        await check(page, DIALOG);
        await checkAtWidth(page, 360, DIALOG);
      };
      await checkDialog();
      await field.fill(isEnglish ? 'tax' : '税');
      await page.getByRole('alert').waitFor();
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await checkDialog();
      await page.getByRole('button', { name: /^(Try again|重试)$/ }).click();
      await field.fill('qqqqq');
      await page.getByRole('link', { name: /^(Browse all lawyers|查看全部律师)$/ }).waitFor();
      await checkDialog();
    });

    test('axe finds no violations in open filters, the picture viewer and the menu', async ({
      page,
    }) => {
      const main = page.getByRole('main');
      const dialog = page.getByRole('dialog');
      await page.goto('/people');
      await main.getByRole('button', { name: /^(Practice area|业务领域)/ }).click();
      await page.getByRole('radio').first().waitFor();
      await waitUntilSettled(page);
      await check(page);
      await expect(page.getByRole('radio').first()).toBeVisible();
      await page.goto('/about#office-pictures');
      await page.getByRole('button', { name: /Library|图书室/ }).click();
      await dialog.waitFor();
      await waitUntilSettled(page);
      await check(page);
      await expect(dialog).toBeVisible();
      await checkAtWidth(page, 360);
      await expect(dialog).toBeVisible();

      await page.setViewportSize({ width: 360, height: SIZES[360] });
      await page.goto('/people');
      await main.getByRole('button', { name: /^(Filters|筛选)/ }).click();
      await dialog.waitFor();
      await waitUntilSettled(page);
      await check(page);
      await expect(dialog).toBeVisible();
      await page.goto('/home');
      await page.getByRole('button', { name: /^(Menu|菜单)$/ }).click();
      await dialog.waitFor();
      await waitUntilSettled(page);
      await check(page);
      await expect(dialog).toBeVisible();
    });
  });
}
