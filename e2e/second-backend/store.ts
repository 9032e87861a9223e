import { PICTURE, createSeed, SEEDED_FILE } from './seed';

/** A record of a table. */
export type Row = Record<string, unknown>;

/** Returns whether two ids are the same, as numbers or as strings. */
export const isSameId = (a: unknown, b: unknown) => String(a) === String(b);

/** Returns a date as `yyyy-MM-dd HH:mm:ss`. */
const formatDate = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ');

/** An in-memory database: arrays of records in their order, with ids and numbers that only grow. */
export class Store {
  readonly tables: Record<keyof ReturnType<typeof createSeed>, Row[]> = createSeed();
  readonly files = new Map([[SEEDED_FILE, { type: 'image/png', bytes: PICTURE }]]);
  readonly tokens = new Set<string>();
  password = 'second-secret';
  siteStatus = '1';
  headImg = '';
  readonly emails: unknown[] = [];
  #lastNumber = 5000;

  /** Returns a number that was never returned before. */
  nextNumber(): number {
    this.#lastNumber += 1;
    return this.#lastNumber;
  }

  /** Returns the record of an id. */
  findById(table: Row[], id: unknown): Row | undefined {
    return table.find((row) => isSameId(row.id, id));
  }

  /** Removes the records that match, in place. */
  remove(table: Row[], matches: (row: Row) => boolean): void {
    table.splice(0, table.length, ...table.filter((row) => !matches(row)));
  }

  /** Adds the versions of one new item under a new `no`, unless they have one. */
  create(table: Row[], versions: readonly Row[], defaults: Row = {}): Row[] {
    const no = `s${this.nextNumber()}`;
    const now = formatDate(new Date());
    const rows = versions.map((version): Row => ({
      ...{ ...defaults, createTime: now, updateTime: now, ...version },
      ...{ id: this.nextNumber(), no: version.no ?? no },
    }));
    table.push(...rows);
    return rows;
  }

  /**
   * Replaces the whole item that the versions belong to: versions that are not sent are deleted, fields that are not sent
   * are emptied except those of `preservedNames`, and versions without an id are added. Returns whether the item exists.
   */
  replace(table: Row[], versions: readonly Row[], preservedNames: readonly string[]): boolean {
    const no = versions.map(({ id }) => this.findById(table, id)).find(Boolean)?.no;
    if (no === undefined) return false;
    const storedVersions = table.filter((row) => isSameId(row.no, no));
    const index = table.findIndex((row) => isSameId(row.no, no));
    const rows = versions.map((version): Row => {
      const storedVersion =
        storedVersions.find(({ id }) => isSameId(id, version.id)) ?? storedVersions[0] ?? {};
      const preservedFields = Object.fromEntries(
        preservedNames.map((name) => [name, storedVersion[name]]),
      );
      return {
        ...preservedFields,
        ...version,
        id: version.id ?? this.nextNumber(),
        no,
        updateTime: formatDate(new Date()),
      };
    });
    this.remove(table, (row) => isSameId(row.no, no));
    table.splice(index, 0, ...rows);
    return true;
  }

  /** Replaces records of one language each by their ids, in place. */
  replaceEach(table: Row[], rows: readonly Row[], preservedNames: readonly string[]): void {
    for (const row of rows) {
      const index = table.findIndex(({ id }) => isSameId(id, row.id));
      if (index < 0) continue;
      const preservedFields = Object.fromEntries(
        preservedNames.map((name) => [name, table[index]?.[name]]),
      );
      table[index] = { ...preservedFields, ...row, updateTime: formatDate(new Date()) };
    }
  }

  /** Takes a record out of the order and inserts it before another (D27 leaves open whether the two are swapped). */
  insertBefore(table: Row[], { sourceId, targetId }: Row): boolean {
    const source = this.findById(table, sourceId);
    const target = this.findById(table, targetId);
    if (!source || !target || source === target) return false;
    table.splice(table.indexOf(source), 1);
    table.splice(table.indexOf(target), 0, source);
    return true;
  }
}
