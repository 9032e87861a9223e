/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { maxWidthOf, findTooLong, widthOf } from './messages';

test.each([
  ['Publish', 7],
  ['发布', 4],
  ['第 {place} 处', 6],
  ['Read the <0>privacy notice</0>', 23],
  ['{total, plural, one {# lawyer} other {# lawyers}}', 8],
  ['{total, plural, other {共 # 位律师}}', 10],
])('widthOf measures “%s” as %d columns wide', (message, width) =>
  expect(widthOf(message)).toBe(width),
);

test('maxWidthOf allows a short message to grow by a larger share than a sentence', () => {
  expect(maxWidthOf('Save')).toBe(16);
  expect(maxWidthOf('Professional fields')).toBe(38);
  expect(maxWidthOf('x'.repeat(100))).toBe(140);
});

test('findTooLong names a translation that is wider than its place', () => {
  const short = { file: 'locales/de_DE/admin.po', english: 'Back', translation: 'Zurück' };
  const wide = { ...short, translation: 'Zurück zur vorigen Übersicht' };
  expect(findTooLong([short, wide])).toEqual([
    'locales/de_DE/admin.po: "Zurück zur vorigen Übersicht" is 28 wide; "Back" allows 16',
  ]);
});
