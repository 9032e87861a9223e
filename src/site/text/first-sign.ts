const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];

/** Whoever reads without any of these, by a screen reader for one, waits this long, in milliseconds. */
const AT_LATEST = 4_000;

/**
 * Resolves when somebody first moves, types or scrolls: what only answers to that is loaded then, and
 * not with the page (design 8).
 */
export const firstSign = new Promise<void>((resolve) => {
  const tell = () => resolve();
  for (const sign of SIGNS) {
    addEventListener(sign, tell, { once: true, capture: true, passive: true });
  }
  setTimeout(tell, AT_LATEST);
});
