import type { Page } from '@/api/response-envelope';
import { fetchAllRows } from '@/admin/list/all-items/fetch-all-rows';
import { titleKey, type ExistingItems } from './checked-row';

/** How many pages of a list are read to find titles that exist already. */
const MAX_PAGES = 400;

/** Reads a whole list with the title of each version. Rejects as `fetchPage` does. */
export async function readExistingItems<
  Row extends { id: string | number; no: string | number; lang: string },
>(
  languages: readonly string[],
  fetchPage: (page: number, language?: string) => Promise<Page<Row>>,
  titleOf: (row: Row) => string | null | undefined,
): Promise<ExistingItems> {
  const { rows, isComplete } = await fetchAllRows(fetchPage, languages, { maxPages: MAX_PAGES });
  const titles = new Map<string, string[]>();
  for (const row of rows) {
    const key = titleKey(row.lang, titleOf(row) ?? '');
    titles.set(key, [...(titles.get(key) ?? []), String(row.no)]);
  }
  return { keys: new Set(rows.map(({ no }) => String(no))), titles, isComplete };
}
