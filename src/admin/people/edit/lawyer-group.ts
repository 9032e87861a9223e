import { lawyerLookup, fetchAdminLawyer, type Lawyer } from '@/api/admin/lawyers';
import { versionsOf } from '@/admin/shared/group-versions';
import { nullIfNotFound } from '@/admin/edit-form/null-if-not-found';
import { findVersions } from '@/admin/people/find-versions';

/** A lawyer with all language versions in full. */
export interface LawyerGroup {
  no: Lawyer['no'];
  versions: Partial<Record<string, Lawyer>>;
  /** The languages that may have a version that was not found. */
  uncertainLanguages?: readonly string[];
}

/** Returns the group of the complete `knownVersions` and of the others, which it fetches; null without known ones. */
async function loadGroupOf(
  knownVersions: readonly Lawyer[],
  languages: readonly string[],
): Promise<LawyerGroup | null> {
  const [first] = knownVersions;
  if (!first) return null;
  // Another editor may have added a language since the list was fetched.
  lawyerLookup.clearCache();
  const { versions, uncertainLanguages } = await findVersions(knownVersions, languages);
  const fullVersions = await Promise.all(
    versions.map((row) =>
      knownVersions.includes(row)
        ? Promise.resolve(row)
        : nullIfNotFound(fetchAdminLawyer(row.id, row.lang)),
    ),
  );
  const existingVersions = fullVersions.filter((version) => version !== null);
  return {
    no: first.no,
    versions: Object.fromEntries(existingVersions.map((version) => [version.lang, version])),
    uncertainLanguages,
  };
}

/** Fetches a lawyer by the id of a version, with the others of its `no` (D28); null if unknown. Throws `ApiError`. */
export async function loadLawyerGroup(
  id: Lawyer['id'],
  languages: readonly string[],
): Promise<LawyerGroup | null> {
  const openedVersion = await nullIfNotFound(fetchAdminLawyer(id));
  return loadGroupOf(openedVersion ? [openedVersion] : [], languages);
}

/** Refetches a lawyer's versions by id, and looks up missing languages. Throws `ApiError`, 404 if all are deleted. */
export async function reloadLawyerGroup(
  group: LawyerGroup,
  languages: readonly string[],
): Promise<LawyerGroup | null> {
  const requests = versionsOf(group).map(({ id, lang }) => fetchAdminLawyer(id, lang));
  const knownVersions = (await Promise.all(requests.map(nullIfNotFound))).filter(
    (version) => version !== null,
  );
  if (knownVersions.length === 0) await requests[0];
  return loadGroupOf(knownVersions, languages);
}

/** Returns the version to open: that of the interface language, or the first. */
export function versionToOpen(group: LawyerGroup, locale: string): Lawyer | undefined {
  return group.versions[locale] ?? versionsOf(group)[0];
}
