import { type Catalogue, type CatalogueTrees } from '@/api/admin/catalogues';
import { flattenCatalogues } from '@/api/flatten-catalogues';
import { toArray } from '@/lib/to-array';

/** One name of a record that cells can name; a record may have several. */
export interface NamedKey {
  /** The key of the record in the values of the edit form. */
  key: string;
  name: string;
}

type NameMatch = { key: string } | { problem: 'unknown' | 'ambiguous' };

/** Returns a name in lower case, with single spaces. */
export function normalizeName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');
}

/** Returns the key of the record with this name, whatever its case and spaces, or why there is not exactly one. */
export function findByName(records: readonly NamedKey[], name: string): NameMatch {
  const searchedName = normalizeName(name);
  const keys = new Set(
    records.filter((record) => normalizeName(record.name) === searchedName).map(({ key }) => key),
  );
  const [key] = keys;
  if (key === undefined) return { problem: 'unknown' };
  return keys.size > 1 ? { problem: 'ambiguous' } : { key };
}

/** Splits a cell at semicolons, `、`, `|` and line breaks, and then at commas. Keeps the cell or a part that is a known name. */
export function splitNames(records: readonly NamedKey[], cell: string): string[] {
  const isKnown = (name: string) => 'key' in findByName(records, name);
  const parts = isKnown(cell) ? [cell] : cell.split(/[;；、|\n]/);
  return parts
    .flatMap((part) => (isKnown(part) ? [part] : part.split(/[,，]/)))
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Returns the names of catalogues in all languages, alone and after those of their parents: “Firm / Events”. */
export function catalogueNames(trees: CatalogueTrees): NamedKey[] {
  const walk = (tree: readonly Catalogue[], parents: readonly string[]): NamedKey[] =>
    tree.flatMap(({ no, name, childrenList }) => {
      const path = [...parents, name];
      const ownNames = parents.length > 0 ? [name, path.join(' / '), path.join('/')] : [name];
      return [
        ...ownNames.map((text) => ({ key: String(no), name: text })),
        ...walk(toArray(childrenList), path),
      ];
    });
  return Object.values(trees).flatMap((tree) => walk(toArray(tree), []));
}

/** Returns the name of the first catalogue in this language, or in the first one if that has no list. */
export function exampleCatalogueName(trees: CatalogueTrees, language: string): string | undefined {
  return flattenCatalogues(trees[language] ?? Object.values(trees)[0])[0]?.name;
}
