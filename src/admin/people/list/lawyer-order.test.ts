/** @jest-environment node */
import { expect, test } from '@jest/globals';
import type { Lawyer } from '@/api/admin/lawyers';
import { groupVersions } from '@/admin/shared/group-versions';
import { reorderOf } from '@/admin/reorder/reorder';
import { callsFor, lawyersAfter } from './lawyer-order';

const version = (no: string, lang: string, id: number): Lawyer => ({ id, no, lang, name: no });

/** Lists A and C in both languages, B in English, D in Chinese only. */
const LAWYERS = groupVersions(
  [
    version('A', 'en_US', 1),
    version('A', 'zh_CN', 11),
    version('B', 'en_US', 2),
    version('C', 'en_US', 3),
    version('C', 'zh_CN', 13),
    version('D', 'zh_CN', 14),
  ],
  'en_US',
);
const nos = LAWYERS.map(({ no }) => String(no));

test('callsFor returns one call for a move up past several lawyers, and counts those of earlier pages', () => {
  const reorder = reorderOf(nos, 2, 0)!;
  expect(lawyersAfter(LAWYERS, reorder).map(({ no }) => no)).toEqual(['C', 'A', 'B', 'D']);
  expect(callsFor(LAWYERS, reorder, 20)).toEqual([{ no: 'C', position: 21 }]);
});

test('callsFor returns one call for a move down, and an adjacent move for a move past a lawyer who shares only one language', () => {
  const reorder = reorderOf(nos, 0, 2)!;
  expect(lawyersAfter(LAWYERS, reorder).map(({ no }) => no)).toEqual(['B', 'C', 'A', 'D']);
  expect(callsFor(LAWYERS, reorder, 20)).toEqual([{ no: 'A', position: 23 }]);
  expect(callsFor(LAWYERS, reorderOf(nos, 0, 1)!, 20)).toEqual([{ sourceId: 2, targetId: 1 }]);
});

test('callsFor returns no call when no language has both lawyers, and when the move was already done', () => {
  const pair = LAWYERS.filter(({ no }) => no === 'B' || no === 'D');
  expect(callsFor(pair, reorderOf(['B', 'D'], 1, 0)!, 0)).toEqual([]);
  const reorder = reorderOf(nos, 2, 0)!;
  const lawyersAfterMove = lawyersAfter(LAWYERS, reorder);
  expect(lawyersAfter(lawyersAfterMove, reorder)).toEqual(lawyersAfterMove);
  expect(callsFor(lawyersAfterMove, reorder, 0)).toEqual([]);
});
