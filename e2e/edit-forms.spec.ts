import type { Locator, Page } from '@playwright/test';
import { REDUCED_MOTION, expect, setInterfaceLanguage, storeSession, test } from './fixtures';

test.use(REDUCED_MOTION);

/** A news item in both languages. */
const ITEM = '/admin/articles/news/edit?no=N-0021';

async function openNewsItem(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await storeSession(page);
  await page.goto(ITEM);
  await page.getByRole('toolbar', { name: 'Formatting' }).first().waitFor();
}

const englishContent = (page: Page) => page.locator('#field-versions-en_US-content');

/** Returns the vertical position of an element in the page. */
const topOf = (element: Locator) =>
  element.evaluate((node) => Math.round(node.getBoundingClientRect().top + scrollY));

/** Expects the menu of the tools that do not fit into the toolbar to be on the screen, wherever the toolbar is. */
async function expectToolMenuOnScreen(page: Page, height: number): Promise<void> {
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  const menu = page.getByRole('menu').filter({ hasText: 'Superscript' });
  for (const top of [100, height / 2, height - 200]) {
    await toolbar.evaluate((bar, y) => {
      scrollBy({ top: bar.getBoundingClientRect().top - y, behavior: 'instant' });
    }, top);
    await toolbar.getByRole('button', { name: 'More tools' }).click();
    await expect(menu.getByRole('menuitem', { name: 'Superscript' })).toBeVisible();
    await expect(menu).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
}

test('at 1440 px, the edit form has one toolbar, a menu of further tools on the screen, no red outline, and fields that stay in place', async ({
  page,
}) => {
  await openNewsItem(page, 1440, 900);
  await test.step('the menu of the tools that do not fit into the toolbar stays on the screen', async () => {
    await expectToolMenuOnScreen(page, 900);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  });
  await test.step('only the focused text has a toolbar, and a text does not move when it gets its toolbar', async () => {
    const chinese = page.locator('#field-versions-zh_CN-content');
    const toolbars = page.getByRole('toolbar', { name: 'Formatting' });
    await expect(toolbars).toHaveCount(1);
    await expect(toolbars).toHaveAttribute('aria-controls', 'field-versions-en_US-content');
    // Both editors have replaced their stored texts.
    await expect(chinese).toHaveAttribute('contenteditable', 'true');
    const topBefore = await topOf(chinese);
    await chinese.focus();
    await expect(toolbars).toHaveCount(1);
    await expect(toolbars).toHaveAttribute('aria-controls', 'field-versions-zh_CN-content');
    expect(await topOf(chinese)).toBe(topBefore);
  });
  await test.step('the focus outline of a text is not red, because red means an error', async () => {
    const title = page.locator('#field-versions-en_US-title');
    const outlineOf = (element: Locator) =>
      element.evaluate((node) => {
        const { outlineColor, outlineStyle } = getComputedStyle(node);
        return [outlineStyle, outlineColor];
      });
    await title.focus();
    expect(await outlineOf(title)).toEqual(['solid', 'rgb(22, 32, 42)']);
    await englishContent(page).focus();
    const frame = page.locator('[class*="_editor_"]', { has: englishContent(page) });
    expect(await outlineOf(frame)).toEqual(['solid', 'rgb(22, 32, 42)']);
  });
  await test.step('fields of both languages stay side by side when one has an error, and the list of issues moves no field', async () => {
    const field = (name: string) => page.locator(`#field-versions-${name}`);
    await field('en_US-title').fill('');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Enter a title.')).toBeVisible();
    for (const name of ['title', 'note', 'content-label']) {
      expect(await topOf(field(`en_US-${name}`)), name).toBe(await topOf(field(`zh_CN-${name}`)));
    }
    const topBefore = await topOf(field('en_US-note'));
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('alert', { name: 'Not published' })).toBeFocused();
    expect(await topOf(field('en_US-note'))).toBe(topBefore);
    // The issues are underlined like links, and the tooltip of the button under the pointer does not cover them.
    const issue = page.getByRole('button', { name: 'English: Enter a title.' });
    await expect(issue).toHaveCSS('text-decoration-line', 'underline');
    await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveCount(0);
  });
});

test('on a phone, tools that do not fit into the toolbar are in a menu that opens by keyboard and stays within the viewport, and no sticky bar covers the field of a chosen issue or the end of the form', async ({
  page,
}) => {
  await openNewsItem(page, 390, 844);
  await test.step('the keyboard opens the menu of the tools that do not fit into the toolbar', async () => {
    // Without the mouse, which would point at an item of the menu.
    await englishContent(page).focus();
    await page.keyboard.press('Control+Home');
    const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
    const { height } = (await toolbar.boundingBox()) ?? {};
    expect(height).toBeLessThan(48);
    await expect(toolbar.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(toolbar.getByRole('button', { name: 'Redo' })).toBeVisible();
    await expect(toolbar.getByRole('button', { name: 'Quotation' })).toHaveCount(0);

    await page.keyboard.press('Alt+F10');
    await page.keyboard.press('End');
    await expect(toolbar.getByRole('button', { name: 'More tools' })).toBeFocused();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu');
    for (const name of [/^Underline/, /^Link/, 'Bulleted list', 'Numbered list']) {
      await expect(menu.getByRole('menuitem', { name })).toBeFocused();
      await page.keyboard.press('ArrowDown');
    }
    await expect(menu.getByRole('menuitem', { name: 'Quotation' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu).toBeHidden();
    await expect(englishContent(page)).toBeFocused();
    await expect(englishContent(page).locator('blockquote').first()).toContainText(
      /^China adopted/,
    );
  });
  await test.step('the menu stays on the screen', async () => {
    await expectToolMenuOnScreen(page, 844);
  });
  await test.step('no bar covers the field that an issue leads to, and none covers the end of the form', async () => {
    await page.locator('#field-versions-en_US-title').fill('');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const summary = page.getByRole('alert', { name: 'Not published' });
    await summary.getByRole('button', { name: 'English: Enter a title.' }).click();
    const title = page.locator('#field-versions-en_US-title');
    await expect(title).toBeFocused();
    // The list is hidden, and its number shows it again.
    const issueCountButton = summary.getByRole('button', { name: '1 issue' });
    await expect(issueCountButton).toHaveAttribute('aria-expanded', 'false');
    const isUncovered = (element: Locator) =>
      element.evaluate((node) => {
        const { left, bottom, width } = node.getBoundingClientRect();
        const topElement = document.elementFromPoint(left + width / 2, bottom - 2);
        return topElement !== null && (node.contains(topElement) || topElement.contains(node));
      });
    expect(await isUncovered(title)).toBe(true);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => isUncovered(page.locator('#field-cover-help'))).toBe(true);
    await issueCountButton.click();
    await expect(summary.getByRole('button', { name: 'English: Enter a title.' })).toBeVisible();
  });
});

test('the actions of a portrait fit on it, and the keyboard reaches those in the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await storeSession(page);
  await page.goto('/admin/people/edit/1000001');
  const portrait = page.getByRole('group', { name: 'Portrait' });
  const { width = 0 } = (await portrait.getByRole('img').boundingBox()) ?? {};
  const replaceButton = portrait.getByRole('button', { name: 'Replace picture' });
  const moreButton = portrait.getByRole('button', { name: 'More picture actions' });
  const [replaceBox, moreBox] = [await replaceButton.boundingBox(), await moreButton.boundingBox()];
  expect(moreBox?.y).toBe(replaceBox?.y);
  expect((moreBox?.x ?? 0) + (moreBox?.width ?? 0) - (replaceBox?.x ?? 0)).toBeLessThanOrEqual(
    width,
  );

  await moreButton.press('Enter');
  // The opened menu takes the focus.
  await expect(page.getByRole('menuitem', { name: 'Reuse a picture' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Crop picture' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: /^Remove/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(portrait.getByRole('img')).toHaveCount(0);
  await expect(portrait.getByRole('button', { name: 'Choose a picture' })).toBeFocused();
});

test('italics of an English text are italic in the Chinese interface', async ({ page }) => {
  await setInterfaceLanguage(page, 'zh_CN');
  await storeSession(page);
  await page.goto('/admin/articles/news/edit?no=N-0102');
  await expect(englishContent(page).locator('em').first()).toHaveCSS('font-style', 'italic');
});
