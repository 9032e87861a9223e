import type { IdempotencyKeys } from '@/api/idempotency-keys';
import type { Page } from '@/api/response-envelope';
import { fetchAllRows, WHOLE_LIST_PAGE_SIZE } from '@/admin/list/all-items/walk-pages';
import { titleKey, type ExistingItems } from './checked-row';
import type { CreatedItems, ItemTitle } from './created-items';
import type { ItemToImport } from './item-to-import';

/** Limits how many pages of a list are fetched in each language. */
const MAX_PAGES = 400;

/** Limits how many items whose title contains the title of a row are compared with the row. */
const MAX_SAME_TITLES = 100;

interface ListedVersion {
  id: string | number;
  no: string | number;
  lang: string;
}

export interface ListCalls<Version extends ListedVersion> {
  /** Fetches a page of the list, or of its items whose title contains `title`. Throws `ApiError`. */
  list: (
    query: { page: number; pageSize: number; title?: string },
    language?: string,
  ) => Promise<Page<Version>>;
  titleOf: (version: Version) => string | null | undefined;
}

interface ItemCalls<Version extends ListedVersion> extends ListCalls<Version> {
  /** Creates the item. Returns its `no` if the response contains it (D18). Throws `ApiError`. */
  create: (idempotencyKeys: IdempotencyKeys) => Promise<string | number | undefined>;
}

/** Returns the item of a row, whose first title identifies it, with the requests that store it. */
export function createItemToImport<Version extends ListedVersion>(
  { create, list, titleOf }: ItemCalls<Version>,
  titles: readonly ItemTitle[],
  createdItems: CreatedItems,
): ItemToImport {
  const title = titles.find((version) => version.title !== '') ?? { lang: '', title: '' };
  return {
    send: async (idempotencyKeys) => {
      const no = await create(idempotencyKeys);
      return createdItems.record(title, { no: no === undefined ? undefined : String(no) });
    },
    locate: (item, listedItems) => createdItems.locate(title, item, listedItems),
    record: (item) => createdItems.record(title, item),
    find: async () => {
      const query = { page: 1, pageSize: MAX_SAME_TITLES, title: title.title };
      const { items } = await list(query, title.lang);
      const storedTitles = items.map((row) => ({ ...row, title: titleOf(row) }));
      return createdItems.find(title, storedTitles);
    },
  };
}

/** Fetches the list, up to `MAX_PAGES` in each language. Throws `ApiError`. */
export async function fetchExistingItems<Version extends ListedVersion>(
  { list, titleOf }: ListCalls<Version>,
  languages: readonly string[],
): Promise<ExistingItems> {
  const { rows, isComplete } = await fetchAllRows(
    (page, language) => list({ page, pageSize: WHOLE_LIST_PAGE_SIZE }, language),
    languages,
    { maxPages: MAX_PAGES },
  );
  const titles = new Map<string, string[]>();
  for (const row of rows) {
    const key = titleKey(row.lang, titleOf(row) ?? '');
    titles.set(key, [...(titles.get(key) ?? []), String(row.no)]);
  }
  return { nos: new Set(rows.map(({ no }) => String(no))), titles, isComplete };
}
