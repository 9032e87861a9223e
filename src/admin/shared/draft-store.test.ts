/** @jest-environment node */
import { beforeEach, expect, test } from '@jest/globals';
import { emptyIndexedDb, indexedDbFaults } from '../../../scripts/jest/indexed-db';
import {
  findSavedParts,
  deleteParts,
  saveParts,
  listDrafts,
  type DraftOwner,
  type SavedPart,
} from './draft-store';
import { RETENTION_MS } from './admin-db';

const wang: DraftOwner = { user: 'wang', aliases: [] };

const part = (more: Partial<SavedPart> = {}): SavedPart => ({
  user: 'wang',
  item: 'news/news-1',
  visit: 'first',
  part: 'en_US',
  changes: [{ name: 'title', base: '', value: 'One' }],
  at: Date.now(),
  title: 'One',
  href: '/admin/articles/news/edit?no=news-1',
  ...more,
});
const chinese = part({ part: 'zh_CN' });

const parts = async (owner = wang) =>
  (await findSavedParts(owner, ['news/news-1'])).map((one) => `${one.visit} ${one.part}`).sort();

beforeEach(emptyIndexedDb);

test('gives back what was kept, to the same person and item alone', async () => {
  await saveParts([part()]);
  expect(await findSavedParts(wang, ['news/news-1', 'news/new'])).toEqual([
    expect.objectContaining({ changes: part().changes }),
  ]);
  expect(await findSavedParts({ ...wang, user: 'chen' })).toEqual([]);
  expect(await findSavedParts(wang, ['news/new'])).toEqual([]);
});

test('no visit writes over what another has kept, nor one language over another', async () => {
  await saveParts([part({ at: Date.now() - 1 }), chinese]);
  await saveParts([part({ visit: 'second' })]);
  expect(await parts()).toEqual(['first en_US', 'first zh_CN', 'second en_US']);
});

test('forgets parts without changes, and those it is told to', async () => {
  await saveParts([part(), chinese]);
  await saveParts([part({ changes: [] })]);
  expect(await parts()).toEqual(['first zh_CN']);
  await deleteParts(wang, [chinese]);
  expect(await parts()).toEqual([]);
});

test('what was kept by the token alone belongs to the account as soon as that is known', async () => {
  await saveParts([part({ user: 'token 1' }), part({ user: 'token 2', item: 'news/news-2' })]);
  expect(await parts({ user: 'wang', aliases: ['token 1'] })).toEqual(['first en_US']);
  expect(await parts()).toEqual(['first en_US']);
  expect(await listDrafts(wang)).toHaveLength(1);
});

test.each(['full', 'closed'] as const)(
  'says that it could not store (%s), and has it as long as the page lasts',
  async (fault) => {
    await saveParts([chinese]);
    indexedDbFaults[fault] = true;
    expect(await saveParts([part()])).toBe(false);
    expect(await parts()).toContain('first en_US');
    indexedDbFaults[fault] = false;
    expect(await saveParts([part()])).toBe(true);
    expect(await parts()).toEqual(['first en_US', 'first zh_CN']);
    await deleteParts(wang, [part()]);
    expect(await parts()).toEqual(['first zh_CN']);
  },
);

test('forgets what has not been touched for so long, whosever it is', async () => {
  const long = Date.now() - RETENTION_MS - 1;
  await saveParts([part({ at: long }), part({ user: 'chen', at: long }), chinese]);
  expect(await parts()).toEqual(['first zh_CN']);
  expect(await findSavedParts({ user: 'chen', aliases: [] })).toEqual([]);
});

test('lists what there is to go on with, the latest first, an item once', async () => {
  const now = Date.now();
  const other = part({ item: 'banners/new', title: '', at: now - 5 });
  await saveParts([part({ at: now - 9, title: 'Old' }), other, part({ visit: 'second', at: now })]);
  expect(await listDrafts(wang)).toEqual([
    expect.objectContaining({ item: 'news/news-1', title: 'One', at: now }),
    expect.objectContaining({ item: 'banners/new', title: '', at: now - 5 }),
  ]);
});
