import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong on a page as it stands now, at any level: one line each. `within` is a selector of the
 * part to look at, where no frame is shown; otherwise it looks at the whole page. To compare the colours of all
 * texts takes axe as long as everything else: where a screen's colours were seen, `without` them is enough.
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
  // Only findings are asked for in detail. In a document without frames axe need not gather them in
  // another page, which it would open and fill with itself every time.
  const { violations } = await builder
    .options({
      resultTypes: ['violations'],
      ...(without && { rules: { 'color-contrast': { enabled: false } } }),
    })
    .setLegacyMode(!framed)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
