import type { Page } from '@playwright/test';

/** Fields of an event's timing that TypeScript does not know yet. */
interface Timing extends PerformanceEventTiming {
  interactionId: number;
}

/** Runs in the page: records how long each key press takes until it is painted, as INP measures it. */
function recordKeys(): void {
  const keys = new Map<number, number>();
  Reflect.set(window, 'keys', keys);
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name } of list.getEntries() as Timing[]) {
      if (!interactionId || !name.startsWith('key')) continue;
      keys.set(interactionId, Math.max(duration, keys.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the page: returns the milliseconds of each key press. */
async function readKeyDurations(): Promise<number[]> {
  // Events are reported after their frames were painted.
  await new Promise((resolve) => setTimeout(resolve, 500));
  return [...(Reflect.get(window, 'keys') as Map<number, number>).values()];
}

/**
 * Types a text into a field, each key pressed for `delay` milliseconds, and returns how long each key press takes until
 * it is painted; those too short to be reported count as 16 ms.
 */
export async function timeKeys(
  page: Page,
  field: string,
  text: string,
  delay: number,
): Promise<number[]> {
  await page.locator(field).first().click();
  await page.evaluate(recordKeys);
  await page.keyboard.type(text, { delay });
  const durations = await page.evaluate(readKeyDurations);
  return [...durations, ...new Array<number>(Math.max(0, text.length - durations.length)).fill(16)];
}
