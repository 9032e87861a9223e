/** Describes a row of a list: one language version of the item `no` (D18). */
interface VersionRow {
  no: string | number;
  lang: string;
}

/** Holds the listed versions of an item, by language code. */
export interface VersionGroup<Row extends VersionRow> {
  no: Row['no'];
  versions: Partial<Record<string, Row>>;
  /** The version in the preferred language, or the first in the list. */
  mainVersion: Row;
}

/**
 * Merges the rows of a list into one group per `no`, in the order of their first rows (D20). `preferredLanguage` is the
 * language of the main version, if the item has it. Of two rows with the same `no` and language the first counts.
 */
export function groupVersions<Row extends VersionRow>(
  rows: readonly Row[],
  preferredLanguage: string,
): VersionGroup<Row>[] {
  const groups = new Map<string, VersionGroup<Row>>();
  for (const row of rows) {
    const group = groups.get(String(row.no));
    if (!group) {
      groups.set(String(row.no), { no: row.no, versions: { [row.lang]: row }, mainVersion: row });
    } else if (!group.versions[row.lang]) {
      group.versions[row.lang] = row;
      if (row.lang === preferredLanguage) group.mainVersion = row;
    }
  }
  return [...groups.values()];
}

interface Versions<Version> {
  versions: Readonly<Partial<Record<string, Version>>>;
  mainVersion?: Version;
}

/** Returns the language versions of an item, none without an item: the main one first, if the item has one. */
export function versionsOf<Version>(item: Versions<Version> | null | undefined): Version[] {
  const versions = Object.values(item?.versions ?? {}).filter((version) => version !== undefined);
  const mainVersion = item?.mainVersion;
  return mainVersion === undefined
    ? versions
    : [mainVersion, ...versions.filter((version) => version !== mainVersion)];
}
