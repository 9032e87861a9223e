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

/**
 * Moves `source` up to the position of `target` and the records between down (D27). `list` is in order, each element with the
 * records of one position. Does nothing when the source already precedes the target: the same move may arrive for each
 * language version.
 */
export function moveUp<T extends Entity & Positioned>(
  table: Table<T>,
  list: readonly (readonly Readonly<T>[])[],
  source: number,
  target: number,
): void {
  if (source > target) moveTo(table, list, source, target);
}

/** Moves the element at `from` to the index `to`, both counted from 0. Writes only records whose position changes. */
export function moveTo<T extends Entity & Positioned>(
  table: Table<T>,
  list: readonly (readonly Readonly<T>[])[],
  from: number,
  to: number,
): void {
  const movedGroups = list.slice(from, from + 1);
  const reordered = list.toSpliced(from, 1).toSpliced(to, 0, ...movedGroups);
  for (const [index, place] of reordered.entries()) {
    for (const record of place) {
      if (record.sort !== index + 1) table.put({ ...record, sort: index + 1 });
    }
  }
}

/** Returns the position after the last of these records. */
export function lastPosition(records: readonly Positioned[]): number {
  return records.reduce((last, { sort }) => Math.max(last, sort), 0) + 1;
}
