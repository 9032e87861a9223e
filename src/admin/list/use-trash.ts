import { useCallback, useEffect, useRef } from 'react';
import { ApiError } from '@/api/errors';
import { useDraftOwner } from '@/admin/shared/draft-owner';
import {
  deleteTrashed,
  newTrashId,
  saveTrashed,
  trashPanel,
  type DeletedContent,
  type TrashedItem,
} from '@/admin/shared/trash-store';
import type { ArticleName } from '@/admin/sections';
import type { RowMutation } from './row-mutation';
import { isUnknown } from './row-mutation-queue';

/** What is known about the content of a row that is being deleted. */
interface Kept {
  id: string;
  read: Promise<DeletedContent | undefined>;
}

/** The sections that delete an item in all its languages with one request. */
const AT_ONCE: ReadonlySet<string> = new Set(['news', 'cases', 'honors'] satisfies ArticleName[]);

/** Returns whether a failed deletion may have deleted something: all of it, or some of its languages. */
function mayHaveDeleted(error: unknown, { section, languages }: DeletedContent): boolean {
  if (isUnknown(error)) return true;
  const isRejected = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !isRejected && languages.length > 1 && !AT_ONCE.has(section);
}

/** Resolves when the page is closed, which has no time to read what is deleted. */
function whenClosed(): Promise<undefined> {
  return new Promise((resolve) => {
    addEventListener('pagehide', () => resolve(undefined), { once: true });
  });
}

/**
 * Returns a function that makes a deletion keep what it deletes in this browser (docs/decisions/0009): reads the stored
 * content of the rows before, and keeps it if the deletion was confirmed, or its outcome is unknown.
 */
export function useTrash<Row>(keyOf: (row: Row) => string) {
  const owner = useDraftOwner();
  const latest = useRef({ owner, keyOf });
  useEffect(() => {
    latest.current = { owner, keyOf };
  });

  return useCallback((write: RowMutation<Row>, rows: readonly Row[]): RowMutation<Row> => {
    const { keep } = write;
    if (!keep) return { ...write };
    const kept = new Map<string, Kept>();
    const closed = whenClosed();
    let last: Promise<unknown> = Promise.resolve();
    const read = (row: Row): Kept => {
      // One after another: a selection may have a hundred rows.
      const next = last.then(() => keep(row)).catch(() => undefined);
      last = next;
      const found = { id: newTrashId(), read: next };
      kept.set(latest.current.keyOf(row), found);
      return found;
    };
    rows.forEach(read);
    let count = 0;
    const send: RowMutation<Row>['send'] = async (row, idempotencyKeys) => {
      const { id, read: content } = kept.get(latest.current.keyOf(row)) ?? read(row);
      const deleted = await Promise.race([content, closed]);
      const { owner: mine } = latest.current;
      if (!deleted || !mine) return write.send(row, idempotencyKeys);
      const item: TrashedItem = {
        ...deleted,
        ...{ user: mine.user, id, at: Date.now(), certain: false },
      };
      // Not awaited: the page may be closing.
      const saving = saveTrashed(item);
      try {
        await write.send(row, idempotencyKeys);
      } catch (error) {
        await saving;
        if (!mayHaveDeleted(error, deleted)) await deleteTrashed(mine, [id]);
        throw error;
      }
      await saving;
      const stored = await saveTrashed({ ...item, certain: true });
      count += 1;
      trashPanel.notice = { user: mine.user, count, title: deleted.title, stored };
      return undefined;
    };
    return { ...write, send };
  }, []);
}
