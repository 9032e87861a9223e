/** @jest-environment node */
import { beforeEach, expect, test } from '@jest/globals';
import { emptyIndexedDb, indexedDbFaults } from '../../../scripts/jest/indexed-db';
import {
  findKept,
  forgetParts,
  keepParts,
  listDrafts,
  type DraftOwner,
  type KeptPart,
} from './draft-store';
import { KEPT_FOR } from './office-store';

const wang: DraftOwner = { user: 'wang', aliases: [] };

const part = (more: Partial<KeptPart> = {}): KeptPart => ({
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
  (await findKept(owner, ['news/news-1'])).map((one) => `${one.visit} ${one.part}`).sort();

beforeEach(emptyIndexedDb);

test('gives back what was kept, to the same person and item alone', async () => {
  await keepParts([part()]);
  expect(await findKept(wang, ['news/news-1', 'news/new'])).toEqual([
    expect.objectContaining({ changes: part().changes }),
  ]);
  expect(await findKept({ ...wang, user: 'chen' })).toEqual([]);
  expect(await findKept(wang, ['news/new'])).toEqual([]);
});

test('no visit writes over what another has kept, nor one language over another', async () => {
  await keepParts([part({ at: Date.now() - 1 }), chinese]);
  await keepParts([part({ visit: 'second' })]);
  expect(await parts()).toEqual(['first en_US', 'first zh_CN', 'second en_US']);
});

test('forgets parts without changes, and those it is told to', async () => {
  await keepParts([part(), chinese]);
  await keepParts([part({ changes: [] })]);
  expect(await parts()).toEqual(['first zh_CN']);
  await forgetParts(wang, [chinese]);
  expect(await parts()).toEqual([]);
});

test('what was kept by the token alone belongs to the account as soon as that is known', async () => {
  await keepParts([part({ user: 'token 1' }), part({ user: 'token 2', item: 'news/news-2' })]);
  expect(await parts({ user: 'wang', aliases: ['token 1'] })).toEqual(['first en_US']);
  expect(await parts()).toEqual(['first en_US']);
  expect(await listDrafts(wang)).toHaveLength(1);
});

test.each(['full', 'closed'] as const)(
  'says that it could not store (%s), and has it as long as the page lasts',
  async (fault) => {
    await keepParts([chinese]);
    indexedDbFaults[fault] = true;
    expect(await keepParts([part()])).toBe(false);
    expect(await parts()).toContain('first en_US');
    indexedDbFaults[fault] = false;
    expect(await keepParts([part()])).toBe(true);
    expect(await parts()).toEqual(['first en_US', 'first zh_CN']);
    await forgetParts(wang, [part()]);
    expect(await parts()).toEqual(['first zh_CN']);
  },
);

test('forgets what has not been touched for so long, whosever it is', async () => {
  const long = Date.now() - KEPT_FOR - 1;
  await keepParts([part({ at: long }), part({ user: 'chen', at: long }), chinese]);
  expect(await parts()).toEqual(['first zh_CN']);
  expect(await findKept({ user: 'chen', aliases: [] })).toEqual([]);
});

test('lists what there is to go on with, the latest first, an item once', async () => {
  const now = Date.now();
  const other = part({ item: 'banners/new', title: '', at: now - 5 });
  await keepParts([part({ at: now - 9, title: 'Old' }), other, part({ visit: 'second', at: now })]);
  expect(await listDrafts(wang)).toEqual([
    expect.objectContaining({ item: 'news/news-1', title: 'One', at: now }),
    expect.objectContaining({ item: 'banners/new', title: '', at: now - 5 }),
  ]);
});
