/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { fetchAllPages, fetchWholeList } from './lists';

const pageOf = (items: readonly number[], total: number) => ({
  items: [...items],
  total,
  pageSize: 10,
});

const ignore = () => undefined;

/** Returns the items on a page of a list with `total` items, ten on a page. */
const itemsOnPage = (page: number, total: number) =>
  Array.from({ length: Math.min(10, Math.max(0, total - (page - 1) * 10)) }, (_, at) => at);

it('fetchAllPages fetches each page once, at most four concurrently', async () => {
  const requestedPages: number[] = [];
  let pendingCount = 0;
  let maxPending = 0;
  const readPage = async (page: number) => {
    requestedPages.push(page);
    pendingCount += 1;
    maxPending = Math.max(maxPending, pendingCount);
    await new Promise(setImmediate);
    pendingCount -= 1;
    return pageOf(itemsOnPage(page, 995), 995);
  };
  let itemCount = 0;
  const countItems = (batch: readonly number[]) => (itemCount += batch.length);
  await fetchAllPages(readPage, 10, countItems, () => undefined);
  expect(requestedPages.sort((a, b) => a - b)).toEqual(
    Array.from({ length: 100 }, (_, at) => at + 1),
  );
  expect(itemCount).toBe(995);
  expect(maxPending).toBe(4);
});

it('fetchAllPages follows a list that grows, and stops at an empty page whatever the total', async () => {
  const requestedPages: number[] = [];
  const readGrowing = (page: number) => {
    requestedPages.push(page);
    return Promise.resolve(pageOf(itemsOnPage(page, 30), page === 1 ? 20 : 30));
  };
  await fetchAllPages(readGrowing, 10, ignore, ignore);
  expect(requestedPages).toEqual([1, 2, 3]);
  requestedPages.length = 0;
  const readOverstated = (page: number) => {
    requestedPages.push(page);
    return Promise.resolve(pageOf(itemsOnPage(page, 20), 1_000_000));
  };
  await fetchAllPages(readOverstated, 10, ignore, ignore);
  expect(requestedPages.length).toBeLessThan(10);
});

/** Returns a fetcher of a list of `total` numbers whose backend returns at most `limit` per page. */
const listOf = (total: number, limit: number) => async (page: number, size: number) => {
  const actualSize = Math.min(size, limit);
  const allItems = Array.from({ length: total }, (_, at) => at);
  return Promise.resolve(pageOf(allItems.slice((page - 1) * actualSize, page * actualSize), total));
};

it('fetchWholeList requests more items at once than a page of the site shows, and returns the number of pages', async () => {
  const sizes: number[] = [];
  const readPage = (page: number, size: number) => {
    sizes.push(size);
    return listOf(250, 1_000)(page, size);
  };
  const list = await fetchWholeList(12, readPage, ignore);
  expect(sizes).toEqual([96, 96, 96]);
  expect(list.items).toEqual(Array.from({ length: 250 }, (_, at) => at));
  expect(list).toMatchObject({ pageCount: 21, isComplete: true });
});

it('fetchWholeList returns the whole list of a backend that limits the page size', async () => {
  const list = await fetchWholeList(10, listOf(95, 20), ignore);
  expect(list.items).toEqual(Array.from({ length: 95 }, (_, at) => at));
  expect(list).toMatchObject({ pageCount: 10, isComplete: true });
});

it('fetchWholeList marks a list as incomplete if a page fails or the total exceeds the items', async () => {
  const failSecondPage = async (page: number, size: number) => {
    if (page === 2) throw new Error('The page was not fetched');
    return listOf(250, 100)(page, size);
  };
  expect(await fetchWholeList(10, failSecondPage, ignore)).toMatchObject({
    pageCount: 25,
    isComplete: false,
  });
  const readOverstated = async (page: number, size: number) => ({
    ...(await listOf(30, 100)(page, size)),
    total: 500,
  });
  expect(await fetchWholeList(10, readOverstated, ignore)).toMatchObject({
    pageCount: 3,
    isComplete: false,
  });
});
