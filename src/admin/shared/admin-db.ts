import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import type { IDBPTransaction } from 'idb';
import type { HealthRow } from '@/admin/health/section-report';
import type { SavedPart } from './draft-store';

/** The back office's own database in the browser; drafts were the first to be kept there. */
const DATABASE = 'lawfirm-drafts';

/** Holds rows while the database itself cannot be used; they move there as soon as it can. */
const SPARE = 'lawfirm-drafts-spare';

/** How long an upgrade waits for an older tab to close its connection, in milliseconds. */
export const BLOCKED_WAIT = 2_000;

/** How many days something is kept after it was last changed. */
export const RETENTION_DAYS = 90;

/** For how long, in milliseconds. */
export const RETENTION_MS = RETENTION_DAYS * 24 * 60 * 60 * 1_000;

/** Rows that bear their own keys, each with the time at which it was kept, in epoch milliseconds. */
interface Schema extends DBSchema {
  drafts: { key: string[]; value: SavedPart; indexes: { at: number } };
  health: { key: string[]; value: HealthRow; indexes: { at: number } };
}

type StoreName = 'drafts' | 'health';
type Database = IDBPDatabase<Schema>;
type Upgrade = IDBPTransaction<Schema, StoreName[], 'versionchange'>;

/** One store of the database, in a transaction that may write. */
type OfficeStore<Name extends StoreName> = IDBPObjectStore<Schema, [Name], Name, 'readwrite'>;

const KEY_PATHS = {
  drafts: ['user', 'item', 'visit', 'part'],
  health: ['user', 'kind'],
} as const;
const STORE_NAMES = Object.keys(KEY_PATHS) as StoreName[];

/** Takes a database from one version to the next, in the transaction of the upgrade. Deletes no rows. */
type Migration = (database: Database, transaction: Upgrade) => void;

function createMissing(database: Database, names: readonly StoreName[]): void {
  for (const name of names) {
    if (database.objectStoreNames.contains(name)) continue;
    database.createObjectStore(name, { keyPath: [...KEY_PATHS[name]] }).createIndex('at', 'at');
  }
}

/**
 * The migrations by the version that they lead to. A release that changes a store adds one at the end, and changes none of these.
 * Versions below 3 held one record per item: such a store is set aside under another name.
 */
export const MIGRATIONS: ReadonlyMap<number, Migration> = new Map<number, Migration>([
  [
    3,
    (database, transaction) => {
      if (database.objectStoreNames.contains('drafts')) {
        // The name is settable during an upgrade alone, and idb's type has only the names of the schema.
        Object.assign(transaction.objectStore('drafts'), { name: 'drafts-before-3' });
      }
      createMissing(database, ['drafts']);
    },
  ],
  // The first releases of version 3 had no content health.
  [4, (database) => createMissing(database, STORE_NAMES)],
]);

/** Whether a store is one that this release can read and write, whichever version the database has. */
function fits(database: Database, name: StoreName): boolean {
  if (!database.objectStoreNames.contains(name)) return false;
  const { keyPath, indexNames } = database.transaction(name).store;
  return String(keyPath) === String(KEY_PATHS[name]) && indexNames.contains('at');
}

/**
 * Opens a database at the latest version; one that a newer release has upgraded, as it is. Rejects where the browser opens
 * none, and where an older tab keeps the upgrade waiting.
 */
async function openDatabase(name: string, migrations = MIGRATIONS): Promise<Database> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onBlocked: (error: Error) => void;
  const blocked = new Promise<never>((_, reject) => {
    onBlocked = reject;
  });
  // A connection never stands in the way of a newer release: its transactions end, and it closes.
  const blocking = (_from: number, _to: number | null, { target }: IDBVersionChangeEvent) =>
    (target as IDBDatabase).close();
  const opening = openDB<Schema>(name, Math.max(...migrations.keys()), {
    upgrade: (database, from, _to, transaction) => {
      for (const [version, migrate] of migrations) {
        if (version > from) migrate(database, transaction);
      }
    },
    blocked: () => {
      const wait = () => onBlocked(new Error('an older tab holds the database'));
      timer = setTimeout(wait, BLOCKED_WAIT);
    },
    blocking,
  }).catch((error: unknown) => {
    const isNewer = error instanceof DOMException && error.name === 'VersionError';
    if (!isNewer) throw error;
    return openDB<Schema>(name, undefined, { blocking });
  });
  try {
    return await Promise.race([opening, blocked]);
  } catch (error) {
    // It may still arrive, when the older tab has gone.
    void opening.then(
      (late) => late.close(),
      () => undefined,
    );
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Opens the database, or the spare one where that is blocked, or newer and of another shape. */
async function open(name: StoreName, migrations = MIGRATIONS): Promise<Database> {
  try {
    const database = await openDatabase(DATABASE, migrations);
    if (fits(database, name)) return database;
    database.close();
  } catch {
    // The spare one fails, too, where the browser stores nothing.
  }
  return openDatabase(SPARE, migrations);
}

/** Moves what the spare database holds of a store into the database that was opened. */
async function emptySpare(name: StoreName, database: Database): Promise<void> {
  if (database.name === SPARE) return;
  const known = await indexedDB.databases();
  if (!known.some((one) => one.name === SPARE)) return;
  const spare = await openDatabase(SPARE);
  try {
    if (!fits(spare, name)) return;
    const rows = await spare.getAll(name);
    if (rows.length === 0) return;
    const moved = database.transaction(name, 'readwrite');
    await Promise.all([...rows.map((row) => moved.store.put(row)), moved.done]);
    await spare.clear(name);
  } finally {
    spare.close();
  }
}

/**
 * Makes requests in one transaction, and waits until it is through; whatever has expired there is forgotten with it. `work`
 * awaits nothing but requests of its store. Returns what `work` returns. Throws where the browser does not let it.
 */
export async function withStore<Name extends StoreName, Result>(
  name: Name,
  work: (store: OfficeStore<Name>) => Promise<Result>,
  migrations = MIGRATIONS,
): Promise<Result> {
  const database = await open(name, migrations);
  try {
    await emptySpare(name, database).catch(() => undefined);
    const transaction = database.transaction(name, 'readwrite');
    const store = transaction.objectStore(name) as OfficeStore<Name>;
    const expire = async () => {
      const limit = IDBKeyRange.upperBound(Date.now() - RETENTION_MS);
      const expired = await store.index('at').getAllKeys(limit);
      await Promise.all(expired.map((key) => store.delete(key)));
    };
    const [result] = await Promise.all([work(store), expire(), transaction.done]);
    return result;
  } finally {
    database.close();
  }
}

/** Everything whose key begins so. */
export function keyPrefixRange(...key: string[]): IDBKeyRange {
  return IDBKeyRange.bound(key, [...key, []]);
}
