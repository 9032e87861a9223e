import { useLingui } from '@lingui/react/macro';
import { reorderOf } from './reorder';
import type { Order } from './use-order';

interface ShiftOptions<Item> {
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  announce: (message: string) => void;
}

/**
 * Returns the function that moves an item among its siblings (D27): it takes the siblings and both indexes, counted
 * from 0. Announces that a move is impossible.
 */
export function useMoveItem<Item>(
  order: Pick<Order<unknown>, 'move'>,
  { keyOf, nameOf, announce }: ShiftOptions<Item>,
): (siblings: readonly Item[], from: number, to: number) => void {
  const { t } = useLingui();
  return (siblings, from, to) => {
    const reorder = reorderOf(siblings.map(keyOf), from, to);
    const movedItem = siblings[from];
    const targetItem = siblings[to];
    if (!reorder || !movedItem || !targetItem) return;
    const [name, otherName] = [nameOf(movedItem), nameOf(targetItem)];
    announce(
      order.move(reorder, name)
        ? ''
        : t`“${name}” and “${otherName}” share no language, so visitors never see them together. The order was not changed.`,
    );
  };
}
