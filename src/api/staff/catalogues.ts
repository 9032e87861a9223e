import { asList } from '../../lib/lists';
import { readList } from '../envelope';
import type { components } from '../schema.gen';
import { listOptions, useRead } from '../use-read';
import { staffApi } from './client';

export type Catalogue = components['schemas']['Catalogue'];
export type CatalogueType = components['schemas']['CatalogueType'];

/** The trees of catalogues of one type, by language code. */
export type CatalogueTrees = Partial<Record<string, Catalogue[]>>;

/** The tree of catalogues of one type in one language (§7); the call is made in that language (D10). */
function listAdminCatalogues(type: CatalogueType, lang: string): Promise<Catalogue[]> {
  return readList(
    staffApi.GET('/admin/catalog', {
      params: { query: { type, lang }, header: { 'X-Language': lang } },
    }),
  );
}

/** Reads the trees of one type in several languages; nothing while `languages` is undefined. */
export function useCatalogueTrees(type: CatalogueType, languages: readonly string[] | undefined) {
  const read = async (): Promise<CatalogueTrees> => {
    const trees = await Promise.all(
      (languages ?? []).map(async (lang) => [lang, await listAdminCatalogues(type, lang)] as const),
    );
    return Object.fromEntries(trees);
  };
  return useRead(languages ? ['/admin/catalog', type, languages] : null, read, listOptions);
}

/** Every catalogue of a tree, each before those below it. */
export function flattenCatalogues(tree: readonly Catalogue[] | null | undefined): Catalogue[] {
  return asList(tree).flatMap((one) => [one, ...flattenCatalogues(one.childrenList)]);
}
