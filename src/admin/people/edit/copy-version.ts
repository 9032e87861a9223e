import { newKey } from '@/admin/edit-form/new-key';
import { findCounterpart, findCounterparts, type Choices } from './choices';
import type { LawyerVersionValues } from './lawyer-values';

/**
 * Returns the values of a version for another language: the same texts, with the counterparts of the office and the
 * professional fields (D22).
 */
export function copyVersion(
  version: LawyerVersionValues,
  { professionalFields, offices }: Choices,
  sourceLang: string,
  targetLang: string,
): LawyerVersionValues {
  const office = findCounterpart(offices, sourceLang, version.officeId, targetLang);
  const fields = findCounterparts(professionalFields, sourceLang, version.proFieldIds, targetLang);
  return {
    ...version,
    officeId: office ? String(office.id) : '',
    proFieldIds: fields.map(({ id }) => String(id)),
    sections: version.sections.map((section) => ({ ...section, key: newKey() })),
  };
}
