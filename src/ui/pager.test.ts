/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { pageNumbers } from './pager';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, 3, 4, 5, 6]],
  [1, 7, [1, 2, 3, 4, null, 7]],
  [1, 8, [1, 2, 3, 4, null, 8]],
  [4, 8, [1, 2, 3, 4, 5, null, 8]],
  [5, 8, [1, null, 4, 5, 6, 7, 8]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [8, 8, [1, null, 5, 6, 7, 8]],
])('pageNumbers for page %d of %d returns %j', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});
