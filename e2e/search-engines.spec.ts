import { expect, speak, test } from './fixtures';
import { LANGUAGES, publicScreens, SEEDED } from './screens';

interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

for (const language of LANGUAGES) {
  test(`every public screen says in ${language} what it is, to those who search and share`, async ({
    page,
  }) => {
    test.slow();
    await speak(page, language);
    const titles = new Set<string>();
    const paths = publicScreens(language);
    for (const path of paths) {
      await page.goto(path);
      const head = (selector: string, attribute: string) =>
        page.locator(`head > ${selector}`).getAttribute(attribute);
      await expect(page.locator('head > meta[name="description"]'), path).toHaveAttribute(
        'content',
        /\S{2}/,
      );
      const address = new URL(path, page.url());
      if (language === 'zh_CN') address.searchParams.set('lang', 'zh_CN');
      expect(await head('link[rel="canonical"]', 'href'), path).toBe(address.href);
      expect(await head('link[hreflang="zh-CN"]', 'href')).toContain(`${path}?lang=zh_CN`);
      expect(await head('link[hreflang="en-US"]', 'href')).toMatch(new RegExp(`${path}$`));
      expect(await head('link[hreflang="x-default"]', 'href')).toMatch(new RegExp(`${path}$`));
      expect(await head('meta[property="og:title"]', 'content'), path).toBeTruthy();
      expect(await head('meta[property="og:url"]', 'content')).toBe(address.href);
      titles.add(await page.title());
      expect(await page.locator('html').getAttribute('lang')).toBe(language.replace('_', '-'));
    }
    expect(titles.size, 'titles of their own').toBe(paths.length);
  });
}

test('screens carry the structured data of what they show, under the policy of production', async ({
  page,
}) => {
  const { lawyer, handbook, field } = SEEDED.en_US;
  for (const [path, type] of [
    ['/home', 'LegalService'],
    ['/about', 'LegalService'],
    [`/people/detail/${lawyer}`, 'Person'],
    [`/news/detail/${handbook}`, 'NewsArticle'],
    [`/expertise/detail/${field}`, 'BreadcrumbList'],
  ] as const) {
    await page.goto(path);
    const blocks = page.locator('head > script[type="application/ld+json"]');
    const types = async () =>
      (await blocks.allTextContents()).map((text) => (JSON.parse(text) as StructuredData)['@type']);
    await expect.poll(types, path).toContain(type);
    if (path.includes('detail')) expect(await types()).toContain('BreadcrumbList');
  }
});

test('a page that is left takes what it said along', async ({ page }) => {
  await page.goto('/people');
  await expect(page).toHaveTitle(/^People · /);
  await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).click();
  await expect(page).toHaveTitle(/^News · /);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/news$/);
});
