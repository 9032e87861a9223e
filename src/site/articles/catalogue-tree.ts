import type { Catalogue } from '@/api/catalogues';
import { toArray } from '@/lib/to-array';
import { toText } from '@/lib/to-text';

/** Maximum depth, which terminates cyclic trees; deeper than any real tree. */
const MAX_DEPTH = 8;

/** Returns every catalogue of a tree, parents before children. */
export function flattenTree(tree: readonly Catalogue[], depth = 0): Catalogue[] {
  if (depth > MAX_DEPTH) return [];
  return tree.flatMap((item) => [item, ...flattenTree(toArray(item.childrenList), depth + 1)]);
}

/** Returns the catalogue with the id, or undefined. */
export function findCatalogue(
  tree: readonly Catalogue[],
  id: string | number | null | undefined,
): Catalogue | undefined {
  return flattenTree(tree).find((item) => String(item.id) === String(id));
}

/** Returns the name of the catalogue with the id, or undefined. */
export function catalogueNameOf(
  tree: readonly Catalogue[],
  id: string | number | null | undefined,
): string | undefined {
  return toText(findCatalogue(tree, id)?.name) || undefined;
}
