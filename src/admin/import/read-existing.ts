import type { Page } from '@/api/response-envelope';
import { readRows } from '@/admin/shared/read-rows';
import { titleKey, type ExistingItems } from './checked-row';

/** How much of a list is read to find titles that exist already. */
export const READ_LIMITS = { pages: 200, pageSize: 100 };

/** Reads a whole list with the title of each version. Rejects as `fetchPage` does. */
export async function readExisting<Row extends { no: string | number; lang: string }>(
  languages: readonly string[],
  fetchPage: (page: number, language?: string) => Promise<Page<Row>>,
  titleOf: (row: Row) => string | null | undefined,
): Promise<ExistingItems> {
  const { rows, complete } = await readRows(languages, READ_LIMITS, fetchPage);
  const titles = new Map<string, string[]>();
  for (const row of rows) {
    const key = titleKey(row.lang, titleOf(row) ?? '');
    titles.set(key, [...(titles.get(key) ?? []), String(row.no)]);
  }
  return { keys: new Set(rows.map(({ no }) => String(no))), titles, complete };
}
