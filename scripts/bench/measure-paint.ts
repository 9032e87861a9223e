import type { Page } from '@playwright/test';

/** The state of a page at the end of a user flow. */
export interface Destination {
  /** A pattern of the URL. */
  path: string;
  /** Selector of an element whose text changes. */
  changed: string;
  /** Selector of another element that must be visible. */
  shown?: string;
}

/** Runs in the page before the click. Contains no named function, for which the compiler would need a helper. */
function watch({ path, changed, shown }: Destination): void {
  const before = document.querySelector(changed)?.textContent;
  const nextPaint = new Promise((resolve) => {
    let start = 0;
    addEventListener('click', (event) => (start = event.timeStamp), { capture: true, once: true });
    new MutationObserver((_, observer) => {
      const text = document.querySelector(changed)?.textContent;
      const hasArrived = new RegExp(path).test(location.pathname + location.search);
      if (!start || !hasArrived || !text || text === before) return;
      if (shown && !document.querySelector(shown)) return;
      observer.disconnect();
      // The task after the frame's callbacks runs once the frame has been painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  Reflect.set(window, 'painted', nextPaint);
}

/** Measures, in the page, the milliseconds from the click of `act` to the paint of its result. */
export async function untilPainted(
  page: Page,
  arrival: Destination,
  act: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(watch, arrival);
  await act();
  return page.evaluate(() => Reflect.get(window, 'painted') as Promise<number>);
}

/** The element that shows the result of an interaction; `frame` is the selector of a frame around it. */
export interface Shown {
  selector: string;
  frame?: string;
}

/** Runs in the page: measures from the next click or key until an element is painted. */
async function paintedSince({ selector, frame }: Shown): Promise<number> {
  const start = await new Promise<number>((resolve) => {
    for (const type of ['click', 'keydown'])
      addEventListener(type, (event) => resolve(event.timeStamp), { capture: true, once: true });
  });
  let root: Document | null | undefined;
  do {
    if (performance.now() - start > 30_000)
      throw new Error(`Not rendered after 30 seconds: ${selector}`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    root = frame ? document.querySelector<HTMLIFrameElement>(frame)?.contentDocument : document;
  } while (!root?.querySelector(selector));
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - start;
}

/** Measures, in the page, the milliseconds from the click or key of `act` to the paint of an element. */
export async function untilShown(
  page: Page,
  result: Shown,
  act: () => Promise<unknown>,
): Promise<number> {
  const paintTime = page.evaluate(paintedSince, result);
  await act();
  return paintTime;
}

/** Navigates back like the browser's button. The page receives a click, which starts the measurement. */
export function goBack(page: Page): Promise<void> {
  return page.evaluate(() => {
    dispatchEvent(new Event('click'));
    history.back();
  });
}
