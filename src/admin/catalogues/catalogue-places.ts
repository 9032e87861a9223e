import type { Catalogue, CatalogueTrees } from '../../api/staff/catalogues';
import { asList } from '../../lib/lists';

/** Stands for the parent of the catalogues at the top level. */
export const TOP = '';

/** One language version of a catalogue, with the `no` of what is above it in that language. */
export interface CatalogueVersion {
  id: Catalogue['id'];
  lang: string;
  name: string;
  /** The catalogue's `no` as text: what its versions are merged by. */
  no: string;
  /** The `no` as it came, to be sent back (D11). */
  sentNo: Catalogue['no'];
  /** `TOP` at the top level. */
  parentNo: string;
}

/** Of one language: the versions below each parent, in order. */
export type Siblings = ReadonlyMap<string, readonly CatalogueVersion[]>;

/** Where every version stands, by language code. */
export type Places = Readonly<Partial<Record<string, Siblings>>>;

interface Found {
  entry: Catalogue;
  nestedIn: Catalogue | null;
}

const noOf = ({ no, id }: Catalogue) => String(no ?? id);

/** Every catalogue once, however often and however deep the answer repeats it. */
function collect(tree: readonly Catalogue[] | null | undefined): Map<string, Found> {
  const found = new Map<string, Found>();
  const walk = (level: readonly Catalogue[] | null | undefined, nestedIn: Catalogue | null) => {
    for (const entry of asList(level)) {
      if (found.has(noOf(entry))) continue;
      found.set(noOf(entry), { entry, nestedIn });
      walk(entry.childrenList, entry);
    }
  };
  walk(tree, null);
  return found;
}

/** The parent by nesting, or else by `parentId`; the top for one that is not there or goes in a circle. */
function parents(found: ReadonlyMap<string, Found>): Map<string, string> {
  const byId = new Map([...found.values()].map(({ entry }) => [String(entry.id), noOf(entry)]));
  const result = new Map<string, string>();
  for (const [no, { entry, nestedIn }] of found) {
    const named = nestedIn ? noOf(nestedIn) : byId.get(String(entry.parentId ?? ''));
    let above: string | undefined = named;
    while (above !== undefined && above !== TOP && above !== no) above = result.get(above);
    result.set(no, named === undefined || above === no ? TOP : named);
  }
  return result;
}

/**
 * Reads where each version stands from the trees of all languages. Whatever the server answers, each
 * catalogue stands in one place of each language: those without a parent that is there stand at the top.
 */
export function readPlaces(trees: CatalogueTrees, languages: readonly string[]): Places {
  const places: Partial<Record<string, Map<string, CatalogueVersion[]>>> = {};
  for (const lang of languages) {
    const found = collect(trees[lang]);
    const above = parents(found);
    const siblings = new Map<string, CatalogueVersion[]>();
    for (const [no, { entry }] of found) {
      const parentNo = above.get(no) ?? TOP;
      const name = typeof entry.name === 'string' ? entry.name : '';
      const version = { id: entry.id, lang, name, no, sentNo: entry.no, parentNo };
      siblings.set(parentNo, [...(siblings.get(parentNo) ?? []), version]);
    }
    places[lang] = siblings;
  }
  return places;
}
