import { flattenCatalogues, type Catalogue, type CatalogueTrees } from '@/api/admin/catalogues';
import { toArray } from '@/lib/to-array';

/** An option of the catalogue field: its `no`, its name, and its languages. */
export interface CatalogueNode {
  no: string;
  name: string;
  languages: string[];
  children: CatalogueNode[];
}

/** Returns the `no` of the catalogue with this id in the tree of its language. */
export function findCatalogueNo(
  trees: CatalogueTrees,
  lang: string,
  id: Catalogue['id'] | null | undefined,
): string | undefined {
  if (id === undefined || id === null || id === '') return undefined;
  const found = flattenCatalogues(trees[lang]).find(
    (catalogue) => String(catalogue.id) === String(id),
  );
  return found && String(found.no);
}

/** Returns a catalogue's version in one language (D21); undefined if it lacks that language. */
export function findCatalogueVersion(
  trees: CatalogueTrees,
  lang: string,
  no: string,
): Catalogue | undefined {
  return flattenCatalogues(trees[lang]).find((catalogue) => String(catalogue.no) === no);
}

/**
 * Merges the trees of all languages by `no`. Names and order are those of the first language; a catalogue that it
 * lacks comes last at its level, with its name in the next language.
 */
export function mergeCatalogues(
  trees: CatalogueTrees,
  languages: readonly string[],
): CatalogueNode[] {
  const roots: CatalogueNode[] = [];
  const nodesByNo = new Map<string, CatalogueNode>();
  const add = (tree: readonly Catalogue[], lang: string, siblings: CatalogueNode[]) => {
    for (const catalogue of tree) {
      const no = String(catalogue.no);
      let node = nodesByNo.get(no);
      if (!node) {
        node = { no, name: catalogue.name, languages: [], children: [] };
        nodesByNo.set(no, node);
        siblings.push(node);
      }
      if (!node.languages.includes(lang)) node.languages.push(lang);
      add(toArray(catalogue.childrenList), lang, node.children);
    }
  };
  for (const lang of languages) add(toArray(trees[lang]), lang, roots);
  return roots;
}

/** Returns the catalogue with this `no` among merged ones and their descendants. */
export function findCatalogue(
  nodes: readonly CatalogueNode[],
  no: string,
): CatalogueNode | undefined {
  for (const node of nodes) {
    const found = node.no === no ? node : findCatalogue(node.children, no);
    if (found) return found;
  }
  return undefined;
}
