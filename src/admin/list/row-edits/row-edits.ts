import { IdempotencyKeys } from '@/api/idempotency-keys';
import { isDeepEqual } from '@/lib/is-deep-equal';
import { Store } from '@/lib/store';
import type { InterruptedEdit } from './interrupted-edits';

export type TextsByLanguage = Readonly<Record<string, string>>;

/** Thrown when others have changed the value since the edit started: `currentValue` is the stored one. */
export class ChangedByOthersError<Value> extends Error {
  constructor(readonly currentValue: Value) {
    super();
  }
}

/** The edit of a value of a row in its cell. */
export interface RowEdit<Value = TextsByLanguage> {
  /** The name of the row when the edit started. */
  name: string;
  /** The value that the edit started with, or a newer one that the user has seen. */
  base: Value;
  typed: Value;
  state: 'editing' | 'saving' | 'saved';
  error?: unknown;
  idempotencyKeys: IdempotencyKeys;
}

/** Runs `revalidate`, during which a list that has fetched all items may refetch only those with these keys. */
export type RefreshItems = (
  keys: readonly string[],
  revalidate: () => Promise<void>,
) => Promise<void>;

type ReportFailure = (name: string, error: unknown) => void;

/** Returns whether an edit is open with a changed value. */
function isUnsaved({ base, typed, state }: RowEdit<unknown>): boolean {
  return state === 'editing' && !isDeepEqual(base, typed);
}

/** The edits of a column by row key, outside of React: typing renders one cell, and an edit outlives its row on the page. */
export class RowEdits<Value = TextsByLanguage> {
  readonly store = new Store<ReadonlyMap<string, RowEdit<Value>>>(new Map());
  readonly #pendingRequests = new Set<Promise<void>>();
  #reportAfterLeaving: ReportFailure | undefined;

  constructor(private readonly refreshItems: RefreshItems) {}

  /** Receives how to report a failed save once the user has left the list; undefined while the cells show it. */
  readonly setReportAfterLeaving = (report: ReportFailure | undefined): void => {
    this.#reportAfterLeaving = report;
  };

  readonly editOf = (key: string): RowEdit<Value> | undefined => this.store.get().get(key);

  readonly open = (key: string, name: string, base: Value): void => {
    if (this.editOf(key)) return;
    const idempotencyKeys = new IdempotencyKeys();
    this.#set(key, { name, base, typed: base, state: 'editing', idempotencyKeys });
  };

  /** Opens the edits that the end of the session or a reload interrupted. */
  readonly restore = (interruptedEdits: readonly InterruptedEdit<Value>[]): void => {
    for (const { key, name, base, typed } of interruptedEdits) {
      this.open(key, name, base);
      this.setTypedValue(key, typed);
    }
  };

  readonly setTypedValue = (key: string, typed: Value): void => {
    const edit = this.editOf(key);
    if (edit) this.#set(key, { ...edit, typed });
  };

  readonly close = (key: string): void => this.#set(key, undefined);

  /** Accepts the value of others as seen, so that the next save overwrites them. */
  readonly acceptCurrentValue = (key: string): void => {
    const edit = this.editOf(key);
    // `send` threw it, so the value has the type of the column.
    if (edit?.error instanceof ChangedByOthersError)
      this.#set(key, { ...edit, base: edit.error.currentValue as Value });
  };

  /** Saves an edit with `send` if it has changed, and closes it after `revalidate`. Keeps it open if `send` fails. */
  readonly save = async (
    key: string,
    send: (edit: RowEdit<Value>) => Promise<void>,
    revalidate: () => Promise<void>,
  ): Promise<void> => {
    const edit = this.editOf(key);
    if (edit?.state !== 'editing') return;
    if (!isUnsaved(edit)) {
      this.close(key);
      return;
    }
    const pending = { ...edit, error: undefined };
    this.#set(key, { ...pending, state: 'saving' });
    const request = send(edit);
    const settledRequest = request.catch(() => undefined);
    this.#pendingRequests.add(settledRequest);
    try {
      await request;
      this.#set(key, { ...pending, state: 'saved' });
      await this.refresh(key, revalidate);
      this.close(key);
    } catch (error) {
      this.#set(key, { ...edit, error });
      this.#reportAfterLeaving?.(edit.name, error);
    } finally {
      this.#pendingRequests.delete(settledRequest);
    }
  };

  /** Revalidates the list, of which only this row has changed. Does not throw. */
  readonly refresh = (key: string, revalidate: () => Promise<void>): Promise<void> =>
    this.refreshItems([key], revalidate).catch(() => undefined);

  /** Resolves when the pending saves have settled; undefined without any. */
  readonly whenSettled = (): Promise<void> | undefined =>
    this.#pendingRequests.size > 0
      ? Promise.all(this.#pendingRequests).then(() => undefined)
      : undefined;

  /** Returns the open edits whose value has changed. */
  readonly unsavedEdits = (): (RowEdit<Value> & InterruptedEdit<Value>)[] =>
    [...this.store.get()].flatMap(([key, edit]) => (isUnsaved(edit) ? [{ key, ...edit }] : []));

  #set(key: string, edit: RowEdit<Value> | undefined): void {
    const next = new Map(this.store.get());
    if (edit) next.set(key, edit);
    else next.delete(key);
    this.store.set(next);
  }
}
