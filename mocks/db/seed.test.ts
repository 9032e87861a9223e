/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createStore } from '../backend';
import type { Store } from './store';
import { Table, type Entity } from './table';

const ORIGIN = 'https://firm.example';

function countItems(table: Table<Entity>): number {
  return new Set(table.all().map(({ no }) => no)).size;
}

const recordsOf = (store: Store) => Array.from(store.tables(), (table) => table.all());

function countInEnglish(table: Table<Entity & { lang: string }>): number {
  return table.all().filter(({ lang }) => lang === 'en_US').length;
}

test('the seed contains the documented number of items of each type', async () => {
  const { lawyers, jobs, offices, professionalFields, catalogues, ...store } = await createStore({
    scale: 'seed',
    origin: ORIGIN,
  });
  const counts = {
    lawyers: countItems(lawyers),
    jobs: countItems(jobs),
    offices: countInEnglish(offices),
    'professional fields': countInEnglish(professionalFields),
    catalogues: countItems(catalogues),
    news: countItems(store.news),
    cases: countItems(store.cases),
    honors: countItems(store.honors),
    banners: countInEnglish(store.banners),
    icons: store.icons.all().length,
    'portal configurations': store.portal.all().length,
  };
  console.log(
    `Seed: ${Object.entries(counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')}`,
  );
  expect(counts).toEqual({
    lawyers: 42,
    jobs: 7,
    offices: 5,
    'professional fields': 16,
    catalogues: 20,
    news: 79,
    cases: 40,
    honors: 28,
    banners: 5,
    icons: 24,
    'portal configurations': 2,
  });
});

test('the number of lawyers in the portal configuration equals the number of lawyer records in each language', async () => {
  const { lawyers, portal } = await createStore({ scale: 'seed', origin: ORIGIN });
  const lawyerCounts = portal
    .all()
    .map(({ id }) => lawyers.all().filter(({ lang }) => lang === id).length);
  expect(portal.all().map(({ lawyerCount }) => lawyerCount)).toEqual(lawyerCounts);
});

test('the seed has 38 lawyers in both languages and catalogues on three levels', async () => {
  const { lawyers, catalogues } = await createStore({ scale: 'seed', origin: ORIGIN });
  const nos = new Set(lawyers.all().map(({ no }) => no));
  expect([...nos].filter((no) => lawyers.group(no).length === 2)).toHaveLength(38);
  const depthOf = (id: number | null): number =>
    id === null ? 0 : 1 + depthOf(catalogues.get(id)?.parentId ?? null);
  expect(Math.max(...catalogues.all().map(({ id }) => depthOf(id)))).toBe(3);
});

test('createStore prefixes the icon URLs of the seed with the origin, and returns the same records each time', async () => {
  const firstStore = await createStore({ scale: 'seed', origin: ORIGIN });
  const secondStore = await createStore({ scale: 'seed', origin: ORIGIN });
  expect(recordsOf(firstStore)).toEqual(recordsOf(secondStore));
  expect(firstStore.takeChanges()).toEqual([]);
  expect(firstStore.icons.all()[0]?.iconUrl).toBe(`${ORIGIN}/files/seed/icon-01.svg`);
});

test('every picture of the seed exists, and every picture file is used', async () => {
  const store = await createStore({ scale: 'seed', origin: ORIGIN });
  const tables = Object.values(store).filter(
    (part): part is Table<Entity> => part instanceof Table,
  );
  const records = JSON.stringify(tables.map((table) => table.all()));
  const usedFileNames = [...records.matchAll(/\/files\/seed\/([\w.-]+)/g)].map(([, name]) => name);
  const files = readdirSync(join(import.meta.dirname, '../pictures'));
  expect([...new Set(usedFileNames)].sort()).toEqual(files.sort());
});

test('a seed without items still contains the accounts and the portal configuration', async () => {
  const store = await createStore({ scale: 'none', origin: ORIGIN });
  expect(store.news.all()).toEqual([]);
  expect(store.catalogues.all()).toEqual([]);
  expect(store.accounts.all()).toHaveLength(3);
  expect(store.portal.get('zh_CN')?.name).toMatch(/衡联/);
});

test('createStore with a number as scale creates that number of news items and lawyers, the same ones each time', async () => {
  const firstStore = await createStore({ scale: 500, origin: ORIGIN });
  const secondStore = await createStore({ scale: 500, origin: ORIGIN });
  expect(countItems(firstStore.news)).toBe(500);
  expect(countItems(firstStore.lawyers)).toBe(500);
  expect(recordsOf(firstStore)).toEqual(recordsOf(secondStore));
});
