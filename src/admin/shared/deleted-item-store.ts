import { proxy } from 'valtio/vanilla';
import { onBeforeReload } from '@/ui/reload-once';
import type { NamedContentType } from '@/admin/sections';
import { RETENTION_MS, keyPrefixRange, withStore } from './admin-db';
import type { StorageOwner } from './draft-store';

/** Icons have no section of their own (D34). */
type DeletedContentType = NamedContentType | 'icons';

/** The content of an item, read before it is deleted. */
export interface DeletedContent {
  section: DeletedContentType;
  /** May be empty. */
  title: string;
  /** The deleted languages. */
  languages: string[];
  /** Whether the item still exists in other languages. */
  partial: boolean;
  /** The path of the form that creates the item again; absent for jobs, catalogues and icons, which need no form. */
  form?: string;
  /** The stored item, as its section loads it. */
  content: unknown;
}

/** A deleted item that this browser can create again. */
export interface DeletedItem extends DeletedContent {
  user: string;
  id: string;
  /** Epoch milliseconds of the deletion. */
  at: number;
  /** Whether the server has confirmed the deletion; otherwise its outcome is unknown. */
  certain: boolean;
}

/** The deleted items that a batch of deletions has saved so far. */
export interface DeletionNotice {
  user: string;
  count: number;
  /** Title of the last item. */
  title: string;
  /** Whether the browser has stored all of them. */
  areStored: boolean;
}

/** Holds the requests to the layout: a higher `openRequestCount` opens the deleted items, and `notice` is shown. */
export const deletedItemsPanel = proxy<{ openRequestCount: number; notice: DeletionNotice | null }>(
  {
    openRequestCount: 0,
    notice: null,
  },
);

const keyOf = ({ user, id }: Pick<DeletedItem, 'user' | 'id'>) => [user, id];
const idOf = (item: Pick<DeletedItem, 'user' | 'id'>) => JSON.stringify(keyOf(item));

/** Deleted items that the browser could not store: in memory until the page is closed. */
const itemsInMemory = new Map<string, DeletedItem>();

/** Returns an id that no other deleted item of this browser has. */
export function newDeletedItemId(): string {
  return `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
}

/**
 * Stores a deleted item, or replaces the stored one with its id. Returns whether the browser has stored it; otherwise
 * it remains in memory until the page is closed. Does not throw.
 */
export async function saveDeletedItem(item: DeletedItem): Promise<boolean> {
  itemsInMemory.set(idOf(item), item);
  const isStored = await withStore('trash', (store) => store.put(item)).then(
    () => true,
    () => false,
  );
  if (isStored && itemsInMemory.get(idOf(item)) === item) itemsInMemory.delete(idOf(item));
  return isStored;
}

/**
 * Returns the deleted items of an owner, the latest first. Assigns those under its other names to `user`, and omits
 * expired ones, which are deleted. Does not throw: if the browser stores nothing, returns those in memory.
 */
export async function listDeletedItems({ user, otherNames }: StorageOwner): Promise<DeletedItem[]> {
  const limit = Date.now() - RETENTION_MS;
  const itemsById = new Map<string, DeletedItem>();
  const addItem = (item: DeletedItem) => {
    if (item.at > limit) itemsById.set(item.id, { ...item, user });
  };
  await withStore('trash', async (store) => {
    const itemLists = await Promise.all(
      [...otherNames, user].map(async (name) => store.getAll(keyPrefixRange(name))),
    );
    await Promise.all(
      itemLists.flat().map(async (item) => {
        addItem(item);
        if (item.user === user || item.at <= limit) return;
        await Promise.all([store.delete(keyOf(item)), store.put({ ...item, user })]);
      }),
    );
  }).catch(() => undefined);
  for (const item of itemsInMemory.values())
    if ([user, ...otherNames].includes(item.user)) addItem(item);
  return [...itemsById.values()].sort((a, b) => b.at - a.at);
}

/** Deletes items permanently, also those only in memory. Returns whether they are deleted. Does not throw. */
export async function removeDeletedItems(
  { user, otherNames }: StorageOwner,
  ids: readonly string[],
): Promise<boolean> {
  const keys = [user, ...otherNames].flatMap((name) => ids.map((id) => keyOf({ user: name, id })));
  if (keys.length === 0) return true;
  const removedCount = keys.filter((key) => itemsInMemory.delete(JSON.stringify(key))).length;
  return withStore('trash', (store) => Promise.all(keys.map((key) => store.delete(key)))).then(
    () => true,
    () => removedCount === ids.length,
  );
}

onBeforeReload(async () => {
  const areStored = await Promise.all([...itemsInMemory.values()].map(saveDeletedItem));
  return areStored.every(Boolean);
});
