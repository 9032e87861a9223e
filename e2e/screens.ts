import { expect, type Page } from '@playwright/test';

export const LANGUAGES = ['en_US', 'zh_CN'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Ids of seeded items, by the language of their version. */
export const SEEDED = {
  en_US: {
    field: 301,
    lawyer: 1000001,
    handbook: 2000001,
    table: 2000003,
    deal: 3000066,
    honor: 4000049,
  },
  zh_CN: {
    field: 302,
    lawyer: 1000002,
    handbook: 2000002,
    table: 2000004,
    deal: 3000067,
    honor: 4000050,
  },
} as const;

/** The paths of the public screens of §2 in a language, items included; /status is not among them. */
export function publicScreens(language: Language): string[] {
  const { field, lawyer, handbook, deal, honor } = SEEDED[language];
  return [
    '/home',
    '/about',
    '/expertise',
    `/expertise/detail/${field}`,
    '/people',
    `/people/detail/${lawyer}`,
    '/news',
    `/news/detail/${handbook}`,
    '/case',
    `/case/detail/${deal}`,
    `/honor/detail/${honor}`,
    '/docs/privacy',
    '/docs/terms',
  ];
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let at = 0; at < document.body.scrollHeight; at += innerHeight / 2) {
      scrollTo({ top: at, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState('networkidle');
}

/** Scrolls through the page until everything that is read late is there, and back to the top. */
export async function readThrough(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await expect(async () => {
    await scrollThrough(page);
    expect(await page.locator('[aria-busy="true"]:visible').count()).toBe(0);
  }).toPass({ timeout: 15_000 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
