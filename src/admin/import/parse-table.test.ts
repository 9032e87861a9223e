import { describe, expect, it } from '@jest/globals';
import { MAX_ROWS, parseTable, TableError } from './parse-table';

describe('parseTable', () => {
  it.each([
    ['commas', 'a,b\n"1, ""x""\ny",2\n'],
    ['semicolons', 'a;b\r\n"1, ""x""\ny";2\r\n'],
    ['tabs of a pasted spreadsheet', 'a\tb\n"1, ""x""\ny"\t2'],
  ])('reads %s with quoted cells', async (_, text) => {
    expect(await parseTable(text)).toEqual({
      header: ['a', 'b'],
      rows: [{ number: 2, cells: ['1, "x"\ny', '2'] }],
    });
  });

  it('keeps the row numbers of the spreadsheet when it skips empty rows, and drops empty columns at the end', async () => {
    expect(await parseTable('a,b,,\n,,,\n1,,,\n\n2,3,,')).toEqual({
      header: ['a', 'b'],
      rows: [
        { number: 3, cells: ['1', ''] },
        { number: 5, cells: ['2', '3'] },
      ],
    });
  });

  it('detects the separator below empty lines', async () => {
    expect(await parseTable('\n\na\tb\n1\t2')).toEqual({
      header: ['a', 'b'],
      rows: [{ number: 4, cells: ['1', '2'] }],
    });
  });

  it('removes the apostrophe that the export puts before formulas', async () => {
    const { rows } = await parseTable("a,b\n'=1+1,'quoted'");
    expect(rows[0]?.cells).toEqual(['=1+1', "'quoted'"]);
  });

  it.each([
    ['an empty text', 'empty', ''],
    ['a table without rows', 'empty', 'Title,Summary\n'],
    ['a table with too many rows', 'long', `a\n${'x\n'.repeat(MAX_ROWS + 1)}`],
    ['an unclosed quotation mark', 'quotes', 'a,b\n"1,2\n3,4'],
  ])('rejects %s for the reason “%s”', async (_, reason, text) => {
    await expect(parseTable(text)).rejects.toMatchObject({ reason });
    await expect(parseTable(text)).rejects.toBeInstanceOf(TableError);
  });
});
