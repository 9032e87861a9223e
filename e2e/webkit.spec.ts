import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { startPreview } from './start-server';
import { copyBuildWithErrorRecorder } from './engines/error-recording-build';
import { startWebKit, HAS_WEBKIT, type WebKit } from './engines/webkit';

/** Selects the first visible heading: the h1 of the home page is visually hidden. */
const HEADING_SELECTOR = 'main :is(h1, h2):not(.visually-hidden)';

/** Returns the contrast of the pixels at the heading: zero when nothing is painted. */
async function measureHeadingContrast(webkit: WebKit): Promise<number> {
  const [left = 0, top = 0, width = 0, height = 0] = await webkit.run<number[]>(`
    const heading = document.querySelector('${HEADING_SELECTOR}');
    if (!heading) return [];
    const { left, top, width, height } = heading.getBoundingClientRect();
    return [left, top, width, height].map(Math.floor);
  `);
  if (!width || !height) return 0;
  const picture = sharp(await webkit.screenshot()).extract({ left, top, width, height });
  const { channels } = await picture.stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

/** Expects that the screen of a URL is painted, fits the width of the window and reports no errors. */
async function expectRenderedScreen(webkit: WebKit, url: string): Promise<void> {
  await webkit.open(url);
  await expect(async () => {
    expect(await measureHeadingContrast(webkit), `the heading of ${url}`).toBeGreaterThan(10);
  }).toPass({ timeout: 15_000, intervals: [50, 100, 200] });
  for (const width of [1440, 1024, 600]) {
    await webkit.setWidth(width);
    const overflow = 'return document.documentElement.scrollWidth - innerWidth';
    expect(await webkit.run(overflow), `${url}, ${width} px wide`).toBeLessThanOrEqual(0);
  }
  expect(await webkit.run('return pageErrors'), url).toEqual([]);
}

test('public screens, the login and an edit screen render in WebKit over plain http', async () => {
  const reason = 'needs WebKitGTK: apt-get install webkit2gtk-driver xvfb';
  if (!HAS_WEBKIT) console.log(`Skipped: the screens in WebKit, ${reason}`);
  test.skip(!HAS_WEBKIT, reason);
  const build = await copyBuildWithErrorRecorder('webkit-screens');
  const server = await startPreview('--build', build);
  try {
    const webkit = await startWebKit();
    try {
      await expectRenderedScreen(webkit, `${server.url}/home`);
      await expectRenderedScreen(webkit, `${server.url}/expertise/detail/301`);
      await expectRenderedScreen(webkit, `${server.url}/admin-login`);
      await webkit.open(`${server.url}/robots.txt`);
      const tokenResponse = await fetch(`${server.url}/__mock/token`, {
        method: 'POST',
        body: JSON.stringify({ loginAccount: 'admin' }),
      });
      const { token } = (await tokenResponse.json()) as { token: string };
      await webkit.run(`localStorage.setItem('lawfirm_token', '${token}')`);
      await expectRenderedScreen(webkit, `${server.url}/admin/articles/news/edit?no=N-0102`);
    } finally {
      await webkit.close();
    }
  } finally {
    server.stop();
  }
});
