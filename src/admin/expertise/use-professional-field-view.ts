import { useMemo } from 'react';
import {
  refreshProfessionalFields,
  sortProfessionalFields,
  type ProfessionalFieldLists,
} from '../../api/staff/professional-fields';
import { listAfter, movesIn, type Move } from '../kit/order/reorder';
import { useOrder, type Order, type OrderCalls } from '../kit/order/use-order';
import {
  aloneRows,
  keysByRecord,
  matchProfessionalFields,
  mergeOrders,
  type ProfessionalFieldRow,
} from './professional-field-match';

/** Each language's records in their order, by the keys of their rows. */
type ProfessionalFieldOrder = Record<string, readonly { no: string; id: Move['sourceId'] }[]>;

const CALLS: OrderCalls<ProfessionalFieldOrder> = {
  after: (lists, reorder) =>
    Object.fromEntries(
      Object.entries(lists).map(([lang, list]) => [lang, listAfter(list, reorder)]),
    ),
  moves: (lists, reorder) => Object.values(lists).flatMap((list) => movesIn(list, reorder)),
  send: ({ sourceId, targetId }) => sortProfessionalFields(sourceId, targetId),
  refresh: refreshProfessionalFields,
};

/** The rows on the screen. */
export interface ProfessionalFieldView {
  /** The languages that have a column. */
  codes: string[];
  /** All rows of all pages, in the order on the screen. */
  rows: ProfessionalFieldRow[];
  /** Whether the languages stand beside each other: one language alone otherwise. */
  together: boolean;
  /** Records of several languages of which nobody can tell which belong together: one language is shown. */
  unsure: boolean;
  order: Order<ProfessionalFieldOrder>;
}

function orderOf(
  rows: readonly ProfessionalFieldRow[],
  lists: ProfessionalFieldLists,
): ProfessionalFieldOrder {
  const keys = keysByRecord(rows);
  const entries = Object.entries(lists).map(([lang, fields = []]) => {
    const placed = fields.flatMap((field) => {
      const no = keys.get(field);
      return no === undefined ? [] : [{ no, id: field.id }];
    });
    return [lang, placed] as const;
  });
  return Object.fromEntries(entries);
}

const NOTHING: ProfessionalFieldLists = {};

/**
 * The fields of all languages as rows: beside each other where it is known which belong together, one
 * language alone where `asked` names one or it is not known. A new place shows at once (D27).
 */
export function useProfessionalFieldView(
  lists: ProfessionalFieldLists = NOTHING,
  codes: readonly string[],
  asked: string | undefined,
): ProfessionalFieldView {
  const stored = useMemo(() => {
    const matched = matchProfessionalFields(lists);
    const alone = asked ?? (matched.unsure ? codes[0] : undefined);
    const shown = alone === undefined ? lists : { [alone]: lists[alone] ?? [] };
    const rows = alone === undefined ? matched.rows : aloneRows(lists[alone] ?? []);
    return { alone, rows, order: orderOf(rows, shown), unsure: matched.unsure };
  }, [lists, codes, asked]);
  const { alone, unsure } = stored;
  const order = useOrder(stored.order, CALLS);
  const rows = useMemo(() => {
    const byKey = new Map(stored.rows.map((row) => [row.key, row]));
    const orders = Object.values(order.state).map((list) => list.map(({ no }) => no));
    return mergeOrders(orders).flatMap((key) => byKey.get(key) ?? []);
  }, [stored.rows, order.state]);
  return {
    codes: alone === undefined ? [...codes] : [alone],
    rows,
    together: alone === undefined,
    unsure,
    order,
  };
}
