import { beforeReload } from '@/ui/reload-once';
import { keyPrefixRange, withStore, RETENTION_MS } from './admin-db';

/** One field whose value differs: its path in the values, what it was, and what it is. */
export interface Change {
  name: string;
  base: unknown;
  value: unknown;
}

/** Whose drafts: the best name there is for a person, and others by which something may have been kept before. */
export interface DraftOwner {
  user: string;
  aliases: readonly string[];
}

/**
 * Unpublished work on one part of an item (a language, or what all share) from one visit of its screen. No visit
 * writes what another has kept, so that neither a second tab nor a late look-up loses anything.
 */
export interface SavedPart {
  user: string;
  /** The section and the item's `no` or id, or "new". */
  item: string;
  visit: string;
  part: string;
  /** What was changed, each with what it was based on. */
  changes: Change[];
  /** Epoch milliseconds. */
  at: number;
  /** What the item is called, maybe nothing, and the address of the screen where it was typed. */
  title: string;
  href: string;
}

/** What tells the parts of a person's drafts from each other. */
export type PartKey = Pick<SavedPart, 'item' | 'visit' | 'part'>;

function keyOf({ user, item, visit, part }: PartKey & Pick<SavedPart, 'user'>): string[] {
  return [user, item, visit, part];
}

/** What the browser did not take: it lasts as long as the page. */
const onPage = new Map<string, SavedPart>();

const idOf = (part: Parameters<typeof keyOf>[0]) => JSON.stringify(keyOf(part));

/**
 * What is kept of a person's work on an item of any of these names, or on whatever there is, the oldest first; what was
 * kept under an alias belongs to them from now on. Forgets whatever has expired. Does not throw: where the browser
 * stores nothing, there is what this page has kept.
 */
export async function findSavedParts(
  { user, aliases }: DraftOwner,
  items?: readonly string[],
): Promise<SavedPart[]> {
  const found = new Map<string, SavedPart>();
  const limit = Date.now() - RETENTION_MS;
  const take = (part: SavedPart) => {
    if (part.at > limit && (!items || items.includes(part.item))) found.set(idOf(part), part);
  };
  await withStore('drafts', async (store) => {
    const own = items ? items.map((item) => keyPrefixRange(user, item)) : [keyPrefixRange(user)];
    await Promise.all([
      ...own.map(async (range) => (await store.getAll(range)).forEach(take)),
      ...aliases.map(async (alias) => {
        const parts = await store.getAll(keyPrefixRange(alias));
        const moves = parts
          .filter(({ at }) => at > limit)
          .flatMap((part) => {
            take({ ...part, user });
            return [store.delete(keyOf(part)), store.put({ ...part, user })];
          });
        await Promise.all(moves);
      }),
    ]);
  }).catch(() => undefined);
  for (const [id, part] of onPage) {
    if (!aliases.includes(part.user)) continue;
    onPage.delete(id);
    onPage.set(idOf({ ...part, user }), { ...part, user });
  }
  for (const part of onPage.values()) if (part.user === user) take(part);
  return [...found.values()].sort((one, other) => one.at - other.at);
}

/**
 * Keeps parts of a draft in place of what the same visit has kept of them; one without changes is forgotten. Gives
 * whether the browser has stored them: if not, they last as long as this page.
 */
export async function saveParts(parts: readonly SavedPart[]): Promise<boolean> {
  for (const part of parts) {
    if (part.changes.length > 0) onPage.set(idOf(part), part);
    else onPage.delete(idOf(part));
  }
  const stored = await withStore('drafts', (store) =>
    Promise.all(
      parts.map((part) => (part.changes.length > 0 ? store.put(part) : store.delete(keyOf(part)))),
    ),
  ).then(
    () => true,
    () => false,
  );
  // Not what has been typed since.
  if (stored)
    for (const part of parts) if (onPage.get(idOf(part)) === part) onPage.delete(idOf(part));
  return stored;
}

/** Forgets parts of a person's drafts. Does not throw. */
export async function deleteParts(
  { user, aliases }: DraftOwner,
  parts: readonly PartKey[],
): Promise<void> {
  const keys = [user, ...aliases].flatMap((name) =>
    parts.map((part) => keyOf({ ...part, user: name })),
  );
  for (const key of keys) onPage.delete(JSON.stringify(key));
  await withStore('drafts', (store) => Promise.all(keys.map((key) => store.delete(key)))).catch(
    () => undefined,
  );
}

const openForms = new Set<() => Promise<unknown>>();

/** Registers what an open form keeps a moment after it was typed: `saveOpenForms` has it kept at once. Gives the function that takes it back. */
export function registerOpenForm(keep: () => Promise<unknown>): () => void {
  openForms.add(keep);
  return () => void openForms.delete(keep);
}

/** Keeps what was typed into the forms of this page up to now. */
export async function saveOpenForms(): Promise<void> {
  await Promise.all([...openForms].map((keep) => keep()));
}

// The drafts of forms that were just closed may not be stored yet, or the browser did not take them.
beforeReload(async () => {
  await saveOpenForms();
  return onPage.size === 0 || saveParts([...onPage.values()]);
});

/** A person's unpublished work on one item. */
export interface Draft {
  item: string;
  title: string;
  href: string;
  /** When it was last changed, in epoch milliseconds. */
  at: number;
  parts: SavedPart[];
}

/** The drafts of a person, the latest first. Does not throw. */
export async function listDrafts(owner: DraftOwner): Promise<Draft[]> {
  const drafts = new Map<string, Draft>();
  for (const part of await findSavedParts(owner)) {
    const { item, title, href, at } = part;
    const known = drafts.get(item);
    const parts = [...(known?.parts ?? []), part];
    drafts.set(item, { item, title: title || (known?.title ?? ''), href, at, parts });
  }
  return [...drafts.values()].sort((one, other) => other.at - one.at);
}

/** Forgets all drafts of a person. Does not throw. */
export async function deleteDrafts(owner: DraftOwner): Promise<void> {
  await deleteParts(owner, await findSavedParts(owner));
}
