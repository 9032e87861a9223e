/** @jest-environment node */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { openDB } from 'idb';
import { emptyIndexedDb } from '../../../scripts/jest/indexed-db';
import type { SavedPart } from './draft-store';
import { BLOCKED_WAIT_MS, withStore, MIGRATIONS } from './admin-db';

const DATABASE = 'lawfirm-drafts';
const SPARE_DATABASE = 'lawfirm-drafts-spare';

const createDraft = (title: string): SavedPart => ({
  ...{ user: 'wang', item: `news/${title}`, visit: 'first', part: 'en_US', title },
  changes: [{ name: 'title', base: '', value: title }],
  at: Date.now(),
  href: '/admin/articles/news/edit',
});

const save = (title: string) => withStore('drafts', (store) => store.put(createDraft(title)));
const readTitles = async (migrations = MIGRATIONS) =>
  (await withStore('drafts', (store) => store.getAll(), migrations)).map((part) => part.title);

/** Opens the database as a release of version 3 created it, which had one store or two. */
const openVersion3 = (stores: Record<string, string[]>, onBlocking?: () => void) =>
  openDB(DATABASE, 3, {
    upgrade: (database) => {
      for (const [name, keyPath] of Object.entries(stores)) {
        database.createObjectStore(name, { keyPath }).createIndex('at', 'at');
      }
    },
    ...(onBlocking && { blocking: onBlocking }),
  });

const databaseNames = async () => (await indexedDB.databases()).map(({ name }) => name);

const DRAFTS = { drafts: ['user', 'item', 'visit', 'part'] };

/** Creates a database of version 9 with the draft "Newer" in a store of the given key. */
async function createNewer(keyPath: string[]) {
  const newerDatabase = await openDB(DATABASE, 9, {
    upgrade: (database) =>
      database.createObjectStore('drafts', { keyPath }).createIndex('at', 'at'),
  });
  await newerDatabase.put('drafts', createDraft('Newer'));
  newerDatabase.close();
}

beforeEach(emptyIndexedDb);

describe('admin database of an earlier release', () => {
  it.each([DRAFTS, { ...DRAFTS, health: ['user', 'kind'] }])(
    'keeps its drafts when a release raises the version (stores: %j)',
    async (stores) => {
      const databaseOfVersion3 = await openVersion3(stores);
      await databaseOfVersion3.put('drafts', createDraft('Old'));
      databaseOfVersion3.close();
      expect(await readTitles()).toEqual(['Old']);
      expect(await withStore('health', (store) => store.getAll())).toEqual([]);
      const migrations = new Map([...MIGRATIONS, [7, () => undefined] as const]);
      expect(await readTitles(migrations)).toEqual(['Old']);
      expect(await readTitles()).toEqual(['Old']);
    },
  );

  it('renames the drafts of new external items, which had the names of new articles', async () => {
    const databaseOfVersion3 = await openVersion3(DRAFTS);
    const external = '/admin/articles/cases/edit-external';
    for (const [title, item, href] of [
      ['Article', 'cases/new', '/admin/articles/cases/edit'],
      ['External', 'cases/new', `${external}?catalogue=1`],
      ['Published', 'cases/5', `${external}?no=5`],
      ['Restored', 'cases/new-restored-7', `${external}?restore=7`],
    ] as const)
      await databaseOfVersion3.put('drafts', { ...createDraft(title), item, href, visit: title });
    databaseOfVersion3.close();
    const parts = await withStore('drafts', (store) => store.getAll());
    expect(Object.fromEntries(parts.map(({ title, item }) => [title, item]))).toEqual({
      Article: 'cases/new',
      External: 'cases-external/new',
      Published: 'cases/5',
      Restored: 'cases-external/new-restored-7',
    });
  });

  it('renames the draft store of a version before 3 and deletes no draft', async () => {
    const firstDatabase = await openDB(DATABASE, 1, {
      upgrade: (database) => database.createObjectStore('drafts', { keyPath: 'key' }),
    });
    await firstDatabase.put('drafts', { key: 'news/1', title: 'First' });
    firstDatabase.close();
    await save('Now');
    expect(await readTitles()).toEqual(['Now']);
    const laterDatabase = await openDB(DATABASE);
    expect(await laterDatabase.getAll('drafts-before-3')).toEqual([
      { key: 'news/1', title: 'First' },
    ]);
    laterDatabase.close();
  });
});

describe('admin database of a later release', () => {
  it('remains readable and writable after a rollback', async () => {
    await createNewer(DRAFTS.drafts);
    await save('Typed after the rollback');
    expect(await readTitles()).toEqual(['Newer', 'Typed after the rollback']);
    const newerDatabase = await openDB(DATABASE, 9);
    expect(await newerDatabase.count('drafts')).toBe(2);
    newerDatabase.close();
  });

  it('remains unchanged when its stores have another shape, and drafts are saved in a spare database', async () => {
    await createNewer(['title']);
    await save('Typed after the rollback');
    expect(await readTitles()).toEqual(['Typed after the rollback']);
    expect(await databaseNames()).toContain(SPARE_DATABASE);
    const newerDatabase = await openDB(DATABASE, 9);
    expect(await newerDatabase.getAll('drafts')).toEqual([
      expect.objectContaining({ title: 'Newer' }),
    ]);
    newerDatabase.close();
  });
});

describe('admin database upgrade while an older tab is open', () => {
  it('saves drafts in a spare database while the tab blocks the upgrade and moves them once the tab is closed', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'Date'] });
    const olderDatabase = await openVersion3(DRAFTS, () => undefined);
    await olderDatabase.put('drafts', createDraft('Old'));
    const saved = save('Typed beside it');
    // Waits until the database reports that the tab blocks the upgrade.
    while (jest.getTimerCount() === 0) await new Promise(setImmediate);
    jest.advanceTimersByTime(BLOCKED_WAIT_MS);
    jest.useRealTimers();
    await saved;
    expect(await olderDatabase.count('drafts')).toBe(1);
    expect(await databaseNames()).toContain(SPARE_DATABASE);
    olderDatabase.close();
    expect(await readTitles()).toEqual(['Old', 'Typed beside it']);
  });

  it('waits for a tab that closes its connection', async () => {
    const olderDatabase = await openVersion3(DRAFTS, () => olderDatabase.close());
    await olderDatabase.put('drafts', createDraft('Old'));
    await save('New');
    expect(await databaseNames()).toEqual([DATABASE]);
    expect(await readTitles()).toEqual(['New', 'Old']);
  });
});
