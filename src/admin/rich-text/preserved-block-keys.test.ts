import { beforeAll, expect, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { prepareForEditor } from './prepare-for-editor';
import { makeQuill } from './quill-setup';

const TABLE = '<table><tbody><tr><td>1</td></tr></tbody></table>';

beforeAll(() => {
  // jsdom has no layout, into which Quill scrolls the cursor.
  Object.assign(Range.prototype, { getBoundingClientRect: () => new DOMRect() });
});

test.each([
  ['Delete', 'after', 1],
  ['Backspace', 'before', 0],
])(
  '%s with the cursor between two tables selects the table %s the cursor and deletes none',
  (key, _, selectedIndex) => {
    const quill = makeQuill(
      document.body.appendChild(document.createElement('div')),
      prepareForEditor(TABLE.repeat(3)).editorHtml,
    );
    quill.setSelection(1, 0, 'user');
    fireEvent.keyDown(quill.root, { key });
    expect(quill.getLength()).toBe(3);
    expect(quill.getSelection()).toEqual({ index: selectedIndex, length: 1 });
  },
);
