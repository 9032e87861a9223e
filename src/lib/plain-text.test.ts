/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { plainText } from './plain-text';
import { readingMinutes } from './reading-time';

it.each([
  ['<p>One <b>bold</b>step.</p><p>Two</p>', 'One boldstep. Two'],
  ['a&nbsp;&amp;&#160;b &#x4e2d; &unknown;', 'a & b 中 &unknown;'],
  ['<script>alert(1)</script>safe<!-- gone -->', 'safe'],
  ['&lt;script&gt;', '<script>'],
  ['&#0;&#1114112;x', 'x'],
  ['<STYLE>p{}</style >a<style>b', 'a b'],
  ['a<b<i', 'a<b<i'],
  [null, ''],
])('%s reads %s', (html, text) => expect(plainText(html)).toBe(text));

// Read from each beginning to the end, these would take days; the runner ends what hangs.
it.each(['<', '<b', '<!--', '<script>', '<style ', '&', '<!--<b>'])(
  'two million characters of “%s” are read',
  (part) => expect(plainText(part.repeat(2_000_000 / part.length)).length).toBeLessThan(2_000_001),
);

it('counts words and Chinese characters', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('word '.repeat(460))).toBe(2);
  expect(readingMinutes('法'.repeat(1350))).toBe(3);
});
