import { TOP, type CatalogueVersion, type Places } from './catalogue-places';

/** A catalogue with all its language versions, and what lies below it. */
export interface Folder {
  no: string;
  /** `TOP` at the top level. */
  parentNo: string;
  /** 1 at the top level. */
  level: number;
  versions: Partial<Record<string, CatalogueVersion>>;
  /** The version in the first of the languages that has it. */
  main: CatalogueVersion;
  /** The languages in which it stands below another parent than here. */
  elsewhere: string[];
  children: Folder[];
}

/** The versions of a folder, the one that stands for it first. */
export function versionsOf({ versions, main }: Folder): CatalogueVersion[] {
  const all = Object.values(versions).filter((version) => version !== undefined);
  return [main, ...all.filter((version) => version !== main)];
}

/**
 * One tree out of the places of all languages, merged by `no` (D18). The first language that has a
 * catalogue says where it stands; what only a later language has comes after what precedes it there.
 */
export function readFolders(places: Places, languages: readonly string[]): Folder[] {
  const order = new Map<string, string[]>();
  const folders = new Map<string, Omit<Folder, 'level' | 'children'>>();
  for (const lang of languages) {
    for (const [parentNo, siblings] of places[lang] ?? []) {
      const level = order.get(parentNo) ?? [];
      order.set(parentNo, level);
      let last = -1;
      for (const version of siblings) {
        const { no } = version;
        const known = folders.get(no);
        if (known) {
          known.versions[lang] = version;
          if (known.parentNo === parentNo) last = level.indexOf(no);
          else known.elsewhere.push(lang);
        } else {
          const versions = { [lang]: version };
          folders.set(no, { no, parentNo, versions, main: version, elsewhere: [] });
          last += 1;
          level.splice(last, 0, no);
        }
      }
    }
  }
  const nest = (parentNo: string, level: number): Folder[] =>
    (order.get(parentNo) ?? []).flatMap((no) => {
      const folder = folders.get(no);
      return folder ? [{ ...folder, level, children: nest(no, level + 1) }] : [];
    });
  return nest(TOP, 1);
}

/** Every folder of a tree, each before those below it. */
export function allFolders(folders: readonly Folder[]): Folder[] {
  return folders.flatMap((folder) => [folder, ...allFolders(folder.children)]);
}
