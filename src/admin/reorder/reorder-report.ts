import type { Reorder } from './reorder';
import { isSameOrder, movesFor, type SiblingOrder } from './sibling-orders';

/** A reorder with the name of its item, which may be deleted by the time of the message. */
export interface NamedReorder extends Reorder {
  name: string;
}

/** State of a reorder in the refetched list. */
type ReorderState =
  /** In every language, the item has passed the siblings. */
  | 'moved'
  /** The order is the same, or the item is in another part of the list, so that nothing was sent. */
  | 'unmoved'
  /** The order is another one than before, and not the wanted one. */
  | 'changed'
  /** No language has the item any more. */
  | 'missing'
  /** The list did not load. */
  | 'unknown';

/** Result of refetching the order after reorders were sent. */
export interface ReorderReport {
  completedReorders: NamedReorder[];
  failedReorders: (NamedReorder & { state: Exclude<ReorderState, 'moved'> })[];
  /** Whether items that were not moved here changed their order: another editor changed it (D52). */
  isChangedByOthers: boolean;
}

/** Returns whether any language has the item of a reorder. */
export function hasItem(orders: readonly SiblingOrder[], { no }: Reorder): boolean {
  return orders.some(({ items }) => items.some((item) => item.no === no));
}

/** Returns whether any language still has the item and, below the same parent, an item that it passes. */
function hasPassedSibling(orders: readonly SiblingOrder[], { no, passedNos }: Reorder): boolean {
  return orders.some(
    ({ items }) =>
      items.some((item) => item.no === no) && items.some((item) => passedNos.includes(item.no)),
  );
}

function stateOf(
  ordersBefore: readonly SiblingOrder[],
  ordersNow: readonly SiblingOrder[],
  reorder: Reorder,
): ReorderState {
  if (!hasItem(ordersNow, reorder)) return hasItem(ordersBefore, reorder) ? 'missing' : 'unmoved';
  if (hasPassedSibling(ordersNow, reorder) && movesFor(ordersNow, reorder).length === 0)
    return 'moved';
  return isSameOrder(ordersBefore, ordersNow) ? 'unmoved' : 'changed';
}

/** Returns the results of reorders by the orders before and after, never by responses; unknown without `ordersNow`. */
export function reportOn(
  ordersBefore: readonly SiblingOrder[],
  ordersNow: readonly SiblingOrder[] | undefined,
  reorders: readonly NamedReorder[],
): ReorderReport {
  const report: ReorderReport = {
    completedReorders: [],
    failedReorders: [],
    isChangedByOthers: false,
  };
  for (const reorder of reorders) {
    const state = ordersNow ? stateOf(ordersBefore, ordersNow, reorder) : 'unknown';
    if (state === 'moved') report.completedReorders.push(reorder);
    else report.failedReorders.push({ ...reorder, state });
  }
  const reorderedNos = reorders.map(({ no }) => no);
  report.isChangedByOthers =
    ordersNow !== undefined && !isSameOrder(ordersBefore, ordersNow, reorderedNos);
  return report;
}
