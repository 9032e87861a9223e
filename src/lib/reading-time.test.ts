/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { readingMinutes } from './reading-time';

it('readingMinutes counts words and Chinese characters', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('word '.repeat(460))).toBe(2);
  expect(readingMinutes('法'.repeat(1350))).toBe(3);
  expect(readingMinutes(`${'word '.repeat(460)}${'法'.repeat(1350)}`)).toBe(5);
});
