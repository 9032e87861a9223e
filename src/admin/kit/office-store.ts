/** The back office's own database in the browser; drafts were the first to be kept there. */
const DATABASE = 'lawfirm-drafts';
const VERSION = 3;

/** What is kept: rows that bear their own keys, each with the time at which it was kept, in epoch milliseconds. */
const STORES = {
  drafts: ['user', 'item', 'visit', 'part'],
  health: ['user', 'kind'],
} as const;

/** How many days something is kept after it was last changed. */
export const DAYS_KEPT = 90;

/** For how long, in milliseconds. */
export const KEPT_FOR = DAYS_KEPT * 24 * 60 * 60 * 1_000;

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  request.onupgradeneeded = () => {
    const { result } = request;
    for (const name of [...result.objectStoreNames]) result.deleteObjectStore(name);
    for (const [name, keyPath] of Object.entries(STORES)) {
      result.createObjectStore(name, { keyPath: [...keyPath] }).createIndex('at', 'at');
    }
  };
  return await new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the request failed'));
    request.onblocked = () => reject(new Error('an older tab holds the database'));
  });
}

/**
 * Makes requests in one transaction, and waits until it is through; whatever has expired there is forgotten with it.
 * Throws where the browser does not let it.
 */
export async function inStore(
  name: keyof typeof STORES,
  work: (store: IDBObjectStore) => void,
): Promise<void> {
  const database = await open();
  try {
    const transaction = database.transaction(name, 'readwrite');
    const store = transaction.objectStore(name);
    const expired = store.index('at').getAllKeys(IDBKeyRange.upperBound(Date.now() - KEPT_FOR));
    expired.onsuccess = () => {
      for (const key of expired.result) store.delete(key);
    };
    work(store);
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('it was not stored'));
    });
  } finally {
    database.close();
  }
}

/** Everything whose key begins so. */
export function beginning(...key: string[]): IDBKeyRange {
  return IDBKeyRange.bound(key, [...key, []]);
}
