import { expect, test } from '@jest/globals';
import { csvColumns } from '@/admin/csv/csv-fields';
import { guessColumns, loadHeaderNames } from './guess-columns';

const languages = [
  { code: 'en_US', name: 'English' },
  { code: 'zh_CN', name: 'Simplified Chinese' },
];
const columns = csvColumns('news', ['en_US', 'zh_CN']);
const guess = async (header: string[], locale = 'en_US') =>
  guessColumns(header, columns, await loadHeaderNames(languages), locale);

test('guessColumns recognizes the headers of both interface languages', async () => {
  expect(
    await guess(['栏目', 'Title (English)', '标题（中文）', '摘要（简体中文）', 'English content']),
  ).toEqual([
    'cataNo',
    'versions.en_US.title',
    'versions.zh_CN.title',
    'versions.zh_CN.note',
    'versions.en_US.content',
  ]);
});

test('guessColumns recognizes language codes, whatever case and punctuation', async () => {
  expect(await guess(['CATALOGUE', 'title_en_US', 'TITLE zh-CN'])).toEqual([
    'cataNo',
    'versions.en_US.title',
    'versions.zh_CN.title',
  ]);
});

test('guessColumns assigns a header without a language to the interface language', async () => {
  expect(await guess(['Title', 'Summary'], 'zh_CN')).toEqual([
    'versions.zh_CN.title',
    'versions.zh_CN.note',
  ]);
});

test('guessColumns assigns a field once, and leaves out unknown headers', async () => {
  expect(await guess(['Title (English)', 'Title (English)', 'Error', ''])).toEqual([
    'versions.en_US.title',
    undefined,
    undefined,
    undefined,
  ]);
});
