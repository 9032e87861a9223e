import { useLingui } from '@lingui/react/macro';
import { reorderOf } from './reorder';
import type { Order } from './use-order';

interface MoveItemOptions<Item> {
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  announce: (message: string) => void;
}

/** Returns the function that moves an item among its siblings, by indexes from 0, or announces why it cannot (D27). */
export function useMoveItem<Item>(
  order: Pick<Order<unknown>, 'move'>,
  { keyOf, nameOf, announce }: MoveItemOptions<Item>,
): (siblings: readonly Item[], fromIndex: number, toIndex: number) => void {
  const { t } = useLingui();
  return (siblings, fromIndex, toIndex) => {
    const reorder = reorderOf(siblings.map(keyOf), fromIndex, toIndex);
    const movedItem = siblings[fromIndex];
    const targetItem = siblings[toIndex];
    if (!reorder || !movedItem || !targetItem) return;
    const [name, otherName] = [nameOf(movedItem), nameOf(targetItem)];
    announce(
      order.move(reorder, name)
        ? ''
        : t`“${name}” and “${otherName}” share no language, so visitors never see them together. The order was not changed.`,
    );
  };
}
