import { useEffect, useMemo } from 'react';
import {
  refetchProfessionalFields,
  sortProfessionalFields,
  type ProfessionalFieldLists,
} from '@/api/admin/professional-fields';
import { toText } from '@/lib/to-text';
import { listAfter, type Reorder } from '@/admin/reorder/reorder';
import { findDisagreements, type SiblingOrder } from '@/admin/reorder/sibling-orders';
import { useOrder } from '@/admin/reorder/use-order';
import {
  toUnpairedRows,
  keysByRecord,
  isPairedByPosition,
  matchProfessionalFields,
  mergeOrders,
  type KnownPairs,
  type ProfessionalFieldRow,
} from './professional-field-match';
import { clearPairs, readKnownPairs, savePairs, useKnownPairs } from './professional-field-pairs';

export type ProfessionalFieldListView = ReturnType<typeof useProfessionalFieldListView>;

interface ViewOptions {
  lists: ProfessionalFieldLists | undefined;
  languages: readonly string[] | undefined;
  onlyLanguage: string | undefined;
  announce: (message: string) => void;
}

const NO_FIELDS: ProfessionalFieldLists = {};

function ordersOf(
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

/** Returns the rows and orders, of a single language if it is requested or the records cannot be matched. */
function viewOf(
  lists: ProfessionalFieldLists,
  pairs: KnownPairs,
  onlyLanguage: string | undefined,
) {
  const { rows, hasUnmatchedRecords } = matchProfessionalFields(lists, pairs);
  const shownLanguage = onlyLanguage ?? (hasUnmatchedRecords ? Object.keys(lists)[0] : undefined);
  if (shownLanguage === undefined)
    return { shownLanguage, rows, orders: ordersOf(rows, lists), hasUnmatchedRecords };
  const fields = lists[shownLanguage] ?? [];
  const rowsOfLanguage = toUnpairedRows(fields);
  const orders = ordersOf(rowsOfLanguage, { [shownLanguage]: fields });
  return { shownLanguage, rows: rowsOfLanguage, orders, hasUnmatchedRecords };
}

function ordersAfter(orders: SiblingOrder[], reorder: Reorder): SiblingOrder[] {
  return orders.map((order) => ({ ...order, items: listAfter(order.items, reorder) }));
}

/** Returns the keys of the rows in the displayed order. */
function keysIn(orders: readonly SiblingOrder[]): string[] {
  return mergeOrders(orders.map(({ items }) => items.map(({ no }) => no)));
}

/** Returns the fields as rows: side by side or, if requested or unmatched, of a single language. Shows moves at once (D27). */
export function useProfessionalFieldListView(options: ViewOptions) {
  const { lists = NO_FIELDS, languages, onlyLanguage, announce } = options;
  const pairs = useKnownPairs();
  const storedView = useMemo(
    () => viewOf(lists, pairs, onlyLanguage),
    [lists, pairs, onlyLanguage],
  );
  const { shownLanguage, hasUnmatchedRecords } = storedView;
  const order = useOrder<SiblingOrder[], never>(
    storedView.orders,
    {
      ...(shownLanguage !== undefined && { shownPart: shownLanguage }),
      ordersOf: (orders) => orders,
      applyReorder: ordersAfter,
      send: ({ sourceId, targetId }) => sortProfessionalFields(sourceId, targetId),
      fetch: async () =>
        viewOf(await refetchProfessionalFields(languages ?? []), readKnownPairs(), onlyLanguage)
          .orders,
      positionOf: (orders, no) => {
        const keys = keysIn(orders);
        return { position: keys.indexOf(no) + 1, total: keys.length };
      },
    },
    announce,
  );
  // Deletes the saved pairs once matching by position yields the same ones: a later difference may be intentional.
  const isSettled =
    options.lists !== undefined &&
    order.pendingNos.size === 0 &&
    isPairedByPosition(options.lists, pairs);
  useEffect(() => {
    if (isSettled) clearPairs();
  }, [isSettled]);
  const rows = useMemo(() => {
    const byKey = new Map(storedView.rows.map((row) => [row.key, row]));
    return keysIn(order.state).flatMap((key) => byKey.get(key) ?? []);
  }, [storedView.rows, order.state]);
  return {
    /** The languages with a column. */
    codes: shownLanguage === undefined ? Object.keys(lists) : [shownLanguage],
    /** The rows of all pages, in the displayed order. */
    rows,
    isSideBySide: shownLanguage === undefined,
    /** Whether records of several languages cannot be matched, so that a single language is shown. */
    hasUnmatchedRecords,
    orderDisagreements: order.pendingNos.size > 0 ? [] : findDisagreements(order.state),
    order: {
      ...order,
      move: (reorder: Reorder, name: string) => {
        if (shownLanguage === undefined) savePairs(storedView.rows);
        return order.move(reorder, name);
      },
    },
  };
}
