import { refreshCatalogues, sortCatalogue } from '../../api/staff/catalogues';
import { useOrder, type Order, type OrderCalls } from '../kit/order/use-order';
import { movesFor, placesAfter } from './catalogue-order';
import type { Places } from './catalogue-places';

/** The order of the catalogues on the screen and how it is changed. */
export type CatalogueOrder = Order<Places>;

const CALLS: OrderCalls<Places> = {
  after: placesAfter,
  moves: movesFor,
  send: sortCatalogue,
  refresh: refreshCatalogues,
};

/** Changes the order of catalogues among their siblings, in every language (D27). */
export function useCatalogueOrder(stored: Places): CatalogueOrder {
  return useOrder(stored, CALLS);
}
