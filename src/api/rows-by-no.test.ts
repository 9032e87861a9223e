/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { createLookupByNo } from './rows-by-no';

/** Returns a lookup in a list of `total` items that ignores the `no` and returns pages of 100. */
function createLookupIgnoringNo(total: number) {
  const requestedPages: number[] = [];
  const allRows = Array.from({ length: total }, (_, index) => ({ no: index + 1 }));
  const fetchPage = ({ page }: { page: number }) => {
    requestedPages.push(page);
    const items = allRows.slice((page - 1) * 100, page * 100);
    return Promise.resolve({ items, total, pageSize: 100 });
  };
  return { requestedPages, ...createLookupByNo(fetchPage) };
}

test('createLookupByNo trusts one response of a list that filters by `no`', async () => {
  const requestedNos: unknown[] = [];
  const { find } = createLookupByNo(({ no }) => {
    requestedNos.push(no);
    const items = no === 7 ? [{ no: '7' }] : [];
    return Promise.resolve({ items, total: 1, pageSize: 100 });
  });
  expect(await find(7, 'en_US')).toEqual({ rows: [{ no: '7' }], isCertain: true });
  expect(await find(8, 'en_US')).toEqual({ rows: [], isCertain: true });
  expect(requestedNos).toEqual([7, 8]);
});

test('createLookupByNo fetches a list that ignores the `no` to its end, once for all lookups until it is cleared', async () => {
  const { find, clearCache, requestedPages } = createLookupIgnoringNo(1234);
  const lookups = await Promise.all([
    find('1234', 'en_US'),
    find(301, 'en_US'),
    find(5000, 'en_US'),
  ]);
  expect(lookups.map(({ rows }) => rows)).toEqual([[{ no: 1234 }], [{ no: 301 }], []]);
  expect(lookups.every(({ isCertain }) => isCertain)).toBe(true);
  await find(2, 'en_US');
  expect(requestedPages.filter((page) => page > 1)).toEqual([
    2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
  ]);
  clearCache();
  await find(2, 'en_US');
  expect(requestedPages.filter((page) => page === 13)).toHaveLength(2);
});

test('createLookupByNo reports an uncertain result for an item that is not among the first 5,000 of a longer list', async () => {
  const { find } = createLookupIgnoringNo(5001);
  expect(await find(5001, 'en_US')).toEqual({ rows: [], isCertain: false });
  expect(await find(5000, 'en_US')).toEqual({ rows: [{ no: 5000 }], isCertain: true });
});
