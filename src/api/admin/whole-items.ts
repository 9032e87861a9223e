import { LOCALES } from '@/i18n/locales';
import type { Page } from '@/api/response-envelope';
import { copyInvalidRows } from '@/api/invalid-rows';

interface VersionRow {
  no: string | number;
  lang: string;
}

/** Describes a page of a list by items, each with the versions that the list has of it. */
export interface ItemPage<Row> extends Page<Row> {
  /** Whether `total` counts language versions: then the number of items is unknown. */
  countsRows: boolean;
}

type ReadPage<Row> = (pageNo: number, language?: string) => Promise<Page<Row>>;

const noOf = ({ no }: VersionRow) => String(no);
const nosOf = (rows: readonly VersionRow[]) => new Set(rows.map(noOf));

/** Returns whether the backend pages by language version: the rows fill the page, and the items do not. */
function isPagedByRow(
  { items, total }: Page<VersionRow>,
  pageNo: number,
  pageSize: number,
): boolean {
  const fullPageSize = Math.min(pageSize, total - (pageNo - 1) * pageSize);
  return items.length === fullPageSize && nosOf(items).size < fullPageSize;
}

/**
 * Fetches a page of a list with whole items, whichever way the backend pages. Paging by language version (D20) splits
 * items at the page ends: each item belongs to the page where it begins, with its versions from the next page. A list
 * only in the interface language (D10) is fetched again in the other languages, and with `readOne`, if available,
 * for versions on other pages. Rejects as `readPageOf` does.
 */
export async function fetchWholeItems<Row extends VersionRow>(
  readPageOf: ReadPage<Row>,
  pageNo: number,
  pageSize: number,
  readOne?: (no: Row['no'], language: string) => Promise<Page<Row>>,
): Promise<ItemPage<Row>> {
  const page = await readPageOf(pageNo);
  const { items, total } = page;
  if (isPagedByRow(page, pageNo, pageSize)) {
    const [before, after] = await Promise.all([
      pageNo > 1 ? readPageOf(pageNo - 1) : undefined,
      pageNo * pageSize < total ? readPageOf(pageNo + 1) : undefined,
    ]);
    const earlierNos = nosOf(before?.items ?? []);
    const startedHere = items.filter((row) => !earlierNos.has(noOf(row)));
    const nosStartedHere = nosOf(startedHere);
    const restOfNextPage = after?.items.filter((row) => nosStartedHere.has(noOf(row))) ?? [];
    return {
      ...page,
      items: copyInvalidRows([...startedHere, ...restOfNextPage], [items]),
      countsRows: true,
    };
  }
  const [lang] = new Set(items.map((row) => row.lang));
  const hasOneLanguage = lang !== undefined && items.every((row) => row.lang === lang);
  if (!hasOneLanguage) return { ...page, countsRows: false };
  const otherLanguages = LOCALES.filter((code) => code !== lang);
  const inOthers = async (code: string) => {
    const ownNos = nosOf(items);
    const isWanted = (row: Row) => row.lang === code && ownNos.has(noOf(row));
    const response = await readPageOf(pageNo, code);
    const foundRows = response.items.filter(isWanted);
    // A response with several languages already contains all versions.
    const isNarrowed =
      response.items.length > 0 && response.items.every((row) => row.lang === code);
    const foundNos = nosOf(foundRows);
    if (!isNarrowed || !readOne) return foundRows;
    const itemsToFetch = items.filter((row) => !foundNos.has(noOf(row)));
    const missingPages = await Promise.all(itemsToFetch.map(({ no }) => readOne(no, code)));
    return [...foundRows, ...missingPages.flatMap((page) => page.items.filter(isWanted))];
  };
  const otherVersions = (await Promise.all(otherLanguages.map(inOthers))).flat();
  return {
    ...page,
    items: copyInvalidRows([...items, ...otherVersions], [items]),
    countsRows: false,
  };
}
