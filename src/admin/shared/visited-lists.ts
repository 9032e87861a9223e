import type { WholeItemsPage } from '@/api/admin/whole-items';

/** A row of a list: one language version of the item `no`. */
export interface VisitedRow {
  id: string | number;
  no: string | number;
  lang: string;
}

/** A list as it was open last: its filters, and the rows of the pages that were loaded. */
interface VisitedList<Query> {
  /** Returns the query for a page, with the filters and the page size of the list. */
  queryOf: (pageNo: number) => Query;
  pageSize: number;
  total: number;
  /** Rows by page number. */
  pages: ReadonlyMap<number, readonly VisitedRow[]>;
}

const visitedLists = new Map<string, VisitedList<unknown>>();

/** Remembers the filters and a page of a list that is open, for the edit forms of its items. */
export function rememberList<Query>(
  name: string,
  list: Omit<VisitedList<Query>, 'pages'> & { pageNo: number; rows: readonly VisitedRow[] },
): void {
  const { pageNo, rows, ...rest } = list;
  const visitedRows = rows.map(({ id, no, lang }) => ({ id, no, lang }));
  visitedLists.set(name, { ...rest, pages: new Map([[pageNo, visitedRows]]) });
}

/** Remembers a list whose items are all loaded. */
export function rememberWholeList(name: string, rows: readonly VisitedRow[]): void {
  const pageSize = Math.max(1, rows.length);
  rememberList(name, { pageNo: 1, pageSize, total: rows.length, rows, queryOf: () => undefined });
}

/** Returns the list of a section as it was open last; undefined if it was not. */
export function visitedList(name: string): VisitedList<unknown> | undefined {
  return visitedLists.get(name);
}

/** Fetches and adds a further page of a list, unless the list was opened again in the meantime. Throws `ApiError`. */
export async function fetchVisitedPage(
  name: string,
  pageNo: number,
  fetchPage: (query: unknown) => Promise<Pick<WholeItemsPage<VisitedRow>, 'items' | 'total'>>,
): Promise<void> {
  const list = visitedLists.get(name);
  if (!list) return;
  const { items, total } = await fetchPage(list.queryOf(pageNo));
  const latestList = visitedLists.get(name);
  if (latestList?.queryOf !== list.queryOf) return;
  const pages = new Map([...latestList.pages, [pageNo, items]]);
  visitedLists.set(name, { ...latestList, total, pages });
}
