import type { Page } from '@/api/response-envelope';
import { omittedLanguages } from '@/api/admin/all-languages';
import type { IssueSource } from './issue';
import { NOTHING, type Ask, type Outcome } from './step';

/** Items on a page of the lists that are read through. */
export const PAGE_SIZE = 50;

/** The most pages of one list: more are hardly true. */
const MOST_PAGES = 2_000;

interface PagedList<Row> {
  kind: IssueSource;
  list: (page: number, language?: string) => Promise<Page<Row>>;
  /** Called when all pages have been asked for; `complete` is false when some of them could not be read. */
  whole: (rows: Row[], complete: boolean) => Outcome;
}

/**
 * Reads a list page by page, and once more in each language of which it gave nothing (D10). Its calls
 * are put into the queue as they become known.
 */
export function readPages<Row extends { id: string | number; lang: string }>(
  { kind, list, whole }: PagedList<Row>,
  languages: readonly string[],
  ask: Ask,
): void {
  const rows = new Map<string, Row>();
  let open = 0;
  let complete = true;
  let others: readonly string[] | undefined;

  const take = async (page: number, language?: string) => {
    const { items, total, pageSize } = await list(page, language);
    for (const item of items) if (!rows.has(String(item.id))) rows.set(String(item.id), item);
    if (page > 1) return;
    const size = Math.min(PAGE_SIZE, pageSize || PAGE_SIZE);
    const last = Math.min(MOST_PAGES, Math.ceil(total / size));
    for (let next = 2; next <= last; next += 1) read(next, language);
  };

  function read(page: number, language?: string): void {
    open += 1;
    ask(kind, async () => {
      let failed: Outcome['failed'];
      try {
        await take(page, language);
      } catch (error) {
        complete = false;
        failed = { kind, error };
      }
      open -= 1;
      if (open === 0 && !others) {
        others = omittedLanguages([...rows.values()], languages);
        // A list without anything has nothing in other languages either, as far as staff see.
        if (complete && rows.size > 0) for (const code of others) read(1, code);
      }
      const outcome = open === 0 ? whole([...rows.values()], complete) : NOTHING;
      return failed ? { ...outcome, failed } : outcome;
    });
  }

  read(1);
}
