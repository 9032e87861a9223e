import { readStaffLawyer, type Lawyer } from '../../../api/staff/lawyers';
import { findVersions } from '../find-versions';

/** A lawyer with all language versions in full. */
export interface LawyerGroup {
  no: Lawyer['no'];
  versions: Partial<Record<string, Lawyer>>;
}

/** Names the draft of a lawyer by the id of a version, which is all that is known once the lawyer is gone. */
export function lawyerDraft(id: string | undefined): string {
  return `lawyers/${id ?? 'new'}`;
}

/** The versions of a lawyer. */
export function versionsIn(group: LawyerGroup | null): Lawyer[] {
  return Object.values(group?.versions ?? {}).filter((version) => version !== undefined);
}

/**
 * Loads the lawyer of an id with all language versions of the same `no` (D28): they are found through the
 * list, and each is read in full. Throws `ApiError`, 404 where there is none of that id.
 */
export async function loadLawyerGroup(
  id: Lawyer['id'],
  languages: readonly string[],
): Promise<LawyerGroup> {
  const known = await readStaffLawyer(id);
  const rows = await findVersions(known, languages);
  const full = await Promise.all(
    rows.map(async (row) => (row === known ? known : await readStaffLawyer(row.id))),
  );
  return { no: known.no, versions: Object.fromEntries(full.map((one) => [one.lang, one])) };
}

/** The version to open of a lawyer: the interface language's, or the first. */
export function versionToOpen(group: LawyerGroup, locale: string): Lawyer | undefined {
  return group.versions[locale] ?? versionsIn(group)[0];
}
