import { useLingui } from '@lingui/react/macro';
import { reorderOf } from './reorder';
import type { Order } from './use-order';

/**
 * Gives the function that takes an item from one place among its siblings to another (D27), and `say`s
 * where it is then: it takes the siblings as they stand, and both places counted from 0.
 */
export function useShift<Item extends { no: string }>(
  order: Pick<Order<unknown>, 'move'>,
  nameOf: (item: Item) => string,
  say: (words: string) => void,
): (siblings: readonly Item[], from: number, to: number) => void {
  const { t } = useLingui();
  return (siblings, from, to) => {
    const numbers = siblings.map(({ no }) => no);
    const reorder = reorderOf(numbers, from, to);
    const moved = siblings[from];
    const other = siblings[to];
    if (!reorder || !moved || !other) return;
    const name = nameOf(moved);
    const otherName = nameOf(other);
    const position = to + 1;
    const total = siblings.length;
    say(
      order.move(reorder, name)
        ? t`“${name}” is now ${position} of ${total}.`
        : t`“${name}” and “${otherName}” have no language in common: visitors never see them side by side.`,
    );
  };
}
