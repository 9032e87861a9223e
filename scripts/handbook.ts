import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { expect, setInterfaceLanguage, storeSession } from '../e2e/fixtures';
import { waitUntilSettled, watchRequests } from '../e2e/settle';
import { LOCALES } from '../src/i18n/locales';
import { findChromium } from './chromium';

/** The size of the pictures, and the quality of their WebP files in percent. */
const VIEWPORT = { width: 1440, height: 960 };
const PICTURE_QUALITY = 70;

/** The screen of each picture of the handbook, and what is done on it before the picture is taken. */
const PICTURES: Record<string, { path: string; prepare?: (page: Page) => Promise<unknown> }> = {
  'getting-started': { path: '/admin/articles/news/list' },
  lists: {
    path: '/admin/articles/cases/list',
    prepare: async (page) => {
      for (const row of [1, 2]) {
        await page.getByRole('row').nth(row).getByRole('checkbox').check();
      }
    },
  },
  'publish-an-article': { path: '/admin/articles/news/edit?no=N-0102' },
  languages: {
    path: '/admin/articles/news/edit?no=N-0102',
    prepare: (page) => page.getByText(/^(Single language|单语编辑)$/).click(),
  },
  'text-editor': {
    path: '/admin/articles/news/edit?no=N-0102',
    prepare: async (page) => {
      const editor = page.locator('.ql-editor[contenteditable="true"]').first();
      await editor.focus();
    },
  },
  pictures: {
    path: '/admin/articles/news/edit?no=N-0102',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^(More picture actions|更多图片操作)$/ }).click();
      await page.getByRole('menuitem', { name: /^(Reuse a picture|选择已用图片)$/ }).click();
      const pictures = page.getByRole('dialog').locator('img');
      for (const index of Array(10).keys()) {
        await expect(pictures.nth(index)).not.toHaveJSProperty('naturalWidth', 0);
      }
    },
  },
  lawyers: { path: '/admin/people/list' },
  'fields-and-catalogues': { path: '/admin/articles/news/folder' },
  'drafts-and-conflicts': {
    path: '/admin/articles/news/edit?no=N-0102',
    prepare: async (page) => {
      const title = page.getByRole('textbox').first();
      await title.press('End');
      await title.pressSequentially(' 2');
      await page.keyboard.press('Control+s');
      await page.getByRole('banner').locator('[aria-haspopup="menu"]').click();
      await page
        .getByRole('menuitem', { name: /^(Drafts and deleted items|草稿与已删除内容)$/ })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: /^(Resume|继续编辑)/ })
        .first()
        .waitFor();
    },
  },
  'the-site': { path: '/admin/site/edit' },
};

/** Waits until the screen, its data and its pictures have loaded. */
async function waitUntilReady(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.locator('.ant-skeleton, .ant-spin-spinning')).toHaveCount(0);
  await waitUntilSettled(page);
}

/** Takes the pictures of docs/handbook from a running preview (`npm run preview`), in every language. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { url: { type: 'string', default: 'http://localhost:4173' } },
  });
  const browser = await chromium.launch({ executablePath: findChromium() });
  for (const locale of LOCALES) {
    for (const [name, { path, prepare }] of Object.entries(PICTURES)) {
      const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
      watchRequests(context);
      const page = await context.newPage();
      await setInterfaceLanguage(page, locale);
      await storeSession(page, 'admin', values.url);
      await page.goto(`${values.url}${path}`);
      await waitUntilReady(page);
      await prepare?.(page);
      await waitUntilReady(page);
      const devtools = await context.newCDPSession(page);
      const { data } = await devtools.send('Page.captureScreenshot', {
        format: 'webp',
        quality: PICTURE_QUALITY,
      });
      writeFileSync(`docs/handbook/${locale}/${name}.webp`, Buffer.from(data, 'base64'));
      await context.close();
    }
  }
  await browser.close();
}

await main();
