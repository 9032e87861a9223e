import type { Catalogue } from '@/api/catalogues';
import { toArray } from '@/lib/to-array';
import { toText } from '@/lib/to-text';

/** Deeper than any real tree: a cyclic one ends here. */
const DEEPEST = 8;

/** Every catalogue of a tree, parents before children. */
export function flatten(tree: readonly Catalogue[], depth = 0): Catalogue[] {
  if (depth > DEEPEST) return [];
  return tree.flatMap((item) => [item, ...flatten(toArray(item.childrenList), depth + 1)]);
}

/** The catalogue of an id, or undefined. */
export function findById(
  tree: readonly Catalogue[],
  id: string | number | null | undefined,
): Catalogue | undefined {
  return flatten(tree).find((item) => String(item.id) === String(id));
}

/** The name of the catalogue of an id, or undefined. */
export function nameOf(
  tree: readonly Catalogue[],
  id: string | number | null | undefined,
): string | undefined {
  return toText(findById(tree, id)?.name) || undefined;
}
