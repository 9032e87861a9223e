import { listAfter, movesIn, type Move, type Reorder } from '../kit/order/reorder';
import type { NameVersion, Places, Siblings } from './named-items';

/** The siblings among which an item stands in one language, and what they are below. */
function around(
  siblings: Siblings,
  no: string,
): [parentNo: string, list: readonly NameVersion[]] | undefined {
  return [...siblings].find(([, list]) => list.some((version) => version.no === no));
}

/** The places after an item was moved. Where that has happened already, or cannot, nothing changes. */
export function placesAfter(places: Places, reorder: Reorder): Places {
  const next: Partial<Record<string, Siblings>> = { ...places };
  for (const [lang, siblings] of Object.entries(places)) {
    const found = siblings && around(siblings, reorder.no);
    if (!found) continue;
    const [parentNo, list] = found;
    next[lang] = new Map(siblings).set(parentNo, listAfter(list, reorder));
  }
  return next;
}

/** The chain of adjacent moves that is sent for every language version (D27). Empty where no language has both. */
export function movesFor(places: Places, reorder: Reorder): Move[] {
  return Object.values(places).flatMap((siblings) => {
    const found = siblings && around(siblings, reorder.no);
    return found ? movesIn(found[1], reorder) : [];
  });
}
