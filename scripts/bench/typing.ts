/** Fields of an event's timing that TypeScript does not know yet. */
interface Timing extends PerformanceEventTiming {
  interactionId: number;
}

/** Runs in the page: records how long each key press takes until it is painted, as INP measures it. */
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

/** Runs in the page: returns the milliseconds of each key press; those too short to be reported count as 16. */
export async function keyDurations(count: number): Promise<number[]> {
  // Events are reported after their frames were painted.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const durations = [...(Reflect.get(window, 'keys') as Map<number, number>).values()];
  return [...durations, ...new Array<number>(Math.max(0, count - durations.length)).fill(16)];
}
