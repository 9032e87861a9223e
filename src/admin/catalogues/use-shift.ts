import { useLingui } from '@lingui/react/macro';
import type { Folder } from './catalogue-folders';
import { passageOf } from './catalogue-order';
import type { CatalogueOrder } from './use-catalogue-order';

/**
 * Gives the function that takes a catalogue from one place among its siblings to another (D27), and
 * `say`s where it is then: it takes the siblings as they stand, and both places counted from 0.
 */
export function useShift(
  order: CatalogueOrder,
  nameOf: (folder: Folder) => string,
  say: (words: string) => void,
): (siblings: readonly Folder[], from: number, to: number) => void {
  const { t } = useLingui();
  return (siblings, from, to) => {
    const numbers = siblings.map(({ no }) => no);
    const passage = passageOf(numbers, from, to);
    const moved = siblings[from];
    const other = siblings[to];
    if (!passage || !moved || !other) return;
    const name = nameOf(moved);
    const otherName = nameOf(other);
    const position = to + 1;
    const total = siblings.length;
    say(
      order.pass(passage)
        ? t`“${name}” is now ${position} of ${total}.`
        : t`“${name}” and “${otherName}” have no language in common: visitors never see them side by side.`,
    );
  };
}
