import type { Entity, Table } from './table';

/** A record with a position in the order that staff set. */
export interface Positioned {
  id: number;
  sort: number;
}

/** Compares two records by their position in the order that staff set. */
export function byPosition(a: Positioned, b: Positioned): number {
  return a.sort - b.sort || a.id - b.id;
}

/** Returns the records of one language, in order. */
export function recordsIn<T extends Entity & Positioned & { lang: string }>(
  table: Table<T>,
  lang: string,
): Readonly<T>[] {
  return table.memoize(`in ${lang}`, () =>
    table
      .all()
      .filter((record) => record.lang === lang)
      .sort(byPosition),
  );
}

/**
 * Moves the element at `sourceIndex` up to `targetIndex` and the elements between down (D27). `list` is in order, each element
 * with the records of one position. Does nothing when the source already precedes the target: the same move may arrive for each
 * language version.
 */
export function moveUp<T extends Entity & Positioned>(
  table: Table<T>,
  list: readonly (readonly Readonly<T>[])[],
  sourceIndex: number,
  targetIndex: number,
): void {
  if (sourceIndex > targetIndex) moveTo(table, list, sourceIndex, targetIndex);
}

/** Moves the element at `fromIndex` to `toIndex`, both counted from 0. Writes only records whose position changes. */
export function moveTo<T extends Entity & Positioned>(
  table: Table<T>,
  list: readonly (readonly Readonly<T>[])[],
  fromIndex: number,
  toIndex: number,
): void {
  const movedGroups = list.slice(fromIndex, fromIndex + 1);
  const reorderedGroups = list.toSpliced(fromIndex, 1).toSpliced(toIndex, 0, ...movedGroups);
  for (const [index, group] of reorderedGroups.entries()) {
    for (const record of group) {
      if (record.sort !== index + 1) table.put({ ...record, sort: index + 1 });
    }
  }
}

/** Returns the position after the last of these records. */
export function nextPosition(records: readonly Positioned[]): number {
  return records.reduce((last, { sort }) => Math.max(last, sort), 0) + 1;
}
