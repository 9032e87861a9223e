import {
  expect,
  type BrowserContext,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test';

/** The pending requests of each page that `watchRequests` tracks. */
const requestsOfPages = new WeakMap<Page, Set<Request>>();

/** Tracks the pending requests of a context's pages, for `waitUntilSettled`. Call it before the pages open. */
export function watchRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const requests = new Set<Request>();
    requestsOfPages.set(page, requests);
    page.on('request', (request) => requests.add(request));
    page.on('requestfinished', (request) => requests.delete(request));
    page.on('requestfailed', (request) => requests.delete(request));
  });
}

/**
 * Returns the busy elements and the running finite animations after three idle frames. Elements out of view may stay
 * busy until a user scrolls near: only `includesOutOfView` includes them.
 */
function findBusyElements(page: Page, includesOutOfView = false): Promise<string[]> {
  return page.evaluate(async (includesAll) => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise(requestAnimationFrame);
      // On a busy machine the work of a frame may still be queued; an idle callback runs after it.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }));
    }
    const busyNames = [...document.querySelectorAll('[aria-busy="true"]')]
      .filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const isInView = includesAll || (bottom > 0 && top < innerHeight);
        return isInView && element.checkVisibility({ visibilityProperty: true });
      })
      .map(({ className }) => `busy: ${className}`);
    const animationNames = document
      .getAnimations()
      .filter(
        ({ playState, timeline, effect }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Infinity,
      )
      .map((animation) => `moving: ${animation.id || animation.constructor.name}`);
    return [...busyNames, ...animationNames];
  }, includesOutOfView);
}

/** Waits until a page has no pending requests, no busy element in view and no finite animation. Throws after a minute. */
export async function waitUntilSettled(page: Page): Promise<void> {
  const requests = requestsOfPages.get(page);
  if (!requests) throw new Error('The page was opened before watchRequests(context)');
  const describePendingRequests = () => [...requests].map((request) => `pending: ${request.url()}`);
  await expect(async () => {
    expect(describePendingRequests()).toEqual([]);
    expect(await findBusyElements(page)).toEqual([]);
    expect(describePendingRequests()).toEqual([]);
  }).toPass({ timeout: 60_000, intervals: [20, 50, 100] });
}

/** Resizes a page, and waits until the layout is stable. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((expectedWidth) => innerWidth === expectedWidth, width);
  await waitUntilSettled(page);
}

/**
 * Navigates to another screen of the open application, as its links do, without reloading the document; opens the
 * path where the application is not open. Waits until the new screen has its heading.
 */
export async function navigateTo(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank' || (await page.locator('#root h1').count()) === 0) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    return;
  }
  const previousHeading = await page.evaluate((to) => {
    const heading = document.querySelector<HTMLElement>('h1');
    if (heading) heading.dataset.previousScreen = '';
    history.pushState(null, '', to);
    return heading?.textContent;
  }, path);
  await page.waitForFunction((text) => {
    const heading = document.querySelector<HTMLElement>('h1');
    return (
      heading && (heading.dataset.previousScreen === undefined || heading.textContent !== text)
    );
  }, previousHeading);
}

/** Scrolls from the top to the bottom of a page. Returns its height before, or `undefined` if it stopped painting. */
function scrollToBottom(page: Page): Promise<number | undefined> {
  return page.evaluate(async () => {
    const heightBefore = document.body.scrollHeight;
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight * 0.9) {
      scrollTo({ top, behavior: 'instant' });
      const hasPainted = await new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
        setTimeout(() => resolve(false), 20_000);
      });
      if (!hasPainted) return undefined;
    }
    return heightBefore;
  });
}

/**
 * Scrolls through a page until all lazy content has loaded, and back to the top. Reloads the page once if it stops
 * painting: on a busy machine, Chromium's compositor may wait forever for tiles of a page with many pictures, while
 * scripts and timers go on. Throws if it stops again, or after a minute and a half.
 */
export async function scrollThrough(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await waitUntilSettled(page);
  const fitsViewport = await page.evaluate(() => document.body.scrollHeight <= innerHeight);
  if (fitsViewport && (await findBusyElements(page, true)).length === 0) return;
  let wasReloaded = false;
  await expect(async () => {
    const height = await scrollToBottom(page);
    if (height === undefined) {
      if (wasReloaded) throw new Error('The page painted no frame in 20 s');
      wasReloaded = true;
      console.log(`Reloaded, since Chromium stopped painting: ${page.url()}`);
      await page.reload();
      await page.locator('h1').first().waitFor();
    }
    await waitUntilSettled(page);
    // Content that loaded after it was scrolled past waits until a user scrolls near again.
    expect(await findBusyElements(page, true)).toEqual([]);
    // Content that has grown in the meantime, or a reloaded page, has not been scrolled through.
    expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
  }).toPass({ timeout: 90_000, intervals: [0] });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Advances the fake clock of a page in steps until the target is visible. */
export async function advanceUntilVisible(stepMs: number, target: Locator): Promise<void> {
  await expect(async () => {
    await target.page().clock.runFor(stepMs);
    expect(await target.first().isVisible()).toBe(true);
  }).toPass({ intervals: [20] });
}
