import type { Page } from '@/api/response-envelope';
import { runAll, type Task } from './run-all';
import { walkPages, type WalkStep } from './walk-pages';

/** The number of concurrent requests. */
const MAX_CONCURRENT = 4;

interface FetchOptions {
  /** Stops the fetch. */
  signal: AbortSignal;
  /** Receives the number of completed and known requests. */
  onProgress?: (progress: { done: number; total: number }) => void;
}

/**
 * Fetches all pages of a list in all languages (`walkPages`). Returns undefined after `signal` was aborted. Throws
 * `ApiError`.
 */
export async function fetchAllRows<Row extends { id: string | number; lang: string }>(
  fetchPage: (page: number, language?: string) => Promise<Page<Row>>,
  languages: readonly string[],
  { signal, onProgress }: FetchOptions,
): Promise<Row[] | undefined> {
  const queue: Task<WalkStep<Row>>[] = [];
  walkPages(fetchPage, languages, (request) => queue.push(request));
  let done = 0;
  onProgress?.({ done, total: queue.length });
  for await (const { failure, finished } of runAll(queue, MAX_CONCURRENT, signal)) {
    done += 1;
    if (failure) throw failure.error;
    if (finished) return finished.rows;
    onProgress?.({ done, total: queue.length });
  }
  return undefined;
}
