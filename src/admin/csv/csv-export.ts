import { Store } from '@/lib/store';
import { runAll, type Task } from '@/admin/list/all-items/run-all';
import { csvFile } from './csv-file';
import type { CsvColumn } from './csv-fields';

/** Fetches an item and returns the function for its cells; undefined if the item was deleted. Throws `ApiError`. */
export type CellsOf<Row> = (row: Row) => Promise<((column: CsvColumn) => string) | undefined>;

/** The rows of an export, and how many entries of the list failed validation. */
export interface ExportedRows<Row> {
  rows: readonly Row[];
  invalidCount: number;
}

interface ExportSource<Row> {
  /** Lists the rows in their order; undefined after `signal` was aborted. Throws `ApiError`. */
  listRows: (signal: AbortSignal) => Promise<ExportedRows<Row> | undefined>;
  /** Loads the function that reads the cells of a row. Throws `ApiError`. */
  loadCells: () => Promise<CellsOf<Row>>;
  columns: readonly CsvColumn[];
  headerOf: (column: CsvColumn) => string;
}

/** The state of an export. */
export interface ExportState<Row> {
  isRunning: boolean;
  /** The number of items that are fetched or skipped. */
  doneCount: number;
  /** The number of items; undefined until they are listed. */
  total: number | undefined;
  /** The error that stopped the export; `row` is the item that could not be fetched, if it was the request for one. */
  failure: { error: unknown; row: Row | undefined } | undefined;
}

/** A finished file, and how many items it lacks, by reason. */
export interface ExportedFile {
  file: Blob;
  exportedCount: number;
  deletedCount: number;
  unreadableCount: number;
}

/** The result of a row: its line of the file, or why the file lacks it. */
type Outcome = readonly string[] | 'deleted' | 'skipped';

/** Writes rows of a list into a CSV file. Continues after a failure, and fetches no item twice. */
export class CsvExport<Row> {
  readonly state = new Store<ExportState<Row>>({
    ...{ isRunning: false, doneCount: 0, total: undefined, failure: undefined },
  });
  readonly #outcomes = new Map<Row, Outcome>();
  #exportedRows: ExportedRows<Row> | undefined;
  #cellsOf: CellsOf<Row> | undefined;
  #abortController = new AbortController();

  constructor(private readonly source: ExportSource<Row>) {}

  /** Fetches the missing items, at most four at a time. Undefined after a failure or `cancel()`. Does not throw. */
  async run(): Promise<ExportedFile | undefined> {
    const { signal } = (this.#abortController = new AbortController());
    this.#update({ isRunning: true, failure: undefined });
    try {
      this.#exportedRows ??= await this.source.listRows(signal);
      if (!this.#exportedRows || signal.aborted) return undefined;
      this.#updateProgress();
      this.#cellsOf ??= await this.source.loadCells();
      const failure = await this.#fetchRows(this.#exportedRows.rows, this.#cellsOf, signal);
      if (signal.aborted) return undefined;
      if (!failure) return await this.#createFile(this.#exportedRows);
      this.#update({ isRunning: false, failure });
    } catch (error) {
      if (!signal.aborted) this.#update({ isRunning: false, failure: { error, row: undefined } });
    }
    return undefined;
  }

  /** Continues without the item that could not be fetched. */
  skip(): Promise<ExportedFile | undefined> {
    const row = this.state.get().failure?.row;
    if (row !== undefined) this.#outcomes.set(row, 'skipped');
    return this.run();
  }

  /** Stops sending requests. */
  cancel(): void {
    this.#abortController.abort();
  }

  #update(change: Partial<ExportState<Row>>): void {
    this.state.set({ ...this.state.get(), ...change });
  }

  #updateProgress(): void {
    this.#update({ doneCount: this.#outcomes.size, total: this.#exportedRows?.rows.length });
  }

  /** Fetches the rows without an outcome. Returns the first failure. */
  async #fetchRows(
    rows: readonly Row[],
    cellsOf: CellsOf<Row>,
    signal: AbortSignal,
  ): Promise<ExportState<Row>['failure']> {
    const missingRows = rows.filter((row) => !this.#outcomes.has(row));
    const tasks = missingRows.map((row): Task<ExportState<Row>['failure']> => async () => {
      try {
        const cellOf = await cellsOf(row);
        this.#outcomes.set(row, cellOf ? this.source.columns.map(cellOf) : 'deleted');
        return undefined;
      } catch (error) {
        return { error, row };
      }
    });
    for await (const failure of runAll(tasks, signal)) {
      this.#updateProgress();
      if (failure) return failure;
    }
    return undefined;
  }

  async #createFile({ rows, invalidCount }: ExportedRows<Row>): Promise<ExportedFile> {
    const outcomes = rows.map((row) => this.#outcomes.get(row));
    const lines = outcomes.filter((outcome) => typeof outcome === 'object');
    const count = (reason: Outcome) => outcomes.filter((outcome) => outcome === reason).length;
    return {
      file: await csvFile([this.source.columns.map(this.source.headerOf), ...lines]),
      exportedCount: lines.length,
      deletedCount: count('deleted'),
      unreadableCount: count('skipped') + invalidCount,
    };
  }
}
