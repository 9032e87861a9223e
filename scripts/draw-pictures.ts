/*
 * Draws the pictures of the mock into mocks/pictures/ and public/favicon.svg. The result is the same at every
 * run. `node scripts/draw-pictures.ts` draws all of them (some minutes); `node scripts/draw-pictures.ts cover-03 banner`
 * draws those whose path contains one of the words.
 */
import { mkdir, readdir, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { createJobs } from './pictures/catalogue.ts';

interface Drawn {
  readonly path: string;
  readonly bytes: number;
  readonly quality: number;
}

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const words = process.argv.slice(2);
const wanted = createJobs(root)
  .map((job, index) => ({ index, path: job.path }))
  .filter(({ path }) => words.length === 0 || words.some((word) => path.includes(word)));

await mkdir(join(root, 'mocks/pictures'), { recursive: true });
const helpers = Math.min(wanted.length, Math.max(1, availableParallelism()), 6);
await Promise.all(Array.from({ length: helpers }, work));
await report();

/** Runs one helper until nothing is left to draw; rejects when a picture fails. */
function work(): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./pictures/worker.ts', import.meta.url), {
      workerData: root,
    });
    const next = () => {
      const job = wanted.shift();
      if (job) worker.postMessage(job.index);
      else void worker.terminate().then(() => resolve(), reject);
    };
    worker.on('message', ({ path, bytes, quality }: Drawn) => {
      console.log(`${path}  ${(bytes / 1024).toFixed(1)} KB  quality ${String(quality)}`);
      next();
    });
    worker.on('error', reject);
    next();
  });
}

/** Prints what the whole folder weighs. */
async function report(): Promise<void> {
  const folder = join(root, 'mocks/pictures');
  const sizes = await Promise.all(
    (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`${String(sizes.length)} files, ${(total / 1024 / 1024).toFixed(2)} MB in all`);
}
