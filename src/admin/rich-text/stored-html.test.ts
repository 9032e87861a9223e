import { expect, test } from '@jest/globals';
import { roundTripEditor } from './prepare-for-editor';
import { toStoredHtml } from './stored-html';

test.each([
  ['<p><br></p>', ''],
  ['<p> &nbsp; </p>', ''],
  ['<p>&nbsp;<br></p>', ''],
  ['', ''],
  ['<p><img src="/a.webp" alt=""></p>', '<p><img src="/a.webp" alt=""></p>'],
  [
    '<ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>a</li></ol>',
    '<ul><li>a</li></ul>',
  ],
  [
    '<ol><li data-list="ordered">a</li><li data-list="bullet" class="ql-indent-1">b</li><li data-list="ordered">c</li></ol>',
    '<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>',
  ],
  [
    '<ol><li data-list="bullet">a</li><li data-list="ordered">b</li></ol>',
    '<ul><li>a</li></ul><ol><li>b</li></ol>',
  ],
  ['<p class="ql-align-right">a</p>', '<p style="text-align: right;">a</p>'],
  [
    '<blockquote>a</blockquote><blockquote>b</blockquote>',
    '<blockquote><p>a</p><p>b</p></blockquote>',
  ],
  ['<p>a&nbsp;&nbsp; b</p>', '<p>a b</p>'],
  [
    '<p>a<span class="soft-break">\ufeff<span contenteditable="false"><br></span>\ufeff</span>b</p>',
    '<p>a<br>b</p>',
  ],
  [
    '<p><a href="/news" rel="noopener noreferrer" target="_blank">a</a></p>',
    '<p><a href="/news">a</a></p>',
  ],
])('toStoredHtml converts “%s” to “%s”', (editorHtml, expected) => {
  expect(toStoredHtml(editorHtml)).toBe(expected);
});

test('the editor stores the path, empty description and size of a picture as they were', () => {
  const storedHtml = toStoredHtml(
    roundTripEditor('<p><img src="/files/a.webp" alt="" width="640" height="360"></p>'),
  );
  expect(storedHtml).toContain('alt=""');
  expect(storedHtml).toContain('height="360" width="640"');
  expect(storedHtml).toContain('src="/files/a.webp"');
});
