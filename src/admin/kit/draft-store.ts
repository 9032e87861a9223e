/** Unpublished work, as it was kept: the form's values, and when. */
export interface Draft<Values> {
  values: Values;
  /** Epoch milliseconds. */
  at: number;
}

/** Whose work on what a draft is; `item` is the section and the item's `no`, or "new". */
export interface DraftKey {
  user: string;
  item: string;
}

const DATABASE = 'lawfirm-drafts';
const STORE = 'drafts';

/** Stands in where the browser keeps no database: drafts then last as long as the page. */
const memory = new Map<string, unknown>();

function idOf({ user, item }: DraftKey): string {
  return JSON.stringify([user, item]);
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the request failed'));
  });
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return await settled(request);
}

/** Does one thing with the store; undefined where there is no database that works. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<{ result: Result } | undefined> {
  try {
    const database = await open();
    try {
      return { result: await settled(act(database.transaction(STORE, mode).objectStore(STORE))) };
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): value is Draft<unknown> {
  return typeof value === 'object' && value !== null && 'values' in value && 'at' in value;
}

/** The draft of a user and item, or undefined. The caller knows the form of the values. */
export async function readDraft<Values>(key: DraftKey): Promise<Draft<Values> | undefined> {
  const stored = await inStore<unknown>('readonly', (store) => store.get(idOf(key)));
  const draft = stored ? stored.result : memory.get(idOf(key));
  return isDraft(draft) ? (draft as Draft<Values>) : undefined;
}

/** Keeps values as the draft of a user and item, in place of an earlier one (design 6). */
export async function writeDraft<Values>(key: DraftKey, values: Values): Promise<Draft<Values>> {
  const draft = { values, at: Date.now() };
  const stored = await inStore('readwrite', (store) => store.put(draft, idOf(key)));
  if (!stored) memory.set(idOf(key), draft);
  return draft;
}

/** Forgets the draft of a user and item. */
export async function removeDraft(key: DraftKey): Promise<void> {
  memory.delete(idOf(key));
  await inStore('readwrite', (store) => store.delete(idOf(key)));
}
