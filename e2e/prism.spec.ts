import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { build } from 'vite';
import { findOperation, operations } from '../mocks/contract';
import { checkContract } from '../scripts/contract/check';
import type * as everyMutationModule from './every-mutation';
import { REDUCED_MOTION } from './fixtures';
import { LANGUAGES, publicScreens, ADMIN_SCREENS, type Language } from './screens';
import { waitUntilSettled, navigateTo, watchRequests } from './settle';
import { startPreview, startServer } from './start-server';

/**
 * Collects what fails in the application on a server that knows only the contract: calls that it rejects or that lack a
 * required header, console errors and blank screens.
 */
class ContractFindings {
  screenCount = 0;
  callCount = 0;
  readonly operations = new Set<string>();
  readonly rejectedCalls: string[] = [];
  readonly errors: string[] = [];
  readonly blankPaths: string[] = [];

  /** Records the requests and console errors of all pages of a context. */
  async watch(context: BrowserContext): Promise<void> {
    watchRequests(context);
    // The pictures of the contract's examples are on a host that does not exist.
    await context.route('https://www.harcourt-lin.example/**', (route) =>
      route.fulfill({ path: 'mocks/pictures/logo.svg' }),
    );
    context.on('weberror', (error) => this.errors.push(error.error().message));
    context.on('console', (message) => {
      if (message.type() === 'error')
        this.errors.push(`${message.text()} ${message.location().url}`);
    });
    context.on('response', (response) => {
      const request = response.request();
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith('/api/')) return;
      const operation = findOperation(request.method(), pathname);
      this.callCount += 1;
      this.operations.add(operation?.id ?? `unknown: ${request.method()} ${pathname}`);
      const headers = request.headers();
      // Every mutation has an idempotency key (D49).
      const hasIdempotencyKey =
        request.method() === 'GET' || headers['idempotency-key'] !== undefined;
      if (response.status() < 400 && headers.accept === 'application/json' && hasIdempotencyKey)
        return;
      this.rejectedCalls.push(`${response.status()} ${request.method()} ${request.url()}`);
    });
  }
}

let prism: Awaited<ReturnType<typeof startServer>>;
let site: Awaited<ReturnType<typeof startServer>>;

test.beforeAll(async () => {
  prism = await startServer(
    'prism',
    ...['mock', 'mocks/openapi.gen.json', '--port', '0', '--errors', '--verboseLevel', 'info'],
  );
  site = await startPreview('--api', prism.url);
});

test.afterAll(() => {
  site.stop();
  prism.stop();
});

/** Opens a page in a language, logged in when a token is passed. */
async function openPage(
  browser: Browser,
  findings: ContractFindings,
  language: Language,
  token?: string,
): Promise<Page> {
  const localStorage = [
    { name: 'umi_locale', value: language },
    ...(token === undefined ? [] : [{ name: 'lawfirm_token', value: token }]),
  ];
  const context = await browser.newContext({
    ...REDUCED_MOTION.contextOptions,
    baseURL: site.url,
    storageState: { cookies: [], origins: [{ origin: site.url, localStorage }] },
  });
  await findings.watch(context);
  return context.newPage();
}

async function openPaths(
  page: Page,
  paths: readonly string[],
  findings: ContractFindings,
): Promise<void> {
  for (const path of paths) {
    await navigateTo(page, path);
    await waitUntilSettled(page);
    findings.screenCount += 1;
    await expect(page.locator('main'))
      .toContainText(/\S[\s\S]{20}/)
      .catch(() => findings.blankPaths.push(path));
  }
  await page.context().close();
}

/** Bundles the mutations of the data layer as a script, for a page without the rest of the application. */
async function bundleMutations(): Promise<string> {
  const bundle = await build({
    configFile: false,
    logLevel: 'error',
    define: { MOCK_IN_PAGE: 'false', 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: 'e2e/every-mutation.ts', formats: ['iife'], name: 'everyMutation' },
    },
  });
  const [chunk] = [bundle].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The bundle of the mutations has no entry chunk');
  return chunk.code;
}

test('the application sends only valid requests to a server built from the contract: every screen in both languages, every mutation', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const findings = new ContractFindings();
  const adminPaths = ADMIN_SCREENS.map(({ path }) => path);
  const sendMutations = async () => {
    const page = await openPage(browser, findings, 'en_US', 'a token');
    await page.goto('/robots.txt');
    await page.evaluate(await bundleMutations());
    const failedMutations = await page.evaluate(() =>
      (
        globalThis as unknown as { everyMutation: typeof everyMutationModule }
      ).everyMutation.sendEveryMutation(),
    );
    expect(failedMutations).toEqual([]);
    await page.context().close();
  };
  // The check of a live backend, which cannot find its mutations again on a server that stores nothing.
  const checkLiveBackend = async () => {
    const options = { token: 'a token', write: true, shared: true };
    const report = await checkContract({ ...options, api: prism.url });
    expect(
      report.operations.flatMap(({ differences, breakages }) => [...differences, ...breakages]),
    ).toEqual([]);
    expect(report.assumptions.filter(({ verdict }) => verdict === 'breaks')).not.toEqual([]);
  };
  await Promise.all([
    checkLiveBackend(),
    sendMutations(),
    ...LANGUAGES.flatMap((language) => [
      openPage(browser, findings, language).then((page) =>
        openPaths(page, ['/', '/admin-login', ...publicScreens(language)], findings),
      ),
      openPage(browser, findings, language, 'a token').then((page) =>
        openPaths(page, adminPaths, findings),
      ),
    ]),
  ]);
  const { screenCount, callCount, rejectedCalls, errors, blankPaths } = findings;
  console.log(
    `Prism: ${screenCount} screens, ${callCount} calls of ${findings.operations.size} operations, ` +
      `${rejectedCalls.length} rejected, ${errors.length} errors, ${blankPaths.length} blank`,
  );
  const mutations = operations.filter(({ method }) => method !== 'GET').map(({ id }) => id);
  expect(mutations.filter((id) => !findings.operations.has(id))).toEqual([]);
  expect({ rejectedCalls, errors, blankPaths }).toEqual({
    rejectedCalls: [],
    errors: [],
    blankPaths: [],
  });
});
