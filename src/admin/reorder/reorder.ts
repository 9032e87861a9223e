import type { components } from '@/api/schema.gen';

/** A move of an item to the position of another (D27). */
export type Move = components['schemas']['SortRequest'];

/** An item and the siblings that it passes. Independent of which siblings a language has, and idempotent. */
export interface Reorder {
  no: string;
  /** The siblings that were before it and come after it, or vice versa. */
  passedNos: readonly string[];
  direction: 'up' | 'down';
}

interface ItemWithNo {
  no: string;
}

/** Returns the reorder that moves the sibling at `fromIndex` to `toIndex`; undefined if nothing changes. */
export function reorderOf(
  siblings: readonly string[],
  fromIndex: number,
  toIndex: number,
): Reorder | undefined {
  const no = siblings[fromIndex];
  if (no === undefined || fromIndex === toIndex || toIndex < 0 || toIndex >= siblings.length)
    return undefined;
  return toIndex < fromIndex
    ? { no, passedNos: siblings.slice(toIndex, fromIndex), direction: 'up' }
    : { no, passedNos: siblings.slice(fromIndex + 1, toIndex + 1), direction: 'down' };
}

function findIndexes(list: readonly ItemWithNo[], { no, passedNos, direction }: Reorder) {
  const from = list.findIndex((item) => item.no === no);
  const passedIndexes = list.flatMap((item, index) => (passedNos.includes(item.no) ? [index] : []));
  const to =
    direction === 'up' ? Math.min(from, ...passedIndexes) : Math.max(from, ...passedIndexes);
  return { from, to: from < 0 ? from : to };
}

/** Returns the list of a language after a reorder; the same list if nothing changes. */
export function listAfter<Item extends ItemWithNo>(
  list: readonly Item[],
  reorder: Reorder,
): readonly Item[] {
  const { from, to } = findIndexes(list, reorder);
  if (from === to) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}

/** Returns the adjacent moves of a reorder in a language's list (D27), the later of two items as source; none if unchanged. */
export function movesIn(
  list: readonly (ItemWithNo & { id: Move['sourceId'] })[],
  reorder: Reorder,
): Move[] {
  const { from, to } = findIndexes(list, reorder);
  const movedItem = list[from];
  if (!movedItem) return [];
  return from > to
    ? list
        .slice(to, from)
        .toReversed()
        .map(({ id }) => ({ sourceId: movedItem.id, targetId: id }))
    : list.slice(from + 1, to + 1).map(({ id }) => ({ sourceId: id, targetId: movedItem.id }));
}
