import type { Page } from '@/api/response-envelope';
import { copyInvalidRows } from '@/api/invalid-rows';
import { omittedLanguages } from '@/api/admin/all-languages';
import { runAll, type Task } from './run-all';

export const WHOLE_LIST_PAGE_SIZE = 50;

/** The maximum number of pages of one list: a higher total is implausible. */
const MAX_PAGES = 2_000;

export interface WalkStep<Row> {
  failure?: { error: unknown };
  /** Set by the last request: all rows, in the server's order; `isComplete` is false if some pages were not loaded. */
  result?: { rows: Row[]; isComplete: boolean };
}

/** Queues requests for the first `maxPages` of a list, then in each language that it lacks (D10). They do not reject. */
export function walkPages<Row extends { id: string | number; lang: string }>(
  fetchPage: (page: number, language?: string) => Promise<Page<Row>>,
  languages: readonly string[],
  enqueue: (request: () => Promise<WalkStep<Row>>) => void,
  maxPages = MAX_PAGES,
): void {
  const pages: { order: number; items: readonly Row[] }[] = [];
  let pendingCount = 0;
  let isComplete = true;
  let hasFailed = false;
  let otherLanguages: readonly string[] | undefined;

  const rowsInOrder = () => {
    const rows = new Map<string, Row>();
    for (const { items } of pages.sort((left, right) => left.order - right.order))
      for (const item of items) if (!rows.has(String(item.id))) rows.set(String(item.id), item);
    return copyInvalidRows(
      [...rows.values()],
      pages.map(({ items }) => items),
    );
  };

  const loadPage = async (page: number, language?: string) => {
    const { items, total, pageSize } = await fetchPage(page, language);
    const languageOrder = language === undefined ? 0 : languages.indexOf(language) + 1;
    pages.push({ order: languageOrder * MAX_PAGES + page, items });
    if (page > 1) return;
    const size = Math.min(WHOLE_LIST_PAGE_SIZE, pageSize || WHOLE_LIST_PAGE_SIZE);
    const pageCount = Math.min(MAX_PAGES, Math.ceil(total / size));
    if (pageCount > maxPages) isComplete = false;
    for (let pageNumber = 2; pageNumber <= Math.min(pageCount, maxPages); pageNumber += 1)
      queuePage(pageNumber, language);
  };

  function queuePage(page: number, language?: string): void {
    pendingCount += 1;
    enqueue(async () => {
      const step: WalkStep<Row> = {};
      try {
        await loadPage(page, language);
      } catch (error) {
        isComplete = false;
        hasFailed = true;
        step.failure = { error };
      }
      pendingCount -= 1;
      if (pendingCount === 0 && !otherLanguages) {
        const rows = rowsInOrder();
        otherLanguages = omittedLanguages(rows, languages);
        // If the list is empty, skips the other languages: assumes they are empty too.
        if (!hasFailed && rows.length > 0) for (const code of otherLanguages) queuePage(1, code);
      }
      if (pendingCount === 0) step.result = { rows: rowsInOrder(), isComplete };
      return step;
    });
  }

  queuePage(1);
}

interface FetchOptions {
  signal?: AbortSignal;
  /** Limits the pages in each language. */
  maxPages?: number;
  /** Receives the number of completed and known requests. */
  onProgress?: (progress: { done: number; total: number }) => void;
}

/** Fetches the pages by `walkPages`; `isComplete` is false if there are more. Throws `ApiError`, or the abort reason. */
export async function fetchAllRows<Row extends { id: string | number; lang: string }>(
  fetchPage: (page: number, language?: string) => Promise<Page<Row>>,
  languages: readonly string[],
  { signal = new AbortController().signal, maxPages, onProgress }: FetchOptions = {},
): Promise<{ rows: Row[]; isComplete: boolean }> {
  const queue: Task<WalkStep<Row>>[] = [];
  walkPages(fetchPage, languages, (request) => queue.push(request), maxPages);
  let doneCount = 0;
  onProgress?.({ done: doneCount, total: queue.length });
  for await (const { failure, result } of runAll(queue, signal)) {
    doneCount += 1;
    if (failure) throw failure.error;
    if (result) return result;
    onProgress?.({ done: doneCount, total: queue.length });
  }
  signal.throwIfAborted();
  throw new Error('The list is incomplete after its last page');
}
