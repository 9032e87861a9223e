/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { fetchVisitedPage, rememberList, visitedList } from './visited-lists';

const row = (no: string) => ({ id: no, no, lang: 'en_US' });
const openList = (pageNo: number, no: string) =>
  rememberList('news', { queryOf: (page) => page, pageSize: 1, total: 3, pageNo, rows: [row(no)] });
const pageNumbers = () => [...visitedList('news')!.pages.keys()].sort();

test('fetchVisitedPage adds pages that are fetched at the same time', async () => {
  openList(2, 'b');
  const fetchPage = () => Promise.resolve({ items: [row('x')], total: 3 });
  await Promise.all([1, 3].map((pageNo) => fetchVisitedPage('news', pageNo, fetchPage)));
  expect(pageNumbers()).toEqual([1, 2, 3]);
});

test('fetchVisitedPage does not change a list that was opened during the request', async () => {
  openList(1, 'a');
  await fetchVisitedPage('news', 2, () => {
    openList(3, 'c');
    return Promise.resolve({ items: [row('x')], total: 3 });
  });
  expect(pageNumbers()).toEqual([3]);
});
