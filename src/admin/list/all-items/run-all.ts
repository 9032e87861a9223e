/** A queued request. It does not reject: an error is part of its value. */
export type Task<Value> = () => Promise<Value>;

const MAX_CONCURRENT = 4;

/** Runs tasks, at most four at a time, also those queued later, and yields their values. Ends at once on abort. */
export async function* runAll<Value>(
  queue: Task<Value>[],
  signal: AbortSignal,
): AsyncGenerator<Value, void> {
  const running = new Map<symbol, Promise<{ key: symbol; value: Value }>>();
  const abortPromise = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  let nextIndex = 0;
  for (;;) {
    while (running.size < MAX_CONCURRENT && nextIndex < queue.length && !signal.aborted) {
      const task = queue[nextIndex];
      nextIndex += 1;
      if (!task) continue;
      const key = Symbol();
      running.set(
        key,
        task().then((value) => ({ key, value })),
      );
    }
    if (running.size === 0 || signal.aborted) return;
    const finishedTask = await Promise.race([...running.values(), abortPromise]);
    if (!finishedTask || signal.aborted) return;
    running.delete(finishedTask.key);
    yield finishedTask.value;
  }
}
