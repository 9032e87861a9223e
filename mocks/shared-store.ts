import { createStore } from './backend';
import { completeOptions, type BackendOptions } from './backend-options';
import { seedFingerprint } from './db/seed';
import type { StoredContent } from './db/named-snapshots';
import type { ContentOptions, ChangeDatabase, StoreState } from './db/change-database';
import type { Store } from './db/store';
import type { Change } from './db/table';

const LOCK_NAME = 'law-firm-mock';

/** Returns the options that determine the initial content, with defaults for absent ones. */
export function contentOptionsOf(options: BackendOptions): ContentOptions {
  const { scale, languages, siteStatus } = completeOptions(options);
  return { scale, languages, siteStatus };
}

function createState(content: ContentOptions): StoreState {
  return { epoch: crypto.randomUUID(), version: 0, seed: seedFingerprint(), content };
}

/** Stores the data of the page, which survives a reload and is the same in every tab. */
export class SharedStore {
  store: Store;
  readonly #changeDatabase: ChangeDatabase;
  readonly #origin: string;
  #knownState: StoreState;

  private constructor(
    changeDatabase: ChangeDatabase,
    origin: string,
    knownState: StoreState,
    store: Store,
  ) {
    this.#changeDatabase = changeDatabase;
    this.#origin = origin;
    this.#knownState = knownState;
    this.store = store;
  }

  /** Opens the stored data; creates it again when other content is wanted, the seed changed or changes are discarded. */
  static async open(
    changeDatabase: ChangeDatabase,
    origin: string,
    {
      wantedContent,
      discardsChanges,
    }: { wantedContent: ContentOptions | undefined; discardsChanges: boolean },
  ): Promise<SharedStore> {
    const initialState = await navigator.locks.request(LOCK_NAME, async () => {
      const storedState = await changeDatabase.readState();
      const content = wantedContent ?? storedState?.content ?? contentOptionsOf({});
      const isSameContent = JSON.stringify(content) === JSON.stringify(storedState?.content);
      if (
        storedState &&
        isSameContent &&
        !discardsChanges &&
        storedState.seed === seedFingerprint()
      )
        return storedState;
      const state = createState(content);
      await changeDatabase.startEpoch(state);
      return state;
    });
    const sharedStore = new SharedStore(
      changeDatabase,
      origin,
      initialState,
      await createStore({ ...initialState.content, origin }),
    );
    if (initialState.version > 0) sharedStore.store.apply(await changeDatabase.changesSince(0));
    return sharedStore;
  }

  /**
   * Runs `work`, such as the processing of a request, under a lock for all tabs: reads the changes of other tabs first, and saves its own at the end, so
   * that no response is older than one that any tab has received.
   */
  async withLock<T>(work: () => Promise<T>): Promise<T> {
    const [result] = await navigator.locks.request(LOCK_NAME, async (): Promise<[T]> => {
      const latestState = (await this.#changeDatabase.readState()) ?? this.#knownState;
      const isSameEpoch = latestState.epoch === this.#knownState.epoch;
      if (!isSameEpoch)
        this.store = await createStore({ ...latestState.content, origin: this.#origin });
      const sinceVersion = isSameEpoch ? this.#knownState.version : 0;
      if (latestState.version > sinceVersion)
        this.store.apply(await this.#changeDatabase.changesSince(sinceVersion));
      this.#knownState = latestState;
      const workResult = await work();
      const changes = this.store.takeChanges();
      if (changes.length > 0) {
        this.#knownState = { ...this.#knownState, version: this.#knownState.version + 1 };
        await this.#changeDatabase.save(this.#knownState, changes);
      }
      return [workResult];
    });
    return result;
  }

  /** Returns the options of the initial content, and the changes to it. */
  exportContent(): Promise<StoredContent> {
    return this.withLock(async () => ({
      seed: this.#knownState.seed,
      content: this.#knownState.content,
      changes: await this.#changeDatabase.changesSince(0),
    }));
  }

  /** Replaces the data in every tab with exported content. Throws when it belongs to another seed. */
  async restore({ seed, content, changes }: StoredContent): Promise<void> {
    if (seed !== seedFingerprint())
      throw new Error('The content belongs to another version of the seed.');
    await this.restart(content, changes);
  }

  /** Replaces the data in every tab with the content of these options and these changes; each tab loads it with its next request. */
  async restart(content: ContentOptions, changes: readonly Change[] = []): Promise<void> {
    await navigator.locks.request(LOCK_NAME, async () => {
      const state = createState(content);
      await this.#changeDatabase.startEpoch(state);
      if (changes.length > 0) await this.#changeDatabase.save({ ...state, version: 1 }, changes);
    });
  }
}
