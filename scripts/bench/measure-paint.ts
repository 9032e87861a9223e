import type { Page } from '@playwright/test';

/** The state of a page that shows the result of an interaction; every given part is required. */
export interface Result {
  /** Selector of an element that exists, in the frame with the selector `frame` if given. */
  selector?: string;
  frame?: string;
  /** A regular expression for the path and the query of the URL. */
  path?: string;
  /** Selector of an element whose text has changed. */
  changedSelector?: string;
}

/** An interaction: what the user does, and the state that shows its result. */
export interface Interaction {
  name: string;
  /** Maximum time from the event to the paint, in milliseconds (docs/architecture.md#8-performance). */
  limit: number;
  /** Acts for the nth time. */
  act: (page: Page, run: number) => Promise<unknown>;
  /** Returns the result of the nth run. */
  result: (run: number) => Result;
}

/**
 * Runs in the page: measures from the next click or key until its result is painted. Contains no named function, for
 * which the compiler would need a helper.
 */
async function timeToResult({ selector, frame, path = '', changedSelector }: Result) {
  const before = changedSelector && document.querySelector(changedSelector)?.textContent;
  const start = await new Promise<number>((resolve) => {
    for (const type of ['click', 'keydown'])
      addEventListener(type, (event) => resolve(event.timeStamp), { capture: true, once: true });
  });
  for (let isShown = false; !isShown;) {
    if (performance.now() - start > 30_000)
      throw new Error(`Not rendered after 30 seconds: ${selector ?? path}`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const root = frame
      ? document.querySelector<HTMLIFrameElement>(frame)?.contentDocument
      : document;
    const text = changedSelector && document.querySelector(changedSelector)?.textContent;
    isShown =
      new RegExp(path).test(location.pathname + location.search) &&
      (changedSelector === undefined || (Boolean(text) && text !== before)) &&
      (selector === undefined || Boolean(root?.querySelector(selector)));
  }
  // The task after the frame's callbacks runs once the frame has been painted.
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - start;
}

/** Measures, in the page, the milliseconds from the click or key of an interaction to the paint of its result. */
export async function timeUntilPainted(
  page: Page,
  { act, result }: Pick<Interaction, 'act' | 'result'>,
  run: number,
): Promise<number> {
  const paintTime = page.evaluate(timeToResult, result(run));
  await act(page, run);
  return paintTime;
}
