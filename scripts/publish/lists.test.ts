/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { fetchAllPages, fetchWholeList } from './lists';

const pageOf = (items: readonly number[], total: number) => ({
  items: [...items],
  total,
  pageNo: 1,
  pageSize: 10,
});

/** A list of so many items, ten on a page. */
const ten = (page: number, total: number) =>
  Array.from({ length: Math.min(10, Math.max(0, total - (page - 1) * 10)) }, (_, at) => at);

it('reads each page once, at most four at a time', async () => {
  const asked: number[] = [];
  let open = 0;
  let most = 0;
  const read = async (page: number) => {
    asked.push(page);
    open += 1;
    most = Math.max(most, open);
    await new Promise(setImmediate);
    open -= 1;
    return pageOf(ten(page, 995), 995);
  };
  let items = 0;
  const take = (some: readonly number[]) => (items += some.length);
  expect(await fetchAllPages(read, 10, take, () => undefined)).toBe(100);
  expect(asked.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
  expect(items).toBe(995);
  expect(most).toBe(4);
});

it('goes on where the list has grown meanwhile, and ends where it says more than it has', async () => {
  const growing = (page: number) => Promise.resolve(pageOf(ten(page, 30), page === 1 ? 20 : 30));
  expect(
    await fetchAllPages(
      growing,
      10,
      () => undefined,
      () => undefined,
    ),
  ).toBe(3);
  const asked: number[] = [];
  const boasting = (page: number) => {
    asked.push(page);
    return Promise.resolve(pageOf(ten(page, 20), 1_000_000));
  };
  expect(
    await fetchAllPages(
      boasting,
      10,
      () => undefined,
      () => undefined,
    ),
  ).toBe(2);
  expect(asked.length).toBeLessThan(10);
});

/** A list of so many numbers, of which the backend gives at most `limit` in a page. */
const listOf = (total: number, limit: number) => async (page: number, size: number) => {
  const given = Math.min(size, limit);
  const all = Array.from({ length: total }, (_, at) => at);
  return Promise.resolve(pageOf(all.slice((page - 1) * given, page * given), total));
};
const never = () => undefined;

it('reads many pages of the site in a call, and says how many pages there are', async () => {
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

it('reads a list whole from a backend that gives fewer items than it is asked for', async () => {
  const list = await fetchWholeList(10, listOf(95, 20), never);
  expect(list.items).toEqual(Array.from({ length: 95 }, (_, at) => at));
  expect(list).toMatchObject({ pages: 10, whole: true });
});

it('does not call a list whole of which a part failed, or which has fewer items than it says', async () => {
  const failing = async (page: number, size: number) => {
    if (page === 2) throw new Error('lost');
    return listOf(250, 100)(page, size);
  };
  expect(await fetchWholeList(10, failing, never)).toMatchObject({ pages: 25, whole: false });
  const boasting = async (page: number, size: number) => ({
    ...(await listOf(30, 100)(page, size)),
    total: 500,
  });
  expect(await fetchWholeList(10, boasting, never)).toMatchObject({ pages: 3, whole: false });
});
