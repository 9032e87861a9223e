import type { Job } from '@/api/admin/jobs';
import type { Lawyer } from '@/api/admin/lawyers';
import type { Office } from '@/api/admin/offices';
import type { ProfessionalField } from '@/api/admin/professional-fields';
import { proFieldIdsOf } from './lawyer-values';

/** What there is of one kind, by language code: each language has records of its own (D22). */
export type ByLanguage<Item> = Partial<Record<string, Item[]>>;

/** What a lawyer's jobs, professional fields and office are picked from. */
export interface Choices {
  jobs: ByLanguage<Job>;
  professionalFields: ByLanguage<ProfessionalField>;
  offices: ByLanguage<Office>;
}

interface Named {
  id: string | number;
  name: string;
}

/**
 * The record at the same position in another language (D22): what is likely meant, since professional fields and
 * offices have nothing that tells it. Undefined where there is none.
 */
export function counterpart<Item extends Named>(
  lists: ByLanguage<Item>,
  from: string,
  id: string,
  to: string,
): Item | undefined {
  const index = lists[from]?.findIndex((item) => String(item.id) === id) ?? -1;
  return index < 0 ? undefined : lists[to]?.[index];
}

/** The records at the same positions in another language, without those that are not there. */
export function counterparts<Item extends Named>(
  lists: ByLanguage<Item>,
  from: string,
  ids: readonly string[],
  to: string,
): Item[] {
  return ids.flatMap((id) => counterpart(lists, from, id, to) ?? []);
}

function lists(list: readonly Named[] | undefined, id: string): boolean {
  // Where nothing is known of a language, nothing is known to be missing.
  return list === undefined || list.some((item) => String(item.id) === id);
}

/** Those of the picked professional fields that no list has and the version did not come with: they were deleted since. */
export function unknownProfessionalFields(
  { professionalFields }: Choices,
  stored: Lawyer | undefined,
  code: string,
  ids: readonly string[],
): string[] {
  const own = new Set(stored ? proFieldIdsOf(stored).map(String) : []);
  return ids.filter((id) => !own.has(id) && !lists(professionalFields[code], id));
}

/** Whether the picked office is in no list and not the one that the version came with: it was deleted since. */
export function unknownOffice(
  { offices }: Choices,
  stored: Lawyer | undefined,
  code: string,
  id: string,
): boolean {
  return id !== '' && String(stored?.office?.officeId) !== id && !lists(offices[code], id);
}
