import { expect, test } from '@jest/globals';
import { textToHtml, findUnsafeHtml } from './text-to-html';

test('textToHtml makes each line a paragraph, and escapes what looks like markup', () => {
  expect(textToHtml('A < B & C\r\nD')).toBe('<p>A &lt; B &amp; C</p><p>D</p>');
});

test('textToHtml keeps the lines of a paragraph together when blank lines separate paragraphs', () => {
  expect(textToHtml('A\nB\n\n C ')).toBe('<p>A<br>B</p><p>C</p>');
});

test('textToHtml leaves HTML and empty cells unchanged', () => {
  expect(textToHtml('<p>A &amp; B</p>')).toBe('<p>A &amp; B</p>');
  expect(textToHtml('')).toBe('');
});

test.each([
  ['<h2 class="x">A</h2>', '<h2 class="x">A</h2>'],
  [' <ul><li>A</li></ul>', ' <ul><li>A</li></ul>'],
  ['<br/>A', '<br/>A'],
  ['< 5 %', '<p>&lt; 5 %</p>'],
  ['A <b>B</b>', '<p>A &lt;b&gt;B&lt;/b&gt;</p>'],
])('textToHtml treats a text as HTML only if it starts with a tag: %s', (text, html) => {
  expect(textToHtml(text)).toBe(html);
});

test('findUnsafeHtml names event handlers, and elements that the sanitizer removes', () => {
  expect(findUnsafeHtml('<p onclick="x()">A</p><script>x()</script><iframe></iframe>')).toEqual({
    type: 'unsafe-html',
    parts: ['onclick', '<script>', '<iframe>'],
  });
  expect(findUnsafeHtml('<p>A</p><table><tr><td>B</td></tr></table>')).toBeUndefined();
  expect(findUnsafeHtml('the <script> element')).toBeUndefined();
});
