import { fetchCatalogueTrees } from '@/api/admin/catalogues';
import type { ArticleSection } from '@/admin/articles/article';
import { loadArticleGroup } from '@/admin/articles/edit/article-group';
import { articleValues, presentCatalogues } from '@/admin/articles/edit/article-values';
import { findCatalogueVersion } from '@/admin/catalogues/names/catalogue-choice';
import type { CellsOf } from '@/admin/csv/csv-export';

/**
 * Fetches the catalogues of a section, and returns the function that reads the cells of an item by its `no`. The
 * languages are in the order of preference for the name of the catalogue. Both throw `ApiError`.
 */
export async function articleCells(
  section: ArticleSection,
  languages: readonly string[],
): Promise<CellsOf<string | number>> {
  const { catalogues } = section;
  const trees = catalogues === undefined ? {} : await fetchCatalogueTrees(catalogues, languages);
  return async (no) => {
    const group = await loadArticleGroup(section, String(no), languages);
    if (!group) return undefined;
    const { versions } = articleValues(group, languages);
    const [cataNo] = presentCatalogues(group, trees);
    const names = languages.map(
      (lang) => cataNo && findCatalogueVersion(trees, lang, cataNo)?.name,
    );
    const shared = new Map([['cataNo', names.find(Boolean) ?? '']]);
    return ({ field: { name }, language }) => {
      if (language === undefined) return shared.get(name) ?? '';
      const text: unknown = new Map(Object.entries(versions[language] ?? {})).get(name);
      return typeof text === 'string' ? text : '';
    };
  };
}
