import { resultOf, type ContentOptions } from './change-database';
import type { Change } from './table';

const DATABASE = 'law-firm-mock-saved';
const STORE_NAME = 'stores';

/** The content of a store: the options of its initial content, and the changes to it. */
export interface StoredContent {
  /** The fingerprint of the seed to which the changes belong. */
  seed: string;
  content: ContentOptions;
  changes: Change[];
}

/** A named snapshot of a store, with the scenario of the mock. */
export interface NamedSnapshot extends StoredContent {
  name: string;
  /** The scenario string. */
  mock: string;
}

/** Stores the snapshots of this browser; a reset preserves them. */
export class NamedSnapshots {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(): Promise<NamedSnapshots> {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE_NAME, { keyPath: 'name' });
    };
    return new NamedSnapshots(await resultOf(request));
  }

  /** Returns all snapshots, by name. Only `put` writes here, so the type is safe to assert. */
  async all(): Promise<NamedSnapshot[]> {
    return (await resultOf(this.#objectStore('readonly').getAll())) as NamedSnapshot[];
  }

  /** Adds a snapshot, or replaces the one of the same name. */
  async put(snapshot: NamedSnapshot): Promise<void> {
    await resultOf(this.#objectStore('readwrite').put(snapshot));
  }

  async remove(name: string): Promise<void> {
    await resultOf(this.#objectStore('readwrite').delete(name));
  }

  #objectStore(mode: IDBTransactionMode): IDBObjectStore {
    return this.#database.transaction(STORE_NAME, mode).objectStore(STORE_NAME);
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
