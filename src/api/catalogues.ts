import { readList } from './envelope';
import { publicApi } from './public-client';
import type { components } from './schema.gen';
import { useRead } from './use-read';

export type Catalogue = components['schemas']['Catalogue'];

/** What a catalogue holds (§9). */
export const CATALOGUE_TYPE = { news: 0, cases: 1 } as const;

type CatalogueType = (typeof CATALOGUE_TYPE)[keyof typeof CATALOGUE_TYPE];

/** Reads the tree of catalogues of a type in the interface language. */
export function useCatalogues(type: CatalogueType) {
  const read = () => readList(publicApi.GET('/user/catalog', { params: { query: { type } } }));
  return useRead(['/user/catalog', type], read);
}
