import { expect, test } from '@jest/globals';
import { insertBlock } from './block-edits';
import { prepareForEditor } from './prepare-for-editor';
import { makeQuill } from './quill-setup';
import { toStoredHtml } from './stored-html';

const TABLE = '<table><tbody><tr><td>1</td></tr></tbody></table>';

test.each([
  ['after a preserved block that ends the text', `<p>a</p>${TABLE}`, 2, 3, `<p>a</p>${TABLE}<hr>`],
  ['after a preserved block that text follows', `${TABLE}<p>b</p>`, 0, 1, `${TABLE}<hr><p>b</p>`],
])('insertBlock inserts a divider %s', (_, html, index, expectedIndex, expectedHtml) => {
  const quill = makeQuill(document.createElement('div'), prepareForEditor(html).editorHtml);
  expect(insertBlock(quill, index, '<hr>')).toBe(expectedIndex);
  expect(() => quill.setSelection(expectedIndex + 1, 0, 'user')).not.toThrow();
  expect(toStoredHtml(quill.root.innerHTML)).toBe(expectedHtml);
});
