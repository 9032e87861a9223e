import type { Page } from './response-envelope';
import { copyInvalidRows } from './invalid-rows';

type No = string | number;

/** The most pages that a list is read through, and how many items are asked for on each. */
const WHOLE = { pages: 50, pageSize: 100 };

/** What a list holds of one `no`; not `certain` where it goes on beyond what was read of it. */
export interface FoundRows<Row> {
  rows: Row[];
  certain: boolean;
}

/** Asks a list in one language for a page, narrowed to a `no` where it is given. */
type Ask<Row> = (
  query: { no?: No; page: number; pageSize: number },
  language: string,
) => Promise<Page<Row>>;

/**
 * Looks up the rows of one `no` in a list in one language (D10, D18). The list is asked by `no`; where the answer shows
 * that this was overlooked, it is read to its end, all pages at the same time, and once for all that are looked up
 * before `forget`. Rejects as `ask` does.
 */
export function createLookupByNo<Row extends { no: No }>(ask: Ask<Row>) {
  const { pages, pageSize } = WHOLE;
  const lists = new Map<string, Promise<FoundRows<Row>>>();
  const readOn = async (first: Page<Row>, language: string): Promise<FoundRows<Row>> => {
    const size = first.pageSize || first.items.length || pageSize;
    const count = Math.ceil(first.total / size);
    const numbers = Array.from({ length: Math.min(count, pages) - 1 }, (_, index) => index + 2);
    const rest = await Promise.all(numbers.map((page) => ask({ page, pageSize }, language)));
    const lists = [first, ...rest].map(({ items }) => items);
    return { rows: copyInvalidRows(lists.flat(), lists), certain: count <= pages };
  };
  const listIn = (language: string, first: Page<Row>) => {
    const reading = lists.get(language) ?? readOn(first, language);
    lists.set(language, reading);
    // What could not be read is read again.
    reading.catch(() => lists.delete(language));
    return reading;
  };
  return {
    find: async (no: No, language: string): Promise<FoundRows<Row>> => {
      const isOf = (row: Row) => String(row.no) === String(no);
      let list = lists.get(language);
      if (!list) {
        const first = await ask({ no, page: 1, pageSize }, language);
        // One item has not so many versions: a page without any may be one that was narrowed to the language too late.
        const narrowed = first.items.every(isOf) && first.total <= pageSize;
        if (narrowed) return { rows: first.items, certain: true };
        list = listIn(language, first);
      }
      const { rows, certain } = await list;
      const found = copyInvalidRows(rows.filter(isOf), [rows]);
      return { rows: found, certain: certain || found.length > 0 };
    },
    forget: () => lists.clear(),
  };
}
