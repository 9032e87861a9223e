import { expect, speak, test } from './fixtures';
import { LANGUAGES, publicScreens } from './screens';
import { readThrough } from './settle';

/** Markup that runs something wherever it is taken for more than text. */
const HOSTILE = [
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

const KEPT = /^(id|no|lang|.*Id|.*Ids|createTime|updateTime|type)$/;
const ADDRESS = /Url$|Path$/;

/** An answer of the backend in which every text of every entity is hostile. */
function poisoned(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => poisoned(item, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, poisoned(item, name)]),
    );
  }
  if (KEPT.test(key)) return value;
  if (ADDRESS.test(key)) return `javascript:window.__pwned='${key}'`;
  // Most texts are given as they are or not at all; here all of them say something.
  return typeof value === 'string' || value === null ? HOSTILE : value;
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    // What the browser says while DOMPurify parses scripts that it then throws away, and the missing pictures.
    test.use({ allowedErrors: /Content Security Policy|status of 404/ });

    test('hostile texts in every field of every entity run nothing on any screen', async ({
      page,
    }) => {
      test.slow();
      await speak(page, language);
      await page.route('**/api/**', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as { result?: unknown };
        await route.fulfill({
          response: answer,
          json: { ...body, result: poisoned(body.result, 'result') },
        });
      });
      await page.route('https://evil.example/**', () => {
        throw new Error('the page has asked a hostile site');
      });
      for (const path of publicScreens(language)) {
        await page.goto(path);
        await readThrough(page);
        expect(await page.evaluate(() => Reflect.get(window, '__pwned') as unknown), path).toBe(
          undefined,
        );
        await expect(page.locator('#root :is(script, iframe, object, embed)'), path).toHaveCount(0);
        await expect(page.locator('#root style, #root form[action*="evil"]'), path).toHaveCount(0);
        const bad = page.locator('[href^="javascript:" i], [onerror], [onload], [onbegin]');
        await expect(bad, path).toHaveCount(0);
        await expect(page.getByRole('banner'), path).toBeVisible();
        await expect(page.locator('#content'), path).toHaveCount(1);
      }
    });
  });
}
