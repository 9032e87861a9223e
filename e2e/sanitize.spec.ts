import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base, expect } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { build } from 'vite';
import { serverSanitizerWindow } from '../scripts/vite/server-sanitizer-window';
import { ENGINE_DEPENDENT_TEXTS, HOSTILE_TEXTS } from './hostile-texts';
import type * as sanitizeTexts from './sanitize-texts';

type Sanitize = typeof sanitizeTexts;

/** Base of the relative URLs in the texts. */
const SITE = 'https://www.firm.example';

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(resolve('.cache/sanitize-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

/** Bundles the sanitizer for the browser or for the prerendering server; returns the file. */
async function buildSanitizer(folder: string, isServer: boolean): Promise<string> {
  const entry = 'e2e/sanitize-texts.ts';
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [isServer && serverSanitizerWindow()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      ...(isServer
        ? { ssr: entry, rolldownOptions: { output: { entryFileNames: 'server.mjs' } } }
        : { lib: { entry, formats: ['iife'], name: 'sanitized', fileName: () => 'browser.js' } }),
    },
  });
  return join(folder, isServer ? 'server.mjs' : 'browser.js');
}

test('the prerenderer and the browser sanitize every hostile text to the same markup, which runs no script', async ({
  page,
  folder,
}) => {
  const server = await buildSanitizer(folder, true);
  const { window: sanitizerWindow } = new JSDOM('', { url: SITE });
  Object.assign(globalThis, { location: new URL(SITE), sanitizerWindow });
  const { sanitizeToMarkup } = (await import(pathToFileURL(server).href)) as Sanitize;
  const prerenderedMarkup = sanitizeToMarkup([...HOSTILE_TEXTS, ...ENGINE_DEPENDENT_TEXTS]);

  await page.route(`${SITE}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(SITE);
  await page.addScriptTag({ content: await readFile(await buildSanitizer(folder, false), 'utf8') });
  const clientRenderedMarkup = await page.evaluate(
    (texts) => (window as unknown as { sanitized: Sanitize }).sanitized.sanitizeToMarkup(texts),
    HOSTILE_TEXTS,
  );
  for (const [index, text] of HOSTILE_TEXTS.entries())
    expect(prerenderedMarkup[index], text.slice(0, 200)).toBe(clientRenderedMarkup[index]);

  // A browser parses the markup into the same tree, and runs no script of it.
  const reparsedMarkup = await page.evaluate(
    (markups) =>
      markups.map((markup) => {
        const container = document.createElement('div');
        document.body.append(container);
        container.innerHTML = markup;
        return container.innerHTML;
      }),
    prerenderedMarkup,
  );
  expect(reparsedMarkup).toEqual(prerenderedMarkup);
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
});
