/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { fetchAllLanguages, fetchInEachLanguage } from './all-languages';

const LANGUAGES = ['en_US', 'zh_CN', 'ar_EG'];
const row = (id: number | string, lang: string) => ({ id, lang });
const idOf = ({ id }: { id: number | string }) => id;

/**
 * Returns a fetcher of the rows in the requested language, or in `fixedLanguage` without one, and the languages that it was
 * called with.
 */
function createFetcherOfOneLanguage(rows: ReturnType<typeof row>[], fixedLanguage: string) {
  const requestedLanguages: (string | undefined)[] = [];
  const fetchRows = (language?: string) => {
    requestedLanguages.push(language);
    return Promise.resolve(rows.filter(({ lang }) => lang === (language ?? fixedLanguage)));
  };
  return { fetchRows, requestedLanguages };
}

test('fetchAllLanguages requests a list once when its response holds all languages', async () => {
  const rows = LANGUAGES.map((lang, index) => row(index, lang));
  const requestedLanguages: unknown[] = [];
  const fetchRows = (language?: string) => {
    requestedLanguages.push(language);
    return Promise.resolve(rows);
  };
  expect(await fetchAllLanguages(LANGUAGES, fetchRows, idOf)).toEqual(rows);
  expect(requestedLanguages).toEqual([undefined]);
});

test('fetchAllLanguages requests each language that the first response omitted (D10)', async () => {
  const rows = [row(1, 'en_US'), row(2, 'en_US'), row(3, 'zh_CN')];
  const { fetchRows, requestedLanguages } = createFetcherOfOneLanguage(rows, 'en_US');
  expect(await fetchAllLanguages(LANGUAGES, fetchRows, idOf)).toEqual(rows);
  expect(requestedLanguages).toEqual([undefined, 'zh_CN', 'ar_EG']);
});

test('fetchAllLanguages keeps the first of two rows with the same key, whether number or text (D11)', async () => {
  const firstRow = row(1, 'en_US');
  const fetchRows = (language?: string) =>
    Promise.resolve(language ? [row('1', 'zh_CN')] : [firstRow]);
  expect(await fetchAllLanguages(LANGUAGES, fetchRows, idOf)).toEqual([firstRow]);
});

test('fetchAllLanguages and fetchInEachLanguage reject when one of the languages cannot be fetched', async () => {
  const failure = new Error('The server did not respond');
  const fetchRows = (language?: string) =>
    language === 'zh_CN' ? Promise.reject(failure) : Promise.resolve([row(1, 'en_US')]);
  await expect(fetchAllLanguages(LANGUAGES, fetchRows, idOf)).rejects.toBe(failure);
  await expect(fetchInEachLanguage(LANGUAGES, fetchRows)).rejects.toBe(failure);
});

test('fetchInEachLanguage returns each response under its language code', async () => {
  const { fetchRows } = createFetcherOfOneLanguage([row(1, 'en_US'), row(2, 'zh_CN')], 'en_US');
  expect(await fetchInEachLanguage(LANGUAGES, fetchRows)).toEqual({
    en_US: [row(1, 'en_US')],
    zh_CN: [row(2, 'zh_CN')],
    ar_EG: [],
  });
});
