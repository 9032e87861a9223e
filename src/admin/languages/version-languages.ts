/** The published versions of an item by language. */
interface PublishedVersions {
  versions: Partial<Record<string, unknown>>;
}

/** Returns the codes of the languages to edit: those of the backend, and others that only the item has. */
export function editedLanguages(
  languages: readonly string[],
  published: PublishedVersions | null,
): string[] {
  return [...new Set([...languages, ...Object.keys(published?.versions ?? {})])];
}

/** Returns the codes of the versions that are sent: those with content, and those already published. */
export function sentVersions<Version>(
  { versions }: { versions: Record<string, Version> },
  published: PublishedVersions | null,
  hasContent: (version: Version) => boolean,
): string[] {
  return Object.entries(versions).flatMap(([code, version]) =>
    published?.versions[code] !== undefined || hasContent(version) ? [code] : [],
  );
}
