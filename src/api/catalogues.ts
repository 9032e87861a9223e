import type { CatalogueType } from './catalogue-type';
import { readList } from './response-envelope';
import { publicApi } from './public-client';
import { cataloguesQuery } from './queries';
import type { components } from './schema.gen';
import { useOtherLanguages, useQuery } from './use-query';

export type Catalogue = components['schemas']['Catalogue'];

/** Fetches the catalogue tree of a type in the interface language. */
export function useCatalogues(type: CatalogueType) {
  const fetcher = () => readList(publicApi.GET(...cataloguesQuery(type)));
  return useQuery(['/user/catalog', type], fetcher);
}

/** Fetches the catalogue trees of a type in the other languages. */
export function useOtherCatalogues(type: CatalogueType, isEnabled: boolean) {
  return useOtherLanguages(isEnabled ? ['/user/catalog', type] : null, (language) => {
    const params = { query: { type }, header: { 'X-Language': language } };
    return readList(publicApi.GET('/user/catalog', { params }));
  });
}
