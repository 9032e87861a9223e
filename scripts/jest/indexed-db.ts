/** What IndexedDB is to do: as a browser whose store is full, or that opens none, would. */
export const indexedDbFaults = { full: false, closed: false };

type Row = Record<string, unknown>;

interface Range {
  lower?: unknown;
  upper: unknown;
}

interface Request {
  result?: unknown;
  error: Error | null;
  onsuccess?: () => void;
  onerror?: () => void;
  onupgradeneeded?: () => void;
}

/** The order of IndexedDB: numbers, texts, lists. */
function compare(one: unknown, other: unknown): number {
  const rank = (value: unknown) => (Array.isArray(value) ? 2 : typeof value === 'string' ? 1 : 0);
  if (rank(one) !== rank(other)) return rank(one) - rank(other);
  if (!Array.isArray(one) || !Array.isArray(other)) {
    return one === other ? 0 : (one as string) < (other as string) ? -1 : 1;
  }
  const differing = one.findIndex(
    (part, at) => at >= other.length || compare(part, other[at]) !== 0,
  );
  if (differing < 0) return one.length - other.length;
  return differing >= other.length ? 1 : compare(one[differing], other[differing]);
}

const isWithin = (key: unknown, { lower, upper }: Range) =>
  (lower === undefined || compare(key, lower) >= 0) && compare(key, upper) <= 0;

/** The rows of a store with a list of fields as its key. */
class Rows {
  rows = new Map<string, Row>();
  constructor(readonly keyPath: readonly string[]) {}
  keyOf = (row: Row) => this.keyPath.map((name) => row[name]);
  all = (isMeant: (row: Row) => boolean) => [...this.rows.values()].filter(isMeant);
}

class Transaction {
  error: Error | null = null;
  oncomplete?: () => void;
  onabort?: () => void;
  private open = 0;
  constructor(private readonly stores: Map<string, Rows>) {}

  private ask(work: () => unknown): Request {
    const request: Request = { error: null };
    this.open += 1;
    queueMicrotask(() => {
      if (this.error) return;
      try {
        request.result = work();
        request.onsuccess?.();
      } catch (error) {
        this.error = error as Error;
        this.onabort?.();
        return;
      }
      this.open -= 1;
      if (this.open === 0) queueMicrotask(() => this.oncomplete?.());
    });
    return request;
  }

  objectStore(name: string) {
    const store = this.stores.get(name);
    if (!store) throw new Error(`there is no store ${name}`);
    // One request more, for a transaction without any.
    this.ask(() => undefined);
    return {
      put: (row: Row) =>
        this.ask(() => {
          if (indexedDbFaults.full) throw new DOMException('full', 'QuotaExceededError');
          store.rows.set(JSON.stringify(store.keyOf(row)), structuredClone(row));
        }),
      delete: (key: unknown) => this.ask(() => store.rows.delete(JSON.stringify(key))),
      getAll: (range: Range) =>
        this.ask(() => structuredClone(store.all((row) => isWithin(store.keyOf(row), range)))),
      index: (field: string) => ({
        getAllKeys: (range: Range) =>
          this.ask(() => store.all((row) => isWithin(row[field], range)).map(store.keyOf)),
      }),
    };
  }
}

const databases = new Map<string, Map<string, Rows>>();

function openDatabase(name: string): Request {
  const request: Request = { error: null };
  queueMicrotask(() => {
    if (indexedDbFaults.closed) {
      request.error = new DOMException('closed', 'UnknownError');
      request.onerror?.();
      return;
    }
    const known = databases.get(name);
    const stores = known ?? new Map<string, Rows>();
    databases.set(name, stores);
    request.result = {
      objectStoreNames: [...stores.keys()],
      deleteObjectStore: (store: string) => stores.delete(store),
      createObjectStore: (store: string, { keyPath }: { keyPath: string[] }) => {
        stores.set(store, new Rows(keyPath));
        return { createIndex: () => undefined };
      },
      transaction: () => new Transaction(stores),
      close: () => undefined,
    };
    if (!known) request.onupgradeneeded?.();
    request.onsuccess?.();
  });
  return request;
}

/** Puts into a test's world the part of IndexedDB that drafts are kept in, which jsdom and Node lack. */
export function provideIndexedDb(): void {
  Object.assign(globalThis, {
    indexedDB: { open: openDatabase },
    IDBKeyRange: {
      bound: (lower: unknown, upper: unknown): Range => ({ lower, upper }),
      upperBound: (upper: unknown): Range => ({ upper }),
    },
  });
}

/** Nothing is stored any more, and nothing fails. */
export function emptyIndexedDb(): void {
  databases.clear();
  Object.assign(indexedDbFaults, { full: false, closed: false });
}
