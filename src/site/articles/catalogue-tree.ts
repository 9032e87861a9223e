import type { Catalogue } from '@/api/catalogues';
import { toArray } from '@/lib/to-array';
import { toText } from '@/lib/to-text';

/** Maximum depth, which terminates cyclic trees; deeper than any real tree. */
const MAX_DEPTH = 8;

/** Returns every catalogue of a tree, parents before children. */
export function flatten(tree: readonly Catalogue[], depth = 0): Catalogue[] {
  if (depth > MAX_DEPTH) return [];
  return tree.flatMap((item) => [item, ...flatten(toArray(item.childrenList), depth + 1)]);
}

/** Returns the catalogue with the id, or undefined. */
export function findById(
  tree: readonly Catalogue[],
  id: string | number | null | undefined,
): Catalogue | undefined {
  return flatten(tree).find((item) => String(item.id) === String(id));
}

/** Returns the name of the catalogue with the id, or undefined. */
export function nameOf(
  tree: readonly Catalogue[],
  id: string | number | null | undefined,
): string | undefined {
  return toText(findById(tree, id)?.name) || undefined;
}
