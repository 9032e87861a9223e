import type { Page } from '@/api/response-envelope';
import { caseCalls } from './cases';
import type { Catalogue, CatalogueArticle, CatalogueType } from './catalogues';
import { newsCalls } from './news';

const PAGE_SIZE = 50;

/** Limits how many pages of the list are searched. */
const MAX_PAGES = 40;

/**
 * Returns the first `limit` articles of a catalogue by searching the admin list page by page: the list cannot filter by
 * catalogue, but unlike the public one it is available while the site is off. `total` counts all articles found on up to
 * `MAX_PAGES` pages. Returns undefined if the search ended there before any was found.
 */
export async function findCatalogueArticles(
  type: CatalogueType,
  { id, lang }: Pick<Catalogue, 'id' | 'lang'>,
  limit: number,
): Promise<Pick<Page<CatalogueArticle>, 'items' | 'total'> | undefined> {
  const { list } = type === 0 ? newsCalls : caseCalls;
  const articles: CatalogueArticle[] = [];
  let isComplete = false;
  for (let pageNo = 1; pageNo <= MAX_PAGES && !isComplete; pageNo += 1) {
    const { items, total, pageSize } = await list({ pageNo, pageSize: PAGE_SIZE }, lang);
    // Ids of catalogues differ by language (D21): a list of all languages does no harm.
    articles.push(...items.filter(({ cataId }) => String(cataId) === String(id)));
    isComplete = items.length === 0 || pageNo * Math.min(PAGE_SIZE, pageSize || PAGE_SIZE) >= total;
  }
  return isComplete || articles.length > 0
    ? { items: articles.slice(0, limit), total: articles.length }
    : undefined;
}
