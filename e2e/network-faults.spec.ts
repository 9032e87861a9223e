import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Route } from '@playwright/test';
import { REDUCED_MOTION, expect, type Mock, storeSession, test } from './fixtures';
import { SEEDED_IDS } from './screens';
import { waitUntilSettled } from './settle';

// The browser reports the injected faults, and the application reports the files that failed.
const EXPECTED_ERROR_PATTERN =
  /Failed to load resource|ERR_|ChunkLoadError|CSS_CHUNK_LOAD_FAILED|MIME type|Refused to apply style|dynamically imported module/;

test.use({ ...REDUCED_MOTION, allowedErrors: EXPECTED_ERROR_PATTERN });

/** The screens to open, those of the admin area with a session. */
const SCREENS = [
  '/home',
  '/people',
  `/people/detail/${SEEDED_IDS.en_US.lawyer}`,
  '/news',
  `/news/detail/${SEEDED_IDS.en_US.articleWithTable}`,
  '/about',
  '/admin/articles/news/list',
  '/admin/articles/news/edit?no=N-0102',
  '/admin/people/list',
  '/admin/site/edit',
] as const;

type Screen = (typeof SCREENS)[number];

const isAdminScreen = (screen: Screen) => screen.startsWith('/admin');
const BAD_GATEWAY_HTML = '<html><body><h1>Bad gateway</h1></body></html>';

/** A server that sends headers and then hangs. */
let silentServer: Server;
test.beforeAll(async () => {
  silentServer = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.flushHeaders();
  });
  await new Promise<void>((resolve) => silentServer.listen(0, resolve));
});
test.afterAll(() => {
  silentServer.closeAllConnections();
  silentServer.close();
});

const interceptCalls = (page: Page, inject: (route: Route) => unknown) =>
  page.route('**/api/**', async (route) => void (await inject(route)));

const respondWith = (status: number, contentType: string, body: string) => (page: Page) =>
  interceptCalls(page, (route) => route.fulfill({ status, contentType, body }));

const respondWithError = (status: number) =>
  respondWith(
    status,
    'application/json',
    JSON.stringify({ status, error: 'Injected', message: null }),
  );

/** Intercepts all scripts except the chunks `entry` and `app`: libraries, screens and message catalogs. */
const interceptScripts = (page: Page, inject: (route: Route) => unknown) =>
  page.route(
    (url) => /^\/assets\/(?!entry|app)[^/]+\.js$/.test(url.pathname),
    async (route) => void (await inject(route)),
  );

/** Faults of the network and of the server, injected before the screen opens. */
const CALL_FAULTS: Record<string, (page: Page, mock: Mock) => Promise<unknown>> = {
  'hanging requests': (page) => interceptCalls(page, () => undefined),
  'no body after the headers': (page) =>
    interceptCalls(page, (route) => {
      const url = new URL(route.request().url());
      url.port = String((silentServer.address() as AddressInfo).port);
      return route.continue({ url: url.href });
    }),
  'connection reset': (page) => interceptCalls(page, (route) => route.abort('connectionreset')),
  '500 as JSON': respondWithError(500),
  '500 as HTML': respondWith(500, 'text/html', BAD_GATEWAY_HTML),
  '502 as HTML': respondWith(502, 'text/html', BAD_GATEWAY_HTML),
  '503': respondWithError(503),
  '429': respondWithError(429),
  '401 after the load event': (page) =>
    interceptCalls(page, async (route) => {
      // Public screens call these three as well (§7).
      if (!/\/api\/admin\/(?!job|office|professionalField\/lang)/.test(route.request().url()))
        return route.continue();
      await page.waitForLoadState('load');
      return route.fulfill({ status: 401, contentType: 'application/json', body: '{}' });
    }),
  'five parallel 401 responses': (_, mock) =>
    mock.control('fail', { path: '/admin/*', status: 401, times: 5 }),
};

/** Faults of the application's own files and of the browser's storage. */
const FILE_FAULTS: Record<string, (page: Page) => Promise<unknown>> = {
  'missing scripts': (page) =>
    interceptScripts(page, (route) => route.fulfill({ status: 404, body: '' })),
  'HTML in place of scripts': (page) =>
    interceptScripts(page, (route) =>
      route.fulfill({ contentType: 'text/html', body: BAD_GATEWAY_HTML }),
    ),
  'hanging scripts': (page) => interceptScripts(page, () => undefined),
  'missing style sheets': (page) =>
    page.route('**/assets/*.css', (route) => route.fulfill({ status: 404, body: '' })),
  'blocked browser storage': (page) =>
    page.addInitScript(() => {
      const throwBlocked = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      const token = localStorage.getItem('lawfirm_token');
      const storage = {
        // Returns the session that `storeSession` stored; everything else is blocked.
        getItem: (key: string) => (key === 'lawfirm_token' ? token : throwBlocked()),
        setItem: throwBlocked,
        removeItem: throwBlocked,
      };
      Object.defineProperty(window, 'localStorage', { get: () => storage });
      Object.defineProperty(window, 'sessionStorage', { get: throwBlocked });
      Object.defineProperty(window, 'indexedDB', { get: throwBlocked });
    }),
  'full browser storage': (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    }),
};

/** Raw values that no user should see. */
const UNFORMATTED_VALUE_PATTERN = /\bundefined\b|\[object Object\]|\bNaN\b/;

/** Expects content or an error message in the main part of the page, and no raw values. */
async function expectContent(page: Page): Promise<void> {
  const main = page.locator('main').filter({ visible: true }).first();
  await expect(main).toHaveText(/[\p{L}]{4,}|\p{Script=Han}{2,}/u, { useInnerText: true });
  await expect(page.locator('body')).not.toHaveText(UNFORMATTED_VALUE_PATTERN, {
    useInnerText: true,
  });
}

async function openScreen(
  page: Page,
  screen: Screen,
  hasHangingRequests: boolean,
  inject: () => Promise<unknown>,
): Promise<void> {
  if (isAdminScreen(screen)) await storeSession(page);
  await inject();
  // A request that hangs would delay the load event.
  await page.goto(screen, { waitUntil: 'commit' });
  await expectContent(page);
  if (!hasHangingRequests) await waitUntilSettled(page);
  await expectContent(page);
}

const COMBINATIONS = SCREENS.flatMap((screen) => [
  ...Object.entries(CALL_FAULTS).map(([fault, inject]) => ({ screen, fault, inject })),
  ...Object.entries(FILE_FAULTS).map(([fault, inject]) => ({ screen, fault, inject })),
]);

/** Offset of the sample in `SCREENS`: selects the screen that `npm test` opens under each fault of files and storage. */
const SAMPLE_OFFSET = 12;
const SAMPLE = new Map(
  Object.keys(FILE_FAULTS).map((fault, position) => [
    fault,
    SCREENS[(SAMPLE_OFFSET + position * 7) % SCREENS.length],
  ]),
);

for (const { screen, fault, inject } of COMBINATIONS) {
  const tag = SAMPLE.get(fault) === screen ? [] : ['@network-faults'];
  test(
    `${screen} shows content or an error message under the fault: ${fault}`,
    { tag },
    async ({ page, mock }) => {
      await openScreen(page, screen, /hang|no body/.test(fault), () => inject(page, mock));
    },
  );
}

for (const screen of SCREENS) {
  test(
    `links of ${screen} lead to content or an error message while offline, and the connection error disappears once online`,
    { tag: '@network-faults' },
    async ({ page, context }) => {
      await openScreen(page, screen, false, () => Promise.resolve());
      const firstLink = page.getByRole('link').first();
      await expect(firstLink).toBeVisible();
      await context.setOffline(true);
      const links = page.locator('nav a[href^="/"]:visible');
      for (const position of [1, 2, 3]) {
        const link = links.nth(position);
        if (await link.isVisible()) await link.click();
        await expectContent(page);
      }
      await context.setOffline(false);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.getByText(/^The site can’t be reached/)).toHaveCount(0);
    },
  );
}

/** Faults of the first mutation that publishes. */
const MUTATION_FAULTS: Record<string, object> = {
  'connection reset': { disconnect: true },
  '500 as JSON': { status: 500 },
  '500 as HTML': { status: 500, body: BAD_GATEWAY_HTML },
  '502 as HTML': { status: 502, body: BAD_GATEWAY_HTML },
  '503': { status: 503 },
  '429': { status: 429, body: { status: 429, error: 'Injected' } },
  'response lost after the mutation': { disconnect: true, afterProcessing: true },
  'error after the mutation': { status: 500, afterProcessing: true },
};

for (const [fault, faultOptions] of Object.entries(MUTATION_FAULTS)) {
  test(
    `publishing neither loses a new item nor stores it twice: ${fault}`,
    { tag: '@network-faults' },
    async ({ page, mock }) => {
      const name = `Saved despite the fault: ${fault}`;
      await storeSession(page);
      await page.goto('/admin/articles/news/edit');
      const title = page.getByRole('region', { name: /^English/ }).getByLabel('Title');
      await title.fill(name);
      await page.getByRole('combobox', { name: /Catalogue/ }).click();
      await page.getByText('Firm News', { exact: true }).click();
      await mock.control('fail', { method: 'POST', path: '/admin/latest-news', ...faultOptions });
      const publishButton = page.getByRole('button', { name: 'Publish', exact: true });
      await publishButton.click();
      const publishedNotice = page.getByText('Published.').first();
      await expect(publishedNotice.or(page.getByRole('alert').first()).first()).toBeVisible();
      await expect(title).toHaveValue(name);
      if (!(await publishedNotice.isVisible())) await publishButton.click();
      await expect(publishedNotice).toBeVisible();
      await page.goto(`/admin/articles/news/list?title=${encodeURIComponent(name)}`);
      await expect(page.getByText('1 item', { exact: true })).toBeVisible();
    },
  );
}
