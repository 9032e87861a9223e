/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { pageNumbers } from './pager';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 8, [1, 2, null, 8]],
  [5, 8, [1, null, 4, 5, 6, null, 8]],
  [8, 8, [1, null, 7, 8]],
])('pageNumbers for page %d of %d returns %j', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});
