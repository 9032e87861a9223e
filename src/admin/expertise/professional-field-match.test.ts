/** @jest-environment node */
import { expect, test } from '@jest/globals';
import type { ProfessionalField } from '@/api/admin/professional-fields';
import { versionsOf } from '@/admin/shared/group-versions';
import { matchProfessionalFields, mergeOrders } from './professional-field-match';

let id = 0;

const field = (lang: string, name: string, no?: string): ProfessionalField => ({
  id: (id += 1),
  lang,
  name,
  ...(no !== undefined && { no }),
});
const english = (...names: string[]) => names.map((name) => field('en_US', name));
const chinese = (...names: string[]) => names.map((name) => field('zh_CN', name));
const matchedNames = (lists: Parameters<typeof matchProfessionalFields>[0]) => {
  const { rows, hasUnmatchedRecords } = matchProfessionalFields(lists);
  return {
    rows: rows.map((row) => [row.matchedBy, ...versionsOf(row).map(({ name }) => name)].join(' ')),
    hasUnmatchedRecords,
  };
};

test('matchProfessionalFields matches fields without a number by position', () => {
  expect(matchedNames({ en_US: english('A', 'B'), zh_CN: chinese('甲', '乙') })).toEqual({
    rows: ['position A 甲', 'position B 乙'],
    hasUnmatchedRecords: false,
  });
});

test('matchProfessionalFields matches nothing and reports unmatched records if one language has more fields than another', () => {
  expect(matchedNames({ en_US: english('A', 'B'), zh_CN: chinese('甲') })).toEqual({
    rows: ['nothing 甲', 'nothing A', 'nothing B'],
    hasUnmatchedRecords: true,
  });
});

test('matchProfessionalFields matches by a common number first, and the other fields by position', () => {
  const lists = {
    en_US: [field('en_US', 'A', 'a'), field('en_US', 'B', 'b'), ...english('C')],
    zh_CN: [field('zh_CN', '乙', 'b'), ...chinese('丙'), field('zh_CN', '甲', 'a')],
  };
  expect(matchedNames(lists)).toEqual({
    rows: ['no A 甲', 'no B 乙', 'position C 丙'],
    hasUnmatchedRecords: false,
  });
});

test('matchProfessionalFields keeps a field of one language at its position in that language', () => {
  const lists = {
    en_US: [field('en_US', 'A', 'a'), field('en_US', 'B', 'b')],
    zh_CN: [field('zh_CN', '甲', 'a'), ...chinese('丁'), field('zh_CN', '乙', 'b')],
  };
  expect(matchedNames(lists)).toEqual({
    rows: ['no A 甲', 'nothing 丁', 'no B 乙'],
    hasUnmatchedRecords: false,
  });
});

test('matchProfessionalFields ignores numbers that no two languages share', () => {
  const lists = { en_US: [field('en_US', 'A', '1')], zh_CN: [field('zh_CN', '甲', '2')] };
  expect(matchedNames(lists)).toEqual({ rows: ['position A 甲'], hasUnmatchedRecords: false });
});

test('matchProfessionalFields keeps the fields of a language if another has none', () => {
  expect(matchedNames({ en_US: english('A'), zh_CN: [] })).toEqual({
    rows: ['nothing A'],
    hasUnmatchedRecords: false,
  });
});

test('mergeOrders merges several orders, led by the first', () => {
  expect(mergeOrders([['a', 'b', 'c'], ['x', 'b', 'y', 'a'], []])).toEqual([
    'x',
    'a',
    'b',
    'y',
    'c',
  ]);
});
