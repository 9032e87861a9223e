import {
  expect,
  type BrowserContext,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test';

/** What each page has asked for and not been given yet. */
const pending = new WeakMap<Page, Set<Request>>();

/** Keeps account of what the pages of a context are waiting for, for `settled`. Call it before they are opened. */
export function watchRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const open = new Set<Request>();
    pending.set(page, open);
    page.on('request', (request) => open.add(request));
    page.on('requestfinished', (request) => open.delete(request));
    page.on('requestfailed', (request) => open.delete(request));
  });
}

/**
 * What goes on in the page once it had nothing to do three times: parts that are busy, and animations that will end.
 * What is out of sight may wait there until somebody comes near.
 */
function goingOn(page: Page, anywhere = false): Promise<string[]> {
  return page.evaluate(async (all) => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise(requestAnimationFrame);
      // On a busy machine what a frame has set off may still wait for its turn; idle means it had it.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }));
    }
    const busy = [...document.querySelectorAll('[aria-busy="true"]')]
      .filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const inSight = all || (bottom > 0 && top < innerHeight);
        return inSight && element.checkVisibility({ visibilityProperty: true });
      })
      .map(({ className }) => `busy: ${className}`);
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, timeline, effect }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Infinity,
      )
      .map((animation) => `moving: ${animation.id || animation.constructor.name}`);
    return [...busy, ...moving];
  }, anywhere);
}

/** Waits until a page asks for nothing, is busy with nothing in sight, and moves nothing. Throws after a minute. */
export async function settled(page: Page): Promise<void> {
  const open = pending.get(page);
  if (!open) throw new Error('The page was opened before watchRequests(context)');
  const asked = () => [...open].map((request) => `asked: ${request.url()}`);
  await expect(async () => {
    expect(asked()).toEqual([]);
    expect(await goingOn(page)).toEqual([]);
    expect(asked()).toEqual([]);
  }).toPass({ timeout: 60_000, intervals: [20, 50, 100] });
}

/** Gives a page another size, and waits until everything stands where it belongs there. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
  await settled(page);
}

/**
 * Goes on to another screen of the application that is open, as its links do, without loading the document
 * anew; opens the path where there is none yet. Waits until the new screen has its heading.
 */
export async function walkTo(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank' || (await page.locator('#root h1').count()) === 0) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    return;
  }
  const before = await page.evaluate((to) => {
    const heading = document.querySelector<HTMLElement>('h1');
    if (heading) heading.dataset.left = '';
    history.pushState(null, '', to);
    return heading?.textContent;
  }, path);
  await page.waitForFunction((text) => {
    const heading = document.querySelector<HTMLElement>('h1');
    return heading && (heading.dataset.left === undefined || heading.textContent !== text);
  }, before);
}

/** Scrolls through a page until everything that is read late is there, and back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await settled(page);
  await expect(async () => {
    const height = await page.evaluate(async () => {
      const before = document.body.scrollHeight;
      for (let at = 0; at < document.body.scrollHeight; at += innerHeight * 0.9) {
        scrollTo({ top: at, behavior: 'instant' });
        await new Promise<void>((resolve, reject) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
          // A page that draws nothing would hang here without a word until the test's time is over.
          setTimeout(() => {
            const page = `${document.visibilityState}, ${innerWidth} × ${innerHeight}, ${document.readyState}`;
            reject(
              new Error(`No frame in 20 s at ${at} of ${document.body.scrollHeight} px: ${page}`),
            );
          }, 20_000);
        });
      }
      return before;
    });
    await settled(page);
    // What came too late to be seen when it was passed waits for somebody to come near again.
    expect(await goingOn(page, true)).toEqual([]);
    // What has grown meanwhile has not been scrolled through.
    expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
  }).toPass({ timeout: 90_000, intervals: [0] });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Lets time pass for a page whose clock is installed, until something is seen. */
export async function holdFor(milliseconds: number, target: Locator): Promise<void> {
  await expect(async () => {
    await target.page().clock.runFor(milliseconds);
    expect(await target.first().isVisible()).toBe(true);
  }).toPass({ intervals: [20] });
}
