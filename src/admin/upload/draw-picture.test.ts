/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { fitWithin } from './draw-picture';

test.each([
  [
    { width: 4800, height: 2400 },
    { width: 2400, height: 1200 },
  ],
  [
    { width: 1000, height: 9600 },
    { width: 250, height: 2400 },
  ],
  [
    { width: 640, height: 400 },
    { width: 640, height: 400 },
  ],
  [
    { width: 0.4, height: 9600 },
    { width: 1, height: 2400 },
  ],
])('fitWithin scales %j to %j', (size, expected) =>
  expect(fitWithin(size, 2400)).toEqual(expected),
);
