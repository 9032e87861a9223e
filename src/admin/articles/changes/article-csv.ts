import { fetchCatalogueTrees } from '@/api/admin/catalogues';
import type { ArticleSection, ListedArticle } from '@/admin/articles/article';
import { loadArticleGroup } from '@/admin/articles/edit/article-group';
import { toArticleValues, catalogueNosOf } from '@/admin/articles/edit/article-values';
import { findCatalogueVersion } from '@/admin/catalogues/names/catalogue-trees';
import type { CellFetcher } from '@/admin/csv/csv-export';

/**
 * Fetches the catalogues of a section, and returns the function that fetches the cells of an item. The name
 * of the catalogue is in the first of the `languages` that the catalogue has. Both throw `ApiError`.
 */
export async function createArticleCellFetcher(
  section: ArticleSection,
  languages: readonly string[],
): Promise<CellFetcher<Pick<ListedArticle, 'no'>>> {
  const { catalogueType } = section;
  const trees =
    catalogueType === undefined ? {} : await fetchCatalogueTrees(catalogueType, languages);
  return async ({ no }) => {
    const group = await loadArticleGroup(section, String(no), languages);
    if (!group) return undefined;
    const { versions } = toArticleValues(group, languages);
    const [cataNo] = catalogueNosOf(group, trees);
    const names = languages.map(
      (lang) => cataNo && findCatalogueVersion(trees, lang, cataNo)?.name,
    );
    const sharedCells = new Map([['cataNo', names.find(Boolean) ?? '']]);
    return ({ field: { name }, language }) => {
      if (language === undefined) return sharedCells.get(name) ?? '';
      const text: unknown = new Map(Object.entries(versions[language] ?? {})).get(name);
      return typeof text === 'string' ? text : '';
    };
  };
}
