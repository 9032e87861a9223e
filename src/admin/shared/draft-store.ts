import { openChannel } from '@/api/admin/open-channel';
import { onBeforeReload } from '@/ui/reload-once';
import { keyPrefixRange, withStore, RETENTION_MS } from './admin-db';

/** A changed field: its path in the values, its base value, and its new value. */
export interface Change {
  name: string;
  base: unknown;
  value: unknown;
}

/**
 * The account that owns what this browser stores: its name, or that of its token until the account is known, and the
 * other names under which it may have stored data before.
 */
export interface StorageOwner {
  user: string;
  otherNames: readonly string[];
}

/**
 * The unpublished changes of a part of an item (a language or the shared fields) from one visit of its screen. No
 * visit overwrites the draft of another: changes are lost neither by a second tab nor by a form that saves before it
 * has found the earlier drafts.
 */
export interface SavedPart {
  user: string;
  /** The draft name (`draftNameOf`) of the item, or of a form for a new, copied or restored one. */
  item: string;
  visit: string;
  part: string;
  changes: Change[];
  /** Time of the last change in epoch milliseconds. */
  at: number;
  /** Title of the item, may be empty. */
  title: string;
  /** The path of the edit screen. */
  href: string;
}

/** Key of a part among the drafts of an owner. */
export type PartKey = Pick<SavedPart, 'item' | 'visit' | 'part'>;

function keyOf({ user, item, visit, part }: PartKey & Pick<SavedPart, 'user'>): string[] {
  return [user, item, visit, part];
}

/** Reports deleted parts to the open forms of all tabs. */
const CHANNEL = 'lawfirm_deleted_drafts';

interface Deletion {
  /** The visits whose parts are deleted. */
  visits: readonly string[];
  /** Epoch milliseconds. */
  at: number;
}

/** Parts that the browser could not store: in memory until the page is closed. */
const partsInMemory = new Map<string, SavedPart>();

const idOf = (part: Parameters<typeof keyOf>[0]) => JSON.stringify(keyOf(part));

/**
 * Returns the parts of an owner's drafts, of these items or of all, the oldest first. Assigns those under its other
 * names to `user`, and omits expired ones, which are deleted. Does not throw: if the browser stores nothing, returns
 * those in memory.
 */
export async function findSavedParts(
  { user, otherNames }: StorageOwner,
  items?: readonly string[],
): Promise<SavedPart[]> {
  const partsByKey = new Map<string, SavedPart>();
  const limit = Date.now() - RETENTION_MS;
  const addPart = (part: SavedPart) => {
    if (part.at > limit && (!items || items.includes(part.item))) partsByKey.set(idOf(part), part);
  };
  await withStore('drafts', async (store) => {
    const ownerRanges = items
      ? items.map((item) => keyPrefixRange(user, item))
      : [keyPrefixRange(user)];
    await Promise.all([
      ...ownerRanges.map(async (range) => (await store.getAll(range)).forEach(addPart)),
      ...otherNames.map(async (name) => {
        const parts = await store.getAll(keyPrefixRange(name));
        const moves = parts
          .filter(({ at }) => at > limit)
          .flatMap((part) => {
            addPart({ ...part, user });
            return [store.delete(keyOf(part)), store.put({ ...part, user })];
          });
        await Promise.all(moves);
      }),
    ]);
  }).catch(() => undefined);
  for (const [id, part] of partsInMemory) {
    if (!otherNames.includes(part.user)) continue;
    partsInMemory.delete(id);
    partsInMemory.set(idOf({ ...part, user }), { ...part, user });
  }
  for (const part of partsInMemory.values()) if (part.user === user) addPart(part);
  return [...partsByKey.values()].sort((a, b) => a.at - b.at);
}

/**
 * Saves parts of a draft and replaces those of the same visit; deletes parts without changes. Returns whether the
 * browser has stored them; otherwise they remain in memory until the page is closed. Does not throw.
 */
export async function saveParts(parts: readonly SavedPart[]): Promise<boolean> {
  for (const part of parts) {
    if (part.changes.length > 0) partsInMemory.set(idOf(part), part);
    else partsInMemory.delete(idOf(part));
  }
  const isStored = await withStore('drafts', (store) =>
    Promise.all(
      parts.map((part) => (part.changes.length > 0 ? store.put(part) : store.delete(keyOf(part)))),
    ),
  ).then(
    () => true,
    () => false,
  );
  // Parts that have changed in the meantime stay in memory.
  if (isStored)
    for (const part of parts)
      if (partsInMemory.get(idOf(part)) === part) partsInMemory.delete(idOf(part));
  return isStored;
}

/** Deletes parts of an owner's drafts, also those only in memory. Returns whether they are deleted. Does not throw. */
export async function deleteParts(
  { user, otherNames }: StorageOwner,
  parts: readonly PartKey[],
): Promise<boolean> {
  const keys = [user, ...otherNames].flatMap((name) =>
    parts.map((part) => keyOf({ ...part, user: name })),
  );
  if (keys.length === 0) return true;
  const at = Date.now();
  const removedCount = keys.filter((key) => partsInMemory.delete(JSON.stringify(key))).length;
  const isDeleted = await withStore('drafts', (store) =>
    Promise.all(keys.map((key) => store.delete(key))),
  ).then(
    () => true,
    () => removedCount === parts.length,
  );
  if (isDeleted) {
    const channel = openChannel(CHANNEL);
    const visits = [...new Set(parts.map(({ visit }) => visit))];
    channel?.postMessage({ visits, at } satisfies Deletion);
    channel?.close();
  }
  return isDeleted;
}

/** Deletes the parts that have not been saved again since they were read, such as by another tab. Does not throw. */
export async function deleteUnchangedParts(
  owner: StorageOwner,
  parts: readonly SavedPart[],
): Promise<void> {
  // Each time a draft is saved, the form deletes the parts that it restored: most forms have restored none.
  if (parts.length === 0) return;
  const storedParts = await findSavedParts(
    owner,
    parts.map(({ item }) => item),
  );
  const isUnchanged = (stored: SavedPart) =>
    parts.some(({ visit, at }) => visit === stored.visit && at === stored.at);
  await deleteParts(owner, storedParts.filter(isUnchanged));
}

const openForms = new Set<() => Promise<unknown>>();

/** Registers the delayed save of an open form for `saveOpenForms`. Returns the function that unregisters it. */
export function registerOpenForm(save: () => Promise<unknown>): () => void {
  openForms.add(save);
  return () => void openForms.delete(save);
}

/** Saves the drafts of all open forms immediately. */
export async function saveOpenForms(): Promise<void> {
  await Promise.all([...openForms].map((save) => save()));
}

// The drafts of closed forms may not be stored yet, or the browser could not store them.
onBeforeReload(async () => {
  await saveOpenForms();
  return partsInMemory.size === 0 || saveParts([...partsInMemory.values()]);
});

/** The unpublished changes of an item, with the title and path of its latest part. */
export interface Draft {
  item: string;
  title: string;
  href: string;
  /** Time of the last change in epoch milliseconds. */
  at: number;
  parts: SavedPart[];
}

/** Returns the drafts of an owner, the latest first. Does not throw. */
export async function listDrafts(owner: StorageOwner): Promise<Draft[]> {
  const drafts = new Map<string, Draft>();
  for (const part of await findSavedParts(owner)) {
    const { item, title, href, at } = part;
    const knownDraft = drafts.get(item);
    const parts = [...(knownDraft?.parts ?? []), part];
    drafts.set(item, { item, title: title || (knownDraft?.title ?? ''), href, at, parts });
  }
  return [...drafts.values()].sort((a, b) => b.at - a.at);
}

/** Calls `listener` for the parts that any tab deletes. Returns the function that unsubscribes it. */
export function subscribeToDeletedParts(listener: (deletion: Deletion) => void): () => void {
  const channel = openChannel(CHANNEL);
  channel?.addEventListener('message', ({ data }: MessageEvent<Deletion>) => listener(data));
  return () => channel?.close();
}
