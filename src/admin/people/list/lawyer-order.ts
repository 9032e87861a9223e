import { listAfter, movesIn, type Move, type Passage } from '../../kit/order/passage';
import type { ListedLawyer } from '../lawyer';

/** The lawyers after a passage. Where it has happened already, or cannot, nothing changes. */
export function lawyersAfter(lawyers: readonly ListedLawyer[], passage: Passage): ListedLawyer[] {
  const named = lawyers.map((lawyer) => ({ no: String(lawyer.no), lawyer }));
  return listAfter(named, passage).map(({ lawyer }) => lawyer);
}

/** The chain of moves that is sent for a passage, for every language version (D27); empty where no language has both. */
export function movesFor(lawyers: readonly ListedLawyer[], passage: Passage): Move[] {
  const languages = new Set(lawyers.flatMap(({ versions }) => Object.keys(versions)));
  return [...languages].flatMap((lang) => {
    const list = lawyers.flatMap(({ no, versions }) => {
      const id = versions[lang]?.id;
      return id === undefined ? [] : [{ no: String(no), id }];
    });
    return movesIn(list, passage);
  });
}
