import { settled, type Content } from './snapshot';
import type { Change } from './table';

const DATABASE = 'law-firm-mock-saved';
const STORES = 'stores';

/** What a store holds: what it began with, and what was changed since. */
export interface StoredContent {
  /** Names the seed that the changes belong to. */
  seed: string;
  content: Content;
  changes: Change[];
}

/** What a store held at some moment, by the name that it was given, with what the mock was like then. */
export interface SavedStore extends StoredContent {
  name: string;
  /** The text of its setup. */
  mock: string;
}

/** The saved stores of this browser; a reset does not touch them. */
export class Saved {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(): Promise<Saved> {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORES, { keyPath: 'name' });
    };
    return new Saved(await settled(request));
  }

  /** All of them, by name. Nobody else writes here, so what is read has the type of what was written. */
  async all(): Promise<SavedStore[]> {
    return (await settled(this.#stores('readonly').getAll())) as SavedStore[];
  }

  /** Adds one, or puts it where the one of the same name was. */
  async put(saved: SavedStore): Promise<void> {
    await settled(this.#stores('readwrite').put(saved));
  }

  async remove(name: string): Promise<void> {
    await settled(this.#stores('readwrite').delete(name));
  }

  #stores(mode: IDBTransactionMode): IDBObjectStore {
    return this.#database.transaction(STORES, mode).objectStore(STORES);
  }
}

/** A saved store from the text of a file that was exported. Throws when it is none. */
export function savedFrom(text: string): SavedStore {
  const given = JSON.parse(text) as Partial<SavedStore> | null;
  const { name, mock, seed, content, changes } = given ?? {};
  if (!name || mock === undefined || !seed || !content || !Array.isArray(changes)) {
    throw new Error('This file holds no snapshot of the mock.');
  }
  return { name, mock, seed, content, changes };
}
