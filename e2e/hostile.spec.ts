import type { Page } from '@playwright/test';
import { expect, setInterfaceLanguage, test } from './fixtures';
import { publicScreens } from './screens';
import { scrollThrough, navigateTo } from './settle';

/** Markup that runs a script wherever it is inserted as HTML. */
const HOSTILE_MARKUP = [
  `<script>window.__pwned='script'</script>`,
  `<img src=x onerror="window.__pwned='img'">`,
  `<svg onload="window.__pwned='svg'"><animate onbegin="window.__pwned='animate'"></svg>`,
  `<iframe srcdoc="<script>parent.__pwned='frame'</script>"></iframe>`,
  `<a href="javascript:window.__pwned='link'">a link</a>`,
  `<form action="https://evil.example"><button formaction="javascript:window.__pwned='form'">x</button></form>`,
  `<style>body{display:none}</style><p id="content" style="position:fixed;inset:0">over</p>`,
  `"'></title><script>window.__pwned='title'</script>`,
  `{{constructor.constructor('window.__pwned=1')()}}`,
].join('');

/**
 * Replaces texts with hostile markup and URLs with scripts, in every API response that the page receives. Leaves ids,
 * languages, types, times and numbers unchanged.
 */
async function injectHostileTexts(page: Page): Promise<void> {
  // In the page: interception by Playwright disables the HTTP cache.
  await page.addInitScript((hostileTexts) => {
    const UNCHANGED_FIELD_PATTERN = /^(id|no|lang|.*Id|.*Ids|createTime|updateTime|type)$/;
    const URL_FIELD_PATTERN = /Url$|Path$/;
    const hostileCopy = (value: unknown, key: string): unknown => {
      if (Array.isArray(value)) return value.map((item) => hostileCopy(item, key));
      if (typeof value === 'object' && value !== null) {
        return Object.fromEntries(
          Object.entries(value).map(([name, item]) => [name, hostileCopy(item, name)]),
        );
      }
      if (UNCHANGED_FIELD_PATTERN.test(key)) return value;
      if (URL_FIELD_PATTERN.test(key)) return `javascript:window.__pwned='${key}'`;
      // A text without a value is null: it becomes hostile as well.
      return typeof value === 'string' || value === null ? hostileTexts : value;
    };
    const fetchReal = window.fetch.bind(window);
    window.fetch = async (...call) => {
      const response = await fetchReal(...call);
      if (!response.url.includes('/api/')) return response;
      const body = (await response.json()) as { result?: unknown };
      const { status, headers } = response;
      document.documentElement.dataset.poisoned = 'true';
      return Response.json(
        { ...body, result: hostileCopy(body.result, 'result') },
        { status, headers: [...headers].filter(([name]) => !name.startsWith('content-')) },
      );
    };
  }, HOSTILE_MARKUP);
}

test.use({
  // The browser reports the scripts that DOMPurify parses and then removes, and the missing pictures.
  allowedErrors: /Content Security Policy|status of 404/,
  // The texts make the screens very long: a tall window scrolls through them in a few steps.
  viewport: { width: 1280, height: 4000 },
});

// The texts are the same in every language: one language covers all.
test('hostile texts and URLs in every response run no script on the public screens', async ({
  page,
}) => {
  await setInterfaceLanguage(page, 'en_US');
  await injectHostileTexts(page);
  const externalRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https://evil.example')) externalRequests.push(request.url());
  });
  for (const path of publicScreens('en_US')) {
    await navigateTo(page, path);
    await scrollThrough(page);
    await expect(page.locator('html[data-poisoned]'), path).toHaveCount(1);
    expect(await page.evaluate(() => Reflect.get(window, '__pwned') as unknown), path).toBe(
      undefined,
    );
    await expect(page.locator('#root :is(script, iframe, object, embed)'), path).toHaveCount(0);
    await expect(page.locator('#root style, #root form[action*="evil"]'), path).toHaveCount(0);
    const unsafeElements = page.locator('[href^="javascript:" i], [onerror], [onload], [onbegin]');
    await expect(unsafeElements, path).toHaveCount(0);
    await expect(page.getByRole('banner'), path).toBeVisible();
    await expect(page.locator('#content'), path).toHaveCount(1);
    expect(externalRequests, path).toEqual([]);
  }
});
