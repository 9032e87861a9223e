import { existsSync } from 'node:fs';
import puppeteer, { type KeyInput } from 'puppeteer-core';
import type { Engine } from './engine';

const FIREFOX = '/usr/bin/firefox-esr';

/** Whether Debian's Firefox is installed. */
export const HAS_FIREFOX = existsSync(FIREFOX);

/** Starts headless Firefox ESR, driven by its own WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    defaultViewport: { width: 1440, height: 1000 },
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-US',
      // Clicks would miss moving elements.
      'ui.prefersReducedMotion': 1,
    },
  });
  const page = await browser.newPage();
  const run: Engine['run'] = async <Result>(body: string) =>
    (await page.evaluate(`(() => { ${body} })()`)) as Result;
  return {
    open: async (url) => {
      await page.goto(url);
    },
    run,
    click: (left, top) => page.mouse.click(left, top),
    type: (text) => page.keyboard.type(text),
    press: async (keys) => {
      const [last = '', ...modifiers] = keys.split('+').reverse();
      for (const key of modifiers) await page.keyboard.down(key as KeyInput);
      await page.keyboard.press(last as KeyInput);
      for (const key of modifiers) await page.keyboard.up(key as KeyInput);
    },
    close: () => browser.close(),
  };
}
