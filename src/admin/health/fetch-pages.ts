import type { Page } from '@/api/response-envelope';
import { omittedLanguages } from '@/api/admin/all-languages';
import type { IssueSource } from './issue';
import { NOTHING, type Enqueue, type Outcome } from './outcome';

/** The page size for reading whole lists. */
export const PAGE_SIZE = 50;

/** The maximum number of pages of one list: a higher total is implausible. */
const MAX_PAGES = 2_000;

interface PagedList<Row> {
  section: IssueSource;
  list: (page: number, language?: string) => Promise<Page<Row>>;
  /** Called when all pages have been requested; `complete` is false if some of them failed to load. */
  onComplete: (rows: Row[], complete: boolean) => Outcome;
}

/**
 * Fetches a list page by page, then again in each language that its response lacks (D10). Queues the requests as
 * they become known.
 */
export function fetchPages<Row extends { id: string | number; lang: string }>(
  { section, list, onComplete }: PagedList<Row>,
  languages: readonly string[],
  enqueue: Enqueue,
): void {
  const rows = new Map<string, Row>();
  let pending = 0;
  let complete = true;
  let others: readonly string[] | undefined;

  const fetchPage = async (page: number, language?: string) => {
    const { items, total, pageSize } = await list(page, language);
    for (const item of items) if (!rows.has(String(item.id))) rows.set(String(item.id), item);
    if (page > 1) return;
    const size = Math.min(PAGE_SIZE, pageSize || PAGE_SIZE);
    const last = Math.min(MAX_PAGES, Math.ceil(total / size));
    for (let next = 2; next <= last; next += 1) read(next, language);
  };

  function read(page: number, language?: string): void {
    pending += 1;
    enqueue(section, async () => {
      let failed: Outcome['failed'];
      try {
        await fetchPage(page, language);
      } catch (error) {
        complete = false;
        failed = { section, error };
      }
      pending -= 1;
      if (pending === 0 && !others) {
        others = omittedLanguages([...rows.values()], languages);
        // If the list is empty, skips the other languages: assumes they are empty too.
        if (complete && rows.size > 0) for (const code of others) read(1, code);
      }
      const outcome = pending === 0 ? onComplete([...rows.values()], complete) : NOTHING;
      return failed ? { ...outcome, failed } : outcome;
    });
  }

  read(1);
}
