/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { fetchAllLanguages, fetchInEachLanguage } from './all-languages';

const LANGUAGES = ['en_US', 'zh_CN', 'ar_EG'];
const row = (id: number | string, lang: string) => ({ id, lang });
const idOf = ({ id }: { id: number | string }) => id;

/** A list that gives the rows of the language it is asked in, and those of `always`. */
function narrowing(rows: ReturnType<typeof row>[], always: string) {
  const asked: (string | undefined)[] = [];
  const ask = (language?: string) => {
    asked.push(language);
    return Promise.resolve(rows.filter(({ lang }) => lang === (language ?? always)));
  };
  return { ask, asked };
}

test('a list that gives all languages at once is asked once', async () => {
  const rows = LANGUAGES.map((lang, index) => row(index, lang));
  const asked: unknown[] = [];
  const ask = (language?: string) => {
    asked.push(language);
    return Promise.resolve(rows);
  };
  expect(await fetchAllLanguages(LANGUAGES, ask, idOf)).toEqual(rows);
  expect(asked).toEqual([undefined]);
});

test('a list that is narrowed to a language is asked again in each that it left out (D10)', async () => {
  const rows = [row(1, 'en_US'), row(2, 'en_US'), row(3, 'zh_CN')];
  const { ask, asked } = narrowing(rows, 'en_US');
  expect(await fetchAllLanguages(LANGUAGES, ask, idOf)).toEqual(rows);
  expect(asked).toEqual([undefined, 'zh_CN', 'ar_EG']);
});

test('of two rows with one key the first counts, be the key a number or its text (D11)', async () => {
  const first = row(1, 'en_US');
  const ask = (language?: string) => Promise.resolve(language ? [row('1', 'zh_CN')] : [first]);
  expect(await fetchAllLanguages(LANGUAGES, ask, idOf)).toEqual([first]);
});

test('rejects when one of the languages cannot be read', async () => {
  const failure = new Error('no answer');
  const ask = (language?: string) =>
    language === 'zh_CN' ? Promise.reject(failure) : Promise.resolve([row(1, 'en_US')]);
  await expect(fetchAllLanguages(LANGUAGES, ask, idOf)).rejects.toBe(failure);
  await expect(fetchInEachLanguage(LANGUAGES, ask)).rejects.toBe(failure);
});

test('what is asked in each language comes by its code', async () => {
  const { ask } = narrowing([row(1, 'en_US'), row(2, 'zh_CN')], 'en_US');
  expect(await fetchInEachLanguage(LANGUAGES, ask)).toEqual({
    en_US: [row(1, 'en_US')],
    zh_CN: [row(2, 'zh_CN')],
    ar_EG: [],
  });
});
