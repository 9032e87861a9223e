import type { Entity, Table } from './table';

/** What a staff-made order is kept in. */
export interface Positioned {
  id: number;
  sort: number;
}

/** Compares two records by their place in the order that staff made. */
export function byPosition(a: Positioned, b: Positioned): number {
  return a.sort - b.sort || a.id - b.id;
}

/**
 * Moves `source` up to the place of `target`; what lies between closes up (D27). `list` is in order,
 * each element with the records that stand in one place. A source that is before its target already
 * stays: the same move may arrive once for each language version.
 */
export function moveUp<T extends Entity & Positioned>(
  table: Table<T>,
  list: readonly (readonly Readonly<T>[])[],
  source: number,
  target: number,
): void {
  if (source > target) moveTo(table, list, source, target);
}

/** Moves what is at `from` to the index `to`, both counted from 0. Only what moves is written. */
export function moveTo<T extends Entity & Positioned>(
  table: Table<T>,
  list: readonly (readonly Readonly<T>[])[],
  from: number,
  to: number,
): void {
  const moved = list.slice(from, from + 1);
  const reordered = list.toSpliced(from, 1).toSpliced(to, 0, ...moved);
  for (const [index, place] of reordered.entries()) {
    for (const record of place) {
      if (record.sort !== index + 1) table.put({ ...record, sort: index + 1 });
    }
  }
}

/** The position after the last of these records. */
export function lastPosition(records: readonly Positioned[]): number {
  return records.reduce((last, { sort }) => Math.max(last, sort), 0) + 1;
}
