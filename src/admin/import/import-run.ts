import { ApiError, isOutcomeUnknown } from '@/api/errors';
import { IdempotencyKeys, createUniqueId } from '@/api/idempotency-keys';
import { session } from '@/api/admin/session';
import { Store } from '@/lib/store';
import { VerifiedSave } from '@/admin/edit-form/verified-save';
import { PauseControl, pausableRetry, type RetryOptions } from '@/admin/requests/pausable-retry';
import type { ExistingItems } from './checked-row';
import type { ItemToImport, RowOutcome, RowProgress, SavedItem } from './item-to-import';

export interface ImportReport {
  /**
   * `paused` also before the start; `waiting` for a server that is unreachable or unavailable; `logged-out` until the
   * next login; `checking` whether the list contains the imported items.
   */
  state: 'running' | 'paused' | 'waiting' | 'logged-out' | 'checking' | 'done';
  outcomes: readonly RowOutcome[];
  /** How many rows were waiting at the latest `start`. */
  startedCount: number;
  /** The error that makes the import wait, or that prevented the final check. */
  error: unknown;
}

/** Returns whether no request can succeed before the next login. */
function isLoggedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && session.token === null;
}

function isUnavailable(error: unknown): boolean {
  return error instanceof ApiError && error.status === 503;
}

interface RunRow {
  item: ItemToImport;
  key: string;
  save: VerifiedSave<ItemToImport, SavedItem>;
}

function createRow(item: ItemToImport, key = createUniqueId()): RunRow {
  return { item, key, save: new VerifiedSave(new IdempotencyKeys(key)) };
}

/** Restores the progress that a row had before a reload of the page, and returns its outcome; failed rows wait again. */
function restoreOutcome({ item, save }: RunRow, progress: RowProgress | undefined): RowOutcome {
  if (progress?.state === 'imported') {
    item.record({ no: progress.no });
    return { state: 'imported', no: progress.no };
  }
  if (progress?.state !== 'unknown') return { state: 'waiting' };
  save.markUncertain(item);
  return { state: 'waiting', mayBeStored: true };
}

interface ImportRunOptions {
  /** The progress of the rows before a reload of the page, in the order of the items; undefined for rows never sent. */
  progress?: readonly (RowProgress | undefined)[];
  fetchList: () => Promise<ExistingItems>;
  wait?: RetryOptions['wait'];
}

/**
 * Imports rows one after another, one request each. Continues after a pause, a lost connection or an ended session
 * where it stopped, and avoids storing a row twice: before it repeats a request whose outcome is unknown, it looks for
 * the item in the list.
 */
export class ImportRun {
  readonly report: Store<ImportReport>;
  readonly #rows: RunRow[];
  readonly #fetchList: () => Promise<ExistingItems>;
  readonly #wait: RetryOptions['wait'];
  #pauseControl = new PauseControl();
  #isStopped = false;

  constructor(items: readonly ItemToImport[], options: ImportRunOptions) {
    const { fetchList, progress = [], wait } = options;
    this.#fetchList = fetchList;
    this.#wait = wait;
    this.#rows = items.map((item, index) => {
      const rowProgress = progress[index];
      return createRow(item, rowProgress?.state === 'failed' ? undefined : rowProgress?.key);
    });
    const outcomes = this.#rows.map((row, index) => restoreOutcome(row, progress[index]));
    this.report = new Store<ImportReport>({
      state: 'paused',
      outcomes,
      startedCount: 0,
      error: undefined,
    });
  }

  /** Returns the progress of a row, to continue after a reload. */
  progressOf(index: number): RowProgress {
    const {
      state = 'waiting',
      no,
      mayBeStored,
      isMissing,
    } = this.report.get().outcomes[index] ?? {};
    const key = this.#rows[index]?.key ?? '';
    if (state === 'imported') return { state, no, key };
    if (state === 'sending' || mayBeStored || isMissing) return { state: 'unknown', key };
    return { state, key };
  }

  /** Sends the waiting rows, then looks for the imported items in the list. Resolves also after `stop`. Does not throw. */
  async start(): Promise<void> {
    // The previous run may have been paused while its last row was being sent.
    this.#pauseControl.resume();
    const { outcomes } = this.report.get();
    const startedCount = outcomes.filter(({ state }) => state === 'waiting').length;
    this.#update({ state: 'running', startedCount, error: undefined });
    for (const [index, { state }] of outcomes.entries()) {
      if (state !== 'waiting') continue;
      await this.#pauseControl.waitUntilResumed();
      if (this.#isStopped) return;
      await this.#import(index);
    }
    if (!this.#isStopped) await this.#checkImported();
  }

  /** Pauses after the row that is being sent; a waiting import then does not resume by itself. */
  pause(): void {
    if (['running', 'waiting', 'logged-out'].includes(this.report.get().state))
      this.#pauseAs('paused');
  }

  /** Pauses a running import until the next login. */
  waitForLogin(): void {
    if (this.report.get().state === 'running') this.#pauseAs('logged-out');
  }

  resume(): void {
    this.#update({ state: 'running', error: undefined });
    this.#pauseControl.resume();
  }

  async retryFailed(): Promise<void> {
    const outcomes = this.report.get().outcomes.map((outcome, index): RowOutcome => {
      const { state, mayBeStored, isMissing } = outcome;
      if (state !== 'failed') return outcome;
      if (mayBeStored || isMissing) return { state: 'waiting', mayBeStored: true };
      // The row was not stored: its next request needs another idempotency key.
      const row = this.#rows[index];
      if (row) this.#rows[index] = createRow(row.item);
      return { state: 'waiting' };
    });
    this.#update({ outcomes });
    await this.start();
  }

  /** Stops for good: no further row is sent. */
  stop(): void {
    this.#isStopped = true;
    this.#pauseControl.resume();
  }

  #update(change: Partial<ImportReport>): void {
    this.report.set({ ...this.report.get(), ...change });
  }

  #setOutcome(index: number, outcome: RowOutcome): void {
    this.#update({ outcomes: this.report.get().outcomes.with(index, outcome) });
  }

  #pauseAs(state: ImportReport['state'], error?: unknown): void {
    this.#pauseControl.pause();
    // Only the user resumes what the user has paused.
    if (this.report.get().state !== 'paused') this.#update({ state, error });
  }

  /** Looks for the imported items in the list, as a server may accept an item that it does not store (D52). */
  async #checkImported(): Promise<void> {
    const { outcomes } = this.report.get();
    if (!outcomes.some(({ state }) => state === 'imported')) {
      this.#update({ state: 'done' });
      return;
    }
    this.#update({ state: 'checking' });
    try {
      const list = await this.#fetchList();
      for (const [index, { state, no }] of outcomes.entries()) {
        if (state !== 'imported') continue;
        const locatedItem = this.#rows[index]?.item.locate({ no }, list);
        if (locatedItem) this.#setOutcome(index, { state: 'imported', no: locatedItem.no });
        else this.#markMissing(index);
      }
      this.#update({ state: 'done' });
    } catch (error) {
      this.#update({ state: 'done', error });
    }
  }

  /** Marks an item that was accepted and is not in the list: it is looked for again before it is sent again. */
  #markMissing(index: number): void {
    const row = this.#rows[index];
    row?.save.markUncertain(row.item);
    this.#setOutcome(index, { state: 'failed', isMissing: true });
  }

  async #import(index: number): Promise<void> {
    const row = this.#rows[index];
    if (!row) return;
    const { item, save } = row;
    const retry = pausableRetry({
      pauseControl: this.#pauseControl,
      wait: this.#wait,
      onUnreachable: (error) => this.#pauseAs('waiting', error),
    });
    const send = () =>
      save.send(item, {
        send: (_, idempotencyKeys) => item.send(idempotencyKeys),
        find: () => item.find(),
        amend: (found) => Promise.resolve(found),
      });
    const attempt = async () => {
      if (this.#isStopped) throw new RunStoppedError();
      this.#setOutcome(index, { state: 'sending' });
      try {
        return await send();
      } catch (error) {
        this.#setOutcome(index, { state: 'waiting', mayBeStored: isOutcomeUnknown(error) });
        throw error;
      }
    };
    for (;;) {
      try {
        const { no } = await retry(attempt);
        this.#setOutcome(index, { state: 'imported', no });
        return;
      } catch (error) {
        if (error instanceof RunStoppedError) return;
        if (!isLoggedOut(error) && !isUnavailable(error)) {
          this.#setOutcome(index, await this.#resolveFailure(item, error));
          return;
        }
        if (isLoggedOut(error)) this.#pauseAs('logged-out');
        else this.#pauseAs('waiting', error);
        await this.#pauseControl.waitUntilResumed();
      }
    }
  }

  /** Returns the outcome of a row whose request failed and is not retried. */
  async #resolveFailure(item: ItemToImport, error: unknown): Promise<RowOutcome> {
    if (!isOutcomeUnknown(error)) return { state: 'failed', error };
    try {
      const found = await item.find();
      return found ? { state: 'imported', no: found.no } : { state: 'failed', error };
    } catch {
      return { state: 'failed', error, mayBeStored: true };
    }
  }
}

class RunStoppedError extends Error {}
