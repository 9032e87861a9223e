/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { placeOf, findTooLong, widthOf } from './messages';

test.each([
  ['Publish', 7],
  ['发布', 4],
  ['第 {place} 处', 6],
  ['Read the <0>privacy notice</0>', 23],
  ['{total, plural, one {# lawyer} other {# lawyers}}', 8],
  ['{total, plural, other {共 # 位律师}}', 10],
])('widthOf measures “%s” as %d columns wide', (words, width) =>
  expect(widthOf(words)).toBe(width),
);

test('placeOf allows a short message to grow by a larger share than a sentence', () => {
  expect(placeOf('Save')).toBe(16);
  expect(placeOf('Professional fields')).toBe(38);
  expect(placeOf('x'.repeat(100))).toBe(140);
});

test('findTooLong names a translation that is wider than its place', () => {
  const words = { file: 'locales/de_DE/admin.po', english: 'Back', translation: 'Zurück' };
  const wide = { ...words, translation: 'Zurück zur vorigen Übersicht' };
  expect(findTooLong([words, wide])).toEqual([
    'locales/de_DE/admin.po: "Zurück zur vorigen Übersicht" is 28 wide, and "Back" leaves 16',
  ]);
});
