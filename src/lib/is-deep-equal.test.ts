/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { isDeepEqual } from './is-deep-equal';

test.each<[unknown, unknown, boolean]>([
  [{ a: 1, b: ['x'] }, { b: ['x'], a: 1 }, true],
  [{ a: undefined }, {}, true],
  [{ a: null }, {}, false],
  [[1, 2], [1], false],
  [[], {}, false],
  ['1', 1, false],
  [{ a: { b: '' } }, { a: { b: ' ' } }, false],
])('isDeepEqual compares %p with %p and returns %p', (first, second, expected) => {
  expect(isDeepEqual(first, second)).toBe(expected);
});
