import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { RequestedPage, Outcome, WorkerData } from './worker';

/** Pages that one language draws at once: what it waits for is the backend. */
const AT_ONCE = 8;

/** How many pages a thread draws before a new one takes its place: what libraries keep of each goes with it. */
const A_THREAD = 300;

/** Memory of a thread's own, in megabytes: enough for these pages, so that less is left lying about. */
const HEAP = 192;

type OnDrawn = (outcome: Outcome) => Promise<void>;

/**
 * Draws pages in a thread of its own, since the interface has one language at a time. `onDrawn` is called for each page
 * and awaited before the next one takes its place. Rejects when the thread itself fails.
 */
export async function renderPages(
  data: WorkerData,
  pages: readonly RequestedPage[],
  onDrawn: OnDrawn,
): Promise<void> {
  for (let from = 0; from < pages.length; from += A_THREAD)
    await drawInThread(data, pages.slice(from, from + A_THREAD), onDrawn);
}

async function drawInThread(
  data: WorkerData,
  pages: readonly RequestedPage[],
  onDrawn: OnDrawn,
): Promise<void> {
  const worker = new Worker(fileURLToPath(new URL('./worker.ts', import.meta.url)), {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: HEAP },
    // Dates without a reader are those of UTC (`ui/date-text.tsx`), and React is to be the one of releases.
    env: { ...process.env, TZ: 'UTC', NODE_ENV: 'production' },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      const waiting = pages.values();
      let left = pages.length;
      const next = () => {
        const { value, done } = waiting.next();
        if (!done) worker.postMessage(value);
      };
      worker.on('error', reject);
      worker.on('message', (outcome: Outcome) => {
        onDrawn(outcome).then(() => {
          left -= 1;
          if (left === 0) resolve();
          else next();
        }, reject);
      });
      for (let one = 0; one < AT_ONCE; one++) next();
    });
  } finally {
    await worker.terminate();
  }
}
