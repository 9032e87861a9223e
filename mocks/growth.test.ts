/** @jest-environment node */
import { beforeAll, expect, test } from '@jest/globals';
import { createBackend } from './backend';
import type { OperationId } from './call';
import type { Entity, Table } from './db/table';
import { TestClient, type TestInput } from './test-client';

// Counts field reads of stored items instead of measuring time, which depends on the machine.

const FEW_ITEMS = 500;
const MANY_ITEMS = 5_000;

/** A backend that counts field reads. */
interface CountingBackend {
  /** Sends a request and returns the number of field reads. */
  countReads: (id: OperationId, input?: TestInput) => Promise<number>;
  /** Pins an item in the middle of the list, and returns the number of field reads. */
  countReadsOfPin: () => Promise<number>;
  /** The id of another item in the middle of the list. */
  newsId: number;
}

let fieldReads = 0;

/** Replaces all records of a table, or those with a `no`, with proxies that count field reads. */
function replaceByCountingProxies<T extends Entity>(table: Table<T>, no?: string): void {
  for (const item of no === undefined ? table.all() : table.group(no)) {
    const countingProxy = new Proxy(item as T, {
      get: (target, field) => {
        fieldReads += 1;
        return Reflect.get(target, field) as unknown;
      },
    });
    table.put(countingProxy);
  }
}

async function createCountingBackend(scale: number): Promise<CountingBackend> {
  const backend = await createBackend({ scale });
  const client = new TestClient(backend);
  await client.login();
  const { news, lawyers } = backend.db;
  replaceByCountingProxies(news);
  replaceByCountingProxies(lawyers);
  const middleIndex = Math.floor(news.all().length / 2);
  const [pinnedItem, itemToRead] = news.all().slice(middleIndex, middleIndex + 2);
  const countReads: CountingBackend['countReads'] = async (id, input) => {
    fieldReads = 0;
    expect(await client.call(id, input)).toMatchObject({ status: 200 });
    return fieldReads;
  };
  return {
    countReads,
    newsId: itemToRead!.id,
    countReadsOfPin: async () => {
      const readCount = await countReads('pinNews', { query: { no: pinnedItem!.no } });
      replaceByCountingProxies(news, pinnedItem!.no);
      return readCount;
    },
  };
}

let smallBackend: CountingBackend;
let largeBackend: CountingBackend;
beforeAll(async () => {
  smallBackend = await createCountingBackend(FEW_ITEMS);
  largeBackend = await createCountingBackend(MANY_ITEMS);
});

const countReadsOfBoth = async (id: OperationId, input?: TestInput) => [
  await smallBackend.countReads(id, input),
  await largeBackend.countReads(id, input),
];

const NEWS_LIST_INPUT: TestInput = { query: { title: 'arbitration', pageNo: 2, pageSize: 10 } };

test('getNews reads the same number of fields among many items as among few', async () => {
  const readCount = await smallBackend.countReads('getNews', { path: { id: smallBackend.newsId } });
  expect(readCount).toBeGreaterThan(0);
  expect(await largeBackend.countReads('getNews', { path: { id: largeBackend.newsId } })).toBe(
    readCount,
  );
});

test.each<[string, OperationId, TestInput]>([
  ['the admin news list', 'listAdminNews', NEWS_LIST_INPUT],
  ['the public news list', 'listNews', { query: { page: 3, pageSize: 10 } }],
  ['the public news list of a catalogue', 'listNews', { query: { cataId: 401, pageSize: 10 } }],
  ['the lawyer search by keyword', 'listLawyers', { query: { keyword: 'arbitration' } }],
])(
  'the first request for %s reads no more fields per item among many items than among few',
  async (_, id, input) => {
    const [readsAmongFew = 0, readsAmongMany = 0] = await countReadsOfBoth(id, input);
    expect(readsAmongFew).toBeGreaterThan(FEW_ITEMS);
    expect(readsAmongMany / MANY_ITEMS).toBeLessThanOrEqual(readsAmongFew / FEW_ITEMS);
  },
);

test.each<[string, OperationId, TestInput]>([
  ['the admin news list', 'listAdminNews', NEWS_LIST_INPUT],
  ['the public news list', 'listNews', { query: { page: 3, pageSize: 10 } }],
])(
  'a repeated request for %s reads the same number of fields among many items as among few',
  async (_, id, input) => {
    await countReadsOfBoth(id, input);
    const [readsAmongFew, readsAmongMany] = await countReadsOfBoth(id, input);
    expect(readsAmongMany).toBe(readsAmongFew);
  },
);

test('pinNews and the listAdminNews after it read the same number of fields among many items as among few', async () => {
  await countReadsOfBoth('listAdminNews', NEWS_LIST_INPUT);
  const [pinReadsAmongFew, pinReadsAmongMany] = [
    await smallBackend.countReadsOfPin(),
    await largeBackend.countReadsOfPin(),
  ];
  expect(pinReadsAmongMany).toBe(pinReadsAmongFew);
  const [listReadsAmongFew, listReadsAmongMany] = await countReadsOfBoth(
    'listAdminNews',
    NEWS_LIST_INPUT,
  );
  expect(listReadsAmongMany).toBe(listReadsAmongFew);
});
