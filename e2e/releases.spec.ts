import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { buildRelease } from './build-release';
import { LIBRARY_CHUNKS } from '../scripts/vite/chunks';
import { REDUCED_MOTION, storeSession } from './fixtures';
import { startPreview } from './start-server';

const FIRST_RELEASE = resolve('.cache/dist');
const SECOND_RELEASE = resolve('.cache/releases/second');

/**
 * The changes of the second release: a style rule of one screen, a call and a dialog of the admin area, a shared
 * helper.
 */
const CHANGES = {
  'src/site/profile/person-page.module.css': '.profile { --release: second; }',
  'src/api/admin/news.ts': "Object.assign(globalThis, { release: 'second' });",
  'src/admin/articles/preview/article-preview.tsx':
    "Object.assign(globalThis, { release: 'second' });",
  'src/lib/dates.ts': "Object.assign(globalThis, { release: 'second' });",
};

/** The server of a site, and the folder that it serves. */
interface SiteServer {
  url: string;
  folder: string;
  /** The computed styles of a profile of the first release, in a browser context that shares no cache with the tests'. */
  profileStyles: object[];
}

/** A site that is deployed with one release after the other. */
interface Site extends Pick<SiteServer, 'url' | 'profileStyles'> {
  /** Deploys the second release over the first, whose files are kept or deleted. */
  deploySecond: (firstFiles: 'kept' | 'deleted') => Promise<void>;
  /** Rolls back to the first release. */
  rollBack: () => Promise<void>;
}

const test = base.extend<{ site: Site }, { secondRelease: undefined; server: SiteServer }>({
  secondRelease: [
    async ({}, use) => {
      await buildRelease(SECOND_RELEASE, CHANGES);
      await use(undefined);
    },
    { scope: 'worker', auto: true, timeout: 360_000 },
  ],
  server: [
    async ({ browser }, use, { workerIndex }) => {
      const folder = resolve('.cache/releases', `site-${workerIndex}`);
      await rm(folder, { recursive: true, force: true });
      await cp(FIRST_RELEASE, folder, { recursive: true });
      const { url, stop } = await startPreview('--build', folder);
      const page = await browser.newPage({ baseURL: url });
      const { styles: profileStyles } = await openProfile(page);
      await page.close();
      await use({ url, folder, profileStyles });
      stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  site: async ({ server: { url, folder, profileStyles } }, use) => {
    await use({
      url,
      profileStyles,
      deploySecond: async (firstFiles) => {
        if (firstFiles === 'deleted') await rm(join(folder, 'assets'), { recursive: true });
        await cp(SECOND_RELEASE, folder, { recursive: true });
      },
      rollBack: async () => {
        await rm(join(folder, 'assets'), { recursive: true });
        await cp(FIRST_RELEASE, folder, { recursive: true });
      },
    });
    // The next test begins with the first release and the seed.
    await rm(join(folder, 'assets'), { recursive: true });
    await cp(FIRST_RELEASE, folder, { recursive: true });
    const response = await fetch(`${url}/__mock/reset`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(200);
  },
  baseURL: async ({ site }, use) => use(site.url),
});

// Runs the tests in one worker, which builds the second release once.
test.describe.configure({ mode: 'default' });
test.use(REDUCED_MOTION);

/** Returns the SHA-256 of each immutable file, by name. */
async function hashAssets(release: string): Promise<Map<string, string>> {
  const folder = join(release, 'assets');
  const names = (await readdir(folder)).sort();
  const digests = names.map(async (name): Promise<[string, string]> => {
    const bytes = await readFile(join(folder, name));
    return [name, createHash('sha256').update(bytes).digest('hex')];
  });
  return new Map(await Promise.all(digests));
}

/** Returns the file names by SHA-256. */
function namesByContent(assets: Map<string, string>): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [name, digest] of assets) names.set(digest, [...(names.get(digest) ?? []), name]);
  return names;
}

/** Returns the computed styles of a screen's heading and its ancestors. */
function readComputedStyles(page: Page): Promise<object[]> {
  return page.evaluate(() => {
    const styles: object[] = [];
    for (
      let element = document.querySelector('main h1');
      element && element.tagName !== 'MAIN';
      element = element.parentElement
    ) {
      const { display, gap, padding, font, color, inlineSize } = getComputedStyle(element);
      styles.push({ tag: element.tagName, display, gap, padding, font, color, inlineSize });
    }
    return styles;
  });
}

/** Counts the document requests of the page from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** Returns the release of the page's scripts, and of the styles of its profile. */
function readRelease(page: Page): Promise<{ scripts: string; styles: string }> {
  return page.evaluate(() => {
    const heading = document.querySelector('main h1') ?? document.body;
    return {
      scripts: String(Reflect.get(globalThis, 'release') ?? 'first'),
      styles: getComputedStyle(heading).getPropertyValue('--release') || 'first',
    };
  });
}

const menuLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

const lawyerLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Vivian Shen' });

/** Expects the profile as rendered by one release, with the expected styles. */
async function expectLawyer(page: Page, expectedStyles: object[], release: 'first' | 'second') {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Vivian Shen/);
  await expect.poll(() => readComputedStyles(page)).toEqual(expectedStyles);
  expect(await readRelease(page)).toEqual({ scripts: release, styles: release });
}

/** Types into the contact form, which loads when the visitor scrolls to it. */
async function fillContactForm(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Write to us' }).scrollIntoViewIfNeeded();
  await page.getByLabel('Email', { exact: true }).fill('someone@example.com');
}

/** Opens a profile of the current release, and returns its path and computed styles. */
async function openProfile(page: Page): Promise<{ path: string; styles: object[] }> {
  await page.goto('/people');
  await lawyerLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Vivian Shen/);
  const expectedStyles = await readComputedStyles(page);
  expect(expectedStyles.length).toBeGreaterThan(2);
  return { path: new URL(page.url()).pathname, styles: expectedStyles };
}

test('an immutable file has the same name in two releases if, and only if, its content is the same', async () => {
  const first = await hashAssets(FIRST_RELEASE);
  const second = await hashAssets(SECOND_RELEASE);
  const sharedNames = [...first.keys()].filter((name) => second.has(name));
  expect(sharedNames.length).toBeGreaterThan(0);
  expect(sharedNames.length).toBeLessThan(first.size);
  expect(
    sharedNames.filter((name) => first.get(name) !== second.get(name)),
    'files with the same name and other content',
  ).toEqual([]);
  const firstNames = namesByContent(first);
  const secondNames = namesByContent(second);
  const renamedChunks = [...firstNames].filter(
    ([content, names]) =>
      secondNames.has(content) && String(secondNames.get(content)) !== String(names),
  );
  expect(renamedChunks, 'files with the same content and another name').toEqual([]);
});

test('the chunks of libraries import no chunk of the application, and keep their names in the second release', async () => {
  const chunkOf = (file: string) => file.replace(/-[\w-]{8}\.js$/, '');
  const sharedChunks = [...LIBRARY_CHUNKS, 'rolldown-runtime'];
  const [first, second] = await Promise.all([
    hashAssets(FIRST_RELEASE),
    hashAssets(SECOND_RELEASE),
  ]);
  for (const name of LIBRARY_CHUNKS) {
    const file = [...first.keys()].find(
      (fileName) => fileName.endsWith('.js') && chunkOf(fileName) === name,
    );
    if (!file) throw new Error(`The build has no chunk ${name}`);
    const script = await readFile(join(FIRST_RELEASE, 'assets', file), 'utf8');
    const importMatches = [...script.matchAll(/["'`]\.\/([^"'`]+\.js)["'`]/g)];
    const importedChunks = importMatches.map(([, path = '']) => chunkOf(path));
    expect
      .soft(
        importedChunks.filter((fileName) => !sharedChunks.includes(fileName)),
        `imports of ${name}`,
      )
      .toEqual([]);
    expect.soft([...second.keys()], `${name} in the second release`).toContain(file);
  }
});

test('an open page of the first release continues with its own files after the second release', async ({
  page,
  site,
  browser,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const staff = await browser.newPage({ baseURL: site.url });
  await page.goto('/home');
  await expect(menuLink(page, 'People')).toBeVisible();
  await storeSession(staff);
  await staff.goto('/admin/articles/news/list');
  await expect(staff.getByRole('row').nth(1)).toBeVisible();

  await site.deploySecond('kept');
  const loadCounters = [countLoads(page), countLoads(staff)];
  await menuLink(page, 'People').click();
  await lawyerLink(page).click();
  await expectLawyer(page, site.profileStyles, 'first');
  await menuLink(page, 'About us').click();
  await fillContactForm(page);
  await staff.getByRole('row').nth(1).getByRole('link', { name: /^Edit/ }).click();
  await expect(staff.locator('.ql-editor').first()).toBeVisible();
  expect(loadCounters.map((count) => count())).toEqual([0, 0]);
  for (const tab of [page, staff])
    expect(await readRelease(tab)).toMatchObject({ scripts: 'first' });
  expect(errors).toEqual([]);
  await staff.close();
});

test('a page of the first release reloads once, as the second release, when its files are deleted', async ({
  page,
  site,
}) => {
  await page.goto('/home');
  await expect(menuLink(page, 'People')).toBeVisible();
  await site.deploySecond('deleted');
  const getLoadCount = countLoads(page);
  await menuLink(page, 'People').click();
  await lawyerLink(page).click();
  await expectLawyer(page, site.profileStyles, 'second');
  expect(getLoadCount()).toBe(1);
});

test('a visitor with cached files of the first release sees the second release completely', async ({
  page,
  site,
}) => {
  const { path, styles: expectedStyles } = await openProfile(page);
  await site.deploySecond('deleted');
  await page.goto(path);
  await expectLawyer(page, expectedStyles, 'second');
  await page.goto('/about');
  await fillContactForm(page);
});

test('a page of the second release reloads once, as the first release, after a rollback', async ({
  page,
  site,
}) => {
  await site.deploySecond('deleted');
  await page.goto('/home');
  await expect(menuLink(page, 'People')).toBeVisible();
  await site.rollBack();
  const getLoadCount = countLoads(page);
  await menuLink(page, 'People').click();
  await lawyerLink(page).click();
  await expectLawyer(page, site.profileStyles, 'first');
  expect(getLoadCount()).toBe(1);
});

const newsTitle = (page: Page) =>
  page.getByRole('region', { name: /^English/ }).getByLabel('Title');

/**
 * Types a title and opens a part of the edit form whose files are missing. Expects that "Try again" reloads the page
 * without a confirm dialog, and that the draft contains the title.
 */
async function typeAndRecover(page: Page, text: string): Promise<void> {
  const getLoadCount = countLoads(page);
  const address = page.url();
  await newsTitle(page).fill(text);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(newsTitle(page)).toHaveValue(text);
  expect(page.url()).toBe(address);
  expect(getLoadCount()).toBe(1);
}

test('an edit form whose files are missing reloads with the typed text, after a release and after a rollback', async ({
  page,
  site,
}) => {
  await storeSession(page);
  await page.goto('/admin/articles/news/edit?no=N-0102');
  await expect(newsTitle(page)).toBeEditable();
  await site.deploySecond('deleted');
  await typeAndRecover(page, 'Typed under the first release');
  expect(await readRelease(page)).toMatchObject({ scripts: 'second' });

  await site.rollBack();
  await typeAndRecover(page, 'Typed under the second release');
  expect(await readRelease(page)).toMatchObject({ scripts: 'first' });
});

test('the admin area opens screens whose files are missing, after a release and after a rollback', async ({
  page,
  site,
}) => {
  const openEditForm = () =>
    page.getByRole('row').nth(1).getByRole('link', { name: /^Edit/ }).click();
  await storeSession(page);
  await page.goto('/admin/articles/news/list');
  const getLoadCount = countLoads(page);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await site.deploySecond('deleted');
  await openEditForm();
  await expect(newsTitle(page)).toBeEditable();
  expect(new URL(page.url()).pathname).toBe('/admin/articles/news/edit');
  expect(await readRelease(page)).toMatchObject({ scripts: 'second' });
  expect(getLoadCount()).toBe(1);

  // The page does not reload twice within a short time: it waits for a click.
  await site.rollBack();
  await page.getByRole('link', { name: 'Site status' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Site status' })).toBeVisible();
  expect(await readRelease(page)).toMatchObject({ scripts: 'first' });
  expect(getLoadCount()).toBe(2);
});

test('a login on a page whose files are missing leads to the admin area', async ({
  page,
  site,
}) => {
  await page.goto('/admin-login?redirect=/admin/site/status');
  const accountField = page.locator('input[autocomplete="username"]');
  await expect(accountField).toBeEditable();
  await site.deploySecond('deleted');
  const getLoadCount = countLoads(page);
  await accountField.fill('admin');
  await page.locator('input[autocomplete="current-password"]').fill('admin123');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Site status' })).toBeVisible();
  expect(await readRelease(page)).toMatchObject({ scripts: 'second' });
  expect(getLoadCount()).toBe(1);
});
