import { listAfter, type Reorder } from '@/admin/reorder/reorder';
import type { SiblingOrder } from '@/admin/reorder/sibling-orders';
import type { Position } from '@/admin/reorder/use-order';
import { allItems, buildTree, type SiblingsByLanguage } from './named-items';

/** Returns the siblings of all languages after a reorder; unchanged in languages that lack the item or its passed siblings. */
export function siblingsAfter(
  siblingsByLanguage: SiblingsByLanguage,
  reorder: Reorder,
): SiblingsByLanguage {
  const next = Object.entries(siblingsByLanguage).map(([lang, siblings = []]) => {
    const lists = [...siblings].map(
      ([parentNo, list]) => [parentNo, listAfter(list, reorder)] as const,
    );
    return [lang, new Map(lists)] as const;
  });
  return Object.fromEntries(next);
}

/** Returns the order of every language, below every parent. */
export function ordersOf(siblingsByLanguage: SiblingsByLanguage): SiblingOrder[] {
  return Object.entries(siblingsByLanguage).flatMap(([lang, siblings]) =>
    [...(siblings ?? [])].map(([parent, items]) => ({ lang, parent, items })),
  );
}

/** Returns the position of an item among its siblings, in the tree of all languages. */
export function positionIn(
  siblingsByLanguage: SiblingsByLanguage,
  languages: readonly string[],
  no: string,
): Position | undefined {
  const items = allItems(buildTree(siblingsByLanguage, languages));
  const parentNo = items.find((item) => item.no === no)?.parentNo;
  const siblings = items.filter((item) => item.parentNo === parentNo);
  const index = siblings.findIndex((item) => item.no === no);
  return index < 0 ? undefined : { position: index + 1, total: siblings.length };
}
