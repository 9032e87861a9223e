import type { Page } from '../../src/api/response-envelope';
import type { ApiError, ApiErrorKind } from '../../src/api/errors';

/** Pages of a list that are fetched concurrently. */
const MAX_CONCURRENT = 4;

/** Largest page size in a request, the same as on the site. */
const MAX_PAGE_SIZE = 100;

const REASONS: Partial<Record<ApiErrorKind, string>> = {
  timeout: 'no response in time',
  network: 'no response',
  malformed: 'the response does not match the contract',
};

/** Returns a short reason why a request failed. */
export function reasonOf(error: unknown): string {
  // Not by its class: the built renderer has a class of its own.
  if (error instanceof Error && 'kind' in error) {
    const { serverMessage, kind, status } = error as ApiError;
    return serverMessage ?? REASONS[kind] ?? `status ${status}`;
  }
  return error instanceof Error ? error.message : String(error);
}

/**
 * Fetches all pages of a list, a few concurrently, and passes the items of each page to `addItems`. Reports a page that fails
 * to `onFailed` and fetches the others, unless the first fails: then their number is unknown. Accepts pages smaller than
 * requested.
 */
export async function fetchAllPages<Item>(
  readPage: (page: number, total: number | undefined) => Promise<Page<Item>>,
  pageSize: number,
  addItems: (items: readonly Item[], page: number) => void,
  onFailed: (page: number, error: unknown) => void,
): Promise<void> {
  let total: number | undefined;
  let lastPage = Infinity;
  let actualSize = pageSize;
  const fetchPage = async (page: number) => {
    try {
      const response = await readPage(page, total);
      total = Math.max(response.total, total ?? 0);
      // A page after the last is empty (D7), whatever the total.
      if (response.items.length === 0) lastPage = Math.min(lastPage, page - 1);
      else if (page === 1 && response.items.length < total) actualSize = response.items.length;
      addItems(response.items, page);
    } catch (error) {
      onFailed(page, error);
    }
  };
  const countPages = () => Math.min(Math.ceil((total ?? 0) / actualSize), lastPage);
  await fetchPage(1);
  let nextPage = 2;
  const fetchNextPages = async () => {
    while (nextPage <= countPages()) await fetchPage(nextPage++);
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, fetchNextPages));
}

/** All items of a list that could be fetched. */
interface WholeList<Item> {
  items: Item[];
  /** Number of pages that the site shows. */
  pageCount: number;
  /** Whether `items` is complete. */
  isComplete: boolean;
}

/** Fetches a whole list in large requests, each a multiple of the site's `pageSize`. */
export async function fetchWholeList<Item>(
  pageSize: number,
  readPage: (page: number, size: number, total: number | undefined) => Promise<Page<Item>>,
  onFailed: (page: number, error: unknown) => void,
): Promise<WholeList<Item>> {
  const size = pageSize * Math.max(1, Math.floor(MAX_PAGE_SIZE / pageSize));
  const parts: (readonly Item[])[] = [];
  let total = 0;
  let hasEnded = false;
  let hasFailed = false;
  await fetchAllPages(
    async (page, knownTotal) => {
      const response = await readPage(page, size, knownTotal);
      total = Math.max(total, response.total);
      hasEnded ||= response.items.length === 0;
      return response;
    },
    size,
    (batch, page) => {
      parts[page] = batch;
    },
    (page, error) => {
      hasFailed = true;
      onFailed(page, error);
    },
  );
  const items = parts.flat();
  // The total of a list may exceed the items that it returns.
  const count = hasEnded && !hasFailed ? items.length : total;
  const pageCount = Math.max(1, Math.ceil(count / pageSize));
  return { items, pageCount, isComplete: !hasFailed && items.length === total };
}
