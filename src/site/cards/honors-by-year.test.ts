/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { Honor } from '@/api/honors';
import { honorsByYear } from './honors-by-year';

const honor = (id: number, createTime?: unknown) => ({ id, createTime }) as Honor;

const HONORS = [
  honor(1, '2019-05-01 09:00:00'),
  honor(2, '2024-12-31 23:30:00'),
  honor(3),
  honor(4, '2024-01-01 00:00:00'),
  honor(5, Date.UTC(2021, 5, 15)),
  honor(6, 'soon'),
];

const ids = (years: ReturnType<typeof honorsByYear>) =>
  years.map(([year, honors]) => [year, ...honors.map(({ id }) => id)]);

describe('honorsByYear', () => {
  it('sorts years from newest to oldest, with undated honors last', () => {
    expect(ids(honorsByYear(HONORS))).toEqual([
      ['2024', 2, 4],
      ['2021', 5],
      ['2019', 1],
      ['', 3, 6],
    ]);
  });

  it('limits the honors to the newest', () => {
    expect(ids(honorsByYear(HONORS, 3))).toEqual([
      ['2024', 2, 4],
      ['2021', 5],
    ]);
  });

  it('includes pinned honors of any age, first in their year', () => {
    const pinnedHonor = (id: number, createTime: string) => ({
      ...honor(id, createTime),
      top: 1 as const,
    });
    const honors = [
      ...HONORS,
      pinnedHonor(7, '2010-01-01 00:00:00'),
      pinnedHonor(8, '2024-06-01 00:00:00'),
    ];
    expect(ids(honorsByYear(honors, 3))).toEqual([
      ['2024', 8, 2],
      ['2010', 7],
    ]);
    expect(ids(honorsByYear(honors))[0]).toEqual(['2024', 8, 2, 4]);
  });

  it('returns an empty list when no honors exist', () => {
    expect(honorsByYear([])).toEqual([]);
  });
});
