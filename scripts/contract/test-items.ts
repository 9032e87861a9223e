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

/** What the name of every item begins with that a check has made. */
const MARK = 'Contract check';

/** How far a list is read that overlooks what it is asked for. */
const MOST_PAGES = 50;
const PAGE_SIZE = 100;

/** A kind of item that the check makes for itself: how it is listed, and how it is deleted. */
interface Kind {
  list: OperationId;
  /** What the list is asked with in a language so that it gives items of this name. */
  query: (name: string, lang: string, page: number) => NonNullable<Input['query']>;
  remove: OperationId;
  /** The call for one item by its id: it finds what no list shows any more. */
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

/** What is made, in the order in which it can be deleted: what holds something before what is held. */
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

/** Names a kind of item that the check makes for itself. */
export type TestItemType = keyof typeof CONTENT_TYPES;

function withChildren(rows: readonly Row[]): Row[] {
  // Those below come first: what has children is not deleted (D32).
  return rows.flatMap((row) => [
    ...withChildren(Array.isArray(row.childrenList) ? row.childrenList.filter(isRow) : []),
    row,
  ]);
}

function nameOf({ name, title }: Row): string {
  return [name, title].find((one) => typeof one === 'string') ?? '';
}

/** The items that one run of the check has made: their names hold its mark, and nothing else is ever deleted. */
export class TestItems {
  /** What stands in the name of every item of this run. */
  readonly mark = `${MARK} ${Date.now().toString(36)}`;
  /** Icons have no names: their ids, as they are made. */
  readonly icons: Id[] = [];
  /** What stays because the contract has no call that deletes it. */
  readonly left: string[] = [];
  readonly #backend: LiveBackend;
  /** Lists that were asked for what is to be deleted, and did not answer. */
  readonly #unread = new Set<string>();
  /** Every item of its own that a list has shown, by kind and id. */
  readonly #seen = new Map<TestItemType, Map<string, Row>>();
  #made = false;

  constructor(backend: LiveBackend) {
    this.#backend = backend;
  }

  /** A name for an item of its own. */
  name(part: string): string {
    this.#made = true;
    return `${this.mark} ${part}`;
  }

  /** The language versions of items of its own whose name has a text in it, those of English first. */
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

  /** What a list gives that is asked for this run's items: all its pages, where it overlooks what it is asked for. */
  async #listed(kind: TestItemType, language: string): Promise<Row[]> {
    const { list, query }: Kind = CONTENT_TYPES[kind];
    const listed = new Map<string, Row>();
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const asked = query(this.mark, language, page);
      const answer = await this.#backend.clean(list, { query: asked, language });
      if (!answer.ok) this.#unread.add(`${kind}: ${answer.name} answers ${answer.status}`);
      const rows = withChildren(rowsOf(answer));
      const known = listed.size;
      for (const row of rows) listed.set(String(row.id), row);
      if (!('pageSize' in asked) || rows.length < PAGE_SIZE || listed.size === known) break;
    }
    return [...listed.values()];
  }

  /** Deletes every item of its own that is still there, and gives what stayed, by name. */
  async sweep(): Promise<string[]> {
    const kinds = this.#made ? (Object.keys(CONTENT_TYPES) as TestItemType[]) : [];
    for (const kind of kinds) await this.#remove(kind, await this.find(kind));
    for (const kind of kinds) await this.#remove(kind, await this.#hidden(kind));
    // What counts is how it stands after the deleting.
    this.#unread.clear();
    for (const id of this.icons)
      await this.#backend.clean('deleteIcon', { path: { id }, mayRefuse: true });
    const stayed = [...this.left];
    for (const kind of kinds) {
      const listed = await this.find(kind);
      const rows = new Map([...listed, ...(await this.#hidden(kind))].map((row) => [row.id, row]));
      for (const row of rows.values()) stayed.push(`${kind} ${String(row.id)}: ${nameOf(row)}`);
    }
    return [
      ...stayed,
      ...[...this.#unread].map((list) => `perhaps items named "${this.mark} …": ${list}`),
    ];
  }

  /** Returns the items of a kind that can be read by their ids, though no list shows them: below a deleted one, say. */
  async #hidden(kind: TestItemType): Promise<Row[]> {
    const { read }: Kind = CONTENT_TYPES[kind];
    const hidden: Row[] = [];
    for (const row of this.#seen.get(kind)?.values() ?? []) {
      const id = idOf(row);
      if (id === undefined) continue;
      const { ok, result } = await this.#backend.clean(read, { path: { id }, mayRefuse: true });
      if (ok && isRow(result) && nameOf(result).startsWith(this.mark)) hidden.push(row);
    }
    return hidden;
  }

  async #remove(kind: TestItemType, rows: readonly Row[]): Promise<void> {
    const { remove, byNo }: Kind = CONTENT_TYPES[kind];
    const ids = new Set(rows.flatMap((row) => idOf(row, byNo ? 'no' : 'id') ?? []));
    for (const id of ids) {
      const input = byNo ? { query: { no: id } } : { path: { id } };
      await this.#backend.clean(remove, { ...input, mayRefuse: true });
    }
  }
}
