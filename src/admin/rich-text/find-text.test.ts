import { expect, test } from '@jest/globals';
import type Quill from 'quill';
import { findMatches, patternOf, replaceMatches } from './find-text';
import { prepareForEditor } from './prepare-for-editor';
import { makeQuill } from './quill-setup';
import { toStoredHtml } from './stored-html';

const TEXT =
  '<p>The <strong>Court</strong> hears the court of appeal.</p><p><img src="/a.webp" alt="court"> Courts</p>' +
  '<table><caption>Fees of the court</caption><tbody><tr><td>High <em>Co</em>urt</td><td>Co</td><td>urt</td></tr></tbody></table>' +
  '<figure><img src="/b.webp" alt=""><figcaption>The court</figcaption></figure><p>§\u00a012 court</p>';

const openQuill = (html: string) =>
  makeQuill(document.createElement('div'), prepareForEditor(html).editorHtml);

function find(quill: Quill, query: string, matchCase = false) {
  const pattern = patternOf(query, matchCase);
  if (!pattern) throw new Error('The query is empty');
  return { pattern, matches: findMatches(quill, pattern) };
}

test('findMatches finds words in lines, captions and formatted table cells, but not across cells', () => {
  const quill = openQuill(TEXT);
  expect(find(quill, 'court').matches).toHaveLength(7);
  expect(find(quill, 'Court', true).matches).toHaveLength(3);
  expect(find(quill, 'appeal.The').matches).toHaveLength(0);
});

test('findMatches finds special characters literally, and a no-break space by a space', () => {
  const quill = openQuill(TEXT);
  expect(find(quill, 'h.ars').matches).toHaveLength(0);
  expect(find(quill, '§ 12').matches).toHaveLength(1);
});

test('patternOf returns undefined for an empty search text', () => {
  expect(patternOf('', false)).toBeUndefined();
});

test('replaceMatches keeps the formatting at the start of each match, and one undo restores the text', () => {
  const quill = openQuill(TEXT);
  const before = toStoredHtml(quill.root.innerHTML);
  const { pattern, matches } = find(quill, 'court');
  replaceMatches(quill, pattern, matches, 'tribunal');
  expect(toStoredHtml(quill.root.innerHTML)).toBe(
    '<p>The <strong>tribunal</strong> hears the tribunal of appeal.</p><p><img src="/a.webp" alt="court"> tribunals</p>' +
      '<table><caption>Fees of the tribunal</caption><tbody><tr><td>High <em>tribunal</em></td><td>Co</td><td>urt</td></tr></tbody></table>' +
      '<figure><img src="/b.webp" alt=""><figcaption>The tribunal</figcaption></figure><p>§&nbsp;12 tribunal</p>',
  );
  quill.history.undo();
  expect(toStoredHtml(quill.root.innerHTML)).toBe(before);
});

test('replaceMatches replaces a single match in a line or a table and leaves the others', () => {
  const quill = openQuill(
    '<p>A court.</p><table><tbody><tr><td>court, court</td></tr></tbody></table>',
  );
  const { pattern, matches } = find(quill, 'court');
  replaceMatches(quill, pattern, matches.slice(2), '');
  replaceMatches(quill, pattern, matches.slice(0, 1), 'tribunal & <b>');
  expect(toStoredHtml(quill.root.innerHTML)).toBe(
    '<p>A tribunal &amp; &lt;b&gt;.</p><table><tbody><tr><td>court, </td></tr></tbody></table>',
  );
});
