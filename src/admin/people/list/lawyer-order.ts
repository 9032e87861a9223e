import { listAfter, movesIn, type Move, type Reorder } from '../../kit/order/reorder';
import type { ListedLawyer } from '../lawyer';

/** The lawyers after a reorder. Where it has happened already, or cannot, nothing changes. */
export function lawyersAfter(lawyers: readonly ListedLawyer[], reorder: Reorder): ListedLawyer[] {
  const named = lawyers.map((lawyer) => ({ no: String(lawyer.no), lawyer }));
  return listAfter(named, reorder).map(({ lawyer }) => lawyer);
}

/** The chain of moves that is sent for a reorder, for every language version (D27); empty where no language has both. */
export function movesFor(lawyers: readonly ListedLawyer[], reorder: Reorder): Move[] {
  const languages = new Set(lawyers.flatMap(({ versions }) => Object.keys(versions)));
  return [...languages].flatMap((lang) => {
    const list = lawyers.flatMap(({ no, versions }) => {
      const id = versions[lang]?.id;
      return id === undefined ? [] : [{ no: String(no), id }];
    });
    return movesIn(list, reorder);
  });
}
