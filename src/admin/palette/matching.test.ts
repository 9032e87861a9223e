/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { matches, matching } from './matching';

test.each([
  ['ad new', 'Add news', true],
  ['ＮＥＷＳ', 'Add news', true],
  ['仲裁', '国际仲裁', true],
  ['news add x', 'Add news', false],
  ['', 'anything', true],
])('matches finds %j in %j: %p', (query, text, expected) => {
  expect(matches(query, text)).toBe(expected);
});

test('matching sorts names that begin with the query first', () => {
  const names = ['External cases', 'Cases', 'Banners'];
  expect(matching(names, 'cas', (name) => name)).toEqual(['Cases', 'External cases']);
});
