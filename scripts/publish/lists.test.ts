/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { fetchAllPages, fetchWholeList } from './lists';

const pageOf = (items: readonly number[], total: number) => ({
  items: [...items],
  total,
  pageNo: 1,
  pageSize: 10,
});

/** Returns a page of a list with `total` items, ten on a page. */
const tenOf = (page: number, total: number) =>
  Array.from({ length: Math.min(10, Math.max(0, total - (page - 1) * 10)) }, (_, at) => at);

it('fetchAllPages fetches each page once, at most four concurrently', async () => {
  const requested: number[] = [];
  let open = 0;
  let most = 0;
  const read = async (page: number) => {
    requested.push(page);
    open += 1;
    most = Math.max(most, open);
    await new Promise(setImmediate);
    open -= 1;
    return pageOf(tenOf(page, 995), 995);
  };
  let items = 0;
  const take = (some: readonly number[]) => (items += some.length);
  expect(await fetchAllPages(read, 10, take, () => undefined)).toBe(100);
  expect(requested.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
  expect(items).toBe(995);
  expect(most).toBe(4);
});

it('fetchAllPages follows a list that grows, and stops at an empty page whatever the total', async () => {
  const growing = (page: number) => Promise.resolve(pageOf(tenOf(page, 30), page === 1 ? 20 : 30));
  expect(
    await fetchAllPages(
      growing,
      10,
      () => undefined,
      () => undefined,
    ),
  ).toBe(3);
  const requested: number[] = [];
  const overstated = (page: number) => {
    requested.push(page);
    return Promise.resolve(pageOf(tenOf(page, 20), 1_000_000));
  };
  expect(
    await fetchAllPages(
      overstated,
      10,
      () => undefined,
      () => undefined,
    ),
  ).toBe(2);
  expect(requested.length).toBeLessThan(10);
});

/** Returns a fetcher of a list of `total` numbers whose backend returns at most `limit` per page. */
const listOf = (total: number, limit: number) => async (page: number, size: number) => {
  const actualSize = Math.min(size, limit);
  const all = Array.from({ length: total }, (_, at) => at);
  return Promise.resolve(pageOf(all.slice((page - 1) * actualSize, page * actualSize), total));
};
const never = () => undefined;

it('fetchWholeList requests more items at once than a page of the site shows, and returns the number of pages', async () => {
  const sizes: number[] = [];
  const read = (page: number, size: number) => {
    sizes.push(size);
    return listOf(250, 1_000)(page, size);
  };
  const list = await fetchWholeList(12, read, never);
  expect(sizes).toEqual([96, 96, 96]);
  expect(list.items).toEqual(Array.from({ length: 250 }, (_, at) => at));
  expect(list).toMatchObject({ pages: 21, whole: true });
});

it('fetchWholeList returns the whole list of a backend that limits the page size', async () => {
  const list = await fetchWholeList(10, listOf(95, 20), never);
  expect(list.items).toEqual(Array.from({ length: 95 }, (_, at) => at));
  expect(list).toMatchObject({ pages: 10, whole: true });
});

it('fetchWholeList marks a list as incomplete if a page fails or the total exceeds the items', async () => {
  const failing = async (page: number, size: number) => {
    if (page === 2) throw new Error('lost');
    return listOf(250, 100)(page, size);
  };
  expect(await fetchWholeList(10, failing, never)).toMatchObject({ pages: 25, whole: false });
  const overstated = async (page: number, size: number) => ({
    ...(await listOf(30, 100)(page, size)),
    total: 500,
  });
  expect(await fetchWholeList(10, overstated, never)).toMatchObject({ pages: 3, whole: false });
});
