import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import type { IDBPTransaction } from 'idb';
import type { HealthRow } from '@/admin/health/section-report';
import type { SavedPart } from './draft-store';
import type { DeletedItem } from './deleted-item-store';

/** IndexedDB database of the admin area; drafts were the first rows in it. */
const DATABASE = 'lawfirm-drafts';

/** Spare database while the main one cannot be used. The rows of a store move when it can be used there again. */
const SPARE = 'lawfirm-drafts-spare';

/** How long an upgrade waits for an older tab to close its connection, in milliseconds. */
export const BLOCKED_WAIT_MS = 2_000;

/** Days from the `at` of a row until it expires. */
export const RETENTION_DAYS = 90;

export const RETENTION_MS = RETENTION_DAYS * 24 * 60 * 60 * 1_000;

/** Rows with inline keys. `at` is the time of the last change, or of the deletion, in epoch milliseconds. */
interface Schema extends DBSchema {
  drafts: { key: string[]; value: SavedPart; indexes: { at: number } };
  health: { key: string[]; value: HealthRow; indexes: { at: number } };
  /** The deleted items: renaming the store would need a migration. */
  trash: { key: string[]; value: DeletedItem; indexes: { at: number } };
}

type StoreName = 'drafts' | 'health' | 'trash';
type Database = IDBPDatabase<Schema>;
type Upgrade = IDBPTransaction<Schema, StoreName[], 'versionchange'>;

type AdminStore<Name extends StoreName> = IDBPObjectStore<Schema, [Name], Name, 'readwrite'>;

const KEY_PATHS = {
  drafts: ['user', 'item', 'visit', 'part'],
  health: ['user', 'kind'],
  trash: ['user', 'id'],
} as const;
const STORE_NAMES = Object.keys(KEY_PATHS) as StoreName[];

/** Upgrades a database to the next version in the upgrade transaction. Deletes no rows. */
type Migration = (database: Database, transaction: Upgrade) => void;

function createMissing(database: Database, names: readonly StoreName[]): void {
  for (const name of names) {
    if (database.objectStoreNames.contains(name)) continue;
    database.createObjectStore(name, { keyPath: [...KEY_PATHS[name]] }).createIndex('at', 'at');
  }
}

/** Renames the drafts of new external items, which earlier releases stored under the names of new articles. */
async function renameExternalDrafts(transaction: Upgrade): Promise<void> {
  const store = transaction.objectStore('drafts');
  for (const part of await store.getAll()) {
    if (!/^(news|cases)\/new/.test(part.item) || !/\/edit-external\b/.test(part.href)) continue;
    await store.delete([part.user, part.item, part.visit, part.part]);
    await store.put({ ...part, item: part.item.replace('/', '-external/') });
  }
}

/**
 * Migrations by target version. A release that changes a store appends one and changes none of these. Versions below
 * 3 stored one record per item: that store is renamed and preserved.
 */
export const MIGRATIONS: ReadonlyMap<number, Migration> = new Map<number, Migration>([
  [
    3,
    (database, transaction) => {
      if (database.objectStoreNames.contains('drafts')) {
        // The name can be set only during an upgrade, and idb's type has only the names of the schema.
        Object.assign(transaction.objectStore('drafts'), { name: 'drafts-before-3' });
      }
      createMissing(database, ['drafts']);
    },
  ],
  // The first releases of version 3 had no content health.
  [4, (database) => createMissing(database, ['drafts', 'health'])],
  [5, (database) => createMissing(database, STORE_NAMES)],
  // If the upgrade is aborted, opening the database rejects.
  [6, (_, transaction) => void renameExternalDrafts(transaction).catch(() => undefined)],
]);

/** Returns whether this release can read and write a store, independent of the database version. */
function hasStore(database: Database, name: StoreName): boolean {
  if (!database.objectStoreNames.contains(name)) return false;
  const { keyPath, indexNames } = database.transaction(name).store;
  return String(keyPath) === String(KEY_PATHS[name]) && indexNames.contains('at');
}

/** Opens a database at the latest version, or unchanged if newer. Rejects on failure or if an older tab blocks that. */
async function openDatabase(name: string, migrations = MIGRATIONS): Promise<Database> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rejectBlocked: (error: Error) => void;
  const untilBlocked = new Promise<never>((_, reject) => {
    rejectBlocked = reject;
  });
  // A connection never blocks a newer release: it closes after its transactions.
  const blocking = (_from: number, _to: number | null, { target }: IDBVersionChangeEvent) =>
    (target as IDBDatabase).close();
  const opening = openDB<Schema>(name, Math.max(...migrations.keys()), {
    upgrade: (database, from, _to, transaction) => {
      for (const [version, migrate] of migrations) {
        if (version > from) migrate(database, transaction);
      }
    },
    blocked: () => {
      const error = new Error('An older tab keeps the database open');
      timer = setTimeout(() => rejectBlocked(error), BLOCKED_WAIT_MS);
    },
    blocking,
  }).catch((error: unknown) => {
    const isNewer = error instanceof DOMException && error.name === 'VersionError';
    if (!isNewer) throw error;
    return openDB<Schema>(name, undefined, { blocking });
  });
  try {
    return await Promise.race([opening, untilBlocked]);
  } catch (error) {
    // The database may still open once the older tab is closed.
    void opening.then(
      (late) => late.close(),
      () => undefined,
    );
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Opens the main database, or the spare one if that fails or a newer release has changed the store. */
async function openForStore(name: StoreName, migrations = MIGRATIONS): Promise<Database> {
  try {
    const database = await openDatabase(DATABASE, migrations);
    if (hasStore(database, name)) return database;
    database.close();
  } catch {
    // The spare database fails, too, if the browser stores nothing.
  }
  return openDatabase(SPARE, migrations);
}

/** Moves the rows of a store from the spare database to the opened one. */
async function emptySpare(name: StoreName, database: Database): Promise<void> {
  if (database.name === SPARE) return;
  const databases = await indexedDB.databases();
  if (!databases.some(({ name: existingName }) => existingName === SPARE)) return;
  const spareDatabase = await openDatabase(SPARE);
  try {
    if (!hasStore(spareDatabase, name)) return;
    const rows = await spareDatabase.getAll(name);
    if (rows.length === 0) return;
    const moveTransaction = database.transaction(name, 'readwrite');
    await Promise.all([...rows.map((row) => moveTransaction.store.put(row)), moveTransaction.done]);
    await spareDatabase.clear(name);
  } finally {
    spareDatabase.close();
  }
}

/**
 * Runs `work` in a transaction, deletes expired rows, and resolves once the transaction is complete. `work` must only
 * await requests of its store. Rejects if the browser opens no database or rejects the transaction.
 */
export async function withStore<Name extends StoreName, Result>(
  name: Name,
  work: (store: AdminStore<Name>) => Promise<Result>,
  migrations = MIGRATIONS,
): Promise<Result> {
  const database = await openForStore(name, migrations);
  try {
    await emptySpare(name, database).catch(() => undefined);
    const transaction = database.transaction(name, 'readwrite');
    const store = transaction.objectStore(name) as AdminStore<Name>;
    const expire = async () => {
      const limit = IDBKeyRange.upperBound(Date.now() - RETENTION_MS);
      const expiredKeys = await store.index('at').getAllKeys(limit);
      await Promise.all(expiredKeys.map((key) => store.delete(key)));
    };
    const [result] = await Promise.all([work(store), expire(), transaction.done]);
    return result;
  } finally {
    database.close();
  }
}

/** Returns the range of all keys with a prefix: an array sorts after all strings. */
export function keyPrefixRange(...prefix: string[]): IDBKeyRange {
  return IDBKeyRange.bound(prefix, [...prefix, []]);
}
