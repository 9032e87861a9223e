import AxeBuilder from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;
type RunOptions = Parameters<AxeBuilder['options']>[0];

/** A window with the injected axe library. */
type WindowWithAxe = typeof globalThis & {
  axe: { run: (options: RunOptions) => Promise<AxeResults> };
};

/** Disables the rules about a whole page for frames: a frame in a dialog is only a part of a page. */
const DISABLED_FRAME_RULES = {
  'document-title': { enabled: false },
  'landmark-one-main': { enabled: false },
  'page-has-heading-one': { enabled: false },
  region: { enabled: false },
};

const hasAxe = (frame: Frame) => frame.evaluate(() => 'axe' in window);

/**
 * Returns axe's violations on the current page and in its frames at any level, one line each. `within` is a selector
 * of the part of the page to check; frames are checked whole. Checking color contrast takes axe as long as all other
 * rules together: `without` skips it where the colors of a screen were checked before.
 */
export async function axeViolations(
  page: Page,
  { within, without }: { within?: string | undefined; without?: 'colors' } = {},
): Promise<string[]> {
  const isInjected = (await Promise.all(page.frames().map(hasAxe))).every(Boolean);
  // Axe is half a megabyte of script: once for each document is enough.
  const builder = new AxeBuilder({ page, ...(isInjected && { axeSource: ';' }) });
  if (within) builder.include(within);
  // Only violations are requested in detail.
  const rules = without ? { 'color-contrast': { enabled: false } } : {};
  const options: RunOptions = { resultTypes: ['violations'], iframes: false, rules };
  const frameOptions: RunOptions = { ...options, rules: { ...rules, ...DISABLED_FRAME_RULES } };
  // Each frame is checked as a document of its own. To merge the frames, axe would open another page every time, and
  // transfer the details of every passed check, which takes seconds for each frame.
  const results = [await builder.options(options).setLegacyMode().analyze()];
  for (const frame of page.frames().slice(1))
    results.push(
      await frame.evaluate(
        (runOptions) => (window as unknown as WindowWithAxe).axe.run(runOptions),
        frameOptions,
      ),
    );
  return results
    .flatMap(({ violations }) => violations)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
