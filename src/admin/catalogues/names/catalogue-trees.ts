import { type Catalogue, type CatalogueTrees } from '@/api/admin/catalogues';
import { flattenCatalogues } from '@/api/flatten-catalogues';
import { buildTree, noOf, readSiblings, type NamedItem } from '@/admin/names/named-items';

/** Returns the `no` of the catalogue with this id in the tree of a language; undefined if there is none. */
export function findCatalogueNo(
  trees: CatalogueTrees,
  lang: string,
  id: Catalogue['id'] | null | undefined,
): string | undefined {
  if (id === undefined || id === null || id === '') return undefined;
  const found = flattenCatalogues(trees[lang]).find(
    (catalogue) => String(catalogue.id) === String(id),
  );
  return found && noOf(found);
}

/** Returns a catalogue's version in one language (D21); undefined if it lacks that language. */
export function findCatalogueVersion(
  trees: CatalogueTrees,
  lang: string,
  no: string,
): Catalogue | undefined {
  return flattenCatalogues(trees[lang]).find((catalogue) => noOf(catalogue) === no);
}

/** Merges the trees of these languages by `no`; the first language that has a catalogue determines its name and position. */
export function mergeCatalogues(trees: CatalogueTrees, languages: readonly string[]): NamedItem[] {
  const codes = [...new Set(languages)];
  return buildTree(readSiblings(trees, codes), codes);
}
