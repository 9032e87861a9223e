import type { components } from '@/api/schema.gen';
import { toArray } from '@/lib/to-array';

type Id = components['schemas']['Id'];

/** The `parentNo` of top-level items. */
export const TOP = '';

/** A stored language version: of a job, or of a catalogue with its descendants. */
interface StoredName {
  id: Id;
  no?: Id | null;
  name: string;
  parentId?: Id | null;
  childrenList?: readonly StoredName[] | null;
}

/** The stored versions by language, in order. */
export type StoredNames = Readonly<Partial<Record<string, readonly StoredName[]>>>;

/** One language version, with the `no` of its parent in that language. */
export interface NameVersion {
  id: Id;
  lang: string;
  name: string;
  /** The `no` as text, by which the versions of an item are merged (D18). */
  no: string;
  /** The `no` as the server returned it, to be sent unchanged (D11). */
  sentNo: Id | null | undefined;
  /** `TOP` at the top level. */
  parentNo: string;
}

/** In one language: the versions below each parent, in order. */
export type Siblings = ReadonlyMap<string, readonly NameVersion[]>;

/** The place of every version, by language code. */
export type Places = Readonly<Partial<Record<string, Siblings>>>;

/** A job or a catalogue with all its language versions and its descendants. */
export interface NamedItem {
  no: string;
  /** `TOP` at the top level. */
  parentNo: string;
  versions: Partial<Record<string, NameVersion>>;
  /** The version in the first language that has the item. */
  main: NameVersion;
  /** The languages in which the item has another parent than here. */
  languagesElsewhere: string[];
  children: NamedItem[];
}

interface Found {
  entry: StoredName;
  nestedIn: StoredName | null;
}

const noOf = ({ no, id }: StoredName) => String(no ?? id);

/** Collects every entry once, however often and deep the response repeats it. */
function collect(tree: readonly StoredName[] | null | undefined): Map<string, Found> {
  const found = new Map<string, Found>();
  const walk = (level: readonly StoredName[] | null | undefined, nestedIn: StoredName | null) => {
    for (const entry of toArray(level)) {
      if (found.has(noOf(entry))) continue;
      found.set(noOf(entry), { entry, nestedIn });
      walk(entry.childrenList, entry);
    }
  };
  walk(tree, null);
  return found;
}

/** Returns the parents by nesting, or else by `parentId`; `TOP` if the parent is missing or part of a cycle. */
function parents(found: ReadonlyMap<string, Found>): Map<string, string> {
  const byId = new Map([...found.values()].map(({ entry }) => [String(entry.id), noOf(entry)]));
  const result = new Map<string, string>();
  for (const [no, { entry, nestedIn }] of found) {
    const parentOfEntry = nestedIn ? noOf(nestedIn) : byId.get(String(entry.parentId ?? ''));
    let above: string | undefined = parentOfEntry;
    while (above !== undefined && above !== TOP && above !== no) above = result.get(above);
    result.set(no, parentOfEntry === undefined || above === no ? TOP : parentOfEntry);
  }
  return result;
}

/**
 * Reads the place of each version from the stored items of all languages. Whatever the server returns, each item
 * has one place per language: items without an existing parent are at the top level.
 */
export function readPlaces(stored: StoredNames, languages: readonly string[]): Places {
  const places: Partial<Record<string, Map<string, NameVersion[]>>> = {};
  for (const lang of languages) {
    const found = collect(stored[lang]);
    const above = parents(found);
    const siblings = new Map<string, NameVersion[]>();
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

/**
 * Merges the places of all languages into one tree by `no` (D18). The first language that has an item determines
 * its place; an item that only a later language has follows its predecessor in that language.
 */
export function buildTree(places: Places, languages: readonly string[]): NamedItem[] {
  const order = new Map<string, string[]>();
  const items = new Map<string, Omit<NamedItem, 'children'>>();
  for (const lang of languages) {
    for (const [parentNo, siblings] of places[lang] ?? []) {
      const level = order.get(parentNo) ?? [];
      order.set(parentNo, level);
      let lastIndex = -1;
      for (const version of siblings) {
        const { no } = version;
        const knownItem = items.get(no);
        if (knownItem) {
          knownItem.versions[lang] = version;
          if (knownItem.parentNo === parentNo) lastIndex = level.indexOf(no);
          else knownItem.languagesElsewhere.push(lang);
        } else {
          const versions = { [lang]: version };
          items.set(no, { no, parentNo, versions, main: version, languagesElsewhere: [] });
          lastIndex += 1;
          level.splice(lastIndex, 0, no);
        }
      }
    }
  }
  const nest = (parentNo: string): NamedItem[] =>
    (order.get(parentNo) ?? []).flatMap((no) => {
      const item = items.get(no);
      return item ? [{ ...item, children: nest(no) }] : [];
    });
  return nest(TOP);
}

/** Returns all items of a tree, parents before their children. */
export function allItems(items: readonly NamedItem[]): NamedItem[] {
  return items.flatMap((item) => [item, ...allItems(item.children)]);
}
