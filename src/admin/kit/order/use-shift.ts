import { useLingui } from '@lingui/react/macro';
import { reorderOf } from './reorder';
import type { Order } from './use-order';

interface ShiftOptions<Item> {
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  say: (words: string) => void;
  /** Whether the siblings are all there are: only then is a place among them worth a word. */
  all: boolean;
}

/**
 * Gives the function that takes an item from one place among its siblings to another (D27), and `say`s
 * what has come of it: it takes the siblings as they stand, and both places counted from 0.
 */
export function useShift<Item>(
  order: Pick<Order<unknown>, 'move'>,
  { keyOf, nameOf, say, all }: ShiftOptions<Item>,
): (siblings: readonly Item[], from: number, to: number) => void {
  const { t } = useLingui();
  return (siblings, from, to) => {
    const reorder = reorderOf(siblings.map(keyOf), from, to);
    const moved = siblings[from];
    const other = siblings[to];
    if (!reorder || !moved || !other) return;
    const name = nameOf(moved);
    const otherName = nameOf(other);
    const position = to + 1;
    const total = siblings.length;
    if (!order.move(reorder, name)) {
      say(
        t`“${name}” and “${otherName}” have no language in common: visitors never see them side by side.`,
      );
    } else say(all ? t`“${name}” is now ${position} of ${total}.` : '');
  };
}
