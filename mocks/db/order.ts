/** What a staff-made order is kept in: a position that need not be whole, then age. */
export interface Positioned {
  id: number;
  sort: number;
}

/** Compares two records by their place in the order that staff made (D27). */
export function byPosition(a: Positioned, b: Positioned): number {
  return a.sort - b.sort || a.id - b.id;
}

/**
 * The `sort` that puts `moved` at `index` (from 0) of `list`: halfway between its new neighbours, so
 * that a move writes one item however long the list is. `list` may still hold `moved`.
 */
export function sortAt<T extends { sort: number }>(list: readonly T[], moved: T, index: number): number {
  const others = list.filter((one) => one !== moved);
  const before = others[index - 1];
  const after = others[index];
  if (before && after) return (before.sort + after.sort) / 2;
  if (before) return before.sort + 1;
  return after ? after.sort - 1 : moved.sort;
}
