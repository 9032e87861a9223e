import { omittedLanguages } from '@/api/admin/all-languages';
import type { Page } from '@/api/response-envelope';

/** Limits how much of a list is read: pages, and language versions per page. */
interface ReadLimits {
  pages: number;
  pageSize: number;
}

/**
 * Reads the first pages of a list, then those in each language that the responses lack (D10). `complete` is false if
 * the list is longer. Rejects as `fetchPage` does.
 */
export async function readRows<Row extends { lang: string }>(
  languages: readonly string[],
  { pages, pageSize }: ReadLimits,
  fetchPage: (page: number, language?: string) => Promise<Page<Row>>,
): Promise<{ rows: Row[]; complete: boolean }> {
  const rows: Row[] = [];
  let complete = true;
  const readIn = async (language?: string) => {
    for (let page = 1; page <= pages; page += 1) {
      const { items, total } = await fetchPage(page, language);
      rows.push(...items);
      if (items.length === 0 || page * pageSize >= total) return;
    }
    complete = false;
  };
  await readIn();
  // A list without items has none in other languages either.
  const others = rows.length > 0 ? omittedLanguages(rows, languages) : [];
  for (const language of others) await readIn(language);
  return { rows, complete };
}
