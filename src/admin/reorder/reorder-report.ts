import type { Reorder } from './reorder';
import { isSameOrder, movesFor, type SiblingOrder } from './sibling-orders';

/** A reorder with the name of its item, which may be deleted by the time of the message. */
export interface NamedReorder extends Reorder {
  name: string;
}

/**
 * State of a reorder in the refetched list: moved in every language; unmoved; changed otherwise; item missing from
 * all lists; list not loaded.
 */
type ReorderState = 'moved' | 'unmoved' | 'changed' | 'missing' | 'unknown';

/** Result of refetching the order after reorders were sent. */
export interface ReorderReport {
  completedReorders: NamedReorder[];
  failedReorders: (NamedReorder & { state: Exclude<ReorderState, 'moved'> })[];
  /** Whether items that were not moved here changed their order: another editor changed it (D52). */
  changedByOthers: boolean;
}

/** Returns whether any language still has the item and, below the same parent, an item that it passes. */
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
 * Returns the results of reorders by the order before and after them, never by the responses. `now` is undefined if
 * the order could not be loaded.
 */
export function reportOn(
  before: readonly SiblingOrder[],
  now: readonly SiblingOrder[] | undefined,
  reorders: readonly NamedReorder[],
): ReorderReport {
  const report: ReorderReport = {
    completedReorders: [],
    failedReorders: [],
    changedByOthers: false,
  };
  for (const reorder of reorders) {
    const state = now ? stateOf(before, now, reorder) : 'unknown';
    if (state === 'moved') report.completedReorders.push(reorder);
    else report.failedReorders.push({ ...reorder, state });
  }
  const own = reorders.map(({ no }) => no);
  report.changedByOthers = now !== undefined && !isSameOrder(before, now, own);
  return report;
}
