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
  const full = Math.min(pageSize, total - (pageNo - 1) * pageSize);
  return items.length === full && nosOf(items).size < full;
}

/**
 * Fetches a page of a list with whole items, whichever way the backend pages. Paging by language version (D20) splits
 * items at the page ends: each item belongs to the page where it begins, with its versions from the next page. A list
 * only in the interface language (D10) is fetched again in the other languages, and with `readOne`, if available,
 * for versions on other pages. Rejects as `read` does.
 */
export async function fetchWholeItems<Row extends VersionRow>(
  read: ReadPage<Row>,
  pageNo: number,
  pageSize: number,
  readOne?: (no: Row['no'], language: string) => Promise<Page<Row>>,
): Promise<ItemPage<Row>> {
  const page = await read(pageNo);
  const { items, total } = page;
  if (isPagedByRow(page, pageNo, pageSize)) {
    const [before, after] = await Promise.all([
      pageNo > 1 ? read(pageNo - 1) : undefined,
      pageNo * pageSize < total ? read(pageNo + 1) : undefined,
    ]);
    const earlier = nosOf(before?.items ?? []);
    const startedHere = items.filter((row) => !earlier.has(noOf(row)));
    const here = nosOf(startedHere);
    const rest = after?.items.filter((row) => here.has(noOf(row))) ?? [];
    return {
      ...page,
      items: copyInvalidRows([...startedHere, ...rest], [items]),
      countsRows: true,
    };
  }
  const [lang] = new Set(items.map((row) => row.lang));
  const alone = lang !== undefined && items.every((row) => row.lang === lang);
  if (!alone) return { ...page, countsRows: false };
  const others = LOCALES.filter((code) => code !== lang);
  const inOthers = async (code: string) => {
    const here = nosOf(items);
    const fits = (row: Row) => row.lang === code && here.has(noOf(row));
    const response = await read(pageNo, code);
    const found = response.items.filter(fits);
    // A response with several languages already contains all versions.
    const narrowed = response.items.length > 0 && response.items.every((row) => row.lang === code);
    const known = nosOf(found);
    if (!narrowed || !readOne) return found;
    const lacking = items.filter((row) => !known.has(noOf(row)));
    const missing = await Promise.all(lacking.map(({ no }) => readOne(no, code)));
    return [...found, ...missing.flatMap((page) => page.items.filter(fits))];
  };
  const more = (await Promise.all(others.map(inOthers))).flat();
  return { ...page, items: copyInvalidRows([...items, ...more], [items]), countsRows: false };
}
