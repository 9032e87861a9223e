import { readList, readPage, type Page } from '../../src/api/response-envelope';
import { recordOf } from '../../src/lib/is-record';
import * as queries from '../../src/api/queries';
import { isStorableUrl } from '../../src/lib/safe-url';
import { SITE_PATHS } from '../../src/lib/site-paths';
import { firmOf, type Firm } from '../../src/ui/cached-firm';
import { toText } from '../../src/lib/to-text';
import { listQuery } from '../../src/site/articles/list-search';
import { peopleQuery } from '../../src/site/people/people-search';
import { digest } from './digest';
import { fetchWholeList, reasonOf } from './lists';
import { fixedPages, pageOf, type ExternalItem, type PublicPage, type Row } from './public-page';
import { fetchPublic, type Source } from './fetch-public';

/** Public content of the API in one interface language. */
export interface PublicSite {
  pages: PublicPage[];
  externalItems: ExternalItem[];
  /** The portal configuration as received, and the firm in it; undefined if it failed to load. */
  portal: unknown;
  firm: Firm | undefined;
  /** Digests of the complete lists by path; of paged lists by their first page. */
  digests: Map<string, string>;
  /** Names of the failed requests. */
  failedRequests: string[];
}

/** Returns the folder of an item's path: `/honor` of `/honor/detail/$id`. */
const folderOf = (path: string) => path.replace(/\/detail\/.*/, '');

/** Returns the external URL of an article, if it has one (D25). */
function urlOf(item: { isLink?: 0 | 1 | null; contentUrl?: string | null }, isNews: boolean) {
  const isExternal = isNews ? item.isLink === 1 : Boolean(item.contentUrl);
  return isExternal ? toText(item.contentUrl) : undefined;
}

/** Returns a list request with the last known total of the list (D7). */
function withTotal<Path extends string, Query extends object>(
  [path, { params }]: readonly [path: Path, init: { params: { query: Query } }],
  total: number | undefined,
) {
  const query = { ...params.query, ...(total !== undefined && { total }) };
  return [path, { params: { query } }] as const;
}

/**
 * Fetches every public page of the API in one interface language: the screens of §2, the further pages of the lists,
 * and a page for each record of the lists without an external URL, whatever its language. Requests whole lists in large
 * pages, a few concurrently, and no item by its id, which would count a view (D37). Never throws: failed requests are
 * named in `failedRequests`.
 */
export async function fetchPublicSite(source: Source): Promise<PublicSite> {
  const pages = new Map(fixedPages().map((page) => [page.path, page]));
  const externalItems = new Map<string, ExternalItem>();
  const digests = new Map<string, string>();
  const failedRequests: string[] = [];
  const recordFailure = (request: string) => (error: unknown) => {
    failedRequests.push(`${source.locale} ${request}: ${reasonOf(error)}`);
  };
  const add = (folder: string, row: Row, url?: string) => {
    const page = pageOf(folder, row);
    if (url !== undefined && isStorableUrl(url))
      externalItems.set(page.path, { ...page, url: new URL(url).href });
    // The lists of the site link an external item without a usable URL to its article.
    else pages.set(page.path, page);
  };
  const addList = async <Item extends Row>(
    folder: string,
    pageSize: number,
    fetchListPage: (page: number, size: number, total: number | undefined) => Promise<Page<Item>>,
    urlOfItem: (item: Item) => string | undefined = () => undefined,
  ) => {
    const list = await fetchWholeList(pageSize, fetchListPage, (page, error) =>
      recordFailure(`${folder}, part ${page}`)(error),
    );
    for (const item of list.items) add(folder, item, urlOfItem(item));
    const rowsOf = (page: number) => list.items.slice((page - 1) * pageSize, page * pageSize);
    if (list.isComplete) digests.set(folder, digest(rowsOf(1)));
    for (let page = 1; page <= list.pageCount; page++) {
      const path = page === 1 ? folder : `${folder}?page=${page}`;
      // Each page of a list contains the number of pages.
      pages.set(path, {
        path,
        rowsDigest: list.isComplete ? digest(rowsOf(page), list.pageCount) : '',
      });
    }
  };

  const articles = listQuery({});
  for (const [folder, query, isNews] of [
    [SITE_PATHS.news, queries.newsListQuery, true],
    [SITE_PATHS.cases, queries.caseListQuery, false],
  ] as const)
    await addList(
      folder,
      articles.pageSize,
      (page, pageSize, total) =>
        readPage(fetchPublic(source, withTotal(query({ ...articles, page, pageSize }), total))),
      (item) => urlOf(item, isNews),
    );
  const people = peopleQuery({});
  await addList(SITE_PATHS.people, people.pageSize, (page, size, total) =>
    readPage(
      fetchPublic(
        source,
        withTotal(queries.lawyersQuery({ ...people, page, pageSize: size }), total),
      ),
    ),
  );
  const addAll = (path: string) => (items: readonly Row[]) => {
    const folder = folderOf(path);
    digests.set(folder, digest(items));
    for (const item of items) add(folder, item);
  };
  await readList(fetchPublic(source, ['/user/lawfirm-honour', {}])).then(
    addAll(SITE_PATHS.honor),
    recordFailure('honors'),
  );
  await readList(fetchPublic(source, queries.professionalFieldsQuery())).then(
    addAll(SITE_PATHS.professionalField),
    recordFailure(SITE_PATHS.expertise),
  );
  const { data: portal } = await fetchPublic(source, queries.portalQuery()).catch(
    (error: unknown) => {
      recordFailure('portal configuration')(error);
      return { data: undefined };
    },
  );
  // An object, or one element per language (D33).
  const configurations = [portal?.result].flat();
  const configurationOfLocale =
    configurations.find((configuration) => configuration?.lang === source.locale) ??
    configurations[0];
  return {
    pages: [...pages.values()],
    externalItems: [...externalItems.values()],
    portal,
    firm: portal && firmOf(recordOf(configurationOfLocale)),
    digests,
    failedRequests,
  };
}
