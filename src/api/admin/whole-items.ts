import { LOCALES } from '@/i18n/locales';
import type { Page } from '@/api/response-envelope';
import { copyInvalidRows } from '@/api/invalid-rows';

interface VersionRow {
  no: string | number;
  lang: string;
}

/** A page of a list by items, each with the versions that the list has of it. */
export interface ItemPage<Row> extends Page<Row> {
  /** Whether `total` counts language versions: then nobody knows how many items there are. */
  countsRows: boolean;
}

type ReadPage<Row> = (pageNo: number, language?: string) => Promise<Page<Row>>;

const noOf = ({ no }: VersionRow) => String(no);
const nosOf = (rows: readonly VersionRow[]) => new Set(rows.map(noOf));

/** Whether a page is full by its rows, and not by its items: the backend pages by language version. */
function isPagedByRow(
  { items, total }: Page<VersionRow>,
  pageNo: number,
  pageSize: number,
): boolean {
  const full = Math.min(pageSize, total - (pageNo - 1) * pageSize);
  return items.length === full && nosOf(items).size < full;
}

/**
 * A page of a list with whole items, whichever of its shapes the list has. One that pages by language version (D20) splits
 * items at its ends: each stands on the page where it begins, with the versions of the next page. One that gives the
 * interface's language alone (D10) is asked for the same page in the others, and through `readOne`, where the list can
 * ask for one item, for what stands on other pages there. Rejects as `read` does.
 */
export async function readWholeItems<Row extends VersionRow>(
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
    const begun = items.filter((row) => !earlier.has(noOf(row)));
    const here = nosOf(begun);
    const rest = after?.items.filter((row) => here.has(noOf(row))) ?? [];
    return { ...page, items: copyInvalidRows([...begun, ...rest], [items]), countsRows: true };
  }
  const [lang] = new Set(items.map((row) => row.lang));
  const alone = lang !== undefined && items.every((row) => row.lang === lang);
  if (!alone) return { ...page, countsRows: false };
  const others = LOCALES.filter((code) => code !== lang);
  const inOthers = async (code: string) => {
    const here = nosOf(items);
    const fits = (row: Row) => row.lang === code && here.has(noOf(row));
    const answer = await read(pageNo, code);
    const found = answer.items.filter(fits);
    // A list that is not narrowed has shown all there is.
    const narrowed = answer.items.length > 0 && answer.items.every((row) => row.lang === code);
    const known = nosOf(found);
    if (!narrowed || !readOne) return found;
    const lacking = items.filter((row) => !known.has(noOf(row)));
    const asked = await Promise.all(lacking.map(({ no }) => readOne(no, code)));
    return [...found, ...asked.flatMap((one) => one.items.filter(fits))];
  };
  const more = (await Promise.all(others.map(inOthers))).flat();
  return { ...page, items: copyInvalidRows([...items, ...more], [items]), countsRows: false };
}
