import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { RequestedPage, RenderResult, WorkerData } from './worker';

/** Pages of a language that are rendered concurrently, as most of their time is spent waiting for the backend. */
const MAX_CONCURRENT = 8;

/** Maximum number of pages per thread: a new thread frees the memory that libraries retain. */
const PAGES_PER_THREAD = 300;

/** Heap limit of a thread in megabytes: enough for its pages, and small enough for frequent garbage collection. */
const MAX_HEAP_MB = 192;

/** Space for short-lived objects in megabytes: in the default space, garbage collection takes longer than rendering. */
const YOUNG_GENERATION_MB = 32;

type OnRendered = (result: RenderResult) => Promise<void>;

/**
 * Renders the pages of one language in threads of their own, one thread after the other, since the interface has one
 * language at a time. Calls and awaits `onRendered` for a page before another takes its place. Rejects if a thread or
 * `onRendered` fails.
 */
export async function renderPages(
  data: WorkerData,
  pages: readonly RequestedPage[],
  onRendered: OnRendered,
): Promise<void> {
  for (let firstIndex = 0; firstIndex < pages.length; firstIndex += PAGES_PER_THREAD)
    await renderInThread(data, pages.slice(firstIndex, firstIndex + PAGES_PER_THREAD), onRendered);
}

async function renderInThread(
  data: WorkerData,
  pages: readonly RequestedPage[],
  onRendered: OnRendered,
): Promise<void> {
  // npm sets this flag for Jest (`.npmrc`). It would apply instead of the limit below, and leave so little of the heap that
  // garbage collection takes longer than rendering.
  setFlagsFromString('--max-semi-space-size=0');
  const worker = new Worker(fileURLToPath(new URL('./worker.ts', import.meta.url)), {
    workerData: data,
    resourceLimits: {
      maxOldGenerationSizeMb: MAX_HEAP_MB,
      maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
    },
    // Prerendered dates are in UTC (`ui/date-text.tsx`), and React runs in production mode.
    env: { ...process.env, TZ: 'UTC', NODE_ENV: 'production' },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      const remainingPages = pages.values();
      let remainingCount = pages.length;
      const startNext = () => {
        const { value, done } = remainingPages.next();
        if (!done) worker.postMessage(value);
      };
      worker.on('error', reject);
      worker.on('message', (result: RenderResult) => {
        onRendered(result).then(() => {
          remainingCount -= 1;
          if (remainingCount === 0) resolve();
          else startNext();
        }, reject);
      });
      for (let slot = 0; slot < MAX_CONCURRENT; slot++) startNext();
    });
  } finally {
    await worker.terminate();
  }
}
