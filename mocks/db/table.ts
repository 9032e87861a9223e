import { notFoundRejection } from '../rejection';

/** A record with an id (§3) and, if its language versions form a group, a `no` (D18). */
export interface Entity {
  id: number | string;
  no?: string;
}

/** A change: the new record, or null when it was removed. */
export interface Change {
  table: string;
  id: string;
  record: Entity | null;
}

/**
 * Stores the records of one collection, indexed by id and by `no`. Records are immutable: a mutation replaces the record and
 * calls `onChange`.
 *
 * Not @msw/data: it finds and replaces a record by reading all of them and only asynchronously, so
 * that one update among 100,000 takes 47 ms and moving a job's lawyers to another job takes minutes.
 */
export class Table<T extends Entity> {
  readonly #byId = new Map<string, Readonly<T>>();
  readonly #byNo = new Map<string, Set<string>>();
  readonly #cache = new Map<string, unknown>();
  readonly #groups = new Map<string, unknown>();
  readonly name: string;
  readonly #onChange: (change: Change) => void;
  #lastId: number;

  constructor(name: string, firstId: number, onChange: (change: Change) => void) {
    this.name = name;
    this.#lastId = firstId - 1;
    this.#onChange = onChange;
  }

  /** Returns every record, in the order of insertion. */
  all(): readonly Readonly<T>[] {
    return this.memoize('all', () => [...this.#byId.values()]);
  }

  /** Returns the record of an id, which may be a number or a string (D11). */
  get(id: number | string): Readonly<T> | undefined {
    return this.#byId.get(String(id));
  }

  /** Returns the record of an id. Throws a rejection with 404 when the id is unknown. */
  find(id: number | string): Readonly<T> {
    const record = this.get(id);
    if (!record) throw notFoundRejection();
    return record;
  }

  /** Returns the language versions with a `no` (D18); none for an unknown one. */
  group(no: number | string): Readonly<T>[] {
    return [...(this.#byNo.get(String(no)) ?? [])].flatMap((id) => this.get(id) ?? []);
  }

  /**
   * Returns the results of `makeGroup` for the language versions of each `no`, in no particular order. Calls `makeGroup` only for
   * groups that changed since the last call, so that every call must pass the same function.
   */
  groups<G>(makeGroup: (no: string, versions: Readonly<T>[]) => G): G[] {
    return Array.from(this.#byNo.keys(), (no) => {
      if (!this.#groups.has(no)) this.#groups.set(no, makeGroup(no, this.group(no)));
      return this.#groups.get(no) as G;
    });
  }

  /** Returns the result of `compute`, which it caches under the key until the next mutation of this table. */
  memoize<V>(key: string, compute: () => V): V {
    if (!this.#cache.has(key)) this.#cache.set(key, compute());
    return this.#cache.get(key) as V;
  }

  /** Returns an id that no record has or had. */
  nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  /** Adds a record, or replaces the one of the same id. */
  put(record: T): Readonly<T> {
    this.#write(String(record.id), record);
    this.#onChange({ table: this.name, id: String(record.id), record });
    return record;
  }

  /** Changes some fields of a record. Throws when the id is unknown. */
  update(id: number | string, fields: Partial<T>): Readonly<T> {
    const record = this.get(id);
    if (!record) throw new Error(`${this.name} ${id} does not exist`);
    return this.put({ ...record, ...fields });
  }

  /** Removes a record if it exists. */
  remove(id: number | string): void {
    if (!this.get(id)) return;
    this.#write(String(id), null);
    this.#onChange({ table: this.name, id: String(id), record: null });
  }

  /** Applies a change of another table, without calling `onChange`. */
  apply({ id, record }: Change): void {
    // The change comes from a table of the same name, which the types cannot express.
    this.#write(id, record as T | null);
  }

  #write(id: string, record: T | null): void {
    this.#cache.clear();
    const oldNo = this.#byId.get(id)?.no;
    if (oldNo !== undefined) this.#groups.delete(oldNo);
    if (record?.no !== undefined) this.#groups.delete(record.no);
    if (oldNo !== record?.no) this.#ungroup(oldNo, id);
    if (record) this.#byId.set(id, record);
    else this.#byId.delete(id);
    if (record?.no !== undefined) {
      this.#byNo.set(record.no, (this.#byNo.get(record.no) ?? new Set()).add(id));
    }
    // Includes ids of removed records, so that no id is used twice.
    if (/^\d+$/.test(id)) this.#lastId = Math.max(this.#lastId, Number(id));
  }

  #ungroup(no: string | undefined, id: string): void {
    const group = no === undefined ? undefined : this.#byNo.get(no);
    group?.delete(id);
    if (no !== undefined && group?.size === 0) this.#byNo.delete(no);
  }
}
