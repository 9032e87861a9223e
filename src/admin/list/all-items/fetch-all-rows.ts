import type { Page } from '@/api/response-envelope';
import { runAll, type Task } from './run-all';
import { walkPages, type WalkStep } from './walk-pages';

/** The number of concurrent requests. */
const MAX_CONCURRENT = 4;

interface FetchOptions {
  /** Stops the fetch. */
  signal?: AbortSignal;
  /** Limits the pages in each language. */
  maxPages?: number;
  /** Receives the number of completed and known requests. */
  onProgress?: (progress: { done: number; total: number }) => void;
}

/**
 * Fetches the pages of a list in all languages (`walkPages`); `isComplete` is false if it has more of them. Throws
 * `ApiError`, or the reason of an aborted `signal`.
 */
export async function fetchAllRows<Row extends { id: string | number; lang: string }>(
  fetchPage: (page: number, language?: string) => Promise<Page<Row>>,
  languages: readonly string[],
  { signal = new AbortController().signal, maxPages, onProgress }: FetchOptions = {},
): Promise<{ rows: Row[]; isComplete: boolean }> {
  const queue: Task<WalkStep<Row>>[] = [];
  walkPages(fetchPage, languages, (request) => queue.push(request), maxPages);
  let doneCount = 0;
  onProgress?.({ done: doneCount, total: queue.length });
  for await (const { failure, result } of runAll(queue, MAX_CONCURRENT, signal)) {
    doneCount += 1;
    if (failure) throw failure.error;
    if (result) return result;
    onProgress?.({ done: doneCount, total: queue.length });
  }
  signal.throwIfAborted();
  throw new Error('The list is incomplete after its last page');
}
