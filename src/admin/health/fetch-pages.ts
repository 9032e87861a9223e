import type { Page } from '@/api/response-envelope';
import { walkPages } from '@/admin/list/all-items/walk-pages';
import type { IssueSource } from './issue';
import { EMPTY_OUTCOME, type Enqueue, type Outcome } from './outcome';

interface PagedList<Row> {
  section: IssueSource;
  list: (page: number, language?: string) => Promise<Page<Row>>;
  /** Called when all pages have been requested; `isComplete` is false if some of them failed to load. */
  onComplete: (rows: Row[], isComplete: boolean) => Outcome;
}

/** Fetches a whole list as `walkPages` does. Queues the requests as they become known. */
export function fetchPages<Row extends { id: string | number; lang: string }>(
  { section, list, onComplete }: PagedList<Row>,
  languages: readonly string[],
  enqueue: Enqueue,
): void {
  walkPages(list, languages, (request) =>
    enqueue(section, async () => {
      const { failure, result } = await request();
      const outcome = result ? onComplete(result.rows, result.isComplete) : EMPTY_OUTCOME;
      return failure ? { ...outcome, failure: { section, error: failure.error } } : outcome;
    }),
  );
}
