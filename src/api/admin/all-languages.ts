import { copyInvalidRows } from '@/api/invalid-rows';

interface InLanguage {
  lang?: string | null | undefined;
}

/** Those of `languages` of which an answer holds nothing: it may be narrowed to the language it was asked in (D10). */
export function omittedLanguages(
  rows: readonly InLanguage[],
  languages: readonly string[],
): string[] {
  return languages.filter((code) => !rows.some(({ lang }) => lang === code));
}

/**
 * All rows of a list in all its languages: asked once, and once more in each of `languages` that the answer
 * leaves out (D10). Of two rows with the same key the first counts. Rejects as `ask` does.
 */
export async function fetchAllLanguages<Row extends InLanguage>(
  languages: readonly string[],
  ask: (language?: string) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string | number | null | undefined,
): Promise<Row[]> {
  const rows = await ask();
  const more = await Promise.all(omittedLanguages(rows, languages).map((code) => ask(code)));
  const known = new Map<string, Row>();
  for (const row of [...rows, ...more.flat()]) {
    const key = String(keyOf(row));
    if (!known.has(key)) known.set(key, row);
  }
  return copyInvalidRows([...known.values()], [rows, ...more]);
}

/** What `ask` gives in each language, by language code. Rejects where one of them cannot be read. */
export async function fetchInEachLanguage<Answer>(
  languages: readonly string[],
  ask: (language: string) => Promise<Answer>,
): Promise<Partial<Record<string, Answer>>> {
  const answers = await Promise.all(
    languages.map(async (code) => [code, await ask(code)] as const),
  );
  return Object.fromEntries(answers);
}
