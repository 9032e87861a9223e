import type { Page } from './response-envelope';
import { copyInvalidRows } from './invalid-rows';

type No = string | number;

/** Limits the pages that are fetched of a list, and sets their size. */
const FETCH_LIMITS = { pages: 50, pageSize: 100 };

/** Holds the rows of one `no`; without `isCertain`, the list has more pages than were fetched. */
export interface FoundRows<Row> {
  rows: Row[];
  isCertain: boolean;
}

/** Fetches a page of a list in one language, filtered by `no` if there is one. */
type FetchPage<Row> = (
  query: { no?: No; page: number; pageSize: number },
  language: string,
) => Promise<Page<Row>>;

/**
 * Looks up the rows of one `no` in a list in one language (D10, D18). Requests the list by `no`; when the response
 * shows that the server ignores it, fetches all pages concurrently, once for all lookups until `forget`. Rejects as
 * `fetchPage` does.
 */
export function createLookupByNo<Row extends { no: No }>(fetchPage: FetchPage<Row>) {
  const { pages, pageSize } = FETCH_LIMITS;
  const lists = new Map<string, Promise<FoundRows<Row>>>();
  const fetchRest = async (first: Page<Row>, language: string): Promise<FoundRows<Row>> => {
    const size = first.pageSize || first.items.length || pageSize;
    const count = Math.ceil(first.total / size);
    const numbers = Array.from({ length: Math.min(count, pages) - 1 }, (_, index) => index + 2);
    const otherPages = await Promise.all(
      numbers.map((page) => fetchPage({ page, pageSize }, language)),
    );
    const lists = [first, ...otherPages].map(({ items }) => items);
    return { rows: copyInvalidRows(lists.flat(), lists), isCertain: count <= pages };
  };
  const listIn = (language: string, first: Page<Row>) => {
    const pending = lists.get(language) ?? fetchRest(first, language);
    lists.set(language, pending);
    // A failed request is repeated by the next lookup.
    pending.catch(() => lists.delete(language));
    return pending;
  };
  return {
    find: async (no: No, language: string): Promise<FoundRows<Row>> => {
      const isOf = (row: Row) => String(row.no) === String(no);
      let list = lists.get(language);
      if (!list) {
        const first = await fetchPage({ no, page: 1, pageSize }, language);
        // One item does not have that many versions: the server may have filtered the page by language after paging.
        const isNarrowed = first.items.every(isOf) && first.total <= pageSize;
        if (isNarrowed) return { rows: first.items, isCertain: true };
        list = listIn(language, first);
      }
      const { rows, isCertain } = await list;
      const rowsOfNo = copyInvalidRows(rows.filter(isOf), [rows]);
      return { rows: rowsOfNo, isCertain: isCertain || rowsOfNo.length > 0 };
    },
    forget: () => lists.clear(),
  };
}
