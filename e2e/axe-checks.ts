import type { Page } from '@playwright/test';
import { axeViolations } from './axe';
import { expect } from './fixtures';
import { VIEWPORT_HEIGHTS, type Width } from './screens';
import { resize, waitUntilSettled } from './settle';

/** Matches dialogs, to check a dialog alone: the screen behind it is checked separately. */
export const DIALOG = 'dialog[open], [role="dialog"]';

/** A part of a page to check, by default the whole page, and the narrow width of its check in English. */
interface CheckOptions {
  within?: string;
  narrowWidth?: Width;
}

/** Matches labels that antd sets in English: the names of its icons ("left", "close-circle"), and those of controls. */
const ENGLISH_LABEL_PATTERN =
  /^[a-z]+(-[a-z]+)*$|^(Increase Value|Decrease Value|Clear|Close|Select all)$/;

/** Expects none of antd's English labels on the current page, outside of `aria-hidden` elements. */
async function expectNoEnglishLabels(page: Page): Promise<void> {
  const labels = await page
    .locator('[aria-label]')
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('[aria-hidden="true"]'))
        .map((element) => element.getAttribute('aria-label') ?? ''),
    );
  expect
    .soft(
      labels.filter((label) => ENGLISH_LABEL_PATTERN.test(label)),
      page.url(),
    )
    .toEqual([]);
}

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

/** Expects no axe violations on the current page at its current width. */
async function expectNoViolations(
  page: Page,
  options: Parameters<typeof axeViolations>[1],
): Promise<void> {
  const width = page.viewportSize()?.width;
  expect
    .soft(
      await axeViolations(page, options),
      `${page.url()} in ${await languageOf(page)} at ${width} px ${options?.within ?? ''}`,
    )
    .toEqual([]);
}

/**
 * Expects no axe violations on the current page in its current language, and none of antd's English labels in Chinese.
 * Style sheets change only the typography by language: only the check in English covers contrast and the narrow width.
 */
export async function expectAccessible(
  page: Page,
  { within, narrowWidth }: CheckOptions = {},
): Promise<void> {
  if ((await languageOf(page)) !== 'en-US') {
    await expectNoViolations(page, { within, without: 'colors' });
    await expectNoEnglishLabels(page);
    return;
  }
  await expectNoViolations(page, { within });
  const size = page.viewportSize();
  if (!narrowWidth || !size) return;
  await resize(page, narrowWidth, VIEWPORT_HEIGHTS[narrowWidth]);
  await expectNoViolations(page, { within });
  await page.setViewportSize(size);
}

/** Switches the current page to the other interface language without a reload, and expects other texts in `within`. */
async function switchLanguage(page: Page, within = 'body'): Promise<void> {
  const readText = () =>
    page.locator(within).evaluateAll((parts) => parts.map((part) => part.textContent).join(' '));
  const textBefore = await readText();
  const language = (await languageOf(page)) === 'en-US' ? 'zh-CN' : 'en-US';
  const button = page.locator(`button[lang="${language}"][aria-pressed]`).first();
  // Not by mouse: a dialog covers the switch, and on narrow screens it is in the menu.
  await button.evaluate((element: HTMLElement) => element.click());
  await page.waitForFunction((lang) => document.documentElement.lang === lang, language);
  await waitUntilSettled(page);
  expect(await readText(), `${page.url()} after the switch to ${language}`).not.toBe(textBefore);
}

/**
 * Runs `expectAccessible` in both interface languages. The page stays in the second one, which is the first one of the
 * next check.
 */
export async function expectAccessibleInBothLanguages(
  page: Page,
  options: CheckOptions = {},
): Promise<void> {
  await expectAccessible(page, options);
  await switchLanguage(page, options.within);
  await expectAccessible(page, options);
}
