import { Store } from '@/lib/store';
import { runAll, type Task } from '@/admin/list/all-items/run-all';
import { createCsvFile } from './csv-file';
import type { CsvColumn } from './csv-fields';

/** Fetches an item, and returns the function for its cells; undefined if the item was deleted. Throws `ApiError`. */
export type CellFetcher<Row> = (row: Row) => Promise<((column: CsvColumn) => string) | undefined>;

interface ExportedItems<Row> {
  items: readonly Row[];
  /** The number of rows of the list that failed validation. */
  invalidRowCount: number;
}

export interface ExportSource<Row> {
  /**
   * Lists the items in their order; undefined while they are loading. Throws `ApiError`, or the reason of an aborted
   * `signal`.
   */
  listItems: (signal: AbortSignal) => Promise<ExportedItems<Row> | undefined>;
  /** Throws `ApiError`. */
  loadCellFetcher: () => Promise<CellFetcher<Row>>;
  columns: readonly CsvColumn[];
  headerOf: (column: CsvColumn) => string;
}

interface ExportState<Row> {
  isRunning: boolean;
  /** The number of items that are fetched, deleted or skipped. */
  doneCount: number;
  /** Undefined until the items are listed. */
  total: number | undefined;
  /** The error that stopped the export; `item` is set if the item could not be fetched. */
  failure: { error: unknown; item: Row | undefined } | undefined;
}

export interface ExportedFile {
  file: Blob;
  exportedCount: number;
  deletedCount: number;
  /** The number of items that were skipped or failed validation. */
  notLoadedCount: number;
}

/** The line of an item in the file, or the reason that the file lacks the item. */
type Outcome = readonly string[] | 'deleted' | 'skipped';

/** Writes items of a list into a CSV file. After a failure, it continues with the missing items. */
export class CsvExport<Row> {
  readonly state = new Store<ExportState<Row>>({
    ...{ isRunning: false, doneCount: 0, total: undefined, failure: undefined },
  });
  readonly #outcomes = new Map<Row, Outcome>();
  #exportedItems: ExportedItems<Row> | undefined;
  #fetchCells: CellFetcher<Row> | undefined;
  #abortController = new AbortController();

  /**
   * Fetches the missing items, at most four at a time, and creates the file. Resolves to undefined after a failure or
   * `cancel()`, or while the items are loading. Does not throw.
   */
  async run(source: ExportSource<Row>): Promise<ExportedFile | undefined> {
    const { signal } = (this.#abortController = new AbortController());
    this.#update({ isRunning: true, failure: undefined });
    try {
      this.#exportedItems ??= await source.listItems(signal);
      if (signal.aborted) return undefined;
      if (!this.#exportedItems) {
        this.#update({ isRunning: false });
        return undefined;
      }
      this.#updateProgress();
      this.#fetchCells ??= await source.loadCellFetcher();
      const { items } = this.#exportedItems;
      const failure = await this.#fetchItems(items, this.#fetchCells, source.columns, signal);
      if (signal.aborted) return undefined;
      if (!failure) return await this.#createFile(this.#exportedItems, source);
      this.#update({ isRunning: false, failure });
    } catch (error) {
      if (!signal.aborted) this.#update({ isRunning: false, failure: { error, item: undefined } });
    }
    return undefined;
  }

  /** Continues without the item that could not be fetched. */
  skip(source: ExportSource<Row>): Promise<ExportedFile | undefined> {
    const item = this.state.get().failure?.item;
    if (item !== undefined) this.#outcomes.set(item, 'skipped');
    return this.run(source);
  }

  cancel(): void {
    this.#abortController.abort();
  }

  #update(change: Partial<ExportState<Row>>): void {
    this.state.set({ ...this.state.get(), ...change });
  }

  #updateProgress(): void {
    this.#update({ doneCount: this.#outcomes.size, total: this.#exportedItems?.items.length });
  }

  /** Fetches the rows without an outcome. Returns the first failure. */
  async #fetchItems(
    rows: readonly Row[],
    fetchCells: CellFetcher<Row>,
    columns: readonly CsvColumn[],
    signal: AbortSignal,
  ): Promise<ExportState<Row>['failure']> {
    const missingRows = rows.filter((row) => !this.#outcomes.has(row));
    const tasks = missingRows.map((row): Task<ExportState<Row>['failure']> => async () => {
      try {
        const cellOf = await fetchCells(row);
        this.#outcomes.set(row, cellOf ? columns.map(cellOf) : 'deleted');
        return undefined;
      } catch (error) {
        return { error, item: row };
      }
    });
    for await (const failure of runAll(tasks, signal)) {
      this.#updateProgress();
      if (failure) return failure;
    }
    return undefined;
  }

  async #createFile(
    { items: rows, invalidRowCount }: ExportedItems<Row>,
    { columns, headerOf }: ExportSource<Row>,
  ): Promise<ExportedFile> {
    const outcomes = rows.map((row) => this.#outcomes.get(row));
    const lines = outcomes.filter((outcome) => typeof outcome === 'object');
    const count = (reason: Outcome) => outcomes.filter((outcome) => outcome === reason).length;
    return {
      file: await createCsvFile([columns.map(headerOf), ...lines]),
      exportedCount: lines.length,
      deletedCount: count('deleted'),
      notLoadedCount: count('skipped') + invalidRowCount,
    };
  }
}
