/** @jest-environment node */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { emptyIndexedDb, indexedDbFaults } from '../../../scripts/jest/indexed-db';
import {
  findSavedParts,
  deleteParts,
  saveParts,
  listDrafts,
  type StorageOwner,
  type SavedPart,
} from './draft-store';
import { RETENTION_MS, withStore } from './admin-db';

const wang: StorageOwner = { user: 'wang', otherNames: [] };

const createPart = (extraFields: Partial<SavedPart> = {}): SavedPart => ({
  user: 'wang',
  item: 'news/news-1',
  visit: 'first',
  part: 'en_US',
  changes: [{ name: 'title', base: '', value: 'One' }],
  at: Date.now(),
  title: 'One',
  href: '/admin/articles/news/edit?no=news-1',
  ...extraFields,
});
const chinese = createPart({ part: 'zh_CN' });

const listPartNames = async (owner = wang) =>
  (await findSavedParts(owner, ['news/news-1']))
    .map((savedPart) => `${savedPart.visit} ${savedPart.part}`)
    .sort();

beforeEach(emptyIndexedDb);

test('findSavedParts returns only drafts of the same account and item', async () => {
  await saveParts([createPart()]);
  expect(await findSavedParts(wang, ['news/news-1', 'news/new'])).toEqual([
    expect.objectContaining({ changes: createPart().changes }),
  ]);
  expect(await findSavedParts({ ...wang, user: 'chen' })).toEqual([]);
  expect(await findSavedParts(wang, ['news/new'])).toEqual([]);
});

test('saveParts overwrites no draft of another visit or language', async () => {
  await saveParts([createPart({ at: Date.now() - 1 }), chinese]);
  await saveParts([createPart({ visit: 'second' })]);
  expect(await listPartNames()).toEqual(['first en_US', 'first zh_CN', 'second en_US']);
});

test('saveParts deletes parts without changes, and deleteParts deletes the given parts', async () => {
  await saveParts([createPart(), chinese]);
  await saveParts([createPart({ changes: [] })]);
  expect(await listPartNames()).toEqual(['first zh_CN']);
  await deleteParts(wang, [chinese]);
  expect(await listPartNames()).toEqual([]);
});

test('deleteParts starts no transaction if there are no parts to delete', async () => {
  const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
  await deleteParts(wang, []);
  expect(transaction).not.toHaveBeenCalled();
  await deleteParts(wang, [chinese]);
  expect(transaction).toHaveBeenCalled();
  transaction.mockRestore();
});

test('findSavedParts assigns the drafts of a token to its account', async () => {
  await saveParts([
    createPart({ user: 'token 1' }),
    createPart({ user: 'token 2', item: 'news/news-2' }),
  ]);
  expect(await listPartNames({ user: 'wang', otherNames: ['token 1'] })).toEqual(['first en_US']);
  expect(await listPartNames()).toEqual(['first en_US']);
  expect(await listDrafts(wang)).toHaveLength(1);
});

test.each(['full', 'closed'] as const)(
  'saveParts returns false when the browser cannot store drafts (%s) and keeps them in memory',
  async (fault) => {
    await saveParts([chinese]);
    indexedDbFaults[fault] = true;
    expect(await saveParts([createPart()])).toBe(false);
    expect(await listPartNames()).toContain('first en_US');
    indexedDbFaults[fault] = false;
    expect(await saveParts([createPart()])).toBe(true);
    expect(await listPartNames()).toEqual(['first en_US', 'first zh_CN']);
    await deleteParts(wang, [createPart()]);
    expect(await listPartNames()).toEqual(['first zh_CN']);
  },
);

test('saveParts deletes expired drafts of all accounts', async () => {
  const expiredTime = Date.now() - RETENTION_MS - 1;
  await saveParts([
    createPart({ at: expiredTime }),
    createPart({ user: 'chen', at: expiredTime }),
    chinese,
  ]);
  expect(await withStore('drafts', (store) => store.count())).toBe(1);
  expect(await listPartNames()).toEqual(['first zh_CN']);
  expect(await findSavedParts({ user: 'chen', otherNames: [] })).toEqual([]);
});

test('listDrafts returns each item once, the latest first', async () => {
  const now = Date.now();
  const otherPart = createPart({ item: 'banners/new', title: '', at: now - 5 });
  await saveParts([
    createPart({ at: now - 9, title: 'Old' }),
    otherPart,
    createPart({ visit: 'second', at: now }),
  ]);
  expect(await listDrafts(wang)).toEqual([
    expect.objectContaining({ item: 'news/news-1', title: 'One', at: now }),
    expect.objectContaining({ item: 'banners/new', title: '', at: now - 5 }),
  ]);
});
