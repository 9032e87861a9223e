import { describe, expect, it, test } from '@jest/globals';
import { findLostFields, isStoredByOthers } from './compare-saved';

/** Returns whether `findLostFields` reports a field with these values. */
const isReportedLost = async (sentValue: unknown, storedValue: unknown) =>
  (await findLostFields({ sentValues: { field: sentValue }, storedValues: { field: storedValue } }))
    .length > 0;

test.each([
  ['white space at the ends', ' Title ', 'Title'],
  ['line ends', 'one\r\ntwo', 'one\ntwo'],
  ['empty and null', '', null],
  ['empty and absent', '', undefined],
  ['an empty list and absent', [], undefined],
  ['a number and its digits', 7, '7'],
  ['a flag and its number', true, 1],
  ['the type of ids in a list', ['1', '2'], [1, 2]],
  ['attributes that a backend cleans away', '<p class="x" style="color:red">a</p>', '<p>a</p>'],
  [
    'other names of the same markup',
    '<p><b>a</b> <i>b</i></p>',
    '<p><strong>a</strong> <em>b</em></p>',
  ],
  ['entities', '<p>a&nbsp;&amp; b</p>', '<p>a &amp; b</p>'],
  ['white space between blocks', '<p>a</p><p>b</p>', '<p>a</p>\n<p>b</p>\n'],
  ['scripts that were removed', '<p>a</p><script>x()</script>', '<p>a</p>'],
  ['keys of rows', [{ key: 's1', title: 'a' }], [{ key: 's0', title: 'a' }]],
])(
  'findLostFields accepts a stored value that differs only in: %s',
  async (_, sentValue, storedValue) => {
    expect(await isReportedLost(sentValue, storedValue)).toBe(false);
  },
);

test.each([
  ['a text that was truncated', 'A long title', 'A long'],
  ['a text that was dropped', 'Title', null],
  ['an entity in a plain text', 'A & B', 'A &amp; B'],
  ['a paragraph that was dropped', '<p>a</p><p>b</p>', '<p>a</p>'],
  ['a picture that was dropped', '<p>a<img src="/files/1.png" alt=""></p>', '<p>a</p>'],
  ['another link', '<p><a href="/a">a</a></p>', '<p><a href="/b">a</a></p>'],
  ['a heading that became a paragraph', '<h2>a</h2>', '<p>a</p>'],
  ['a list in another order', ['1', '2'], ['2', '1']],
])('findLostFields reports a field with %s', async (_, sentValue, storedValue) => {
  expect(await isReportedLost(sentValue, storedValue)).toBe(true);
});

describe('isStoredByOthers', () => {
  const differingField = (name: string, sentValue: unknown, storedValue: unknown) => [
    { name, sentValue, storedValue },
  ];
  const fieldsBefore = { title: 'Old', note: 'Note' };
  const accountNames = ['Wang Li'];

  it('returns true for a field that was edited here only when the item names another editor', () => {
    const fields = differingField('title', 'Mine', 'Old');
    expect(
      isStoredByOthers({ lostFields: fields, fieldsBefore, editor: 'Zhang Wei', accountNames }),
    ).toBe(true);
    expect(
      isStoredByOthers({ lostFields: fields, fieldsBefore, editor: 'Wang Li', accountNames }),
    ).toBe(false);
    expect(
      isStoredByOthers({ lostFields: fields, fieldsBefore, editor: undefined, accountNames }),
    ).toBe(false);
  });

  it('returns true when a field that was not edited here has a new value', () => {
    const fields = differingField('note', 'Note', 'Rewritten');
    expect(
      isStoredByOthers({ lostFields: fields, fieldsBefore, editor: undefined, accountNames }),
    ).toBe(true);
  });

  it('returns false when the server shortened a field that was not edited here', () => {
    const fields = differingField('note', 'Note', 'No');
    expect(
      isStoredByOthers({ lostFields: fields, fieldsBefore, editor: undefined, accountNames }),
    ).toBe(false);
  });
});
