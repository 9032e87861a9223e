import type { Page } from '@playwright/test';
import { expect, speak, test } from './fixtures';
import { publicScreens, SIZES } from './screens';
import { readThrough, resize, watchRequests } from './settle';

const RIGHT_TO_LEFT = '/^(he|ar|fa|ku)/i';

/** Makes Chinese a language that is written from right to left: a pseudo-locale with all its words. */
async function mirror(page: Page): Promise<() => number> {
  let changed = 0;
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch();
    const code = await answer.text();
    if (code.includes(RIGHT_TO_LEFT)) changed += 1;
    const body = code.replaceAll(RIGHT_TO_LEFT, '/^(he|ar|fa|ku|zh)/i');
    await route.fulfill({ response: answer, body });
  });
  return () => changed;
}

interface Box {
  element: string;
  start: number;
  end: number;
}

/** How far the blocks of a screen stand from the edge where its lines begin, in document order. */
function blocks(page: Page): Promise<Box[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const mirrored = document.documentElement.dir === 'rtl';
    // Pictures and what scrolls sideways have an inside of their own.
    const kept =
      'header, nav, main, footer, section, article, h1, h2, h3, ol, ul, dl, form, figure';
    return [...document.querySelectorAll<HTMLElement>(kept)]
      .filter((element) => element.checkVisibility() && !element.closest('[data-frame], dialog'))
      .map((element) => {
        const { left, right } = element.getBoundingClientRect();
        const [start, end] = mirrored ? [width - right, width - left] : [left, right];
        return { element: `${element.tagName} ${element.className}`, start, end };
      });
  });
}

/** Compares a screen with its mirror image, in the size that both have. */
async function compare(page: Page, other: Page, name: string): Promise<void> {
  // What is read late may be there on one of the two before it is on the other.
  await expect(async () => {
    const [one, two] = await Promise.all([blocks(page), blocks(other)]);
    expect(two.map(({ element }) => element)).toEqual(one.map(({ element }) => element));
  }).toPass({ timeout: 10_000 });
  const [straight, mirrored] = await Promise.all([blocks(page), blocks(other)]);
  const askew = straight.filter(({ start, end }, index) => {
    const there = mirrored[index];
    return !there || Math.abs(there.start - start) > 2 || Math.abs(there.end - end) > 2;
  });
  expect.soft(askew, name).toEqual([]);
  const overflow = await other.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${name} is as wide as the screen`).toBe(0);
}

test('every public screen mirrors from right to left, narrow and wide', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await speak(page, 'zh_CN');
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  watchRequests(context);
  const other = await context.newPage();
  const changed = await mirror(other);
  await speak(other, 'zh_CN');
  for (const path of publicScreens('zh_CN')) {
    for (const one of [page, other]) await one.setViewportSize({ width: 360, height: 740 });
    await Promise.all(
      [page, other].map(async (one) => {
        await one.goto(path);
        await readThrough(one);
      }),
    );
    await expect(other.locator('html'), path).toHaveAttribute('dir', 'rtl');
    await compare(page, other, `${path} at 360 px`);
    await Promise.all([page, other].map((one) => resize(one, 1440, SIZES[1440])));
    await compare(page, other, `${path} at 1440 px`);
  }
  expect(changed(), 'the pseudo-locale took hold').toBeGreaterThan(0);
  await context.close();
});
