/** @jest-environment node */
import { expect, test } from '@jest/globals';
import type { Lawyer } from '../../../api/staff/lawyers';
import { groupVersions } from '../../../lib/group-versions';
import { reorderOf } from '../../kit/order/reorder';
import { lawyersAfter, movesFor } from './lawyer-order';

const version = (no: string, lang: string, id: number): Lawyer => ({ id, no, lang, name: no });

/** A and C in both languages, B in English, D in Chinese alone. */
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

test('going up is sent step by step in each language that both have', () => {
  const reorder = reorderOf(nos, 2, 0)!;
  expect(lawyersAfter(LAWYERS, reorder).map(({ no }) => no)).toEqual(['C', 'A', 'B', 'D']);
  expect(movesFor(LAWYERS, reorder)).toEqual([
    { sourceId: 3, targetId: 2 },
    { sourceId: 3, targetId: 1 },
    { sourceId: 13, targetId: 11 },
  ]);
});

test('going down lets each one that is passed move up', () => {
  const reorder = reorderOf(nos, 0, 2)!;
  expect(lawyersAfter(LAWYERS, reorder).map(({ no }) => no)).toEqual(['B', 'C', 'A', 'D']);
  expect(movesFor(LAWYERS, reorder)).toEqual([
    { sourceId: 2, targetId: 1 },
    { sourceId: 3, targetId: 1 },
    { sourceId: 13, targetId: 11 },
  ]);
});

test('nothing is sent where no language has both, and doing it twice changes nothing more', () => {
  const pair = LAWYERS.filter(({ no }) => no === 'B' || no === 'D');
  expect(movesFor(pair, reorderOf(['B', 'D'], 1, 0)!)).toEqual([]);
  const reorder = reorderOf(nos, 2, 0)!;
  const once = lawyersAfter(LAWYERS, reorder);
  expect(lawyersAfter(once, reorder)).toEqual(once);
  expect(movesFor(once, reorder)).toEqual([]);
});
