import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from './axe';
import { findFreePort } from './free-port';
import { startServer } from './start-server';

/** The part of Storybook's global API that the test uses. */
declare const __STORYBOOK_PREVIEW__: {
  channel: {
    once: (event: string, listener: (payload: unknown) => void) => void;
    emit: (event: string, payload: object) => void;
  };
};

/** Renders a story in the open page; throws the story's errors. */
function showStory(page: Page, storyId: string): Promise<void> {
  return page.evaluate(
    (id) =>
      new Promise<void>((resolve, reject) => {
        const { channel } = __STORYBOOK_PREVIEW__;
        // Storybook reloads the page if the next story is set between the end of rendering and this event.
        for (const event of ['storyFinished', 'storyUnchanged'])
          channel.once(event, () => resolve());
        for (const event of ['storyErrored', 'storyThrewException', 'storyMissing'])
          channel.once(event, (error) =>
            reject(new Error(`The story ${id} was not rendered: ${JSON.stringify(error)}`)),
          );
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );
}

/** Combinations that cover every language, direction and width. */
const COMBINATIONS = [
  ['locale:en_US;direction:ltr', 1440],
  ['locale:zh_CN;direction:rtl', 1440],
  ['locale:pseudo;direction:ltr', 360],
  ['locale:en_US;direction:rtl', 360],
] as const;

const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

test('@stories every story renders in each language and direction, fits a phone screen, and has no axe violations', async ({
  page,
}) => {
  // Some 150 stories in four combinations, on a machine that may be busy.
  test.setTimeout(600_000);
  // Skips transitions, so that axe sees the final colors.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const port = String(await findFreePort());
  const { url, stop } = await startServer(
    'storybook',
    'dev',
    '--config-dir',
    'stories',
    '--ci',
    '--no-version-updates',
    '--port',
    port,
  );
  try {
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    const index = (await (await fetch(`${url}/index.json`)).json()) as { entries: object };
    const stories = Object.keys(index.entries);
    expect(stories.length).toBeGreaterThan(30);
    const findings: string[] = [];
    for (const [globals, width] of COMBINATIONS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${url}/iframe.html?viewMode=story&globals=${globals}&id=${stories[0]}`);
      await page.locator('#storybook-root main').waitFor({ state: 'attached' });
      for (const story of stories) {
        await showStory(page, story);
        const violations = await axeViolations(page, { within: '#storybook-root, [role=dialog]' });
        if (await page.evaluate(isTooWide)) violations.push('wider than the screen');
        findings.push(...violations.map((finding) => `${story}, ${globals}, ${width}: ${finding}`));
      }
    }
    expect(findings).toEqual([]);
    expect([...origins].filter((origin) => origin.startsWith('http'))).toEqual([url]);
  } finally {
    stop();
  }
});
