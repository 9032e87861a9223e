import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import type { Backend } from '../mocks/backend';
import {
  SHORT_SESSION_SCENARIO,
  type BROWSER_SCENARIOS,
  type SLOW_SCENARIOS,
} from './browser-scenarios';
import { startDemo } from './demo-site';
import { chooseFromRowMenu } from './row-menu';
import { advanceUntilVisible } from './settle';

// One build and one server for all tests, and one page for most of them.
test.describe.configure({ mode: 'default' });

const NEWS = '/news';
const ADMIN_NEWS = '/admin/articles/news/list';
const ADMIN_HONORS = '/admin/articles/honors/list';
/** The honor that exists only in a further language. */
const HONOR_IN_ARABIC = '/honor/detail/4000054';
const FIRST_NEWS_TITLE = 'Forty years in 2027';

/** The mock's global in the browser console. */
declare const mockBackend: Backend;

let demo: Awaited<ReturnType<typeof startDemo>>;
let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  // Builds the demo.
  test.setTimeout(360_000);
  demo = await startDemo();
  context = await browser.newContext({
    baseURL: demo.url,
    locale: 'en-US',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  page = await context.newPage();
});
test.afterAll(async () => {
  await context.close();
  await demo.stop();
});

const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
const main = () => page.getByRole('main');
const expectText = (text: string | RegExp) => expect(main().getByText(text).first()).toBeVisible();
/** Returns the rows of an admin list, without its header. */
const rows = () =>
  main()
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const expectRejected = async (reason: string) => {
  await expectText('请求错误 · Request error');
  await expectText(reason);
};
const expectLoggedOut = async () => {
  await expect(page).toHaveURL(/\/admin-login\?/);
  await expectText(/登录失效，请重新登录/);
};
const expectLoggedInAs = (name: string) => expect(page.getByRole('button', { name })).toBeVisible();

/** Pins a news item, and waits until the mock has stored that: the row updates before. */
async function pin(row: Locator): Promise<void> {
  const pinResponse = page.waitForResponse((response) =>
    response.url().includes('/latest-news/pin'),
  );
  await chooseFromRowMenu(row, /^Pin/);
  await expect(row.getByText('Pinned')).toBeVisible();
  await pinResponse;
}

/** Opens the mock panel at one of its tabs. */
async function openPanel(part: 'Scenario' | 'Requests' | 'Snapshots'): Promise<Locator> {
  const panel = page.getByRole('dialog', { name: 'Mock backend' });
  await page.keyboard.press('Control+Shift+M');
  await panel.getByRole('button', { name: part }).click();
  return panel;
}

/** Expects the public page of an item that exists in no interface language: shown as it is, marked with its language. */
async function expectShownIn(language: string, title: string): Promise<void> {
  await expect(main().getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expectText(`You are reading it in ${language}`);
}

/**
 * Maps each scenario string to the path to open and what the user sees there. `src/tests/mock-scenarios.test.tsx` opens the
 * screens of all other scenarios and faults.
 */
const EXPECTED_SCREENS: Record<
  (typeof BROWSER_SCENARIOS)[number],
  [path: string, expectScreen: () => Promise<unknown>]
> = {
  'scenario:one-item;role:admin': [ADMIN_NEWS, () => expect(rows()).toHaveCount(1)],
  'scenario:50000': [NEWS, () => expectText('Page 1 of 4875')],
  'scenario:right-to-left': [
    HONOR_IN_ARABIC,
    async () => {
      await expectShownIn('Arabic', 'جائزة التحكيم في العالم العربي');
      await expect(main().getByText('مُنحت في دبي')).toHaveCSS('direction', 'rtl');
    },
  ],
  'scenario:flaky': [
    NEWS,
    async () => {
      await expectText(FIRST_NEWS_TITLE);
      await expect((await openPanel('Requests')).getByText(/✓ 500/).first()).toBeVisible();
    },
  ],
  'role:admin;fail:/admin/latest-news:lost-response': [
    ADMIN_NEWS,
    () => expectRejected('Couldn’t reach the server'),
  ],
  'role:visitor': [ADMIN_NEWS, () => expect(page).toHaveURL(/\/admin-login\?/)],
  'role:admin': [
    ADMIN_NEWS,
    async () => {
      await expectLoggedInAs('Wang Li');
      // Three hours later.
      await page.goto(`${ADMIN_NEWS}?mock=clock:3h`);
      await expectLoggedOut();
    },
  ],
};

for (const [mock, [path, expectScreen]] of Object.entries(EXPECTED_SCREENS)) {
  test(`the mock parameter of the URL applies the scenario: ${mock}`, async () => {
    await page.goto(`${path}?mock=${mock}`);
    await expectScreen();
    expect(new URL(page.url()).searchParams.has('mock')).toBe(false);
  });
}

/** The final text on the screen, and the time between two checks in milliseconds. */
const SUCCESS = { text: 'Sending data out of China', step: 1_000 };
const TIMEOUT = { text: /did not respond within 20 seconds/, step: 5_000 };

/** Maps each scenario string with slow responses to the expected result. */
const SLOW_RESULTS: Record<
  (typeof SLOW_SCENARIOS)[number],
  { text: string | RegExp; step: number }
> = {
  'scenario:slow': SUCCESS,
  'delay:3000': SUCCESS,
  'fail:/admin/latest-news:late-response': SUCCESS,
  'fail:/admin/latest-news:time-out': TIMEOUT,
};

test('the page waits for slow responses, and gives up after 20 seconds', async ({ browser }) => {
  const slowContext = await browser.newContext({ baseURL: demo.url, locale: 'en-US' });
  const tab = await slowContext.newPage();
  await tab.clock.install();
  try {
    for (const [mock, { text, step }] of Object.entries(SLOW_RESULTS)) {
      await tab.goto(`${ADMIN_NEWS}?mock=role:admin;${mock}`);
      await advanceUntilVisible(20, tab.getByText('Loading…'));
      await advanceUntilVisible(step, tab.getByRole('main').getByText(text));
    }
    // After a minute and a half, a session of one minute has expired.
    await tab.goto(`${ADMIN_NEWS}?mock=role:admin;${SHORT_SESSION_SCENARIO}`);
    await advanceUntilVisible(20, tab.getByText(SUCCESS.text));
    await tab.clock.runFor(90_000);
    await tab.getByRole('link', { name: 'Honors' }).click();
    await advanceUntilVisible(20, tab.getByText(/登录失效，请重新登录/));
  } finally {
    await slowContext.close();
  }
});

test('the mock panel applies a scenario and shows its URL', async () => {
  await page.goto(`${NEWS}?mock=seed`);
  await page.getByRole('button', { name: 'Mock backend' }).click();
  const panel = page.getByRole('dialog', { name: 'Mock backend' });
  await panel.getByLabel('one-item').check();
  await panel.getByLabel('Call or path pattern that fails').fill('GET /user/catalog');
  await panel.getByLabel('Fault', { exact: true }).selectOption('404');
  await panel.getByRole('button', { name: 'Add' }).click();
  await panel.getByLabel('Delay in ms').fill('5');
  const address = panel.getByLabel('URL of this state');
  const mock = 'scenario:seed,one-item;fail:GET+/user/catalog:404;delay:5;role:visitor';
  await expect(address).toHaveValue(`${demo.url}${NEWS}?mock=${mock}`);
  await panel.getByRole('button', { name: 'Copy' }).click();
  expect(await readClipboard()).toBe(await address.inputValue());
  await panel.getByRole('button', { name: 'Apply and reload' }).click();
  await expect(main().getByText(/^Page 1/)).toHaveCount(0);
  await expect(main().getByRole('listitem').filter({ hasText: '2026' })).toHaveCount(1);
  // The session storage preserves it.
  await page.reload();
  await expect(main().getByRole('listitem').filter({ hasText: '2026' })).toHaveCount(1);
});

test('the mock panel lists the calls of the page with their contract violations, and changes the next response of a call', async () => {
  await page.goto(`${NEWS}?mock=fail:/user/catalog:malformed`);
  await expectText(FIRST_NEWS_TITLE);
  const panel = await openPanel('Requests');
  const call = panel.locator('details').filter({ hasText: 'GET /user/latest-news' });
  await expect(call.getByText('✓ 200')).toBeVisible();
  await expect(panel.getByText(/✗ 1 200 GET .user.catalog/).first()).toBeVisible();
  await call.locator('summary').click();
  await expect(call.getByLabel('Response body')).toContainText(FIRST_NEWS_TITLE);
  await call.getByRole('button', { name: 'Copy as curl' }).click();
  expect(await readClipboard()).toMatch(
    /^curl -X GET 'http:\/\/localhost:4010\/api\/user\/latest-news\?[^']*' \\\n {2}-H '/,
  );
  await call.getByLabel('Next response').selectOption('403');
  await call.getByRole('button', { name: 'Apply' }).click();
  // The chosen response survives a reload, and applies to one call only.
  await page.reload();
  await expectText('Couldn’t load this list.');
  await page.reload();
  await expectText(FIRST_NEWS_TITLE);
});

test('the mock panel saves changed content under a name, and restores it from a file', async () => {
  const row = rows().filter({ hasText: 'Sending data out of China' });
  await page.goto(`${ADMIN_NEWS}?mock=role:admin`);
  await pin(row);
  const panel = await openPanel('Snapshots');
  await panel.getByLabel('Name of the snapshot').fill('One more pin');
  await panel.getByRole('button', { name: 'Save' }).click();
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Export' }).click();
  const file = await readFile(await (await download).path());
  await panel.getByRole('button', { name: 'Delete' }).click();
  await expect(panel.getByText('One more pin')).toHaveCount(0);
  // Discards the sessions too, and logs in again.
  await panel.getByRole('button', { name: 'Scenario' }).click();
  await panel.getByRole('button', { name: 'Discard all changes' }).click();
  await expect(row.filter({ hasNotText: 'Pinned' })).toBeVisible();
  await openPanel('Snapshots');
  const snapshotFile = { name: 'pin.json', mimeType: 'application/json', buffer: file };
  await panel.getByLabel('Import a file').setInputFiles(snapshotFile);
  await panel.getByRole('button', { name: 'Restore' }).click();
  await expect(row.getByText('Pinned')).toBeVisible();
});

test('the mock panel shares changes and session in a URL for another browser, or offers a file if they are too long', async ({
  browser,
}) => {
  const rowOn = (currentPage: Page) =>
    currentPage.getByRole('row').filter({ hasText: 'Sending data out of China' });
  // The second URL has no role, as after a login on the login screen: the session comes from the first one.
  await page.goto(`${ADMIN_NEWS}?mock=reset;delay:5;role:editor`);
  await expect(rowOn(page)).toBeVisible();
  await page.goto(`${ADMIN_NEWS}?mock=delay:5`);
  await pin(rowOn(page));
  const panel = await openPanel('Scenario');
  const address = panel.getByLabel('URL of this state');
  await expect(panel.getByText('The URL contains the changed content.')).toBeVisible();
  await expect(address).toHaveValue(/\?mock=delay:5;role:editor#mock=[\w-]+$/);
  const url = await address.inputValue();
  const otherContext = await browser.newContext({ locale: 'en-US' });
  const otherPage = await otherContext.newPage();
  await otherPage.goto(url);
  await expect(rowOn(otherPage).getByText('Pinned')).toBeVisible();
  await expect(otherPage.getByRole('button', { name: 'Emma Hughes' })).toBeVisible();
  await expect(otherPage).toHaveURL(`${demo.url}${ADMIN_NEWS}`);
  await otherContext.close();
  // For example a picture.
  await page.evaluate(() => {
    const base64 = btoa(crypto.getRandomValues(new Uint8Array(50_000)).toString());
    mockBackend.db.files.put({ id: 701, name: 'a.png', type: 'image/png', base64 });
  });
  await page.getByRole('link', { name: 'Honors' }).click();
  await expect(panel.getByText(/The content, with \d+ changes, is too long/)).toBeVisible();
  await expect(address).toHaveValue(`${demo.url}${ADMIN_HONORS}?mock=delay:5;role:editor`);
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Export' }).click();
  expect(JSON.parse(await readFile(await (await download).path(), 'utf8'))).toMatchObject({
    mock: 'delay:5',
  });
});

test('the mock panel restores the snapshot of a tab that continued with the content of another tab', async () => {
  const firstPage = page;
  await page.goto(`${ADMIN_HONORS}?mock=one-item;role:admin`);
  await expect(rows()).toHaveCount(1);
  page = await context.newPage();
  await page.goto(ADMIN_HONORS);
  await expect(rows()).toHaveCount(1);
  const panel = await openPanel('Snapshots');
  await panel.getByLabel('Name of the snapshot').fill('Inherited');
  await panel.getByRole('button', { name: 'Save' }).click();
  const savedSnapshot = panel.locator('.row').filter({ hasText: 'Inherited' });
  // No scenario of this tab has set that content, but its URL contains it.
  await panel.getByRole('button', { name: 'Scenario' }).click();
  await expect(panel.getByLabel('URL of this state')).toHaveValue(
    /list\?mock=role:admin#mock=[\w-]+$/,
  );
  await panel.getByRole('button', { name: 'Snapshots' }).click();
  const loadEvent = page.waitForEvent('load');
  await savedSnapshot.getByRole('button', { name: 'Restore' }).click();
  await loadEvent;
  await expect(rows()).toHaveCount(1);
  await page.close();
  page = firstPage;
});
