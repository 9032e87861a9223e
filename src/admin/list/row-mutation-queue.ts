import type { RefObject } from 'react';
import { IdempotencyKeys } from '@/api/idempotency-keys';
import { ApiError } from '@/api/errors';
import { DeletionError, mayHaveDeleted } from '@/api/admin/verify-deletion';
import { session } from '@/api/admin/session';
import { Store } from '@/lib/store';
import type { RowMutation, RowResult } from './row-mutation';

/** Time to undo a deletion before it is sent, in milliseconds (docs/architecture.md#6-unsaved-work). */
const UNDO_TIME_MS = 8_000;

/** The states of pending mutations that can no longer be undone. */
export const BUSY_STATES = new Set<RowResult['state'] | undefined>(['waiting', 'sending', 'sent']);

/** Returns whether a row has a pending mutation, which may still be undoable. */
export function isPending(result: RowResult | undefined): boolean {
  return BUSY_STATES.has(result?.state) || result?.state === 'undoable';
}

interface Entry<Row> extends RowResult {
  row: Row;
  mutation: RowMutation<Row>;
  idempotencyKeys: IdempotencyKeys;
}

type ResultChange = Pick<RowResult, 'state' | 'message' | 'isOutcomeUnknown'>;

/** The list that the mutations belong to, as of its last render. */
export interface ListContext<Row> {
  keyOf: (row: Row) => string;
  /** The visible rows by key; undefined while unknown. */
  visibleRows: ReadonlyMap<string, Row> | undefined;
  revalidate: (rows: readonly Row[]) => Promise<void>;
  messageOf: (error: unknown) => string;
  /** Whether the user has left the list, which then no longer shows failures. */
  isLeft: Readonly<RefObject<boolean>>;
  /** Notifies the user that the mutation of a single row failed. */
  report: (error: unknown) => void;
  /** Notifies the user of the error of a mutation after the list was left, with the name of the row. */
  reportWithName: (entry: Entry<Row>, error: unknown) => void;
  /** Records a mutation to report after the next login. */
  recordForNextLogin: (entry: Entry<Row>) => void;
  /** The failure of mutations that the end of the session prevented. */
  sessionEndedError: Error;
  restoreLostFocus: () => void;
}

/** Returns whether a request failed, or a deletion could not be verified, because the session has ended. */
function isSessionEnded(error: unknown): boolean {
  const cause = error instanceof DeletionError ? error.cause : error;
  return cause instanceof ApiError && cause.status === 401 && session.token === null;
}

/** Sends the mutations of a list: one at a time per row, and the rows of a batch one after another, except in `flush`. */
export class RowMutationQueue<Row> {
  readonly entries = new Store<ReadonlyMap<string, Entry<Row>>>(new Map());
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #list: ListContext<Row>;

  constructor(list: ListContext<Row>) {
    this.#list = list;
  }

  /** Receives the list after a render. */
  readonly update = (list: ListContext<Row>): void => {
    this.#list = list;
  };

  /** Sends a mutation of the rows that have no pending one: at once or, for a deletion, after the time to undo it. */
  readonly run = async (rows: readonly Row[], mutation: RowMutation<Row>): Promise<void> => {
    const freeRows = rows.filter(
      (row) => !isPending(this.entries.get().get(this.#list.keyOf(row))),
    );
    const keys = freeRows.map((row) => this.#list.keyOf(row));
    if (keys.length === 0) return;
    // A new object distinguishes a deletion that was undone and started again: it waits the full time.
    const startedMutation = { ...mutation };
    const { name, isDeletion = false } = mutation;
    const state = isDeletion ? 'undoable' : 'waiting';
    this.#change((map) => {
      for (const row of freeRows)
        map.set(this.#list.keyOf(row), {
          ...{ row, mutation: startedMutation, name, isDeletion, state },
          idempotencyKeys: new IdempotencyKeys(),
        });
    });
    if (!isDeletion) {
      await this.#send(keys);
      return;
    }
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#send(
        keys.filter((key) => this.entries.get().get(key)?.mutation === startedMutation),
      );
    }, UNDO_TIME_MS);
    this.#timers.add(timer);
  };

  readonly undo = (rows: readonly Row[]): void => {
    const keys = rows.map((row) => this.#list.keyOf(row));
    this.#change((map) => {
      for (const key of keys) if (map.get(key)?.state === 'undoable') map.delete(key);
    });
    this.#list.restoreLostFocus();
  };

  /** Sends the failed mutations of visible rows again, or of one of them. */
  readonly retry = async (row?: Row): Promise<void> => {
    const { visibleRows } = this.#list;
    const rowKey = row && this.#list.keyOf(row);
    const failedEntries = this.#entriesIn('failed').filter(
      ([key]) => (!visibleRows || visibleRows.has(key)) && (rowKey ?? key) === key,
    );
    // With the current rows: an item may have lost languages in the meantime.
    this.#change((map) => {
      for (const [key, entry] of failedEntries)
        map.set(key, { ...entry, row: visibleRows?.get(key) ?? entry.row });
    });
    await this.#send(failedEntries.map(([key]) => key));
  };

  /** Dismisses the failures, or that of one row. */
  readonly dismiss = (row?: Row): void => {
    const rowKey = row && this.#list.keyOf(row);
    this.#change((map) => {
      for (const [key, { state }] of map)
        if (state === 'failed' && (rowKey ?? key) === key) map.delete(key);
    });
  };

  /** Sends the deletions that could be undone; undefined without any. `isSessionEnding` defers reports to the next login. */
  readonly flush = (isSessionEnding: boolean): Promise<void> | undefined => {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    const undoableEntries = this.#entriesIn('undoable');
    return undoableEntries.length > 0
      ? this.#sendAtOnce(undoableEntries, isSessionEnding)
      : undefined;
  };

  #entriesIn(state: RowResult['state']): [string, Entry<Row>][] {
    return [...this.entries.get()].filter(([, entry]) => entry.state === state);
  }

  #change(edit: (map: Map<string, Entry<Row>>) => void): void {
    const next = new Map(this.entries.get());
    edit(next);
    this.entries.set(next);
  }

  #setResult(keys: readonly string[], result: ResultChange): void {
    this.#change((map) => {
      for (const key of keys) {
        const entry = map.get(key);
        if (entry) map.set(key, { ...entry, ...result });
      }
    });
  }

  #fail(key: string, error: unknown): void {
    const message = this.#list.messageOf(error);
    this.#setResult([key], {
      state: 'failed',
      message,
      isOutcomeUnknown: mayHaveDeleted(error),
    });
  }

  /** Revalidates the list, then removes the sent mutations. */
  async #settle(keys: readonly string[]): Promise<void> {
    const rows = keys.flatMap((key) => this.entries.get().get(key)?.row ?? []);
    await this.#list.revalidate(rows).catch(() => undefined);
    this.#change((map) => {
      for (const key of keys) if (map.get(key)?.state === 'sent') map.delete(key);
    });
  }

  async #send(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    this.#setResult(keys, { state: 'waiting' });
    for (const [index, key] of keys.entries()) {
      const entry = this.entries.get().get(key);
      if (!entry) continue;
      this.#setResult([key], { state: 'sending' });
      try {
        await entry.mutation.send(entry.row, entry.idempotencyKeys);
        this.#setResult([key], { state: 'sent' });
      } catch (error) {
        if (isSessionEnded(error)) {
          this.#giveUp(keys.slice(index), error);
          break;
        }
        this.#fail(key, error);
        if (this.#list.isLeft.current) this.#list.reportWithName(entry, error);
        else if (keys.length === 1) this.#list.report(error);
      }
    }
    await this.#settle(keys);
    this.#list.restoreLostFocus();
  }

  /** Records the mutations that the end of the session prevented; `error` is that of the first. */
  #giveUp(keys: readonly string[], error: unknown): void {
    const { sessionEndedError } = this.#list;
    for (const [index, key] of keys.entries()) {
      const wasSent = index === 0 && mayHaveDeleted(error);
      this.#failAndRecord(key, wasSent ? error : sessionEndedError);
    }
  }

  /** Records a failure for the next login, and in the list: it remains mounted under the login dialog (D54). */
  #failAndRecord(key: string, error: unknown): void {
    this.#fail(key, error);
    const failedEntry = this.entries.get().get(key);
    if (failedEntry) this.#list.recordForNextLogin(failedEntry);
  }

  /** Sends deletions in parallel: a closing page has no time for a sequence. */
  async #sendAtOnce(
    undoableEntries: readonly [string, Entry<Row>][],
    isSessionEnding: boolean,
  ): Promise<void> {
    const keys = undoableEntries.map(([key]) => key);
    if (session.token === null) {
      for (const key of keys) this.#failAndRecord(key, this.#list.sessionEndedError);
      return;
    }
    this.#setResult(keys, { state: 'sending' });
    const sendOne = async ([key, entry]: [string, Entry<Row>]) => {
      const { row, mutation, idempotencyKeys } = entry;
      try {
        await mutation.send(row, idempotencyKeys);
        this.#setResult([key], { state: 'sent' });
      } catch (error) {
        if (isSessionEnding || isSessionEnded(error)) {
          this.#failAndRecord(key, error);
          return;
        }
        this.#fail(key, error);
        this.#list.reportWithName(entry, error);
      }
    };
    await Promise.all(undoableEntries.map(sendOne));
    await this.#settle(keys);
  }
}
