import type { Page } from '@playwright/test';
import { expect, setInterfaceLanguage, test } from './fixtures';
import { publicScreens, SEEDED_IDS, VIEWPORT_HEIGHTS } from './screens';
import { watchShifts, type LayoutShift } from './layout-shifts';
import { waitUntilSettled } from './settle';

/** Records of a screen while it loads, before any input. */
interface ScreenLoad {
  shifts: LayoutShift[];
  /** The requested scripts and style sheets. */
  files: string[];
}

async function loadScreen(page: Page, path: string): Promise<ScreenLoad> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await waitUntilSettled(page);
  return page.evaluate(() => ({
    shifts: Reflect.get(window, 'shifts') as LayoutShift[],
    files: performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => /\.(js|css)$/.test(name)),
  }));
}

/** Returns the files that the page lists: in its head, and in its block of all screens' files. */
async function readListedFiles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const block = document.getElementById('preloads')?.textContent ?? '{}';
    const { files } = JSON.parse(block) as { files: string[] };
    const links = [...document.querySelectorAll<HTMLElement>('head [src], head [href]')];
    return [
      ...files,
      ...links.map((link) => link.getAttribute('src') ?? link.getAttribute('href') ?? ''),
    ];
  });
}

for (const width of [1440, 360] as const) {
  test(`public screens load without layout shifts or duplicate requests, ${width} px wide`, async ({
    page,
    mock,
  }) => {
    await setInterfaceLanguage(page, 'zh_CN');
    await page.setViewportSize({ width, height: VIEWPORT_HEIGHTS[width] });
    await watchShifts(page);
    const paths = [...publicScreens('zh_CN'), `/news/detail/${SEEDED_IDS.zh_CN.articleWithTable}`];
    for (const path of paths) {
      await test.step(path, async () => {
        const callCountBefore = (await mock.requests()).length;
        const { shifts, files } = await loadScreen(page, path);
        expect.soft(shifts, `what moved on ${path}`).toEqual([]);
        const calls = (await mock.requests())
          .slice(callCountBefore)
          .map(({ method, path: calledPath, query }) => {
            const parameters = Object.entries(query).filter(([name]) => name !== '_t');
            return `${method} ${calledPath} ${JSON.stringify(parameters)}`;
          });
        expect(calls.length, `calls of ${path}`).toBeGreaterThan(0);
        const repeatedCalls = calls.filter((call, index) => calls.indexOf(call) !== index);
        expect.soft(repeatedCalls, `calls of ${path} that were made twice`).toEqual([]);
        // Listed files are requested at once; a file that only another file imports comes late.
        const listedFiles = await readListedFiles(page);
        const lateFiles = files.filter(
          (file) => !listedFiles.includes(file) && !/\/ky-/.test(file),
        );
        expect.soft(lateFiles, `files that the page of ${path} did not list`).toEqual([]);
      });
    }
  });
}
