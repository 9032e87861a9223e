import type { BackendOptions } from '../backend-options';
import type { Change } from './table';

const DATABASE = 'law-firm-mock';
const STATE = 'state';
const CHANGES = 'changes';
const VERSION = 'version';

/** The options that determine the initial content of a store, before any change. */
export type ContentOptions = Pick<Required<BackendOptions>, 'scale' | 'languages' | 'siteStatus'>;

/** The state of the mock that a browser stores in addition to the changes. */
export interface StoreState {
  /** Identifies the store since its last reset; a different value means that a tab must reload everything. */
  epoch: string;
  /** Counts the saves of this epoch. */
  version: number;
  /** The fingerprint of the seed to which the changes belong. */
  seed: string;
  content: ContentOptions;
}

interface StoredChange extends Change {
  version: number;
}

/** Resolves with the result of a request to IndexedDB. */
export function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('The request to IndexedDB failed'));
    };
  });
}

function waitForCommit(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => {
      resolve();
    };
    transaction.onabort = () => {
      reject(transaction.error ?? new Error('IndexedDB aborted the transaction'));
    };
  });
}

/**
 * Stores the changes to the initial content in IndexedDB, so that they survive a reload and are the same in every tab. Each
 * record is stored once, with the version of its last change. Only this class writes there, so its type assertions are safe.
 */
export class ChangeDatabase {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  /** Opens the database of this origin, or creates an empty one. */
  static async open(): Promise<ChangeDatabase> {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STATE);
      const changes = request.result.createObjectStore(CHANGES, { keyPath: ['table', 'id'] });
      changes.createIndex(VERSION, VERSION);
    };
    return new ChangeDatabase(await resultOf(request));
  }

  /** Returns the state, or undefined before the first `startEpoch`. */
  async readState(): Promise<StoreState | undefined> {
    const state = this.#database.transaction(STATE).objectStore(STATE);
    return (await resultOf(state.get(STATE))) as StoreState | undefined;
  }

  /** Returns the changes after a version, in the order of their versions. */
  async changesSince(version: number): Promise<Change[]> {
    const changes = this.#database.transaction(CHANGES).objectStore(CHANGES);
    const laterVersions = IDBKeyRange.lowerBound(version, true);
    return (await resultOf(changes.index(VERSION).getAll(laterVersions))) as StoredChange[];
  }

  /** Removes all changes and starts a new epoch. */
  async startEpoch(state: StoreState): Promise<void> {
    const transaction = this.#database.transaction([STATE, CHANGES], 'readwrite');
    transaction.objectStore(CHANGES).clear();
    transaction.objectStore(STATE).put(state, STATE);
    await waitForCommit(transaction);
  }

  /** Writes changes and the resulting state in one transaction. */
  async save(state: StoreState, changes: readonly Change[]): Promise<void> {
    const transaction = this.#database.transaction([STATE, CHANGES], 'readwrite');
    for (const change of changes) {
      transaction.objectStore(CHANGES).put({ ...change, version: state.version });
    }
    transaction.objectStore(STATE).put(state, STATE);
    await waitForCommit(transaction);
  }
}
