import type { Page } from '@playwright/test';
import { REDUCED_MOTION, expect, setInterfaceLanguage, test } from './fixtures';
import { publicScreens, VIEWPORT_HEIGHTS } from './screens';
import { scrollThrough, resize, navigateTo } from './settle';

test.use(REDUCED_MOTION);

const RIGHT_TO_LEFT_PATTERN_SOURCE = '/^(he|ar|fa|ku)/i';

/** Makes Chinese a right-to-left pseudo-locale. Returns a function that counts the scripts changed for it. */
async function mirror(page: Page): Promise<() => number> {
  let changeCount = 0;
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    if (code.includes(RIGHT_TO_LEFT_PATTERN_SOURCE)) changeCount += 1;
    const body = code.replaceAll(RIGHT_TO_LEFT_PATTERN_SOURCE, '/^(he|ar|fa|ku|zh)/i');
    await route.fulfill({ response, body });
  });
  return () => changeCount;
}

interface Box {
  element: string;
  start: number;
  end: number;
}

/** Returns the distance of a screen's blocks from the edge where their lines begin, in document order. */
function measureBlocks(page: Page): Promise<Box[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isMirrored = document.documentElement.dir === 'rtl';
    // Pictures and horizontal scrollers have a direction of their own.
    const comparedElements =
      'header, nav, main, footer, section, article, h1, h2, h3, ol, ul, dl, form, figure';
    return [...document.querySelectorAll<HTMLElement>(comparedElements)]
      .filter((element) => element.checkVisibility() && !element.closest('[data-frame], dialog'))
      .map((element) => {
        const { left, right } = element.getBoundingClientRect();
        const [start, end] = isMirrored ? [width - right, width - left] : [left, right];
        return { element: `${element.tagName} ${element.className}`, start, end };
      });
  });
}

/** Returns the blocks with all right-to-left content switched to left-to-right. */
async function measureLeftToRightBlocks(page: Page): Promise<Box[]> {
  const switchedElements = await page.evaluateHandle(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('[dir="rtl"]')];
    for (const element of elements) element.dir = 'ltr';
    return elements;
  });
  const leftToRightBoxes = await measureBlocks(page);
  await switchedElements.evaluate((elements) => {
    for (const element of elements) element.dir = 'rtl';
  });
  return leftToRightBoxes;
}

/** Compares a screen with its mirror image at the current size. */
async function expectMirrored(page: Page, name: string): Promise<void> {
  const leftToRightBoxes = await measureLeftToRightBlocks(page);
  const mirroredBoxes = await measureBlocks(page);
  expect(leftToRightBoxes.length, name).toBeGreaterThan(10);
  const misalignedBoxes = leftToRightBoxes.filter(({ start, end }, index) => {
    const expected = mirroredBoxes[index];
    return !expected || Math.abs(expected.start - start) > 2 || Math.abs(expected.end - end) > 2;
  });
  expect.soft(misalignedBoxes, name).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${name} is as wide as the screen`).toBe(0);
}

test('every public screen is mirrored in right-to-left direction, narrow and wide', async ({
  page,
}) => {
  const getChangeCount = await mirror(page);
  await setInterfaceLanguage(page, 'zh_CN');
  await page.setViewportSize({ width: 1440, height: VIEWPORT_HEIGHTS[1440] });
  for (const path of publicScreens('zh_CN')) {
    await navigateTo(page, path);
    await scrollThrough(page);
    await expect(page.locator('html'), path).toHaveAttribute('dir', 'rtl');
    await expectMirrored(page, `${path} at 1440 px`);
    await resize(page, 360, VIEWPORT_HEIGHTS[360]);
    await expectMirrored(page, `${path} at 360 px`);
    await page.setViewportSize({ width: 1440, height: VIEWPORT_HEIGHTS[1440] });
  }
  expect(getChangeCount(), 'files changed for the pseudo-locale').toBeGreaterThan(0);
});
