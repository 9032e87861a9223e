import { listAfter, movesIn, type Move, type Passage } from '../kit/order/passage';
import type { CatalogueVersion, Places, Siblings } from './catalogue-places';

/** The siblings among which a catalogue stands in one language, and what they are below. */
function around(
  siblings: Siblings,
  no: string,
): [parentNo: string, list: readonly CatalogueVersion[]] | undefined {
  return [...siblings].find(([, list]) => list.some((version) => version.no === no));
}

/** The places after a passage. Where it has happened already, or cannot, nothing changes. */
export function placesAfter(places: Places, passage: Passage): Places {
  const next: Partial<Record<string, Siblings>> = { ...places };
  for (const [lang, siblings] of Object.entries(places)) {
    const found = siblings && around(siblings, passage.no);
    if (!found) continue;
    const [parentNo, list] = found;
    next[lang] = new Map(siblings).set(parentNo, listAfter(list, passage));
  }
  return next;
}

/**
 * The chain of adjacent moves that is sent for a passage, for every language version (D27). Empty where
 * no language has both.
 */
export function movesFor(places: Places, passage: Passage): Move[] {
  return Object.values(places).flatMap((siblings) => {
    const found = siblings && around(siblings, passage.no);
    return found ? movesIn(found[1], passage) : [];
  });
}
