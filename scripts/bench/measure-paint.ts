import type { Page } from '@playwright/test';

/** The state of a page at the end of a user flow. */
export interface Destination {
  /** A pattern of the URL. */
  path: string;
  /** Selector of an element whose text changes. */
  changedSelector: string;
  /** Selector of another element that must be visible. */
  visibleSelector?: string;
}

/** Runs in the page before the click. Contains no named function, for which the compiler would need a helper. */
function watchForPaint({ path, changedSelector, visibleSelector }: Destination): void {
  const before = document.querySelector(changedSelector)?.textContent;
  const nextPaint = new Promise((resolve) => {
    let start = 0;
    addEventListener('click', (event) => (start = event.timeStamp), { capture: true, once: true });
    new MutationObserver((_, observer) => {
      const text = document.querySelector(changedSelector)?.textContent;
      const hasArrived = new RegExp(path).test(location.pathname + location.search);
      if (!start || !hasArrived || !text || text === before) return;
      if (visibleSelector && !document.querySelector(visibleSelector)) return;
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
export async function timeUntilPainted(
  page: Page,
  arrival: Destination,
  act: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(watchForPaint, arrival);
  await act();
  return page.evaluate(() => Reflect.get(window, 'painted') as Promise<number>);
}

/** The element that shows the result of an interaction; `frame` is the selector of a frame around it. */
export interface ResultElement {
  selector: string;
  frame?: string;
}

/** Runs in the page: measures from the next click or key until an element is painted. */
async function timeToElement({ selector, frame }: ResultElement): Promise<number> {
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
export async function timeUntilShown(
  page: Page,
  result: ResultElement,
  act: () => Promise<unknown>,
): Promise<number> {
  const paintTime = page.evaluate(timeToElement, result);
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
