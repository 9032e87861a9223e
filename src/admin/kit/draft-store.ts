import type { Change } from './edit/changes';

/** Unpublished work on one part of an item (a language, or what all share), and when it was kept. */
interface DraftPart {
  /** What was changed, each with what it was based on. */
  changes: Change[];
  /** Epoch milliseconds. */
  at: number;
}

/** The unpublished work on an item, by part. */
export type Draft = Partial<Record<string, DraftPart>>;

/** What a draft holds, whatever the part. */
export function partsOf(draft: Draft): DraftPart[] {
  return Object.values(draft).filter((part) => part !== undefined);
}

/** Whose work on what a draft is; `item` is the section and the item's `no`, or "new". */
export interface DraftKey {
  user: string;
  item: string;
}

const DATABASE = 'lawfirm-drafts';
const STORE = 'drafts';

/** Stands in where the browser keeps no database: drafts then last as long as the page. */
const memory = new Map<string, Draft>();

function idOf({ user, item }: DraftKey): string {
  return JSON.stringify([user, item]);
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 2);
  request.onupgradeneeded = () => {
    if (request.result.objectStoreNames.contains(STORE)) request.result.deleteObjectStore(STORE);
    request.result.createObjectStore(STORE);
  };
  return await new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the request failed'));
  });
}

function asDraft(value: unknown): Draft {
  return typeof value === 'object' && value !== null ? value : {};
}

/**
 * Reads a draft and puts `edit`'s result in its place, in one transaction, so that another tab's part is not lost.
 * Gives what stands afterwards.
 */
async function inStore(key: DraftKey, edit?: (draft: Draft) => Draft): Promise<Draft> {
  const id = idOf(key);
  let database: IDBDatabase;
  try {
    database = await open();
  } catch {
    const kept = memory.get(id) ?? {};
    if (!edit) return kept;
    memory.set(id, edit(kept));
    return memory.get(id) ?? {};
  }
  try {
    const transaction = database.transaction(STORE, edit ? 'readwrite' : 'readonly');
    const store = transaction.objectStore(STORE);
    return await new Promise<Draft>((resolve, reject) => {
      let result: Draft = {};
      const reading = store.get(id);
      reading.onsuccess = () => {
        result = asDraft(reading.result);
        if (!edit) return;
        result = edit(result);
        if (Object.keys(result).length > 0) store.put(result, id);
        else store.delete(id);
      };
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(transaction.error ?? new Error('the draft was not kept'));
    });
  } finally {
    database.close();
  }
}

/** The draft of a user and item; no parts when there is none. */
export async function readDraft(key: DraftKey): Promise<Draft> {
  return await inStore(key).catch(() => ({}));
}

/**
 * Keeps the given parts of a draft in place of earlier ones; a part without changes is forgotten, one that is
 * not given stays as it is (design 6). Throws where the browser has no room for it.
 */
export async function writeDraft(
  key: DraftKey,
  parts: Readonly<Record<string, Change[]>>,
): Promise<Draft> {
  const at = Date.now();
  return await inStore(key, (draft) => {
    const next: Draft = { ...draft };
    for (const [part, changes] of Object.entries(parts)) {
      if (changes.length > 0) next[part] = { changes, at };
      // A record of language codes: what is empty leaves it.
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- see above
      else delete next[part];
    }
    return next;
  });
}

/** Forgets the draft of a user and item, or only some parts of it. */
export async function removeDraft(key: DraftKey, parts?: readonly string[]): Promise<void> {
  await inStore(key, (draft) =>
    parts
      ? Object.fromEntries(Object.entries(draft).filter(([part]) => !parts.includes(part)))
      : {},
  ).catch(() => undefined);
}
