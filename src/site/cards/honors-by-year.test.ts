/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { Honor } from '@/api/honors';
import { honorsByYear } from './honors-by-year';

const createHonor = (id: number, createTime?: unknown) => ({ id, createTime }) as Honor;

const HONORS = [
  createHonor(1, '2019-05-01 09:00:00'),
  createHonor(2, '2024-12-31 23:30:00'),
  createHonor(3),
  createHonor(4, '2024-01-01 00:00:00'),
  createHonor(5, Date.UTC(2021, 5, 15)),
  createHonor(6, 'soon'),
];

const idsByYear = (years: ReturnType<typeof honorsByYear>) =>
  years.map(([year, honors]) => [year, ...honors.map(({ id }) => id)]);

describe('honorsByYear', () => {
  it('sorts years from newest to oldest, with undated honors last', () => {
    expect(idsByYear(honorsByYear(HONORS))).toEqual([
      ['2024', 2, 4],
      ['2021', 5],
      ['2019', 1],
      ['', 3, 6],
    ]);
  });

  it('limits the honors to the newest', () => {
    expect(idsByYear(honorsByYear(HONORS, 3))).toEqual([
      ['2024', 2, 4],
      ['2021', 5],
    ]);
  });

  it('includes pinned honors of any age, first in their year', () => {
    const pinnedHonor = (id: number, createTime: string) => ({
      ...createHonor(id, createTime),
      top: 1 as const,
    });
    const honors = [
      ...HONORS,
      pinnedHonor(7, '2010-01-01 00:00:00'),
      pinnedHonor(8, '2024-06-01 00:00:00'),
    ];
    expect(idsByYear(honorsByYear(honors, 3))).toEqual([
      ['2024', 8, 2],
      ['2010', 7],
    ]);
    expect(idsByYear(honorsByYear(honors))[0]).toEqual(['2024', 8, 2, 4]);
  });

  it('returns an empty list when no honors exist', () => {
    expect(honorsByYear([])).toEqual([]);
  });
});
