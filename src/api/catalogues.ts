import type { CatalogueType } from './catalogue-type';
import { readList } from './envelope';
import { publicApi } from './public-client';
import { cataloguesRead } from './reads';
import type { components } from './schema.gen';
import { useRead } from './use-read';

export type Catalogue = components['schemas']['Catalogue'];

/** Reads the tree of catalogues of a type in the interface language. */
export function useCatalogues(type: CatalogueType) {
  const read = () => readList(publicApi.GET(...cataloguesRead(type)));
  return useRead(['/user/catalog', type], read);
}
