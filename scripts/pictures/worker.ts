import { parentPort, workerData } from 'node:worker_threads';
import { createJobs } from './catalogue.ts';

// One of several helpers of draw-pictures.ts: draws each job whose number it is sent.
const jobs = createJobs(String(workerData));

parentPort?.on('message', (index: number) => {
  const job = jobs[index];
  if (!job) throw new Error(`There is no job ${String(index)}.`);
  void job.draw().then(
    (result) => parentPort?.postMessage({ path: job.path, ...result }),
    (error: unknown) => {
      throw error;
    },
  );
});
