import type { components } from '@/api/schema.gen';
import { toArray } from '@/lib/to-array';

type Id = components['schemas']['Id'];

/** The `parentNo` of top-level items. */
export const TOP_LEVEL = '';

/** A stored language version: of a job, or of a catalogue with its descendants. */
interface StoredName {
  id: Id;
  no?: Id | null;
  name: string;
  parentId?: Id | null;
  childrenList?: readonly StoredName[] | null;
}

export type StoredNames = Readonly<Partial<Record<string, readonly StoredName[]>>>;

export interface NameVersion {
  id: Id;
  lang: string;
  name: string;
  /** The `no` as text, by which the versions of an item are merged (D18). */
  no: string;
  /** The `no` as the server returned it, to be sent unchanged (D11). */
  serverNo: Id | null | undefined;
  /** The `no` of the parent in this language; `TOP_LEVEL` at the top level. */
  parentNo: string;
}

/** In one language: the versions below each parent, in order. */
type Siblings = ReadonlyMap<string, readonly NameVersion[]>;

export type SiblingsByLanguage = Readonly<Partial<Record<string, Siblings>>>;

export interface NamedItem {
  no: string;
  /** `TOP_LEVEL` at the top level. */
  parentNo: string;
  versions: Partial<Record<string, NameVersion>>;
  /** The version in the first language that has the item. */
  mainVersion: NameVersion;
  /** The languages in which the item has another parent than here. */
  languagesWithOtherParent: string[];
  children: NamedItem[];
}

interface CollectedEntry {
  entry: StoredName;
  nestingParent: StoredName | null;
}

/** Returns the `no` of a stored version, or its id if the `no` is missing or empty. */
export function noOf({ no, id }: Pick<StoredName, 'no' | 'id'>): string {
  return String(no === '' ? id : (no ?? id));
}

/** Collects the entries of all levels, each once, however often the response repeats it. */
function collectEntries(
  tree: readonly StoredName[] | null | undefined,
): Map<string, CollectedEntry> {
  const entries = new Map<string, CollectedEntry>();
  const walk = (
    level: readonly StoredName[] | null | undefined,
    nestingParent: StoredName | null,
  ) => {
    for (const entry of toArray(level)) {
      if (entries.has(noOf(entry))) continue;
      entries.set(noOf(entry), { entry, nestingParent });
      walk(entry.childrenList, entry);
    }
  };
  walk(tree, null);
  return entries;
}

/** Returns the parent of each entry, by nesting or else by `parentId`; `TOP_LEVEL` if it is missing or closes a cycle. */
function findParents(entries: ReadonlyMap<string, CollectedEntry>): Map<string, string> {
  const nosById = new Map(
    [...entries.values()].map(({ entry }) => [String(entry.id), noOf(entry)]),
  );
  const parentNos = new Map<string, string>();
  for (const [no, { entry, nestingParent }] of entries) {
    const parentOfEntry = nestingParent
      ? noOf(nestingParent)
      : nosById.get(String(entry.parentId ?? ''));
    let ancestor: string | undefined = parentOfEntry;
    while (ancestor !== undefined && ancestor !== TOP_LEVEL && ancestor !== no)
      ancestor = parentNos.get(ancestor);
    parentNos.set(no, parentOfEntry === undefined || ancestor === no ? TOP_LEVEL : parentOfEntry);
  }
  return parentNos;
}

/** Reads the siblings below each parent in each language. Items without an existing parent are at the top level. */
export function readSiblings(
  storedNames: StoredNames,
  languages: readonly string[],
): SiblingsByLanguage {
  const siblingsByLanguage: Partial<Record<string, Map<string, NameVersion[]>>> = {};
  for (const lang of languages) {
    const entries = collectEntries(storedNames[lang]);
    const parentNos = findParents(entries);
    const siblings = new Map<string, NameVersion[]>();
    for (const [no, { entry }] of entries) {
      const parentNo = parentNos.get(no) ?? TOP_LEVEL;
      const name = typeof entry.name === 'string' ? entry.name : '';
      const version = { id: entry.id, lang, name, no, serverNo: entry.no, parentNo };
      siblings.set(parentNo, [...(siblings.get(parentNo) ?? []), version]);
    }
    siblingsByLanguage[lang] = siblings;
  }
  return siblingsByLanguage;
}

/**
 * Merges the siblings of all languages into one tree by `no` (D18). The first language that has an item determines
 * its position; an item that only a later language has follows its predecessor in that language.
 */
export function buildTree(
  siblingsByLanguage: SiblingsByLanguage,
  languages: readonly string[],
): NamedItem[] {
  const order = new Map<string, string[]>();
  const items = new Map<string, Omit<NamedItem, 'children'>>();
  for (const lang of languages) {
    for (const [parentNo, siblings] of siblingsByLanguage[lang] ?? []) {
      const level = order.get(parentNo) ?? [];
      order.set(parentNo, level);
      let lastIndex = -1;
      for (const version of siblings) {
        const { no } = version;
        const knownItem = items.get(no);
        if (knownItem) {
          knownItem.versions[lang] = version;
          if (knownItem.parentNo === parentNo) lastIndex = level.indexOf(no);
          else knownItem.languagesWithOtherParent.push(lang);
        } else {
          const versions = { [lang]: version };
          items.set(no, {
            no,
            parentNo,
            versions,
            mainVersion: version,
            languagesWithOtherParent: [],
          });
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
  return nest(TOP_LEVEL);
}

/** Returns items and their descendants, parents before their children. */
export function allItems(items: readonly NamedItem[]): NamedItem[] {
  return items.flatMap((item) => [item, ...allItems(item.children)]);
}

/** Returns the `parentId` to send in one language: null at the top level, undefined if the parent lacks the language. */
export function parentIdIn(
  itemsByNo: ReadonlyMap<string, NamedItem>,
  parentNo: string,
  lang: string,
): Id | null | undefined {
  return parentNo === TOP_LEVEL ? null : itemsByNo.get(parentNo)?.versions[lang]?.id;
}

/** Returns the `no` to send with a version; nothing if the server has returned none. */
export function serverNoInput({ serverNo }: NameVersion): { no?: Id } {
  return serverNo === undefined || serverNo === null ? {} : { no: serverNo };
}
