import { describe, expect, it } from '@jest/globals';
import { decodeText, NotTextError } from './read-source';
import { MAX_ROWS, parseTable, TableError } from './parse-table';

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Returns a text in UTF-16 with a byte order mark. */
function utf16(text: string, bigEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 + text.length * 2));
  view.setUint16(0, 0xfeff, !bigEndian);
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(2 + index * 2, text.charCodeAt(index), !bigEndian);
  return new Uint8Array(view.buffer);
}

describe('decodeText', () => {
  it.each([
    ['UTF-8', 'no byte order mark', utf8('标题,Title')],
    ['UTF-8', 'a byte order mark, which it removes', utf8('\uFEFF标题,Title')],
    ['UTF-16', 'a little-endian byte order mark', utf16('标题,Title', false)],
    ['UTF-16', 'a big-endian byte order mark', utf16('标题,Title', true)],
    ['GB18030', 'no byte order mark', Uint8Array.of(0xb1, 0xea, 0xcc, 0xe2, ...utf8(',Title'))],
  ])('reads %s with %s', (encoding, _, bytes) => {
    expect(decodeText(bytes)).toEqual({ text: '标题,Title', encoding });
  });

  it('rejects a workbook', () => {
    expect(() => decodeText(Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 6, 0))).toThrow(NotTextError);
  });

  it('rejects bytes that are invalid in every supported encoding', () => {
    expect(() => decodeText(Uint8Array.of(0x41, 0xff, 0xff, 0x41))).toThrow(NotTextError);
  });
});

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

  it('keeps the row numbers of the spreadsheet when it skips empty rows, and drops empty columns', async () => {
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
