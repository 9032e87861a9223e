/** What TypeScript does not know of an event's timing yet. */
interface Timing extends PerformanceEventTiming {
  interactionId: number;
}

/** Runs in the page: notes how long each key takes until it is drawn, as INP counts it. */
export function startTyping(): void {
  const keys = new Map<number, number>();
  Reflect.set(window, 'keys', keys);
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name } of list.getEntries() as Timing[]) {
      if (!interactionId || !name.startsWith('key')) continue;
      keys.set(interactionId, Math.max(duration, keys.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the page: the milliseconds of each of so many keys; what is too quick to be reported counts as 16. */
export async function typed(count: number): Promise<number[]> {
  // Frames are reported after they have been drawn.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const known = [...(Reflect.get(window, 'keys') as Map<number, number>).values()];
  return [...known, ...new Array<number>(Math.max(0, count - known.length)).fill(16)];
}
