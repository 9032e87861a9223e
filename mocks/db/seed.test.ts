/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createStore } from '../backend';
import { Table, type Entity } from './table';

const ORIGIN = 'https://firm.example';

function groups(table: Table<Entity>): number {
  return new Set(table.all().map(({ no }) => no)).size;
}

function inEnglish(table: Table<Entity & { lang: string }>): number {
  return table.all().filter(({ lang }) => lang === 'en_US').length;
}

test('the seed holds what the design counts', async () => {
  const { lawyers, jobs, offices, professionalFields, catalogues, ...store } = await createStore({
    scale: 'seed',
    origin: ORIGIN,
  });
  const counts = {
    lawyers: groups(lawyers),
    jobs: groups(jobs),
    offices: inEnglish(offices),
    'professional fields': inEnglish(professionalFields),
    catalogues: groups(catalogues),
    news: groups(store.news),
    cases: groups(store.cases),
    honors: groups(store.honors),
    banners: inEnglish(store.banners),
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

test('the firm counts as many lawyers as the lists of each language show', async () => {
  const { lawyers, portal } = await createStore({ scale: 'seed', origin: ORIGIN });
  const listed = portal
    .all()
    .map(({ id }) => lawyers.all().filter(({ lang }) => lang === id).length);
  expect(portal.all().map(({ lawyerCount }) => lawyerCount)).toEqual(listed);
});

test('38 lawyers are there in both languages, the catalogues lie on three levels', async () => {
  const { lawyers, catalogues } = await createStore({ scale: 'seed', origin: ORIGIN });
  const nos = new Set(lawyers.all().map(({ no }) => no));
  expect([...nos].filter((no) => lawyers.group(no).length === 2)).toHaveLength(38);
  const depth = (id: number | null): number =>
    id === null ? 0 : 1 + depth(catalogues.get(id)?.parentId ?? null);
  expect(Math.max(...catalogues.all().map(({ id }) => depth(id)))).toBe(3);
});

test('pictures begin with the origin, and the same call gives the same records', async () => {
  const one = await createStore({ scale: 'seed', origin: ORIGIN });
  const two = await createStore({ scale: 'seed', origin: ORIGIN });
  expect(one.news.all()).toEqual(two.news.all());
  expect(one.takeChanges()).toEqual([]);
  expect(one.icons.all()[0]?.iconUrl).toBe(`${ORIGIN}/files/seed/icon-01.svg`);
});

test('every picture of the seed is there, and none that nothing shows', async () => {
  const store = await createStore({ scale: 'seed', origin: ORIGIN });
  const tables = Object.values(store).filter(
    (part): part is Table<Entity> => part instanceof Table,
  );
  const records = JSON.stringify(tables.map((table) => table.all()));
  const shown = [...records.matchAll(/\/files\/seed\/([\w.-]+)/g)].map(([, name]) => name);
  const files = readdirSync(join(import.meta.dirname, '../pictures'));
  expect([...new Set(shown)].sort()).toEqual(files.sort());
});

test('without items there are still accounts and the firm itself', async () => {
  const store = await createStore({ scale: 'none', origin: ORIGIN });
  expect(store.news.all()).toEqual([]);
  expect(store.catalogues.all()).toEqual([]);
  expect(store.accounts.all()).toHaveLength(3);
  expect(store.portal.get('zh_CN')?.name).toMatch(/衡联/);
});

test('a number makes that many news items and lawyers, the same ones each time', async () => {
  const one = await createStore({ scale: 500, origin: ORIGIN });
  const two = await createStore({ scale: 500, origin: ORIGIN });
  expect(groups(one.news)).toBe(500);
  expect(groups(one.lawyers)).toBe(500);
  expect(one.news.all().at(-1)).toEqual(two.news.all().at(-1));
});
