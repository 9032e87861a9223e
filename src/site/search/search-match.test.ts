/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { findMatches, isSearchable } from './search-match';

const find = (keyword: string, ...items: [title: string, text?: string][]) =>
  findMatches(items, keyword, ([title, text = '']) => ({ title, text })).map(([title]) => title);

describe('findMatches', () => {
  it.each([
    ['data export', 'Export of personal data', true],
    ['DATA', 'Sending data out of China', true],
    ['helene', 'Hélène Marchand-Dubois', true],
    ['ＡＢＣ', 'abc', true],
    ['数据', '数据出境路径一览', true],
    ['data tax', 'Sending data out of China', false],
    ['  ', 'anything', false],
  ])('matches "%s" with "%s": %s', (keyword, title, isMatch) => {
    expect(find(keyword, [title])).toEqual(isMatch ? [title] : []);
  });

  it('returns matches in the title first, and keeps the given order otherwise', () => {
    const items: [string, string?][] = [
      ['first summary', 'about tax'],
      ['Tax at the border'],
      ['second summary', 'tax again'],
      ['Another tax'],
      ['nothing'],
    ];
    expect(find('tax', ...items)).toEqual([
      'Tax at the border',
      'Another tax',
      'first summary',
      'second summary',
    ]);
  });

  it('finds words that are partly in the title and partly in the text', () => {
    expect(find('border tax', ['At the border', 'a tax'])).toEqual(['At the border']);
  });
});

it.each([
  ['a', false],
  [' a ', false],
  ['ab', true],
  ['税', true],
  ['', false],
])('isSearchable("%s") returns %s', (keyword, expected) => {
  expect(isSearchable(keyword)).toBe(expected);
});
