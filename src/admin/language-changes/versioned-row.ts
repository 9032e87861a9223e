/** A row of a list with its language versions. */
export interface VersionedRow {
  versions: Readonly<Partial<Record<string, { id: string | number }>>>;
}

/** Returns whether a row has a version in a language. */
export function hasVersion({ versions }: VersionedRow, code: string): boolean {
  return versions[code] !== undefined;
}
