import { listAfter, type Move, type Reorder } from '@/admin/reorder/reorder';
import { movesFor, type SiblingOrder } from '@/admin/reorder/sibling-orders';
import type { ListedLawyer } from '@/admin/people/lawyer';

/** The lawyers after a reorder. Where it has happened already, or cannot, nothing changes. */
export function lawyersAfter(lawyers: readonly ListedLawyer[], reorder: Reorder): ListedLawyer[] {
  const named = lawyers.map((lawyer) => ({ no: String(lawyer.no), lawyer }));
  return listAfter(named, reorder).map(({ lawyer }) => lawyer);
}

/** A lawyer, in all languages, at a position counted from 1 (D27). */
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
 * What is sent for a reorder: one adjacent move, or the one absolute position that stands for a chain of them (D27);
 * nothing where no language has both. `before` is how many lawyers stand on earlier pages: where that cannot be told, the
 * chain it is.
 */
export function callsFor(
  lawyers: readonly ListedLawyer[],
  reorder: Reorder,
  before: number | undefined,
): (Move | Placement)[] {
  const chain = movesFor(ordersOf(lawyers), reorder);
  if (chain.length < 2 || before === undefined) return chain;
  const index = lawyersAfter(lawyers, reorder).findIndex(({ no }) => String(no) === reorder.no);
  const moved = lawyers.find(({ no }) => String(no) === reorder.no);
  return moved ? [{ no: moved.no, position: before + index + 1 }] : [];
}
