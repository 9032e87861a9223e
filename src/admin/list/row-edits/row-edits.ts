import { IdempotencyKeys } from '@/api/idempotency-keys';
import { Store } from '@/lib/store';

/** Texts by language code. */
export type Texts = Readonly<Record<string, string>>;

/** Thrown when others have changed the texts since the edit started: `current` are the stored ones. */
export class TextsChangedError extends Error {
  constructor(readonly current: Texts) {
    super();
  }
}

/** The edit of a row's texts in its cell. */
export interface RowEdit {
  /** The name of the row when the edit started. */
  name: string;
  /** The texts that the edit started with, or the newer ones that the editor has seen. */
  base: Texts;
  typed: Texts;
  state: 'editing' | 'saving' | 'saved';
  /** Why the last attempt to save failed. */
  error?: unknown;
  idempotencyKeys: IdempotencyKeys;
}

/** Returns whether an edit has texts that are not saved. */
export function isUnsaved({ base, typed, state }: RowEdit): boolean {
  return state === 'editing' && Object.keys(base).some((lang) => base[lang] !== typed[lang]);
}

/**
 * The edits of texts in the rows of a list, by row key, outside of React: a key in one cell renders that cell alone, and
 * an edit survives that its row leaves the page.
 */
export class RowEdits {
  readonly store = new Store<ReadonlyMap<string, RowEdit>>(new Map());
  readonly #saving = new Set<Promise<void>>();

  readonly of = (key: string): RowEdit | undefined => this.store.get().get(key);

  readonly open = (key: string, name: string, base: Texts): void => {
    const idempotencyKeys = new IdempotencyKeys();
    if (this.of(key)) return;
    this.#set(key, { name, base, typed: base, state: 'editing', idempotencyKeys });
  };

  readonly type = (key: string, lang: string, text: string): void => {
    const edit = this.of(key);
    if (edit) this.#set(key, { ...edit, typed: { ...edit.typed, [lang]: text } });
  };

  readonly close = (key: string): void => this.#set(key, undefined);

  /** Accepts the texts of others as seen, so that the next save overwrites them. */
  readonly acceptCurrent = (key: string): void => {
    const edit = this.of(key);
    if (edit?.error instanceof TextsChangedError)
      this.#set(key, { ...edit, base: edit.error.current });
  };

  /**
   * Saves an edit with `send`, and closes it after `afterwards`, which revalidates the list. A failed one stays open with
   * its texts; resolves with whether it was saved.
   */
  readonly save = async (
    key: string,
    send: (edit: RowEdit) => Promise<void>,
    afterwards: () => Promise<void>,
  ): Promise<boolean> => {
    const edit = this.of(key);
    if (edit?.state !== 'editing') return false;
    if (!isUnsaved(edit)) {
      this.close(key);
      return true;
    }
    const pending = { ...edit, error: undefined };
    this.#set(key, { ...pending, state: 'saving' });
    const saving = send(edit);
    const settled = saving.catch(() => undefined);
    this.#saving.add(settled);
    try {
      await saving;
      this.#set(key, { ...pending, state: 'saved' });
      await afterwards().catch(() => undefined);
      this.close(key);
      return true;
    } catch (error) {
      this.#set(key, { ...edit, error });
      return false;
    } finally {
      this.#saving.delete(settled);
    }
  };

  /** Resolves when the pending saves have settled; undefined without any. */
  readonly settled = (): Promise<void> | undefined =>
    this.#saving.size > 0 ? Promise.all(this.#saving).then(() => undefined) : undefined;

  #set(key: string, edit: RowEdit | undefined): void {
    const next = new Map(this.store.get());
    if (edit) next.set(key, edit);
    else next.delete(key);
    this.store.set(next);
  }
}
