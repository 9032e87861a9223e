/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { readToEnd } from './lists';

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
  expect(await readToEnd(read, 10, take, () => undefined)).toBe(100);
  expect(asked.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
  expect(items).toBe(995);
  expect(most).toBe(4);
});

it('goes on where the list has grown meanwhile, and ends where it says more than it has', async () => {
  const growing = (page: number) => Promise.resolve(pageOf(ten(page, 30), page === 1 ? 20 : 30));
  expect(
    await readToEnd(
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
    await readToEnd(
      boasting,
      10,
      () => undefined,
      () => undefined,
    ),
  ).toBe(2);
  expect(asked.length).toBeLessThan(10);
});
