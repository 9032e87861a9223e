import type { OperationId } from '../../mocks/call';
import {
  idOf,
  isRow,
  rowsOf,
  type Id,
  type Input,
  type LiveBackend,
  type Row,
} from './live-backend';
import { LANGUAGES } from './collect-responses';

/** Prefix of the names of all test items. */
const MARK = 'Contract check';

/** Maximum number of pages that are read of a list that ignores its filter. */
const MAX_PAGES = 50;
const PAGE_SIZE = 100;

/** A type of test items: how they are listed and deleted. */
interface TestItemDefinition {
  list: OperationId;
  /** Returns the list's parameters, which filter it by name or language if it can. */
  query: (name: string, lang: string, page: number) => NonNullable<Input['query']>;
  remove: OperationId;
  /** The operation that fetches one item by its id, also if no list contains it. */
  read: OperationId;
  /** Whether one deletion removes all languages (D24). */
  deletesByNo?: boolean;
}

const defineArticles = (
  list: OperationId,
  remove: OperationId,
  read: OperationId,
): TestItemDefinition => ({
  list,
  remove,
  read,
  deletesByNo: true,
  query: (title, _, pageNo) => ({ title, pageNo, pageSize: PAGE_SIZE }),
});

const cataloguesOf = (type: 0 | 1): TestItemDefinition => ({
  list: 'listAdminCatalogues',
  remove: 'deleteCatalogue',
  read: 'getCatalogue',
  query: (_, lang) => ({ type, lang }),
});

/** Types of test items in the order of deletion: referring items before those they refer to. */
const TEST_ITEM_DEFINITIONS = {
  lawyers: {
    list: 'listAdminLawyers',
    remove: 'deleteLawyer',
    read: 'getAdminLawyer',
    query: (name, _, page) => ({ name, page, pageSize: PAGE_SIZE }),
  },
  news: defineArticles('listAdminNews', 'deleteNews', 'getNews'),
  cases: defineArticles('listAdminCases', 'deleteCase', 'getCase'),
  honors: defineArticles('listAdminHonors', 'deleteHonor', 'getHonor'),
  newsCatalogues: cataloguesOf(0),
  caseCatalogues: cataloguesOf(1),
  banners: {
    list: 'listAdminBanners',
    remove: 'deleteBanner',
    read: 'getAdminBanner',
    query: () => ({}),
  },
  fields: {
    list: 'listProfessionalFieldsByLanguage',
    remove: 'deleteProfessionalField',
    read: 'getAdminProfessionalField',
    query: (_, lang) => ({ lang }),
  },
  jobs: {
    list: 'listJobs',
    remove: 'deleteJob',
    read: 'getJob',
    query: (_, lang) => ({ lang }),
  },
} satisfies Record<string, TestItemDefinition>;

export type TestItemType = keyof typeof TEST_ITEM_DEFINITIONS;

function withChildren(rows: readonly Row[]): Row[] {
  // Children first: a catalogue with children cannot be deleted (D32).
  return rows.flatMap((row) => [
    ...withChildren(Array.isArray(row.childrenList) ? row.childrenList.filter(isRow) : []),
    row,
  ]);
}

function nameOf({ name, title }: Row): string {
  return [name, title].find((text) => typeof text === 'string') ?? '';
}

/** Test items of one run of the check: their names contain its mark (icons have no names), and nothing else is ever deleted. */
export class TestItems {
  /** Part of the name of every item of this run. */
  readonly mark = `${MARK} ${Date.now().toString(36)}`;
  /** Ids of created icons, which have no names. */
  readonly icons: Id[] = [];
  /** Items that remain because the check cannot delete them. */
  readonly undeletableItems: string[] = [];
  readonly #backend: LiveBackend;
  /** Lists that failed to load. */
  readonly #failedLists = new Set<string>();
  /** Test items that a list has contained, by type and id. */
  readonly #knownItems = new Map<TestItemType, Map<string, Row>>();
  #hasNames = false;

  constructor(backend: LiveBackend) {
    this.#backend = backend;
  }

  /** Returns the name of a test item: the mark of this run and a label. */
  name(label: string): string {
    this.#hasNames = true;
    return `${this.mark} ${label}`;
  }

  /** Returns the language versions of the test items whose label starts with a text, those of the list in English first. */
  async find(type: TestItemType, label = ''): Promise<Row[]> {
    const itemsById = new Map<string, Row>();
    for (const language of LANGUAGES) {
      for (const row of await this.#fetchRows(type, language)) {
        const id = String(row.id);
        if (nameOf(row).startsWith(`${this.mark} ${label}`) && !itemsById.has(id))
          itemsById.set(id, row);
      }
    }
    this.#knownItems.set(type, new Map([...(this.#knownItems.get(type) ?? []), ...itemsById]));
    return [...itemsById.values()];
  }

  /** Returns the rows of a list for this run: all its pages, if the list ignores its filter. */
  async #fetchRows(type: TestItemType, language: string): Promise<Row[]> {
    const { list, query }: TestItemDefinition = TEST_ITEM_DEFINITIONS[type];
    const listedRows = new Map<string, Row>();
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const parameters = query(this.mark, language, page);
      const response = await this.#backend.callEvenIfStopped(list, { query: parameters, language });
      if (!response.ok)
        this.#failedLists.add(`${type}: ${response.name} responds with ${response.status}`);
      const rows = withChildren(rowsOf(response));
      const previousCount = listedRows.size;
      for (const row of rows) listedRows.set(String(row.id), row);
      if (
        !('pageSize' in parameters) ||
        rows.length < PAGE_SIZE ||
        listedRows.size === previousCount
      )
        break;
    }
    return [...listedRows.values()];
  }

  /** Deletes all remaining test items and returns the names of those that could not be deleted. */
  async deleteAll(): Promise<string[]> {
    const types = this.#hasNames ? (Object.keys(TEST_ITEM_DEFINITIONS) as TestItemType[]) : [];
    for (const type of types) await this.#remove(type, await this.find(type));
    for (const type of types) await this.#remove(type, await this.#findFetchable(type));
    // The state after all deletions counts.
    this.#failedLists.clear();
    for (const id of this.icons) {
      const { ok } = await this.#backend.callEvenIfStopped('deleteIcon', {
        path: { id },
        mayBeRejected: true,
      });
      if (!ok) this.undeletableItems.push(`icon ${id}`);
    }
    const remainingItems = [...this.undeletableItems];
    for (const type of types) {
      const foundRows = await this.find(type);
      const rows = new Map(
        [...foundRows, ...(await this.#findFetchable(type))].map((row) => [row.id, row]),
      );
      for (const row of rows.values())
        remainingItems.push(`${type} ${String(row.id)}: ${nameOf(row)}`);
    }
    return [
      ...remainingItems,
      ...[...this.#failedLists].map((list) => `possibly items named "${this.mark} …": ${list}`),
    ];
  }

  /**
   * Returns the known items that can be fetched by id, even if no list contains them, such as children of a deleted catalogue.
   */
  async #findFetchable(type: TestItemType): Promise<Row[]> {
    const { read }: TestItemDefinition = TEST_ITEM_DEFINITIONS[type];
    const fetchableRows: Row[] = [];
    for (const row of this.#knownItems.get(type)?.values() ?? []) {
      const id = idOf(row);
      if (id === undefined) continue;
      const { ok, result } = await this.#backend.callEvenIfStopped(read, {
        path: { id },
        mayBeRejected: true,
      });
      if (ok && isRow(result) && nameOf(result).startsWith(this.mark)) fetchableRows.push(row);
    }
    return fetchableRows;
  }

  async #remove(type: TestItemType, rows: readonly Row[]): Promise<void> {
    const { remove, deletesByNo }: TestItemDefinition = TEST_ITEM_DEFINITIONS[type];
    const ids = new Set(rows.flatMap((row) => idOf(row, deletesByNo ? 'no' : 'id') ?? []));
    for (const id of ids) {
      const input = deletesByNo ? { query: { no: id } } : { path: { id } };
      await this.#backend.callEvenIfStopped(remove, { ...input, mayBeRejected: true });
    }
  }
}
