import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  editTable,
  insertColumn,
  insertRow,
  mergeCells,
  newTable,
  readTable,
  removeColumn,
  removeRow,
  setCaption,
  setHeaderColumn,
  setHeaderRow,
  splitCell,
} from './table-edits';
import { cellsIn, gridOf, areaOfWholeCells } from './table-grid';

const SPANS =
  '<table class="x"><tbody><tr><td rowspan="2">a</td><td colspan="2">b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>';

const gridTextsOf = (html: string) => {
  const { slots } = gridOf(readTable(html));
  return slots.map((row) => row.map((cell) => cell?.textContent ?? '-').join('|'));
};

test('gridOf reads spans like a browser', () => {
  expect(gridTextsOf(SPANS)).toEqual(['a|b|b', 'a|c|d']);
});

test.each([
  [
    'an inserted row between the rows of a span',
    (t: HTMLTableElement) => insertRow(t, 0, true),
    ['a|b|b', 'a||', 'a|c|d'],
  ],
  [
    'an inserted column between the columns of a span',
    (t: HTMLTableElement) => insertColumn(t, 1, true),
    ['a|b|b|b', 'a|c||d'],
  ],
  [
    'an inserted column at the end',
    (t: HTMLTableElement) => insertColumn(t, 2, true),
    ['a|b|b|', 'a|c|d|'],
  ],
  [
    'a removed row, with its spanning cell in the next row',
    (t: HTMLTableElement) => removeRow(t, 0),
    ['a|c|d'],
  ],
  ['a removed column', (t: HTMLTableElement) => removeColumn(t, 1), ['a|b', 'a|d']],
  [
    'merged cells',
    (t: HTMLTableElement) => mergeCells(t, { row: 0, column: 1, rowCount: 2, columnCount: 2 }),
    ['a|bcd|bcd', 'a|bcd|bcd'],
  ],
  [
    'a split cell',
    (t: HTMLTableElement) => {
      const cell = t.rows[0]?.cells[1];
      if (cell) splitCell(t, cell);
    },
    ['a|b|', 'a|c|d'],
  ],
])('editTable returns the expected grid for %s', (_, edit, expected) => {
  const html = editTable(SPANS, edit);
  expect(gridTextsOf(html)).toEqual(expected);
  expect(html).toContain('class="x"');
});

test('areaOfWholeCells extends a selection to whole cells', () => {
  const table = readTable(SPANS);
  const area = areaOfWholeCells(gridOf(table), { row: 1, column: 1 }, { row: 0, column: 1 });
  expect(area).toEqual({ row: 0, column: 1, rowCount: 2, columnCount: 2 });
  expect(cellsIn(gridOf(table), area)).toHaveLength(3);
});

test('editTable sets and removes headers and a caption', () => {
  const html = editTable(newTable(2, 2, false), (table) => {
    setHeaderRow(table, true);
    setHeaderColumn(table, true);
    setCaption(table, 'Fees');
  });
  expect(html).toBe(
    '<table><caption>Fees</caption><thead><tr><th scope="col"></th><th scope="col"></th></tr></thead><tbody><tr><th scope="row"></th><td></td></tr></tbody></table>',
  );
  const htmlAfterRemoval = editTable(html, (table) => {
    setHeaderRow(table, false);
    setHeaderColumn(table, false);
    setCaption(table, '');
  });
  expect(htmlAfterRemoval).toBe(newTable(2, 2, false));
});

test('random table edits leave a cell in every grid position and lose no text', () => {
  const step = fc.record({
    action: fc.nat(5),
    row: fc.nat(8),
    column: fc.nat(8),
    after: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let html = newTable(3, 3, false).replaceAll('<td></td>', '<td>w</td>');
      for (const { action, row, column, after } of steps) {
        html = editTable(html, (table) => {
          const { slots, columnCount } = gridOf(table);
          const position = { row: row % slots.length, column: column % columnCount };
          const cell = slots[position.row]?.[position.column];
          const cornerCell = {
            row: Math.min(slots.length - 1, position.row + 1),
            column: Math.min(columnCount - 1, position.column + 1),
          };
          if (action === 0) insertRow(table, position.row, after);
          else if (action === 1) insertColumn(table, position.column, after);
          else if (action <= 3)
            mergeCells(table, areaOfWholeCells(gridOf(table), position, cornerCell));
          else if (action === 4 && cell) splitCell(table, cell);
          else if (
            action === 5 &&
            slots.length > 1 &&
            !slots[position.row]?.some((slot) => slot?.textContent)
          )
            removeRow(table, position.row);
        });
      }
      const table = readTable(html);
      const { slots, columnCount } = gridOf(table);
      expect(slots.every((row) => row.length === columnCount && !row.includes(undefined))).toBe(
        true,
      );
      expect(table.textContent).toBe('w'.repeat(9));
    }),
    { seed: 2026, numRuns: 200 },
  );
});
