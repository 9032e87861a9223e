import type { Catalogue } from '@/api/catalogues';
import { flattenCatalogues } from '@/api/flatten-catalogues';
import { toText } from '@/lib/to-text';

/** Returns the catalogue with the id, or undefined. */
export function findCatalogue(
  tree: readonly Catalogue[],
  id: string | number | null | undefined,
): Catalogue | undefined {
  return flattenCatalogues(tree).find((item) => String(item.id) === String(id));
}

/** Returns the name of the catalogue with the id, or undefined. */
export function catalogueNameOf(
  tree: readonly Catalogue[],
  id: string | number | null | undefined,
): string | undefined {
  return toText(findCatalogue(tree, id)?.name).trim() || undefined;
}
