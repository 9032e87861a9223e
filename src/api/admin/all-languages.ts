import { copyInvalidRows } from '@/api/invalid-rows';

interface RowWithLanguage {
  lang?: string | null | undefined;
}

/** Returns the `languages` that no row of a response has: the server may return only the requested language (D10). */
export function omittedLanguages(
  rows: readonly RowWithLanguage[],
  languages: readonly string[],
): string[] {
  return languages.filter((code) => !rows.some(({ lang }) => lang === code));
}

/**
 * Fetches all rows of a list in all its languages: one request, and another for each of `languages` that the response
 * omits (D10). Of two rows with the same key the first counts. Rejects as `fetchRows` does.
 */
export async function fetchAllLanguages<Row extends RowWithLanguage>(
  languages: readonly string[],
  fetchRows: (language?: string) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string | number | null | undefined,
): Promise<Row[]> {
  const rows = await fetchRows();
  const otherResponses = await Promise.all(
    omittedLanguages(rows, languages).map((code) => fetchRows(code)),
  );
  const rowsByKey = new Map<string, Row>();
  for (const row of [...rows, ...otherResponses.flat()]) {
    const key = String(keyOf(row));
    if (!rowsByKey.has(key)) rowsByKey.set(key, row);
  }
  return copyInvalidRows([...rowsByKey.values()], [rows, ...otherResponses]);
}

/** Returns the results of `fetchRows` by language code. Rejects when one of them fails. */
export async function fetchInEachLanguage<Result>(
  languages: readonly string[],
  fetchRows: (language: string) => Promise<Result>,
): Promise<Partial<Record<string, Result>>> {
  const results = await Promise.all(
    languages.map(async (code) => [code, await fetchRows(code)] as const),
  );
  return Object.fromEntries(results);
}
