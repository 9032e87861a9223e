import { useCallback, useEffect, useRef } from 'react';
import { mayHaveDeleted } from '@/api/admin/verify-deletion';
import { useStorageOwner } from '@/admin/shared/storage-owner';
import {
  removeDeletedItems,
  newDeletedItemId,
  saveDeletedItem,
  deletedItemsPanel,
  type DeletedContent,
  type DeletedItem,
} from '@/admin/shared/deleted-item-store';
import type { RowMutation } from './row-mutation';

interface FetchedContent {
  id: string;
  content: Promise<DeletedContent | undefined>;
}

/** Resolves when the page is closed, which has no time to fetch the deleted content. */
function whenPageClosed(): Promise<undefined> {
  return new Promise((resolve) => {
    addEventListener('pagehide', () => resolve(undefined), { once: true });
  });
}

/**
 * Returns the function that makes a deletion save the deleted items in this browser (docs/decisions/0009): fetches the
 * content of the rows at once, saves it before the deletion, and removes it again if nothing was deleted. A retry
 * fetches content that could not be fetched.
 */
export function useSaveDeletedItems<Row>(keyOf: (row: Row) => string) {
  const owner = useStorageOwner();
  const latest = useRef({ owner, keyOf });
  useEffect(() => {
    latest.current = { owner, keyOf };
  });

  return useCallback((mutation: RowMutation<Row>, rows: readonly Row[]): RowMutation<Row> => {
    const { fetchContent } = mutation;
    if (!fetchContent) return mutation;
    const contentsByKey = new Map<string, FetchedContent>();
    const pageClosed = whenPageClosed();
    let lastFetch: Promise<unknown> = Promise.resolve();
    const fetchRow = (row: Row): FetchedContent => {
      // One after another: a selection may have a hundred rows.
      const contentPromise = lastFetch.then(() => fetchContent(row)).catch(() => undefined);
      lastFetch = contentPromise;
      const fetchedContent = { id: newDeletedItemId(), content: contentPromise };
      contentsByKey.set(latest.current.keyOf(row), fetchedContent);
      return fetchedContent;
    };
    rows.forEach(fetchRow);
    let count = 0;
    let areStored = true;
    const send: RowMutation<Row>['send'] = async (row, idempotencyKeys) => {
      const { id, content } = contentsByKey.get(latest.current.keyOf(row)) ?? fetchRow(row);
      const deletedContent = await Promise.race([content, pageClosed]);
      const { owner: storageOwner } = latest.current;
      if (!deletedContent) contentsByKey.delete(latest.current.keyOf(row));
      if (!deletedContent || !storageOwner) {
        await mutation.send(row, idempotencyKeys);
        return;
      }
      const item: DeletedItem = {
        ...deletedContent,
        ...{ user: storageOwner.user, id, at: Date.now(), certain: false },
      };
      // Not awaited: the page may be closing.
      const savePromise = saveDeletedItem(item);
      try {
        await mutation.send(row, idempotencyKeys);
      } catch (error) {
        await savePromise;
        if (!mayHaveDeleted(error)) await removeDeletedItems(storageOwner, [id]);
        throw error;
      }
      await savePromise;
      if (!(await saveDeletedItem({ ...item, certain: true }))) areStored = false;
      count += 1;
      deletedItemsPanel.notice = {
        user: storageOwner.user,
        count,
        title: deletedContent.title,
        areStored,
      };
    };
    return { ...mutation, send };
  }, []);
}
