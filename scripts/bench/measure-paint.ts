import type { Page } from '@playwright/test';

/** How a page looks when a way has led there. */
export interface Destination {
  /** A pattern of the address. */
  path: string;
  /** What says other words than before. */
  changed: string;
  /** What stands there besides. */
  shown?: string;
}

/** Runs in the page, before the click. No function in it has a name, which the compiler would keep by a helper. */
function watch({ path, changed, shown }: Destination): void {
  const before = document.querySelector(changed)?.textContent;
  const painted = new Promise((resolve) => {
    let start = 0;
    addEventListener('click', (event) => (start = event.timeStamp), { capture: true, once: true });
    new MutationObserver((_, observer) => {
      const words = document.querySelector(changed)?.textContent;
      const there = new RegExp(path).test(location.pathname + location.search);
      if (!start || !there || !words || words === before) return;
      if (shown && !document.querySelector(shown)) return;
      observer.disconnect();
      // The task after the frame's callbacks runs when the frame has been drawn.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  Reflect.set(window, 'painted', painted);
}

/** The milliseconds, measured in the page, from the click that `act` makes to the paint of what it leads to. */
export async function untilPainted(
  page: Page,
  arrival: Destination,
  act: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(watch, arrival);
  await act();
  return page.evaluate(() => Reflect.get(window, 'painted') as Promise<number>);
}

/** Goes back as the browser's button does. To the page it is a click, so that the time starts there. */
export function goBack(page: Page): Promise<void> {
  return page.evaluate(() => {
    dispatchEvent(new Event('click'));
    history.back();
  });
}
