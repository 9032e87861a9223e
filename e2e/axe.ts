import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Returns axe's violations on the current page at any level, one line each. `within` is a selector of the part to
 * check, ignored on pages with frames. Checking color contrast takes axe as long as all other rules together:
 * `without` skips it where the colors of a screen were checked before.
 */
export async function axeFindings(
  page: Page,
  { within, without }: { within?: string | undefined; without?: 'colours' } = {},
): Promise<string[]> {
  const framed = page.frames().length > 1;
  const there = !framed && (await page.evaluate(() => 'axe' in window));
  // Axe is half a megabyte of script: once for each document without frames is enough.
  const builder = new AxeBuilder({ page, ...(there && { axeSource: ';' }) });
  // Within a frame nothing would match the selector.
  if (within && !framed) builder.include(within);
  // Only violations are requested in detail. In a document without frames axe need not merge results in another page,
  // which it would open and inject itself into every time.
  const { violations } = await builder
    .options({
      resultTypes: ['violations'],
      ...(without && { rules: { 'color-contrast': { enabled: false } } }),
    })
    .setLegacyMode(!framed)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
