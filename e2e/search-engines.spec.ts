import type { Page } from '@playwright/test';
import { expect, setInterfaceLanguage, test } from './fixtures';
import { LANGUAGES, publicScreens } from './screens';

interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

/** Returns the types of structured data that a screen must have, if any. */
function expectedTypes(path: string): string[] | undefined {
  if (/^\/(home|about)$/.test(path)) return ['LegalService'];
  if (path.startsWith('/people/detail')) return ['Person', 'BreadcrumbList'];
  if (path.startsWith('/news/detail')) return ['NewsArticle', 'BreadcrumbList'];
  if (path.startsWith('/expertise/detail')) return ['BreadcrumbList'];
  return undefined;
}

/** Returns the types of structured data in the head of a page. */
async function readTypes(page: Page): Promise<string[]> {
  const blocks = page.locator('head > script[type="application/ld+json"]');
  const texts = await blocks.allTextContents();
  return texts.map((text) => (JSON.parse(text) as StructuredData)['@type']);
}

for (const language of LANGUAGES) {
  test(`every public screen has its metadata for search engines and link previews in ${language}`, async ({
    page,
  }) => {
    await setInterfaceLanguage(page, language);
    const titles = new Set<string>();
    const paths = publicScreens(language);
    for (const path of paths) {
      await page.goto(path);
      const readAttribute = (selector: string, attribute: string) =>
        page.locator(`head > ${selector}`).getAttribute(attribute);
      await expect(page.locator('head > meta[name="description"]'), path).toHaveAttribute(
        'content',
        /\S{2}/,
      );
      const address = new URL(path, page.url());
      if (language === 'zh_CN') address.searchParams.set('lang', 'zh_CN');
      expect(await readAttribute('link[rel="canonical"]', 'href'), path).toBe(address.href);
      const otherUrls = await page
        .locator('head > link[hreflang]')
        .evaluateAll((links) =>
          links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
        );
      const { origin } = address;
      // An item's versions have ids of their own, which the sitemap links (D18).
      const expectedUrls = [
        `x-default ${origin}${path}`,
        `en-US ${origin}${path}`,
        `zh-CN ${origin}${path}?lang=zh_CN`,
      ];
      expect(otherUrls, path).toEqual(path.includes('/detail/') ? [] : expectedUrls);
      expect(await readAttribute('meta[property="og:title"]', 'content'), path).toBeTruthy();
      expect(await readAttribute('meta[property="og:url"]', 'content')).toBe(address.href);
      const types = expectedTypes(path);
      if (types)
        await expect.poll(() => readTypes(page), path).toEqual(expect.arrayContaining(types));
      titles.add(await page.title());
      expect(await page.locator('html').getAttribute('lang')).toBe(language.replace('_', '-'));
    }
    expect(titles.size, 'number of different titles').toBe(paths.length);
  });
}

test('leaving a page replaces its title and canonical URL', async ({ page }) => {
  await page.goto('/people');
  await expect(page).toHaveTitle(/^People · /);
  await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).click();
  await expect(page).toHaveTitle(/^News · /);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/news$/);
});
