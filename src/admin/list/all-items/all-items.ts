import type { Page } from '@/api/response-envelope';
import { copyInvalidRows } from '@/api/invalid-rows';
import { fetchAllLanguages } from '@/api/admin/all-languages';
import { Store } from '@/lib/store';
import { fetchAllRows } from './fetch-all-rows';
import { runAll, type Task } from './run-all';
import type { WalkStep } from './walk-pages';

/** The number of concurrent requests. */
const MAX_CONCURRENT = 4;

/** The number of changed items above which the whole list is fetched again. */
const MAX_CHANGED = 20;

/** A row of a list that can be fetched as a whole: one language version of an item. */
export interface ItemRow {
  id: string | number;
  no: string | number;
  lang: string;
  top?: 0 | 1 | null | undefined;
}

/** The calls that fetch a list. They reject with an `ApiError`. */
export interface AllItemsSource<Row> {
  /** Fetches a page of `PAGE_SIZE`, in one language or those that the server chooses (D10). */
  fetchPage: (page: number, language?: string) => Promise<Page<Row>>;
  /** Fetches the versions of one item. */
  fetchItem: (no: string, language?: string) => Promise<Page<Row>>;
  /** Drops what the list does not show, such as texts: thousands of rows stay in memory. */
  reduce: (row: Row) => Row;
}

/** All rows of a list, and when they were fetched, in epoch milliseconds. */
export interface FetchedItems<Row> {
  rows: readonly Row[];
  fetchedAt: number;
}

/** Reports that a fetch was cancelled because nothing needs its items any more. */
export class FetchCancelled extends Error {}

/** Fetches all items of a list, and after mutations only those that changed. */
export class AllItems<Row extends ItemRow> {
  /** The number of completed and known requests of the pending fetch. */
  readonly progress = new Store<{ done: number; total: number } | undefined>(undefined);
  /** The pages of a failed fetch, so that a retry fetches only the others. */
  readonly #pages = new Map<string, Page<Row>>();
  #pending: { stop: AbortController; result: Promise<FetchedItems<Row>> } | undefined;
  #fetched: FetchedItems<Row> | undefined;
  /** The changed items of each pending refresh. */
  readonly #changed = new Set<readonly string[]>();

  constructor(private readonly source: AllItemsSource<Row>) {}

  /** Receives items that were fetched before the list was opened. */
  readonly adopt = (fetched: FetchedItems<Row> | undefined): void => {
    if (fetched) this.#fetched = fetched;
  };

  /** Fetches all items, or those that changed. Throws `ApiError`, or `FetchCancelled`. */
  readonly load = (languages: readonly string[]): Promise<FetchedItems<Row>> => {
    const replaced = this.#pending;
    const stop = new AbortController();
    const pending = { stop, result: this.#load(languages, stop.signal) };
    this.#pending = pending;
    replaced?.stop.abort();
    return pending.result;
  };

  /** Stops the pending fetch. */
  readonly cancel = (): void => {
    this.#pages.clear();
    this.#pending?.stop.abort();
    this.#pending = undefined;
    this.progress.set(undefined);
  };

  /** Runs `refresh`, which revalidates the list; meanwhile, `load` fetches only the given items. */
  readonly refreshItems = async (
    nos: readonly string[],
    refresh: () => Promise<void>,
  ): Promise<void> => {
    this.#pages.clear();
    this.#changed.add(nos);
    try {
      await refresh();
    } finally {
      this.#changed.delete(nos);
    }
  };

  async #load(languages: readonly string[], signal: AbortSignal): Promise<FetchedItems<Row>> {
    const changedNos = [...new Set([...this.#changed].flat())];
    const knownItems = this.#fetched;
    const isPart = knownItems && changedNos.length > 0 && changedNos.length <= MAX_CHANGED;
    const fetched = await (isPart
      ? this.#loadChanged(knownItems, changedNos, languages, signal)
      : this.#loadAll(languages, signal));
    if (signal.aborted || !fetched) {
      // A later call of `load` has replaced this one: both have the same result.
      if (this.#pending && this.#pending.stop.signal !== signal) return this.#pending.result;
      throw new FetchCancelled();
    }
    this.#fetched = fetched;
    this.#pages.clear();
    return fetched;
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
    const fetched = await this.source.fetchPage(page, language);
    const items = copyInvalidRows(fetched.items.map(this.source.reduce), [fetched.items]);
    const reduced = { ...fetched, items };
    this.#pages.set(key, reduced);
    return reduced;
  };

  async #loadChanged(
    { rows, fetchedAt }: FetchedItems<Row>,
    changed: readonly string[],
    languages: readonly string[],
    signal: AbortSignal,
  ): Promise<FetchedItems<Row> | undefined> {
    const versions = new Map<string, Row[]>();
    const queue = changed.map((no): Task<Pick<WalkStep<Row>, 'failure'>> => async () => {
      try {
        const found = await fetchAllLanguages(
          languages,
          async (language) => (await this.source.fetchItem(no, language)).items,
          ({ id }) => id,
        );
        const own = found.filter((row) => String(row.no) === no);
        versions.set(no, own.map(this.source.reduce));
        return {};
      } catch (error) {
        return { failure: { error } };
      }
    });
    for await (const { failure } of runAll(queue, MAX_CONCURRENT, signal))
      if (failure) throw failure.error;
    if (signal.aborted) return undefined;
    return { rows: withVersions(rows, versions), fetchedAt };
  }
}

/** Returns the rows with the given versions of some items in their place, pinned items first, as in the server's order. */
function withVersions<Row extends ItemRow>(
  rows: readonly Row[],
  versions: ReadonlyMap<string, readonly Row[]>,
): Row[] {
  const replaced = new Set<string>();
  const next = rows.flatMap((row) => {
    const no = String(row.no);
    const own = versions.get(no);
    if (!own) return [row];
    if (replaced.has(no)) return [];
    replaced.add(no);
    return own;
  });
  const pinned = new Set(next.filter(({ top }) => top === 1).map(({ no }) => String(no)));
  const isFirst = ({ no }: Row) => pinned.has(String(no));
  return [...next.filter(isFirst), ...next.filter((row) => !isFirst(row))];
}
