/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { plainText, startOfHtml } from './plain-text';

it.each([
  ['<p>One <b>bold</b>step.</p><p>Two</p>', 'One boldstep. Two'],
  ['a&nbsp;&amp;&#160;b &#x4e2d; &unknown; &toString;', 'a & b 中 &unknown; &toString;'],
  ['<script>alert(1)</script>safe<!-- gone -->', 'safe'],
  ['&lt;script&gt;', '<script>'],
  ['&#0;&#1114112;x', 'x'],
  ['<STYLE>p{}</style >a<style>b', 'a b'],
  ['a<b<i', 'a<b<i'],
  [null, ''],
])('plainText converts “%s” to “%s”', (html, text) => expect(plainText(html)).toBe(text));

it.each([
  ['<p>One</p><img src="data:', '<p>One</p>'],
  ['<p>One</p><img alt="a<b', '<p>One</p>'],
  ['<p>One</p>', '<p>One</p>'],
  ['One', 'One'],
  ['<img', ''],
])('startOfHtml cuts an HTML string after “%s” and returns “%s”', (start, result) =>
  expect(startOfHtml(`${start} and more`, start.length)).toBe(result),
);

it('startOfHtml returns a short HTML string unchanged', () => {
  expect(startOfHtml('a <b', 4)).toBe('a <b');
});

// Without the limit of `replaceUpTo`, most of these would take hours.
it.each(['<', '<b', '<!--', '<script>', '<style ', '&', '<!--<b>'])(
  'plainText handles two million characters of “%s”',
  (part) => expect(plainText(part.repeat(2_000_000 / part.length)).length).toBeLessThan(2_000_001),
);
