import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { scrollThrough, watchRequests } from '../../e2e/settle';
import { findChromium } from '../chromium';
import { PUBLIC_PAGES } from './pages';
import { YARDSTICKS } from './servers';

/** The phone that Lighthouse emulates. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** Returns the markup of a page without its scripts, after it was scrolled to its end and back. */
async function captureMarkup(browser: Browser, url: string, language: string): Promise<string> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  await context.addInitScript((code) => localStorage.setItem('umi_locale', code), language);
  watchRequests(context);
  const page = await context.newPage();
  await page.goto(url);
  await page.mouse.move(10, 10);
  await scrollThrough(page);
  const html = await page.evaluate(() => {
    const removedElements =
      'script, noscript, link[rel="modulepreload"], link[as="script"], link[as="fetch"]';
    for (const element of document.querySelectorAll(removedElements)) element.remove();
    return `<!doctype html>${document.documentElement.outerHTML}`;
  });
  await context.close();
  // Picture URLs contain the origin of the server that sent the response.
  return html.replaceAll(new URL(url).origin, '');
}

/**
 * Writes the yardsticks that are copied from the product's pages with a `staticFileName`, with the same markup, style
 * sheets, fonts and pictures but without scripts. `productUrl` serves the folder `product`.
 */
export async function writeStaticPages(productUrl: string, product: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox'],
  });
  try {
    await mkdir(join(YARDSTICKS, 'static'), { recursive: true });
    await cp(join(product, 'assets'), join(YARDSTICKS, 'assets'), {
      recursive: true,
      filter: (file) => !file.endsWith('.js'),
    });
    for (const { path, staticFileName, language = 'en_US' } of PUBLIC_PAGES) {
      if (!staticFileName) continue;
      const html = await captureMarkup(browser, new URL(path, productUrl).href, language);
      await writeFile(join(YARDSTICKS, 'static', `${staticFileName}.html`), html);
    }
  } finally {
    await browser.close();
  }
}
