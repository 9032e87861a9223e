import { toArray } from '@/lib/to-array';
import type { components } from './schema.gen';

type Catalogue = components['schemas']['Catalogue'];

/** Maximum depth, which terminates cyclic trees; deeper than any real tree. */
const MAX_DEPTH = 8;

/** Returns every catalogue of a tree, parents before children. */
export function flattenCatalogues(
  tree: readonly Catalogue[] | null | undefined,
  depth = 0,
): Catalogue[] {
  if (depth > MAX_DEPTH) return [];
  return toArray(tree).flatMap((catalogue) => [
    catalogue,
    ...flattenCatalogues(catalogue.childrenList, depth + 1),
  ]);
}
