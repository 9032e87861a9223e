import { useMemo } from 'react';
import { placeLawyer, refreshLawyers, sortLawyers } from '../../../api/staff/lawyers';
import type { Move } from '../../kit/order/reorder';
import { useOrder, type Order, type OrderCalls } from '../../kit/order/use-order';
import type { ListedLawyer } from '../lawyer';
import { callsFor, lawyersAfter, type Placement } from './lawyer-order';

/** The order of a page of lawyers, and how it is changed. */
export type LawyerOrder = Order<readonly ListedLawyer[]>;

/**
 * Changes the order of the lawyers of a page in every language (D27). Before it stand so many; undefined where
 * the list counts their versions.
 */
export function useLawyerOrder(
  stored: readonly ListedLawyer[],
  before: number | undefined,
): LawyerOrder {
  const calls = useMemo<OrderCalls<readonly ListedLawyer[], Move | Placement>>(
    () => ({
      after: lawyersAfter,
      moves: (lawyers, reorder) => callsFor(lawyers, reorder, before),
      send: (one) =>
        'position' in one
          ? placeLawyer(one.no, one.position)
          : sortLawyers(one.sourceId, one.targetId),
      refresh: refreshLawyers,
    }),
    [before],
  );
  return useOrder(stored, calls);
}
