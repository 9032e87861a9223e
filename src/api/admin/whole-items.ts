import { LOCALES } from '@/i18n/locales';
import type { Page } from '@/api/response-envelope';
import { copyInvalidRows } from '@/api/invalid-rows';

interface VersionRow {
  no: string | number;
  lang: string;
}

/** A page of version rows, not grouped, of the items that begin on it. */
export interface WholeItemsPage<Row> extends Page<Row> {
  /** Whether `total` counts language versions; the number of items is then unknown. */
  countsVersions: boolean;
}

type FetchPage<Row> = (pageNo: number, language?: string) => Promise<Page<Row>>;

const noOf = ({ no }: VersionRow) => String(no);
const nosOf = (rows: readonly VersionRow[]) => new Set(rows.map(noOf));

/** Returns whether the backend pages by language version: the rows fill the page, and the items do not. */
function isPagedByRow(
  { items, total }: Page<VersionRow>,
  pageNo: number,
  pageSize: number,
): boolean {
  const expectedRowCount = Math.min(pageSize, total - (pageNo - 1) * pageSize);
  return items.length === expectedRowCount && nosOf(items).size < expectedRowCount;
}

/** Returns the page; if it is the whole list, such as without `pageable`, its `total` counts items, not rows (D7). */
function withItemCount<Row extends VersionRow>(page: Page<Row>): Page<Row> {
  const { items, total, pageSize } = page;
  const isWholeList = items.length === total && items.length === pageSize;
  return isWholeList ? { ...page, total: nosOf(items).size } : page;
}

/**
 * Fetches a page of a list with whole items, whichever way the backend pages. Paging by language version (D20) splits
 * items at the page ends: each item belongs to the page where it begins, with its versions from the next page. A page
 * in one language only (D10) is fetched again in the other interface languages, and each version that is missing there
 * by its `no`, if `fetchByNo` is given. Rejects as `fetchPage` and `fetchByNo` do.
 */
export async function fetchWholeItems<Row extends VersionRow>(
  fetchPage: FetchPage<Row>,
  pageNo: number,
  pageSize: number,
  fetchByNo?: (no: Row['no'], language: string) => Promise<Page<Row>>,
): Promise<WholeItemsPage<Row>> {
  const page = withItemCount(await fetchPage(pageNo));
  const { items, total } = page;
  if (isPagedByRow(page, pageNo, pageSize)) {
    const [previousPage, nextPage] = await Promise.all([
      pageNo > 1 ? fetchPage(pageNo - 1) : undefined,
      pageNo * pageSize < total ? fetchPage(pageNo + 1) : undefined,
    ]);
    const earlierNos = nosOf(previousPage?.items ?? []);
    const rowsStartedHere = items.filter((row) => !earlierNos.has(noOf(row)));
    const nosStartedHere = nosOf(rowsStartedHere);
    const continuedRows = nextPage?.items.filter((row) => nosStartedHere.has(noOf(row))) ?? [];
    return {
      ...page,
      items: copyInvalidRows([...rowsStartedHere, ...continuedRows], [items]),
      countsVersions: true,
    };
  }
  const [lang] = new Set(items.map((row) => row.lang));
  const hasOneLanguage = lang !== undefined && items.every((row) => row.lang === lang);
  if (!hasOneLanguage) return { ...page, countsVersions: false };
  const otherLanguages = LOCALES.filter((code) => code !== lang);
  const fetchVersionsIn = async (code: string) => {
    const nosOfPage = nosOf(items);
    const isVersionOfListedItem = (row: Row) => row.lang === code && nosOfPage.has(noOf(row));
    const response = await fetchPage(pageNo, code);
    const foundRows = response.items.filter(isVersionOfListedItem);
    // A response with several languages already contains all versions.
    const hasOnlyThisLanguage =
      response.items.length > 0 && response.items.every((row) => row.lang === code);
    const foundNos = nosOf(foundRows);
    if (!hasOnlyThisLanguage || !fetchByNo) return foundRows;
    const itemsToFetch = items.filter((row) => !foundNos.has(noOf(row)));
    const pagesByNo = await Promise.all(itemsToFetch.map(({ no }) => fetchByNo(no, code)));
    return [
      ...foundRows,
      ...pagesByNo.flatMap((pageOfItem) => pageOfItem.items.filter(isVersionOfListedItem)),
    ];
  };
  const otherVersions = (await Promise.all(otherLanguages.map(fetchVersionsIn))).flat();
  return {
    ...page,
    items: copyInvalidRows([...items, ...otherVersions], [items]),
    countsVersions: false,
  };
}
