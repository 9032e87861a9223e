import { lawyersByNo, readAdminLawyer, type Lawyer } from '@/api/admin/lawyers';
import { nullIfNotFound } from '@/admin/edit-form/null-if-not-found';
import { findVersions } from '@/admin/people/find-versions';

/** A lawyer with all language versions in full. */
export interface LawyerGroup {
  no: Lawyer['no'];
  versions: Partial<Record<string, Lawyer>>;
  /** The languages of which nobody can tell whether there is a version. */
  unsure?: readonly string[];
}

/** Names the draft of a lawyer by the id of a version, which is all that is known once the lawyer is gone. */
export function lawyerDraft(id: string | undefined): string {
  return `lawyers/${id ?? 'new'}`;
}

/** The versions of a lawyer. */
export function versionsIn(group: LawyerGroup | null): Lawyer[] {
  return Object.values(group?.versions ?? {}).filter((version) => version !== undefined);
}

/** The group of those versions that are `known` in full, with the others that the list has. Null of none. */
async function groupAround(
  known: readonly Lawyer[],
  languages: readonly string[],
): Promise<LawyerGroup | null> {
  const [first] = known;
  if (!first) return null;
  // Somebody else may have added a language since the list was read through.
  lawyersByNo.forget();
  const { versions, unsure } = await findVersions(known, languages);
  const full = await Promise.all(
    versions.map((row) =>
      known.includes(row)
        ? Promise.resolve(row)
        : nullIfNotFound(readAdminLawyer(row.id, row.lang)),
    ),
  );
  const there = full.filter((version) => version !== null);
  return {
    no: first.no,
    versions: Object.fromEntries(there.map((one) => [one.lang, one])),
    unsure,
  };
}

/**
 * Loads the lawyer of an id with all language versions of the same `no` (D28): they are found through the
 * list, and each is read in full. Null where there is none of that id. Throws `ApiError`.
 */
export async function loadLawyerGroup(
  id: Lawyer['id'],
  languages: readonly string[],
): Promise<LawyerGroup | null> {
  const known = await nullIfNotFound(readAdminLawyer(id));
  return groupAround(known ? [known] : [], languages);
}

/**
 * Reads the versions of a lawyer again by their ids, and looks for the languages that it lacks. A version that was
 * deleted is left out. Throws `ApiError`, 404 where none is left.
 */
export async function reloadLawyerGroup(
  group: LawyerGroup,
  languages: readonly string[],
): Promise<LawyerGroup | null> {
  const reading = versionsIn(group).map(({ id, lang }) => readAdminLawyer(id, lang));
  const known = (await Promise.all(reading.map(nullIfNotFound))).filter(
    (version) => version !== null,
  );
  if (known.length === 0) await reading[0];
  return groupAround(known, languages);
}

/** The version to open of a lawyer: the interface language's, or the first. */
export function versionToOpen(group: LawyerGroup, locale: string): Lawyer | undefined {
  return group.versions[locale] ?? versionsIn(group)[0];
}
