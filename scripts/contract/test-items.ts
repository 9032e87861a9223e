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
const MOST_PAGES = 50;
const PAGE_SIZE = 100;

/** A type of test items: how they are listed and deleted. */
interface Kind {
  list: OperationId;
  /** Returns the parameters that filter the list by name in a language. */
  query: (name: string, lang: string, page: number) => NonNullable<Input['query']>;
  remove: OperationId;
  /** The operation that fetches one item by its id, also if no list contains it. */
  read: OperationId;
  /** Whether one deletion removes all languages (D24). */
  byNo?: boolean;
}

const articles = (list: OperationId, remove: OperationId, read: OperationId): Kind => ({
  list,
  remove,
  read,
  byNo: true,
  query: (title, _, pageNo) => ({ title, pageNo, pageSize: PAGE_SIZE }),
});

const folders = (type: 0 | 1): Kind => ({
  list: 'listAdminCatalogues',
  remove: 'deleteCatalogue',
  read: 'getCatalogue',
  query: (_, lang) => ({ type, lang }),
});

/** Types of test items in the order of deletion: referring items before those they refer to. */
const CONTENT_TYPES = {
  lawyers: {
    list: 'listAdminLawyers',
    remove: 'deleteLawyer',
    read: 'getAdminLawyer',
    query: (name, _, page) => ({ name, page, pageSize: PAGE_SIZE }),
  },
  news: articles('listAdminNews', 'deleteNews', 'getNews'),
  cases: articles('listAdminCases', 'deleteCase', 'getCase'),
  honours: articles('listAdminHonors', 'deleteHonor', 'getHonor'),
  newsCatalogues: folders(0),
  caseCatalogues: folders(1),
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
} satisfies Record<string, Kind>;

export type TestItemType = keyof typeof CONTENT_TYPES;

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

/** Test items of one run of the check: their names contain its mark, and nothing else is ever deleted. */
export class TestItems {
  /** Part of the name of every item of this run. */
  readonly mark = `${MARK} ${Date.now().toString(36)}`;
  /** Ids of created icons, which have no names. */
  readonly icons: Id[] = [];
  /** Items that remain because the contract has no call to delete them. */
  readonly left: string[] = [];
  readonly #backend: LiveBackend;
  /** Lists that failed to load during the cleanup. */
  readonly #unread = new Set<string>();
  /** Test items that a list has contained, by type and id. */
  readonly #seen = new Map<TestItemType, Map<string, Row>>();
  #hasNames = false;

  constructor(backend: LiveBackend) {
    this.#backend = backend;
  }

  /** Returns a name for a test item. */
  name(part: string): string {
    this.#hasNames = true;
    return `${this.mark} ${part}`;
  }

  /** Returns the language versions of the test items whose name contains a text, English first. */
  async find(kind: TestItemType, part = ''): Promise<Row[]> {
    const found = new Map<string, Row>();
    for (const language of LANGUAGES) {
      for (const row of await this.#listed(kind, language)) {
        const id = String(row.id);
        if (nameOf(row).startsWith(`${this.mark} ${part}`) && !found.has(id)) found.set(id, row);
      }
    }
    this.#seen.set(kind, new Map([...(this.#seen.get(kind) ?? []), ...found]));
    return [...found.values()];
  }

  /** Returns the rows of a list for this run: all its pages, if the list ignores its filter. */
  async #listed(kind: TestItemType, language: string): Promise<Row[]> {
    const { list, query }: Kind = CONTENT_TYPES[kind];
    const listed = new Map<string, Row>();
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const parameters = query(this.mark, language, page);
      const response = await this.#backend.clean(list, { query: parameters, language });
      if (!response.ok)
        this.#unread.add(`${kind}: ${response.name} responds with ${response.status}`);
      const rows = withChildren(rowsOf(response));
      const known = listed.size;
      for (const row of rows) listed.set(String(row.id), row);
      if (!('pageSize' in parameters) || rows.length < PAGE_SIZE || listed.size === known) break;
    }
    return [...listed.values()];
  }

  /** Deletes all remaining test items and returns the names of those that could not be deleted. */
  async sweep(): Promise<string[]> {
    const kinds = this.#hasNames ? (Object.keys(CONTENT_TYPES) as TestItemType[]) : [];
    for (const kind of kinds) await this.#remove(kind, await this.find(kind));
    for (const kind of kinds) await this.#remove(kind, await this.#hidden(kind));
    // The state after all deletions counts.
    this.#unread.clear();
    for (const id of this.icons)
      await this.#backend.clean('deleteIcon', { path: { id }, mayBeRejected: true });
    const remaining = [...this.left];
    for (const kind of kinds) {
      const listed = await this.find(kind);
      const rows = new Map([...listed, ...(await this.#hidden(kind))].map((row) => [row.id, row]));
      for (const row of rows.values()) remaining.push(`${kind} ${String(row.id)}: ${nameOf(row)}`);
    }
    return [
      ...remaining,
      ...[...this.#unread].map((list) => `possibly items named "${this.mark} …": ${list}`),
    ];
  }

  /**
   * Returns items that can be fetched by id although no list contains them, such as children of a deleted catalogue.
   */
  async #hidden(kind: TestItemType): Promise<Row[]> {
    const { read }: Kind = CONTENT_TYPES[kind];
    const hidden: Row[] = [];
    for (const row of this.#seen.get(kind)?.values() ?? []) {
      const id = idOf(row);
      if (id === undefined) continue;
      const { ok, result } = await this.#backend.clean(read, { path: { id }, mayBeRejected: true });
      if (ok && isRow(result) && nameOf(result).startsWith(this.mark)) hidden.push(row);
    }
    return hidden;
  }

  async #remove(kind: TestItemType, rows: readonly Row[]): Promise<void> {
    const { remove, byNo }: Kind = CONTENT_TYPES[kind];
    const ids = new Set(rows.flatMap((row) => idOf(row, byNo ? 'no' : 'id') ?? []));
    for (const id of ids) {
      const input = byNo ? { query: { no: id } } : { path: { id } };
      await this.#backend.clean(remove, { ...input, mayBeRejected: true });
    }
  }
}
