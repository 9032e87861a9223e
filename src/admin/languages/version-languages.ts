import type { ContentLanguage } from '@/api/admin/languages';

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
export function languageCodesToSend<Version>(
  { versions }: { versions: Record<string, Version> },
  published: PublishedVersions | null,
  hasContent: (version: Version) => boolean,
): string[] {
  return Object.entries(versions).flatMap(([code, version]) =>
    published?.versions[code] !== undefined || hasContent(version) ? [code] : [],
  );
}

/**
 * Returns the codes of the languages whose required fields must be filled in (D38): those in `sentCodes`, or the first
 * language if there are none.
 */
export function requiredLanguages(
  sentCodes: readonly string[],
  languages: readonly ContentLanguage[],
): readonly string[] {
  return sentCodes.length > 0 ? sentCodes : languages.slice(0, 1).map(({ code }) => code);
}
