import type { Reorder } from './reorder';
import { isSameOrder, movesFor, type SiblingOrder } from './sibling-orders';

/** A reorder with the name of its item, which may be gone when there is something to say about it. */
export interface NamedReorder extends Reorder {
  name: string;
}

/**
 * What the list that was read after a reorder shows of it: it holds in every language; the order is as before; it is
 * another one; the item is in no list any more; or the list could not be read.
 */
type ReorderState = 'moved' | 'unmoved' | 'changed' | 'missing' | 'unknown';

/** What was read after reorders were sent. */
export interface ReorderReport {
  moved: NamedReorder[];
  failed: (NamedReorder & { state: Exclude<ReorderState, 'moved'> })[];
  /** Whether items that nobody moved here have changed their order, too: somebody else was at it (D52). */
  changedByOthers: boolean;
}

/** Returns whether some language still has an item and one that it passes below the same parent. */
function canBeSeen(orders: readonly SiblingOrder[], { no, passed }: Reorder): boolean {
  return orders.some(
    ({ items }) =>
      items.some((item) => item.no === no) && items.some((item) => passed.includes(item.no)),
  );
}

function stateOf(
  before: readonly SiblingOrder[],
  now: readonly SiblingOrder[],
  reorder: Reorder,
): ReorderState {
  if (!now.some(({ items }) => items.some(({ no }) => no === reorder.no))) return 'missing';
  if (canBeSeen(now, reorder) && movesFor(now, reorder).length === 0) return 'moved';
  return isSameOrder(before, now) ? 'unmoved' : 'changed';
}

/**
 * Returns what has come of reorders, by the order that was read before and after them and never by the responses.
 * `now` undefined: the order could not be read.
 */
export function reportOn(
  before: readonly SiblingOrder[],
  now: readonly SiblingOrder[] | undefined,
  reorders: readonly NamedReorder[],
): ReorderReport {
  const report: ReorderReport = { moved: [], failed: [], changedByOthers: false };
  for (const reorder of reorders) {
    const state = now ? stateOf(before, now, reorder) : 'unknown';
    if (state === 'moved') report.moved.push(reorder);
    else report.failed.push({ ...reorder, state });
  }
  const own = reorders.map(({ no }) => no);
  report.changedByOthers = now !== undefined && !isSameOrder(before, now, own);
  return report;
}
