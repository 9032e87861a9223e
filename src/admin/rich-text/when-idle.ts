/** Wait where the browser has no idle callbacks (Safari). */
const FALLBACK_DELAY_MS = 200;

const waitingCallbacks = new Set<() => void>();
let isWaiting = false;

/**
 * Calls `callback` when the browser is idle, callbacks in their order and each in an idle period of its own. Returns
 * the function that cancels the call.
 */
export function whenIdle(callback: () => void): () => void {
  waitingCallbacks.add(callback);
  waitForIdle();
  return () => void waitingCallbacks.delete(callback);
}

function waitForIdle(): void {
  if (isWaiting || waitingCallbacks.size === 0) return;
  isWaiting = true;
  if (typeof requestIdleCallback === 'function') requestIdleCallback(runNext);
  else setTimeout(runNext, FALLBACK_DELAY_MS);
}

function runNext(): void {
  isWaiting = false;
  const [nextCallback] = waitingCallbacks;
  if (!nextCallback) return;
  waitingCallbacks.delete(nextCallback);
  waitForIdle();
  nextCallback();
}
