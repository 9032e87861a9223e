import { movesIn, type Move, type Reorder } from './reorder';

interface OrderedItem {
  no: string;
  id: Move['sourceId'];
  name: string;
}

/** The ordered items of a language below a parent. */
export interface SiblingOrder {
  lang: string;
  /** The `no` of the parent; constant for lists without levels. */
  parent: string;
  items: readonly OrderedItem[];
}

/** An item with its position among all its siblings in the language, counted from 1. */
type PositionedItem = OrderedItem & { position: number };

/** Siblings that languages have in different orders. */
export interface Disagreement {
  parent: string;
  /** The differing part of the list of each language. */
  orders: { lang: string; items: PositionedItem[] }[];
}

/** Returns the adjacent moves of a reorder in every language (D27). Empty if nothing changes. */
export function movesFor(orders: readonly SiblingOrder[], reorder: Reorder): Move[] {
  return orders.flatMap(({ items }) => movesIn(items, reorder));
}

/** Returns the `items` that are also in `others`, in the order of `items`. */
function commonItems<Item extends { no: string }>(
  items: readonly Item[],
  others: readonly { no: string }[],
): Item[] {
  const knownNos = new Set(others.map(({ no }) => no));
  return items.filter(({ no }) => knownNos.has(no));
}

/** Returns whether the common items of two lists have the same order. */
function hasSameOrder(
  items: readonly { no: string }[],
  otherItems: readonly { no: string }[],
): boolean {
  const commonOrder = commonItems(otherItems, items);
  return commonItems(items, otherItems).every(({ no }, index) => no === commonOrder[index]?.no);
}

/** Returns whether two states have the same order, by their common items without those of `ignoredNos`. */
export function isSameOrder(
  ordersBefore: readonly SiblingOrder[],
  ordersNow: readonly SiblingOrder[],
  ignoredNos: readonly string[] = [],
): boolean {
  return ordersBefore.every(({ lang, parent, items }) => {
    const found = ordersNow.find((order) => order.lang === lang && order.parent === parent);
    const countedItems = items.filter(({ no }) => !ignoredNos.includes(no));
    return !found || hasSameOrder(countedItems, found.items);
  });
}

function groupByParent(
  orders: readonly SiblingOrder[],
): [parent: string, orders: SiblingOrder[]][] {
  return [...new Set(orders.map(({ parent }) => parent))].map((parent) => [
    parent,
    orders.filter((order) => order.parent === parent),
  ]);
}

function trimCommonEnds<Item extends { no: string }>(lists: readonly Item[][]): Item[][] {
  const [first = []] = lists;
  const isAlike = (index: number) => {
    const no = first.at(index)?.no;
    return no !== undefined && lists.every((list) => list.at(index)?.no === no);
  };
  let begin = 0;
  while (isAlike(begin)) begin += 1;
  let end = 0;
  while (isAlike(-1 - end)) end += 1;
  return lists.map((list) => list.slice(begin, list.length - end));
}

/** Returns the siblings that languages have in different orders. Items of a single language are ignored. */
export function findDisagreements(orders: readonly SiblingOrder[]): Disagreement[] {
  return groupByParent(orders).flatMap(([parent, ordersOfParent]) => {
    const isSameInAll = ordersOfParent.every((order) =>
      ordersOfParent.every((other) => hasSameOrder(order.items, other.items)),
    );
    if (isSameInAll) return [];
    const positionedOrders = ordersOfParent.map(({ lang, items }) => {
      const others = ordersOfParent
        .filter((order) => order.lang !== lang)
        .flatMap((order) => order.items);
      const numberedItems = items.map((item, index) => ({ ...item, position: index + 1 }));
      return { lang, items: commonItems(numberedItems, others) };
    });
    const differingItems = trimCommonEnds(positionedOrders.map(({ items }) => items));
    return [
      {
        parent,
        orders: positionedOrders.map(({ lang }, index) => ({
          lang,
          items: differingItems[index] ?? [],
        })),
      },
    ];
  });
}

/** Returns a list with the items that it shares with `referenceItems` in their order; the others keep their positions. */
function arrangeLike(
  items: readonly OrderedItem[],
  referenceItems: readonly OrderedItem[],
): readonly OrderedItem[] {
  const sharedItems = commonItems(items, referenceItems);
  const itemsByNo = new Map(sharedItems.map((item) => [item.no, item]));
  const wantedItems = commonItems(referenceItems, items).flatMap(
    ({ no }) => itemsByNo.get(no) ?? [],
  );
  return items.map((item) => (itemsByNo.has(item.no) ? (wantedItems.shift() ?? item) : item));
}

/** Returns the adjacent moves that bring a list into the wanted order, the later item of two as source. */
function movesToOrder(items: readonly OrderedItem[], wantedItems: readonly OrderedItem[]): Move[] {
  const list = [...items];
  return wantedItems.flatMap((item, toIndex) => {
    const fromIndex = list.indexOf(item);
    const passed = list.slice(toIndex, fromIndex).toReversed();
    list.splice(fromIndex, 1);
    list.splice(toIndex, 0, item);
    return passed.map(({ id }) => ({ sourceId: item.id, targetId: id }));
  });
}

/** Returns the adjacent moves after which all other languages have their items in the order of one language (D27). */
export function movesToApplyOrder(orders: readonly SiblingOrder[], lang: string): Move[] {
  return groupByParent(orders).flatMap(([, ordersOfParent]) => {
    const referenceItems = ordersOfParent.find((order) => order.lang === lang)?.items ?? [];
    return ordersOfParent.flatMap(({ items }) =>
      movesToOrder(items, arrangeLike(items, referenceItems)),
    );
  });
}
