/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { createLookupByNo } from './rows-by-no';

/** A list of so many items that overlooks the `no`, and gives 100 of them on a page. */
function overlooking(total: number) {
  const asked: number[] = [];
  const all = Array.from({ length: total }, (_, index) => ({ no: index + 1 }));
  const ask = ({ page }: { page: number }) => {
    asked.push(page);
    const items = all.slice((page - 1) * 100, page * 100);
    return Promise.resolve({ items, total, pageNo: page, pageSize: 100 });
  };
  return { asked, ...createLookupByNo(ask) };
}

test('a list that knows the `no` is asked once, and believed', async () => {
  const { find } = createLookupByNo(({ no = 0 }) =>
    Promise.resolve({ items: no === 7 ? [{ no: '7' }] : [], total: 1, pageNo: 1, pageSize: 100 }),
  );
  expect(await find(7, 'en_US')).toEqual({ rows: [{ no: '7' }], certain: true });
  expect(await find(8, 'en_US')).toEqual({ rows: [], certain: true });
});

test('a list that overlooks it is read to its end, once for all who look, until it is forgotten', async () => {
  const { find, forget, asked } = overlooking(1234);
  const found = await Promise.all([find('1234', 'en_US'), find(301, 'en_US'), find(5000, 'en_US')]);
  expect(found.map(({ rows }) => rows)).toEqual([[{ no: 1234 }], [{ no: 301 }], []]);
  expect(found.every(({ certain }) => certain)).toBe(true);
  await find(2, 'en_US');
  expect(asked.filter((page) => page > 1)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  forget();
  await find(2, 'en_US');
  expect(asked.filter((page) => page === 13)).toHaveLength(2);
});

test('of what lies beyond 5,000 items nobody can tell, and so it says', async () => {
  const { find } = overlooking(5001);
  expect(await find(5001, 'en_US')).toEqual({ rows: [], certain: false });
  expect(await find(5000, 'en_US')).toEqual({ rows: [{ no: 5000 }], certain: true });
});
