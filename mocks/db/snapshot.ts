import type { BackendOptions } from '../backend-options';
import type { Change } from './table';

const DATABASE = 'law-firm-mock';
const STATE = 'state';
const CHANGES = 'changes';
const VERSION = 'version';

/** What a store begins with, before anything is changed. */
export type Content = Pick<Required<BackendOptions>, 'scale' | 'languages' | 'siteStatus'>;

/** What a browser remembers of the mock beside the changes. */
export interface SnapshotState {
  /** Names this life of the store: another one means that everything is to be read again. */
  epoch: string;
  /** Counts the writes of this life. */
  version: number;
  /** Names the seed that the changes belong to. */
  seed: string;
  content: Content;
}

interface StoredChange extends Change {
  version: number;
}

/** Resolves with the result of a request to IndexedDB. */
export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('IndexedDB failed'));
    };
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => {
      resolve();
    };
    transaction.onabort = () => {
      reject(transaction.error ?? new Error('IndexedDB aborted'));
    };
  });
}

/**
 * What was changed since the seed, kept in IndexedDB: it survives a reload and is the same in every
 * tab. Each record is there once, with the version of its last change. Nobody else writes here, so
 * what is read has the types of what was written.
 */
export class Snapshot {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  /** Opens the snapshot of this origin, making an empty one at first. */
  static async open(): Promise<Snapshot> {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STATE);
      const changes = request.result.createObjectStore(CHANGES, { keyPath: ['table', 'id'] });
      changes.createIndex(VERSION, VERSION);
    };
    return new Snapshot(await settled(request));
  }

  /** The state, or undefined where there is none yet. */
  async state(): Promise<SnapshotState | undefined> {
    const state = this.#database.transaction(STATE).objectStore(STATE);
    return (await settled(state.get(STATE))) as SnapshotState | undefined;
  }

  /** The changes after a version, oldest first. */
  async changesSince(version: number): Promise<Change[]> {
    const changes = this.#database.transaction(CHANGES).objectStore(CHANGES);
    const later = IDBKeyRange.lowerBound(version, true);
    return (await settled(changes.index(VERSION).getAll(later))) as StoredChange[];
  }

  /** Forgets all changes and begins a new life. */
  async begin(state: SnapshotState): Promise<void> {
    const transaction = this.#database.transaction([STATE, CHANGES], 'readwrite');
    transaction.objectStore(CHANGES).clear();
    transaction.objectStore(STATE).put(state, STATE);
    await committed(transaction);
  }

  /** Writes changes together with the state that follows from them. */
  async save(state: SnapshotState, changes: readonly Change[]): Promise<void> {
    const transaction = this.#database.transaction([STATE, CHANGES], 'readwrite');
    for (const change of changes) {
      transaction.objectStore(CHANGES).put({ ...change, version: state.version });
    }
    transaction.objectStore(STATE).put(state, STATE);
    await committed(transaction);
  }
}
