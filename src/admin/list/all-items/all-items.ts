import type { Page } from '@/api/response-envelope';
import { copyInvalidRows } from '@/api/invalid-rows';
import { fetchAllLanguages } from '@/api/admin/all-languages';
import { Store } from '@/lib/store';
import { runAll, type Task } from './run-all';
import { fetchAllRows, type WalkStep } from './walk-pages';

/** The number of changed items above which the whole list is fetched again. */
const MAX_CHANGED_ITEMS = 20;

/** A row of a list that can be fetched as a whole: one language version of an item. */
export interface ItemRow {
  id: string | number;
  no: string | number;
  lang: string;
  top?: 0 | 1 | null | undefined;
}

/** The calls that fetch a list. They reject with an `ApiError`. */
export interface AllItemsSource<Row> {
  /** Fetches a page of `WHOLE_LIST_PAGE_SIZE` rows, in one language or those that the server chooses (D10). */
  fetchPage: (page: number, language?: string) => Promise<Page<Row>>;
  fetchItem: (no: string, language?: string) => Promise<Page<Row>>;
  /** Drops the fields that the list does not show, such as texts, since thousands of rows stay in memory. */
  trimRow: (row: Row) => Row;
}

/** All rows of a list, and when they were fetched, in epoch milliseconds. */
export interface FetchedItems<Row> {
  rows: readonly Row[];
  fetchedAt: number;
}

/** Thrown when a fetch is cancelled because nothing needs its items any more. */
export class FetchCancelledError extends Error {}

/** Fetches all items of a list, and after mutations only those that changed, if they are few. */
export class AllItemsLoader<Row extends ItemRow> {
  /** The number of completed and known requests of the pending fetch of the whole list. */
  readonly progress = new Store<{ done: number; total: number } | undefined>(undefined);
  /** The pages of a pending or failed fetch, so that a retry fetches only the others. */
  readonly #pages = new Map<string, Page<Row>>();
  #pending: { abortController: AbortController; result: Promise<FetchedItems<Row>> } | undefined;
  #fetchedItems: FetchedItems<Row> | undefined;
  /** The changed items of each pending refresh. */
  readonly #changedNos = new Set<readonly string[]>();

  constructor(private readonly source: AllItemsSource<Row>) {}

  /** Receives the cached items, which may have been fetched before the list was opened. */
  readonly adopt = (fetchedItems: FetchedItems<Row> | undefined): void => {
    if (fetchedItems) this.#fetchedItems = fetchedItems;
  };

  /** Fetches all items, or those that changed. Throws `ApiError`, or `FetchCancelledError`. */
  readonly load = (languages: readonly string[]): Promise<FetchedItems<Row>> => {
    const replacedFetch = this.#pending;
    const abortController = new AbortController();
    const pending = { abortController, result: this.#load(languages, abortController.signal) };
    this.#pending = pending;
    replacedFetch?.abortController.abort();
    return pending.result;
  };

  /** Stops the pending fetch and forgets its pages. */
  readonly cancel = (): void => {
    this.#pages.clear();
    this.#pending?.abortController.abort();
    this.#pending = undefined;
    this.progress.set(undefined);
  };

  /** Runs `refresh`, which revalidates the list. Until it resolves, `load` may fetch only the changed items. */
  readonly refreshItems = async (
    nos: readonly string[],
    refresh: () => Promise<void>,
  ): Promise<void> => {
    this.#pages.clear();
    this.#changedNos.add(nos);
    try {
      await refresh();
    } finally {
      this.#changedNos.delete(nos);
    }
  };

  async #load(languages: readonly string[], signal: AbortSignal): Promise<FetchedItems<Row>> {
    const changedNos = [...new Set([...this.#changedNos].flat())];
    const knownItems = this.#fetchedItems;
    const loadsOnlyChanges =
      knownItems && changedNos.length > 0 && changedNos.length <= MAX_CHANGED_ITEMS;
    const fetchedItems = await (loadsOnlyChanges
      ? this.#loadChanged(knownItems, changedNos, languages, signal)
      : this.#loadAll(languages, signal));
    if (signal.aborted || !fetchedItems) {
      // A later call of `load` has replaced this one: both have the same result.
      if (this.#pending && this.#pending.abortController.signal !== signal)
        return this.#pending.result;
      throw new FetchCancelledError();
    }
    this.#fetchedItems = fetchedItems;
    this.#pages.clear();
    return fetchedItems;
  }

  async #loadAll(
    languages: readonly string[],
    signal: AbortSignal,
  ): Promise<FetchedItems<Row> | undefined> {
    try {
      const { rows } = await fetchAllRows(this.#fetchPage, languages, {
        signal,
        onProgress: this.progress.set,
      });
      return { rows, fetchedAt: Date.now() };
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    } finally {
      if (!signal.aborted) this.progress.set(undefined);
    }
  }

  readonly #fetchPage = async (page: number, language?: string): Promise<Page<Row>> => {
    const key = `${page} ${language ?? ''}`;
    const knownPage = this.#pages.get(key);
    if (knownPage) return knownPage;
    const fetchedPage = await this.source.fetchPage(page, language);
    const items = copyInvalidRows(fetchedPage.items.map(this.source.trimRow), [fetchedPage.items]);
    const trimmedPage = { ...fetchedPage, items };
    this.#pages.set(key, trimmedPage);
    return trimmedPage;
  };

  async #loadChanged(
    { rows, fetchedAt }: FetchedItems<Row>,
    changedNos: readonly string[],
    languages: readonly string[],
    signal: AbortSignal,
  ): Promise<FetchedItems<Row> | undefined> {
    const versions = new Map<string, Row[]>();
    const tasks = changedNos.map((no): Task<Pick<WalkStep<Row>, 'failure'>> => async () => {
      try {
        const fetchedRows = await fetchAllLanguages(
          languages,
          async (language) => (await this.source.fetchItem(no, language)).items,
          ({ id }) => id,
        );
        const versionsOfItem = fetchedRows.filter((row) => String(row.no) === no);
        versions.set(no, versionsOfItem.map(this.source.trimRow));
        return {};
      } catch (error) {
        return { failure: { error } };
      }
    });
    for await (const { failure } of runAll(tasks, signal)) if (failure) throw failure.error;
    if (signal.aborted) return undefined;
    return { rows: withVersions(rows, versions), fetchedAt };
  }
}

/** Returns the rows with the given versions of some items in their place, pinned items first, as in the server's order. */
function withVersions<Row extends ItemRow>(
  rows: readonly Row[],
  versions: ReadonlyMap<string, readonly Row[]>,
): Row[] {
  const replacedNos = new Set<string>();
  const updatedRows = rows.flatMap((row) => {
    const no = String(row.no);
    const newVersions = versions.get(no);
    if (!newVersions) return [row];
    if (replacedNos.has(no)) return [];
    replacedNos.add(no);
    return newVersions;
  });
  const pinnedNos = new Set(updatedRows.filter(({ top }) => top === 1).map(({ no }) => String(no)));
  const isOfPinnedItem = ({ no }: Row) => pinnedNos.has(String(no));
  return [
    ...updatedRows.filter(isOfPinnedItem),
    ...updatedRows.filter((row) => !isOfPinnedItem(row)),
  ];
}
