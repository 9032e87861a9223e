/** A queued request. It does not reject: an error is part of its value. */
export type Task<Value> = () => Promise<Value>;

/**
 * Runs tasks, at most `limit` at a time, and yields their values as they resolve. The consumer may add tasks to the
 * queue. Ends at once when `signal` is aborted, without the pending tasks.
 */
export async function* runAll<Value>(
  queue: Task<Value>[],
  limit: number,
  signal: AbortSignal,
): AsyncGenerator<Value, void> {
  const running = new Map<symbol, Promise<{ key: symbol; value: Value }>>();
  const stopped = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  let next = 0;
  for (;;) {
    while (running.size < limit && next < queue.length && !signal.aborted) {
      const task = queue[next];
      next += 1;
      if (!task) continue;
      const key = Symbol();
      running.set(
        key,
        task().then((value) => ({ key, value })),
      );
    }
    if (running.size === 0 || signal.aborted) return;
    const done = await Promise.race([...running.values(), stopped]);
    if (!done || signal.aborted) return;
    running.delete(done.key);
    yield done.value;
  }
}
