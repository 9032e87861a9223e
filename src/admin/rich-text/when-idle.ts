/** Wait in milliseconds where the browser has no idle callbacks (Safari). */
const FALLBACK_DELAY_MS = 200;

const waitingCallbacks = new Set<() => void>();

/**
 * Calls `callback` when the browser is idle, callbacks in their order and each in an idle period of its own. Returns
 * the function that cancels the call.
 */
export function whenIdle(callback: () => void): () => void {
  waitingCallbacks.add(callback);
  if (waitingCallbacks.size === 1) waitForIdle();
  return () => void waitingCallbacks.delete(callback);
}

function waitForIdle(): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(runNext);
  else setTimeout(runNext, FALLBACK_DELAY_MS);
}

function runNext(): void {
  const [nextCallback] = waitingCallbacks;
  if (!nextCallback) return;
  waitingCallbacks.delete(nextCallback);
  if (waitingCallbacks.size > 0) waitForIdle();
  nextCallback();
}
