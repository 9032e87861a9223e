import type { Lawyer, LawyerInput } from '@/api/admin/lawyers';
import { toArray } from '@/lib/to-array';
import { knownRecords, type NamedRecord } from './choices';
import type { LawyerForm } from './lawyer-context';
import { toLawyerInputs } from './lawyer-inputs';
import type { LawyerValues } from './lawyer-values';

/** The `id` and `no` of a previewed lawyer, which may not be stored yet. */
const PREVIEW_ID = 'preview';

/** Returns the records with these ids, in this order; omits unknown ones. */
function findRecords(
  ids: readonly NamedRecord['id'][] | null | undefined,
  records: readonly NamedRecord[],
): NamedRecord[] {
  return toArray(ids).flatMap(
    (id) => records.find((record) => String(record.id) === String(id)) ?? [],
  );
}

/** Returns a version as the server would send it to visitors, with the names of its jobs, fields and office. */
function toPreviewedLawyer(input: LawyerInput, { publishedLawyer, choices }: LawyerForm): Lawyer {
  const { lang, name, jobIds, proFieldIds, office, customContents, ...texts } = input;
  const { jobs, professionalFields, offices } = knownRecords(
    choices,
    publishedLawyer?.versions[lang],
    lang,
  );
  const [officeRecord] = findRecords(office ? [office.officeId] : [], offices);
  return {
    ...texts,
    id: PREVIEW_ID,
    no: PREVIEW_ID,
    lang,
    name: name.trim(),
    jobs: findRecords(jobIds, jobs).map((job) => ({ jobId: job.id, name: job.name })),
    proFields: findRecords(proFieldIds, professionalFields).map((field) => ({
      professionalFieldId: field.id,
      name: field.name,
    })),
    office: officeRecord ? { officeId: officeRecord.id, name: officeRecord.name } : null,
    customContents: toArray(customContents),
  };
}

/** Returns the versions that visitors would see, or else one in the first language with only the shared texts. */
export function toPreviewedLawyers(form: LawyerForm, values: LawyerValues): Lawyer[] {
  const inputs = toLawyerInputs(values, form.publishedLawyer, form.publishedLawyer, form.choices);
  const [first] = form.languages;
  if (inputs.length > 0 || !first) return inputs.map((input) => toPreviewedLawyer(input, form));
  const { photoUrl, phoneNumber, email } = values;
  return [
    { id: PREVIEW_ID, no: PREVIEW_ID, lang: first.code, name: '', photoUrl, phoneNumber, email },
  ];
}
