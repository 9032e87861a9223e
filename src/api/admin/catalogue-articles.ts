import { CATALOGUE_TYPE } from '@/api/catalogue-type';
import type { Page } from '@/api/response-envelope';
import { caseCalls } from './cases';
import type { Catalogue, CatalogueArticle, CatalogueType } from './catalogues';
import { newsCalls } from './news';

const PAGE_SIZE = 50;

const MAX_PAGES = 40;

/**
 * Returns the first `limit` articles of a catalogue from the first `MAX_PAGES` pages of the admin list, which cannot
 * filter by catalogue, but unlike the public one is available while the site is off. `total` counts the articles found.
 * Returns undefined if none was found and the list has more pages.
 */
export async function findCatalogueArticles(
  type: CatalogueType,
  { id, lang }: Pick<Catalogue, 'id' | 'lang'>,
  limit: number,
): Promise<Pick<Page<CatalogueArticle>, 'items' | 'total'> | undefined> {
  const { list } = type === CATALOGUE_TYPE.news ? newsCalls : caseCalls;
  const articles: CatalogueArticle[] = [];
  let isComplete = false;
  for (let pageNo = 1; pageNo <= MAX_PAGES && !isComplete; pageNo += 1) {
    const { items, total, pageSize } = await list({ pageNo, pageSize: PAGE_SIZE }, lang);
    // The rows may be in all languages; ids of catalogues differ per language (D21).
    articles.push(...items.filter(({ cataId }) => String(cataId) === String(id)));
    isComplete = items.length === 0 || pageNo * Math.min(PAGE_SIZE, pageSize || PAGE_SIZE) >= total;
  }
  return isComplete || articles.length > 0
    ? { items: articles.slice(0, limit), total: articles.length }
    : undefined;
}
