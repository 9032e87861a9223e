import { expect, test } from '@jest/globals';
import { csvColumns } from './csv-fields';
import { createCsvFile, withoutFormulaGuard } from './csv-file';

test('csvColumns puts the languages of a field next to each other, under their paths in the edit form', () => {
  expect(csvColumns('cases', ['en_US', 'zh_CN']).map(({ key }) => key)).toEqual([
    'cataNo',
    'versions.en_US.title',
    'versions.zh_CN.title',
    'versions.en_US.content',
    'versions.zh_CN.content',
    'versions.en_US.contentUrl',
    'versions.zh_CN.contentUrl',
  ]);
});

test('createCsvFile starts with a byte order mark and quotes commas, quotes and line breaks', async () => {
  const file = await createCsvFile([
    ['Title', '标题'],
    ['a, "b"', 'c\nd'],
  ]);
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('Title,标题\r\n"a, ""b""","c\nd"\r\n');
});

test.each(['=HYPERLINK("https://www.example.com")', '@SUM(A1)', '-cmd', "-2+3+cmd|' /C calc'!A0"])(
  'createCsvFile puts an apostrophe before the cell %s, so that no spreadsheet calculates it',
  async (cell) => {
    expect(await (await createCsvFile([[cell]])).text()).toMatch(/^\uFEFF?"?'/);
    expect(withoutFormulaGuard(`'${cell}`)).toBe(cell);
  },
);

test.each(['+86 21 5550 0112', '-5'])(
  'createCsvFile puts no apostrophe before the number %s',
  async (cell) => {
    expect(await (await createCsvFile([[cell]])).text()).not.toMatch(/^\uFEFF?"?'/);
    expect(withoutFormulaGuard(cell)).toBe(cell);
  },
);
