import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../src/i18n/locales';
import { watchRequests } from './settle';
import { startPreview } from './start-server';

/** Controls the mock backend behind the site, outside the contract. */
export interface Mock {
  /** Origin of the site under test. */
  url: string;
  control: (name: string, body?: object) => Promise<void>;
  /** Returns the calls that reached the backend since the last reset, at most the latest 1,000. */
  requests: () => Promise<
    { method: string; path: string; query: Record<string, string>; body?: unknown }[]
  >;
}

interface Fixtures {
  mock: Mock;
  /** Initial content of the mock: the seed, or the seed with at least this number of news items and lawyers. */
  scale: 'seed' | number;
  /** Matches expected console errors and uncaught errors, which fail no test. */
  allowedErrors: RegExp;
  noConsoleErrors: undefined;
}

interface WorkerFixtures {
  serverUrl: string;
}

/** Runs tests against the production build, with a seeded mock backend for each worker. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  serverUrl: [
    // Playwright requires an object pattern here.
    async ({}, use) => {
      // nginx as it is deployed where it is installed, otherwise Node; `SITE_SERVER=node` forces Node.
      const { url, stop } = await startPreview('--server', process.env.SITE_SERVER ?? 'nginx');
      await use(url);
      stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ serverUrl }, use) => use(serverUrl),
  allowedErrors: [/^$/, { option: true }],
  scale: ['seed', { option: true }],
  mock: [
    async ({ serverUrl, scale }, use) => {
      const control = async (name: string, body: object = {}) => {
        const response = await fetch(`${serverUrl}/__mock/${name}`, {
          method: 'POST',
          body: JSON.stringify(body),
        });
        expect(response.status, `control ${name}`).toBe(200);
      };
      await control('reset', { scale });
      await use({
        url: serverUrl,
        control,
        requests: async () =>
          (await (await fetch(`${serverUrl}/__mock/requests`)).json()) as Awaited<
            ReturnType<Mock['requests']>
          >,
      });
      const mismatches: unknown = await (await fetch(`${serverUrl}/__mock/mismatches`)).json();
      expect(mismatches, 'exchanges that break the contract').toEqual([]);
    },
    { auto: true },
  ],
  noConsoleErrors: [
    async ({ context, allowedErrors }, use) => {
      watchRequests(context);
      const errors: string[] = [];
      const record = (text: string) => {
        if (!allowedErrors.test(text)) errors.push(text);
      };
      context.on('console', (message) => {
        if (message.type() === 'error') record(message.text());
      });
      context.on('weberror', (error) => record(error.error().message));
      await use(undefined);
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Disables animations, for `test.use`. A test clicks while a dialog still moves and misses; a user's click takes
 * longer than the animation.
 */
export const REDUCED_MOTION = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Selects the interface language before the first page is opened. */
export async function setInterfaceLanguage(page: Page, locale: Locale): Promise<void> {
  await page.addInitScript((code) => {
    if (!localStorage.getItem('umi_locale')) localStorage.setItem('umi_locale', code);
  }, locale);
}

/**
 * Stores a session of one of the mock's accounts in the browser, without the login screen. The next screen uses it;
 * this function opens no screen of the admin area. `url` is the origin of a server other than the test's.
 */
export async function storeSession(page: Page, loginAccount = 'admin', url = ''): Promise<void> {
  const response = await page.request.post(`${url}/__mock/token`, { data: { loginAccount } });
  expect(response.status(), `a token for ${loginAccount}`).toBe(200);
  const { token } = (await response.json()) as { token: string };
  // Any file of the site will do; this one runs no script.
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((value) => localStorage.setItem('lawfirm_token', value), token);
}

/** Logs in on the login screen as the mock's administrator. */
export async function logIn(page: Page): Promise<void> {
  await page.goto('/admin-login');
  await page.locator('input[autocomplete="username"]').fill('admin');
  await page.locator('input[autocomplete="current-password"]').fill('admin123');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/articles/news/list');
}

/** Presses Tab until the target has the focus, at most 150 times. */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < 150; step += 1) {
    await target.page().keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

/** Replaces a rich text. Its editor mounts when the text has the focus. */
export async function fillRichText(box: Locator, text: string): Promise<void> {
  await box.focus();
  await expect(box).toHaveAttribute('contenteditable', 'true');
  await box.fill(text);
}

/** Opens a screen of the site, waits for its heading and moves the pointer. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page.mouse.move(10, 10);
}
