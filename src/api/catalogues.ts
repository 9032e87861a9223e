import type { CatalogueType } from './catalogue-type';
import { readList } from './response-envelope';
import { publicApi } from './public-client';
import { cataloguesQuery } from './queries';
import type { components } from './schema.gen';
import { useQuery } from './use-query';

export type Catalogue = components['schemas']['Catalogue'];

/** Fetches the catalogue tree of a type in the interface language. */
export function useCatalogues(type: CatalogueType) {
  const fetcher = () => readList(publicApi.GET(...cataloguesQuery(type)));
  return useQuery(['/user/catalog', type], fetcher);
}
