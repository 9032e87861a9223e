import { useState } from 'react';
import useSWR from 'swr';
import type { ApiError } from '../../../api/errors';
import { readStaffLawyer, type Lawyer } from '../../../api/staff/lawyers';
import { itemOptions } from '../../../api/use-read';
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

let visits = 0;

/**
 * Reads a lawyer for editing, afresh at every visit; nothing while `id` or `languages` is not known. The
 * interface language is no part of its key: it changes neither the versions nor what has been typed.
 */
export function useLawyerGroup(id: string | undefined, languages: readonly string[] | undefined) {
  // A form must not begin with what an earlier visit has read.
  const [visit] = useState(() => (visits += 1));
  return useSWR<LawyerGroup, ApiError>(
    id !== undefined && languages ? ['*', 'lawyer-for-editing', visit, id] : null,
    () => loadLawyerGroup(id ?? '', languages ?? []),
    itemOptions,
  );
}
