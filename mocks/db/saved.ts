import { resultOf, type Content } from './snapshot';
import type { Change } from './table';

const DATABASE = 'law-firm-mock-saved';
const STORES = 'stores';

/** The content of a store: the initial content and the changes to it. */
export interface StoredContent {
  /** The fingerprint of the seed to which the changes belong. */
  seed: string;
  content: Content;
  changes: Change[];
}

/** A named snapshot of a store, with the scenario of the mock. */
export interface NamedSnapshot extends StoredContent {
  name: string;
  /** The scenario string. */
  mock: string;
}

/** Stores the snapshots of this browser; a reset preserves them. */
export class Snapshots {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(): Promise<Snapshots> {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORES, { keyPath: 'name' });
    };
    return new Snapshots(await resultOf(request));
  }

  /** Returns all snapshots, by name. Only `put` writes here, so the type is safe to assert. */
  async all(): Promise<NamedSnapshot[]> {
    return (await resultOf(this.#stores('readonly').getAll())) as NamedSnapshot[];
  }

  /** Adds a snapshot, or replaces the one of the same name. */
  async put(saved: NamedSnapshot): Promise<void> {
    await resultOf(this.#stores('readwrite').put(saved));
  }

  async remove(name: string): Promise<void> {
    await resultOf(this.#stores('readwrite').delete(name));
  }

  #stores(mode: IDBTransactionMode): IDBObjectStore {
    return this.#database.transaction(STORES, mode).objectStore(STORES);
  }
}

/** Parses an exported snapshot file. Throws when the text is not a snapshot. */
export function parseSnapshot(text: string): NamedSnapshot {
  const parsedSnapshot = JSON.parse(text) as Partial<NamedSnapshot> | null;
  const { name, mock, seed, content, changes } = parsedSnapshot ?? {};
  if (!name || mock === undefined || !seed || !content || !Array.isArray(changes)) {
    throw new Error('The file is not a snapshot of the mock.');
  }
  return { name, mock, seed, content, changes };
}
