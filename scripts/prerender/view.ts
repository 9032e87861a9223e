/** The window that a prerendering server sanitises texts in (design 7), as `worker.ts` has made it with jsdom. */
export const { sanitiserWindow: view } = globalThis as unknown as {
  sanitiserWindow: typeof window;
};
