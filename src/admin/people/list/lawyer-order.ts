import { listAfter, type Move, type Reorder } from '@/admin/reorder/reorder';
import { movesFor, type SiblingOrder } from '@/admin/reorder/sibling-orders';
import type { ListedLawyer } from '@/admin/people/lawyer';

/** Returns the lawyers after a reorder; unchanged when it was already done or is impossible. */
export function lawyersAfter(lawyers: readonly ListedLawyer[], reorder: Reorder): ListedLawyer[] {
  const items = lawyers.map((lawyer) => ({ no: String(lawyer.no), lawyer }));
  return listAfter(items, reorder).map(({ lawyer }) => lawyer);
}

/** A move of a lawyer to a 1-based position, in all languages (D27). */
export interface Placement {
  no: ListedLawyer['no'];
  position: number;
}

/** Returns the order of every language. */
export function ordersOf(lawyers: readonly ListedLawyer[]): SiblingOrder[] {
  const languages = new Set(lawyers.flatMap(({ versions }) => Object.keys(versions)));
  return [...languages].map((lang) => ({
    lang,
    parent: '',
    items: lawyers.flatMap(({ no, versions }) => {
      const version = versions[lang];
      return version ? [{ no: String(no), id: version.id, name: version.name }] : [];
    }),
  }));
}

/**
 * Returns the calls of a reorder: one adjacent move, or one absolute position instead of a chain of moves (D27); none
 * when no language has the lawyer and one that it moves past. `countBefore` is the number of lawyers on earlier pages: without
 * it, returns the chain.
 */
export function callsFor(
  lawyers: readonly ListedLawyer[],
  reorder: Reorder,
  countBefore: number | undefined,
): (Move | Placement)[] {
  const moves = movesFor(ordersOf(lawyers), reorder);
  if (moves.length < 2 || countBefore === undefined) return moves;
  const index = lawyersAfter(lawyers, reorder).findIndex(({ no }) => String(no) === reorder.no);
  const movedLawyer = lawyers.find(({ no }) => String(no) === reorder.no);
  return movedLawyer ? [{ no: movedLawyer.no, position: countBefore + index + 1 }] : [];
}
