/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { quoteUnsafeIntegers } from './json';

it.each([
  ['{"id":9007199254740993}', '{"id":"9007199254740993"}'],
  ['[-9007199254740993, 1]', '["-9007199254740993", 1]'],
  ['{"id":9007199254740991}', '{"id":9007199254740991}'],
  [
    '{"text":"9007199254740993 \\" 9007199254740993"}',
    '{"text":"9007199254740993 \\" 9007199254740993"}',
  ],
  ['{"share":0.12345678901234567}', '{"share":0.12345678901234567}'],
])('quoteUnsafeIntegers turns %s into %s (D11)', (json, expected) => {
  expect(quoteUnsafeIntegers(json)).toBe(expected);
  expect(() => JSON.parse(quoteUnsafeIntegers(json)) as unknown).not.toThrow();
});
