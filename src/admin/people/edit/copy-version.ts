import { newKey } from '@/admin/edit-form/new-key';
import { counterpart, counterparts, type Choices } from './choices';
import type { LawyerVersionValues } from './lawyer-values';

/**
 * Returns the values of a version for another language: the same texts, with the counterparts of the office and the
 * professional fields (D22).
 */
export function copyVersion(
  version: LawyerVersionValues,
  { professionalFields, offices }: Choices,
  from: string,
  to: string,
): LawyerVersionValues {
  const office = counterpart(offices, from, version.officeId, to);
  const fields = counterparts(professionalFields, from, version.proFieldIds, to);
  return {
    ...version,
    officeId: office ? String(office.id) : '',
    proFieldIds: fields.map(({ id }) => String(id)),
    sections: version.sections.map((section) => ({ ...section, key: newKey() })),
  };
}
