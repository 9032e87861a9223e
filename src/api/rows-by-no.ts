import type { Page } from './response-envelope';
import { copyInvalidRows } from './invalid-rows';

type No = string | number;

const FETCH_LIMITS = { maxPages: 50, pageSize: 100 };

interface FoundRows<Row> {
  rows: Row[];
  /** False if rows may be missing: the list has more pages than were fetched. */
  isCertain: boolean;
}

/** Requests a page of a list in one language, filtered by `no` if given; the server may ignore the filter. */
type FetchPage<Row> = (
  query: { no?: No; page: number; pageSize: number },
  language: string,
) => Promise<Page<Row>>;

/**
 * Creates a lookup of the rows of one `no` in a list in one language (D10, D18). It requests the list by `no`; when the
 * response shows that the server ignores it, it fetches the other pages (`FETCH_LIMITS`) concurrently, once per language
 * for all lookups until `clearCache`. Rejects as `fetchPage` does.
 */
export function createLookupByNo<Row extends { no: No }>(fetchPage: FetchPage<Row>) {
  const { maxPages, pageSize } = FETCH_LIMITS;
  const fullLists = new Map<string, Promise<FoundRows<Row>>>();
  const fetchRemainingPages = async (
    firstPage: Page<Row>,
    language: string,
  ): Promise<FoundRows<Row>> => {
    const fetchedPageSize = firstPage.pageSize || firstPage.items.length || pageSize;
    const pageCount = Math.ceil(firstPage.total / fetchedPageSize);
    const pageNumbers = Array.from(
      { length: Math.min(pageCount, maxPages) - 1 },
      (_, index) => index + 2,
    );
    const otherPages = await Promise.all(
      pageNumbers.map((page) => fetchPage({ page, pageSize }, language)),
    );
    const pagesOfRows = [firstPage, ...otherPages].map(({ items }) => items);
    return {
      rows: copyInvalidRows(pagesOfRows.flat(), pagesOfRows),
      isCertain: pageCount <= maxPages,
    };
  };
  const fetchFullList = (language: string, firstPage: Page<Row>) => {
    const fullList = fullLists.get(language) ?? fetchRemainingPages(firstPage, language);
    fullLists.set(language, fullList);
    // A failed request is repeated by the next lookup.
    fullList.catch(() => fullLists.delete(language));
    return fullList;
  };
  return {
    find: async (no: No, language: string): Promise<FoundRows<Row>> => {
      const hasNo = (row: Row) => String(row.no) === String(no);
      let fullList = fullLists.get(language);
      if (!fullList) {
        const firstPage = await fetchPage({ no, page: 1, pageSize }, language);
        // One item does not have that many versions: the server may have filtered the page by language after paging.
        const isFilteredByNo = firstPage.items.every(hasNo) && firstPage.total <= pageSize;
        if (isFilteredByNo) return { rows: firstPage.items, isCertain: true };
        fullList = fetchFullList(language, firstPage);
      }
      const { rows, isCertain } = await fullList;
      const rowsOfNo = copyInvalidRows(rows.filter(hasNo), [rows]);
      return { rows: rowsOfNo, isCertain: isCertain || rowsOfNo.length > 0 };
    },
    clearCache: () => fullLists.clear(),
  };
}
