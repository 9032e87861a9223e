import type { components } from '@/api/schema.gen';

/** A move of one item to the place of another one (D27). */
export type Move = components['schemas']['SortRequest'];

/**
 * An item that passes some of its siblings. Said in this way it means the same in every language,
 * whichever of the siblings that language has, and doing it twice changes nothing more.
 */
export interface Reorder {
  no: string;
  /** The siblings that were before it and come after it, or the other way round. */
  passed: readonly string[];
  way: 'up' | 'down';
}

interface Placed {
  no: string;
}

/** The reorder that takes what is at `from` of a list of siblings to the index `to`; undefined of none. */
export function reorderOf(
  siblings: readonly string[],
  from: number,
  to: number,
): Reorder | undefined {
  const no = siblings[from];
  if (no === undefined || from === to || to < 0 || to >= siblings.length) return undefined;
  return to < from
    ? { no, passed: siblings.slice(to, from), way: 'up' }
    : { no, passed: siblings.slice(from + 1, to + 1), way: 'down' };
}

function stepsIn(list: readonly Placed[], { no, passed, way }: Reorder) {
  const from = list.findIndex((one) => one.no === no);
  const others = list.flatMap((one, index) => (passed.includes(one.no) ? [index] : []));
  const to = way === 'up' ? Math.min(from, ...others) : Math.max(from, ...others);
  return { from, to: from < 0 ? from : to };
}

/** One language's list after a reorder; the list itself where that has happened already, or cannot. */
export function listAfter<One extends Placed>(
  list: readonly One[],
  reorder: Reorder,
): readonly One[] {
  const { from, to } = stepsIn(list, reorder);
  if (from === to) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}

/**
 * The chain of adjacent moves that is sent for a reorder in one language's list (D27): the later of the
 * two as source, the earlier as target. Empty where the list changes in nothing.
 */
export function movesIn(
  list: readonly (Placed & { id: Move['sourceId'] })[],
  reorder: Reorder,
): Move[] {
  const { from, to } = stepsIn(list, reorder);
  const moved = list[from];
  if (!moved) return [];
  return from > to
    ? list
        .slice(to, from)
        .toReversed()
        .map(({ id }) => ({ sourceId: moved.id, targetId: id }))
    : list.slice(from + 1, to + 1).map(({ id }) => ({ sourceId: id, targetId: moved.id }));
}
