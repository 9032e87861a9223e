import type { IdempotencyKeys } from '@/api/idempotency-keys';
import type { Page } from '@/api/response-envelope';
import { fetchAllRows, WHOLE_LIST_PAGE_SIZE } from '@/admin/list/all-items/walk-pages';
import { titleKey, type ExistingItems } from './checked-row';
import type { CreatedItems } from './created-items';
import type { ItemToImport } from './item-to-import';

/** Limits how many pages of a list are fetched in each language. */
const MAX_PAGES = 400;

/** Limits how many items whose title contains that of a row are compared with the row. */
const MAX_SAME_TITLES = 100;

/** A version in the list of a content type. */
interface ListedVersion {
  id: string | number;
  no: string | number;
  lang: string;
}

/** The requests of a content type that an import sends. */
export interface ImportCalls<Version extends ListedVersion, Input extends { lang: string }> {
  /** Creates an item. Returns its `no` if the response contains it (D18). Throws `ApiError`. */
  create: (
    inputs: Input[],
    idempotencyKeys: IdempotencyKeys,
  ) => Promise<string | number | undefined>;
  /** Fetches a page of the list, or of its items with a title. Throws `ApiError`. */
  list: (
    query: { page: number; pageSize: number; title?: string },
    language?: string,
  ) => Promise<Page<Version>>;
  titleOf: (version: Version | Input) => string | null | undefined;
}

/** Returns the item of a row with the requests that store it. */
export function createItemToImport<Version extends ListedVersion, Input extends { lang: string }>(
  { create, list, titleOf }: ImportCalls<Version, Input>,
  inputs: Input[],
  createdItems: CreatedItems,
): ItemToImport {
  const [firstInput] = inputs;
  // A row that was imported before a reload may have lost its languages since: it is found by its `no`.
  const title = {
    lang: firstInput?.lang ?? '',
    title: (firstInput && titleOf(firstInput)) ?? '',
  };
  return {
    send: async (idempotencyKeys) => {
      const no = await create(inputs, idempotencyKeys);
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

/** Fetches the list, up to `MAX_PAGES`. Returns the `no`s and the titles of its items. Throws `ApiError`. */
export async function fetchExistingItems<
  Version extends ListedVersion,
  Input extends { lang: string },
>(
  { list, titleOf }: Pick<ImportCalls<Version, Input>, 'list' | 'titleOf'>,
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
