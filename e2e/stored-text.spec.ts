import type { Page } from '@playwright/test';
import { REDUCED_MOTION, expect, storeSession, test } from './fixtures';

test.use(REDUCED_MOTION);

/** Returns the English version of the form: a region or, where only one language is shown, the panel of a tab. */
const englishVersion = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByText('English') })
    .first();
const content = (page: Page) => englishVersion(page).getByRole('textbox', { name: 'Content' });
const toolbar = (page: Page) => englishVersion(page).getByRole('toolbar', { name: 'Formatting' });

/** Opens a news item in a browser that is never idle, until `becomeIdle`. */
async function openInBusyBrowser(page: Page, no: string): Promise<void> {
  await storeSession(page);
  await page.addInitScript(() => {
    const callbacks: IdleRequestCallback[] = [];
    window.requestIdleCallback = (callback) => callbacks.push(callback);
    Reflect.set(window, 'callbacks', callbacks);
  });
  await page.goto(`/admin/articles/news/edit?no=${no}`);
  await content(page).first().waitFor();
}

/** Runs the idle callbacks until the English editor is mounted. */
async function becomeIdle(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => {
      const callbacks = Reflect.get(window, 'callbacks') as IdleRequestCallback[];
      for (const callback of callbacks.splice(0))
        callback({ didTimeout: false, timeRemaining: () => 50 });
    });
    // Without waiting: further callbacks are due before the toolbar appears.
    expect(await toolbar(page).isVisible()).toBe(true);
  }).toPass({ intervals: [20] });
}

/** Returns the position and size of the field, and the positions of the first blocks of its text, in pixels. */
function measurePositions(page: Page): Promise<number[]> {
  return content(page).evaluate((text) => {
    const blocks = text.querySelector(':scope > :is(p, h2, ol, ul)')
      ? text.children
      : (text.firstElementChild?.children ?? []);
    const tops = [...blocks].map((block) => block.getBoundingClientRect().top);
    const { top, width, height } = text.getBoundingClientRect();
    return [top, width, height, ...tops.slice(0, 8)].map((pixels) => Math.round(pixels));
  });
}

for (const width of [1440, 1100, 390]) {
  test(`the editor replaces the stored text without moving the text, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openInBusyBrowser(page, 'N-0102');
    await expect(toolbar(page)).toHaveCount(0);
    const positionsBefore = await measurePositions(page);
    await becomeIdle(page);
    expect(await measurePositions(page)).toEqual(positionsBefore);
  });
}

test('a click on the stored text mounts the editor with the caret at the place of the click', async ({
  page,
}) => {
  await openInBusyBrowser(page, 'N-0102');
  const paragraph = content(page).locator('p').first();
  const caretPoint = await paragraph.evaluate((element) => {
    const range = document.createRange();
    range.setStart(element.firstChild ?? element, 6);
    range.collapse(true);
    const { left, top, height } = range.getBoundingClientRect();
    return { x: left, y: top + height / 2 };
  });
  const text = await paragraph.innerText();
  await page.mouse.click(caretPoint.x, caretPoint.y);
  await expect(content(page)).toBeFocused();
  await page.keyboard.type('X');
  await expect(paragraph).toHaveText(`${text.slice(0, 6)}X${text.slice(6)}`);
});

test('Tab reaches the editor in place of the stored text, and typing changes it', async ({
  page,
}) => {
  await openInBusyBrowser(page, 'N-0102');
  await englishVersion(page).getByLabel('Summary').focus();
  await page.keyboard.press('Tab');
  await expect(content(page)).toBeFocused();
  await expect(content(page)).toHaveAttribute('contenteditable', 'true');
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Typed. ');
  await expect(content(page)).toContainText('Typed.');
});

test('the editor replaces the stored text on a paste, and when something is dragged over it', async ({
  page,
}) => {
  await openInBusyBrowser(page, 'N-0102');
  await content(page).evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<p>Pasted text</p>');
    text.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(content(page)).toContainText('Pasted text');

  const chinese = page.getByRole('region', { name: /Chinese/ });
  const chineseContent = chinese.getByRole('textbox', { name: 'Content' });
  await expect(chineseContent).not.toHaveAttribute('contenteditable');
  await chineseContent.dispatchEvent('dragenter');
  await expect(chineseContent).toHaveAttribute('contenteditable', 'true');
});
