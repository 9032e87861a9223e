import { listAfter, type Reorder } from '@/admin/reorder/reorder';
import type { SiblingOrder } from '@/admin/reorder/sibling-orders';
import type { Position } from '@/admin/reorder/use-order';
import {
  allItems,
  buildTree,
  type NameVersion,
  type SiblingsByLanguage,
  type Siblings,
} from './named-items';

/** Returns an item's siblings in one language and the `no` of their parent; undefined if the item has no version. */
function findSiblings(
  siblings: Siblings,
  no: string,
): [parentNo: string, list: readonly NameVersion[]] | undefined {
  return [...siblings].find(([, list]) => list.some((version) => version.no === no));
}

/** Returns the siblings of all languages after a move; unchanged if the item is already there or cannot move. */
export function siblingsAfter(
  siblingsByLanguage: SiblingsByLanguage,
  reorder: Reorder,
): SiblingsByLanguage {
  const next: Partial<Record<string, Siblings>> = { ...siblingsByLanguage };
  for (const [lang, siblings] of Object.entries(siblingsByLanguage)) {
    const found = siblings && findSiblings(siblings, reorder.no);
    if (!found) continue;
    const [parentNo, list] = found;
    next[lang] = new Map(siblings).set(parentNo, listAfter(list, reorder));
  }
  return next;
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
