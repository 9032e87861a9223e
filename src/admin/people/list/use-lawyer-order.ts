import { refreshLawyers, sortLawyers } from '../../../api/staff/lawyers';
import { useOrder, type Order, type OrderCalls } from '../../kit/order/use-order';
import type { ListedLawyer } from '../lawyer';
import { lawyersAfter, movesFor } from './lawyer-order';

/** The order of a page of lawyers, and how it is changed. */
export type LawyerOrder = Order<readonly ListedLawyer[]>;

const CALLS: OrderCalls<readonly ListedLawyer[]> = {
  after: lawyersAfter,
  moves: movesFor,
  send: ({ sourceId, targetId }) => sortLawyers(sourceId, targetId),
  refresh: refreshLawyers,
};

/** Changes the order of the lawyers of a page, in every language (D27). */
export function useLawyerOrder(stored: readonly ListedLawyer[]): LawyerOrder {
  return useOrder(stored, CALLS);
}
