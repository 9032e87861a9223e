import { useEffect, useMemo } from 'react';
import {
  refetchProfessionalFields,
  sortProfessionalFields,
  type ProfessionalFieldLists,
} from '@/api/admin/professional-fields';
import { toText } from '@/lib/to-text';
import { listAfter, type Move, type Reorder } from '@/admin/reorder/reorder';
import {
  disagreements,
  movesFor,
  movesToFollow,
  type Disagreement,
  type SiblingOrder,
} from '@/admin/reorder/sibling-orders';
import { useOrder, type Order } from '@/admin/reorder/use-order';
import { useOrderMessages } from '@/admin/reorder/use-order-messages';
import {
  unpairedRows,
  keysByRecord,
  isPairedByPosition,
  matchProfessionalFields,
  mergeOrders,
  type KnownPairs,
  type ProfessionalFieldRow,
} from './professional-field-match';
import { clearPairs, knownPairs, savePairs, useKnownPairs } from './professional-field-pairs';

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
  /** Where the languages have different orders; none while one is being changed. */
  disagreements: Disagreement[];
  /** The order of each language, the items by the keys of their rows. */
  order: Order<SiblingOrder[]>;
}

interface ViewOptions {
  /** The fields as they are stored; undefined until they are known. */
  lists: ProfessionalFieldLists | undefined;
  /** The languages that they were asked for in. */
  known: readonly string[] | undefined;
  /** The language to show alone. */
  asked: string | undefined;
  /** Gets what is announced of an order. */
  say: (words: string) => void;
}

const NOTHING: ProfessionalFieldLists = {};

function orderOf(
  rows: readonly ProfessionalFieldRow[],
  lists: ProfessionalFieldLists,
): SiblingOrder[] {
  const keys = keysByRecord(rows);
  return Object.entries(lists).map(([lang, fields = []]) => ({
    lang,
    parent: '',
    items: fields.flatMap((field) => {
      const no = keys.get(field);
      return no === undefined ? [] : [{ no, id: field.id, name: toText(field.name) }];
    }),
  }));
}

/** Returns the rows and the order of the lists: of one language alone where it is asked for or nobody knows more. */
function viewOf(lists: ProfessionalFieldLists, pairs: KnownPairs, asked: string | undefined) {
  const matched = matchProfessionalFields(lists, pairs);
  const alone = asked ?? (matched.unsure ? Object.keys(lists)[0] : undefined);
  const shown = alone === undefined ? lists : { [alone]: lists[alone] ?? [] };
  const rows = alone === undefined ? matched.rows : unpairedRows(lists[alone] ?? []);
  return { alone, rows, order: orderOf(rows, shown), unsure: matched.unsure };
}

/** The order of every language after a reorder. */
function ordersAfter(orders: SiblingOrder[], reorder: Reorder): SiblingOrder[] {
  return orders.map((order) => ({ ...order, items: listAfter(order.items, reorder) }));
}

/** Returns the keys of the rows in the order on the screen. */
function keysIn(orders: readonly SiblingOrder[]): string[] {
  return mergeOrders(orders.map(({ items }) => items.map(({ no }) => no)));
}

/**
 * The fields of all languages as rows: beside each other where it is known which belong together, one
 * language alone where `asked` names one or it is not known. A new place shows at once (D27).
 */
export function useProfessionalFieldView(options: ViewOptions): ProfessionalFieldView {
  const { lists = NOTHING, known, asked, say } = options;
  const pairs = useKnownPairs();
  const wordsOf = useOrderMessages();
  const stored = useMemo(() => viewOf(lists, pairs, asked), [lists, pairs, asked]);
  const { alone, unsure } = stored;
  const order = useOrder<SiblingOrder[], Move>(
    stored.order,
    {
      ordersOf: (orders) => orders,
      after: ordersAfter,
      moves: movesFor,
      follow: movesToFollow,
      send: ({ sourceId, targetId }) => sortProfessionalFields(sourceId, targetId),
      read: async () =>
        viewOf(await refetchProfessionalFields(known ?? []), knownPairs(), asked).order,
      placeOf: (orders, no) => {
        const keys = keysIn(orders);
        return { position: keys.indexOf(no) + 1, total: keys.length };
      },
    },
    (settled) => say(wordsOf(settled)),
  );
  // Once places tell the same they count again: they may be changed on purpose.
  const isOver = order.sending.size === 0 && isPairedByPosition(lists, pairs);
  useEffect(() => {
    if (isOver) clearPairs();
  }, [isOver]);
  const rows = useMemo(() => {
    const byKey = new Map(stored.rows.map((row) => [row.key, row]));
    return keysIn(order.state).flatMap((key) => byKey.get(key) ?? []);
  }, [stored.rows, order.state]);
  return {
    codes: alone === undefined ? Object.keys(lists) : [alone],
    rows,
    together: alone === undefined,
    unsure,
    disagreements: order.sending.size > 0 ? [] : disagreements(order.state),
    order: {
      ...order,
      move: (reorder, name) => {
        if (alone === undefined) savePairs(stored.rows);
        return order.move(reorder, name);
      },
    },
  };
}
