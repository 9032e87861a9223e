declare global {
  // What the types of TypeScript 5.9 lack of Event Timing.
  interface PerformanceEventTiming {
    readonly interactionId: number;
  }
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
  interface Window {
    /** The longest milliseconds of each interaction so far. */
    keys?: Map<number, number>;
  }
}

/** Runs in the page: notes how long each key takes until it is drawn, as INP counts it. */
export function startTyping(): void {
  const keys = new Map<number, number>();
  window.keys = keys;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, duration, name } = entry;
      if (!interactionId || !name.startsWith('key')) continue;
      keys.set(interactionId, Math.max(duration, keys.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** Runs in the page: the milliseconds of each of so many keys, the quickest as the least that is reported. */
export async function typed(count: number): Promise<number[]> {
  // Frames are reported after they have been drawn.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const known = [...(window.keys?.values() ?? [])];
  return [...known, ...new Array<number>(Math.max(0, count - known.length)).fill(16)];
}
