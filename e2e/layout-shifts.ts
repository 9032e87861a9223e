import type { Page } from '@playwright/test';

/** An entry of the layout-shift observer, which TypeScript's library does not declare. */
interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** A layout shift: its score, and the class or node names of the elements that moved. */
export interface LayoutShift {
  value: number;
  movedElements: string;
}

/**
 * Records the layout shifts of every page that is opened from now on. Returns the function that reads those of the
 * open page.
 */
export async function watchShifts(page: Page): Promise<() => Promise<LayoutShift[]>> {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShiftEntry[]) {
        const movedElements = sources.map(({ node }) =>
          node instanceof Element ? node.className : node?.nodeName,
        );
        shifts.push({ value, movedElements: movedElements.join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifts') as LayoutShift[]);
}
