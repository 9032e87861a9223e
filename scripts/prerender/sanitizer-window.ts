/** The window in which a prerendering server sanitizes texts (docs/architecture.md#7-security); `worker.ts` creates it with jsdom. */
export const { sanitizerWindow } = globalThis as unknown as {
  sanitizerWindow: typeof window;
};
