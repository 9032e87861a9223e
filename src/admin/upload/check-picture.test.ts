/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { pictureError } from './check-picture';

const MB = 1024 * 1024;

test.each([
  ['image/png', 100, undefined],
  ['image/svg+xml', 5 * MB, undefined],
  ['image/webp', 5 * MB + 1, 'size'],
  ['application/pdf', 100, 'type'],
  ['', 100, 'type'],
  ['image/gif', 0, 'empty'],
])('pictureError for a file of type "%s" with %d bytes is %s', (type, size, problem) => {
  expect(pictureError({ type, size })).toBe(problem);
});
