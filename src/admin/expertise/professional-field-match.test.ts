/** @jest-environment node */
import { expect, test } from '@jest/globals';
import type { ProfessionalField } from '@/api/admin/professional-fields';
import { matchProfessionalFields, mergeOrders, versionsOf } from './professional-field-match';

let id = 0;

const field = (lang: string, name: string, no?: string): ProfessionalField => ({
  id: (id += 1),
  lang,
  name,
  ...(no !== undefined && { no }),
});
const english = (...names: string[]) => names.map((name) => field('en_US', name));
const chinese = (...names: string[]) => names.map((name) => field('zh_CN', name));
const named = (lists: Parameters<typeof matchProfessionalFields>[0]) => {
  const { rows, unsure } = matchProfessionalFields(lists);
  return {
    rows: rows.map((row) => [row.by, ...versionsOf(row).map(({ name }) => name)].join(' ')),
    unsure,
  };
};

test('fields without a number are matched by their place', () => {
  expect(named({ en_US: english('A', 'B'), zh_CN: chinese('甲', '乙') })).toEqual({
    rows: ['place A 甲', 'place B 乙'],
    unsure: false,
  });
});

test('nobody can tell what belongs together where one language has more', () => {
  expect(named({ en_US: english('A', 'B'), zh_CN: chinese('甲') })).toEqual({
    rows: ['alone 甲', 'alone A', 'alone B'],
    unsure: true,
  });
});

test('a common number matches whatever the place, and the rest goes by place', () => {
  const lists = {
    en_US: [field('en_US', 'A', 'a'), field('en_US', 'B', 'b'), ...english('C')],
    zh_CN: [field('zh_CN', '乙', 'b'), ...chinese('丙'), field('zh_CN', '甲', 'a')],
  };
  expect(named(lists)).toEqual({ rows: ['no A 甲', 'no B 乙', 'place C 丙'], unsure: false });
});

test('a field of one language stands alone where it stands there', () => {
  const lists = {
    en_US: [field('en_US', 'A', 'a'), field('en_US', 'B', 'b')],
    zh_CN: [field('zh_CN', '甲', 'a'), ...chinese('丁'), field('zh_CN', '乙', 'b')],
  };
  expect(named(lists)).toEqual({ rows: ['no A 甲', 'alone 丁', 'no B 乙'], unsure: false });
});

test('numbers that no two languages share say nothing', () => {
  const lists = { en_US: [field('en_US', 'A', '1')], zh_CN: [field('zh_CN', '甲', '2')] };
  expect(named(lists)).toEqual({ rows: ['place A 甲'], unsure: false });
});

test('a language without fields takes nothing away', () => {
  expect(named({ en_US: english('A'), zh_CN: [] })).toEqual({ rows: ['alone A'], unsure: false });
});

test('orders are merged, the first leading', () => {
  expect(mergeOrders([['a', 'b', 'c'], ['x', 'b', 'y', 'a'], []])).toEqual([
    'x',
    'a',
    'b',
    'y',
    'c',
  ]);
});
