import {
  listProfessionalFieldNames,
  fetchAdminProfessionalField,
  type ProfessionalFieldLists,
  type ProfessionalField,
} from '@/api/admin/professional-fields';
import { nullIfNotFound } from '@/admin/edit-form/null-if-not-found';
import {
  matchProfessionalFields,
  type MatchedBy,
} from '@/admin/expertise/professional-field-match';
import { readKnownPairs } from '@/admin/expertise/professional-field-pairs';
import type { Pairs } from './professional-field-edit-search';

/** The edited record with the records of other languages that are the same field. */
export interface ProfessionalFieldGroup {
  openedField: ProfessionalField;
  /** The full records by language, including the edited one. */
  versions: Partial<Record<string, ProfessionalField>>;
  /** How the records were matched, except those that a user paired with the edited one or added. */
  matchedBy: MatchedBy;
  /** The records of every language, to choose another match from. */
  lists: ProfessionalFieldLists;
}

/** Returns the ids of the matching records by language: those in `pairs`, or else matched ones (D22, D26). */
function matchCounterparts(
  openedField: ProfessionalField,
  lists: ProfessionalFieldLists,
  pairs: Pairs,
): { ids: Map<string, string>; matchedBy: ProfessionalFieldGroup['matchedBy'] } {
  const { rows } = matchProfessionalFields(lists, readKnownPairs());
  const row = rows.find(
    ({ versions }) => String(versions[openedField.lang]?.id) === String(openedField.id),
  );
  const ids = new Map<string, string>();
  for (const [lang, fields = []] of Object.entries(lists)) {
    if (lang === openedField.lang) continue;
    const pairedId = pairs[lang];
    const id = pairedId === undefined ? row?.versions[lang]?.id : pairedId;
    if (fields.some((field) => String(field.id) === String(id))) ids.set(lang, String(id));
  }
  return { ids, matchedBy: row?.matchedBy ?? 'nothing' };
}

/** Returns the existing records by language. */
export function byLanguage(
  records: readonly (ProfessionalField | null)[],
): ProfessionalFieldGroup['versions'] {
  return Object.fromEntries(
    records.flatMap((record) => (record ? [[record.lang, record] as const] : [])),
  );
}

/** Fetches the records of a field except the edited one; null for deleted ones. */
function fetchOthers({
  openedField,
  versions,
}: ProfessionalFieldGroup): Promise<(ProfessionalField | null)[]> {
  const ids = Object.values(versions).flatMap((version) => (version ? [version.id] : []));
  return Promise.all(
    ids
      .filter((id) => String(id) !== String(openedField.id))
      .map((id) => nullIfNotFound(fetchAdminProfessionalField(String(id)))),
  );
}

/** Loads a field by the id of one of its records, with the records of the other languages. Throws `ApiError`. */
export async function loadProfessionalFieldGroup(
  id: string,
  languages: readonly string[],
  pairs: Pairs,
): Promise<ProfessionalFieldGroup> {
  const openedField = await fetchAdminProfessionalField(id);
  const lists = await listProfessionalFieldNames([...new Set([...languages, openedField.lang])]);
  const { ids, matchedBy } = matchCounterparts(openedField, lists, pairs);
  const others = await Promise.all(
    [...ids.values()].map((otherId) => nullIfNotFound(fetchAdminProfessionalField(otherId))),
  );
  return { openedField, versions: byLanguage([openedField, ...others]), matchedBy, lists };
}

/** Refetches the published records; omits deleted ones. Throws `ApiError`, 404 if the edited one was deleted. */
export async function refetchGroup(group: ProfessionalFieldGroup): Promise<ProfessionalFieldGroup> {
  const [openedField, others] = await Promise.all([
    fetchAdminProfessionalField(String(group.openedField.id)),
    fetchOthers(group),
  ]);
  return { ...group, openedField, versions: byLanguage([openedField, ...others]) };
}
