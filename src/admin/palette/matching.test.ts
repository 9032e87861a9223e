/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { matches, filterMatching } from './matching';

test.each([
  ['ad new', 'Add news', true],
  ['ＮＥＷＳ', 'Add news', true],
  ['仲裁', '国际仲裁', true],
  ['news add x', 'Add news', false],
  ['', 'anything', true],
])('matches(%j, %j) returns %p', (query, text, expected) => {
  expect(matches(query, text)).toBe(expected);
});

test('filterMatching sorts names that begin with the query first', () => {
  const names = ['External cases', 'Cases', 'Banners'];
  expect(filterMatching(names, 'cas', (name) => name)).toEqual(['Cases', 'External cases']);
});
