import type { Job } from '@/api/admin/jobs';
import type { Lawyer } from '@/api/admin/lawyers';
import type { Office } from '@/api/admin/offices';
import type { ProfessionalField } from '@/api/admin/professional-fields';
import { toArray } from '@/lib/to-array';
import { toText } from '@/lib/to-text';
import { newKey } from '@/admin/edit-form/new-key';
import { proFieldIdsOf, type LawyerVersionValues } from './lawyer-values';

/** The records of one content type by language code: each language has its own (D22). */
type ByLanguage<Item> = Partial<Record<string, Item[]>>;

export interface Choices {
  jobs: ByLanguage<Job>;
  professionalFields: ByLanguage<ProfessionalField>;
  offices: ByLanguage<Office>;
}

/** No options, until they are loaded; also for changes that send jobs, fields and office as stored. */
export const NO_CHOICES: Choices = { jobs: {}, professionalFields: {}, offices: {} };

/** A job, professional field or office. */
export interface NamedRecord {
  id: string | number;
  name: string;
}

/** Returns the record at the same position in another language, the likely counterpart, as languages share no key (D22). */
export function findCounterpart<Item extends NamedRecord>(
  lists: ByLanguage<Item>,
  sourceLang: string,
  id: string,
  targetLang: string,
): Item | undefined {
  const index = lists[sourceLang]?.findIndex((item) => String(item.id) === id) ?? -1;
  return index < 0 ? undefined : lists[targetLang]?.[index];
}

/** Returns a version's values for another language, with the counterparts of office and professional fields (D22). */
export function copyVersion(
  version: LawyerVersionValues,
  { professionalFields, offices }: Choices,
  sourceLang: string,
  targetLang: string,
): LawyerVersionValues {
  const office = findCounterpart(offices, sourceLang, version.officeId, targetLang);
  const fields = version.proFieldIds.flatMap(
    (id) => findCounterpart(professionalFields, sourceLang, id, targetLang) ?? [],
  );
  return {
    ...version,
    officeId: office ? String(office.id) : '',
    proFieldIds: fields.map(({ id }) => String(id)),
    sections: version.sections.map((section) => ({ ...section, key: newKey() })),
  };
}

/** Returns the records that a version can have in a language: the listed ones, and those that only its stored state has. */
export function knownRecords(
  { jobs, professionalFields, offices }: Choices,
  storedVersion: Lawyer | undefined,
  code: string,
) {
  const withStored = (
    list: readonly NamedRecord[] | undefined,
    storedRecords: readonly NamedRecord[],
  ): NamedRecord[] => [
    ...toArray(list).map(({ id, name }) => ({ id, name })),
    ...storedRecords.filter(({ id }) => !list?.some((item) => String(item.id) === String(id))),
  ];
  const { office } = storedVersion ?? {};
  return {
    jobs: withStored(
      jobs[code],
      toArray(storedVersion?.jobs).map(({ jobId, name }) => ({ id: jobId, name: toText(name) })),
    ),
    professionalFields: withStored(
      professionalFields[code],
      toArray(storedVersion?.proFields).map(({ professionalFieldId, name }) => ({
        id: professionalFieldId,
        name: toText(name),
      })),
    ),
    offices: withStored(
      offices[code],
      office ? [{ id: office.officeId, name: toText(office.name) }] : [],
    ),
  };
}

/**
 * Returns the chosen professional fields and office of a version that neither the list of the language nor the stored
 * version has: they were deleted in the meantime. Without a list for a language, nothing is known to be missing.
 */
export function findDeletedChoices(
  { professionalFields, offices }: Choices,
  storedVersion: Lawyer | undefined,
  code: string,
  { proFieldIds, officeId }: Pick<LawyerVersionValues, 'proFieldIds' | 'officeId'>,
) {
  const isDeleted = (id: string, list: NamedRecord[] | undefined, storedIds: NamedRecord['id'][]) =>
    list && ![...list.map((item) => item.id), ...storedIds].some((known) => String(known) === id);
  const storedFieldIds = storedVersion ? proFieldIdsOf(storedVersion) : [];
  const storedOfficeIds = storedVersion?.office ? [storedVersion.office.officeId] : [];
  return {
    fieldIds: proFieldIds.filter((id) => isDeleted(id, professionalFields[code], storedFieldIds)),
    officeIds: [officeId].filter((id) => id && isDeleted(id, offices[code], storedOfficeIds)),
  };
}
