import type { Lawyer, LawyerInput } from '@/api/admin/lawyers';
import { toArray } from '@/lib/to-array';
import { toText } from '@/lib/to-text';
import type { LawyerForm } from './lawyer-context';
import { lawyerInputs } from './lawyer-inputs';
import type { LawyerValues } from './lawyer-values';

/** The id and number of a lawyer that is not published. */
const NO_ID = 'preview';

interface Named {
  id: string | number;
  name: string;
}

/** Returns the records with these ids, in this order; omits unknown ones. */
function namedOf(ids: readonly Named['id'][] | null | undefined, known: readonly Named[]): Named[] {
  return toArray(ids).flatMap(
    (id) => known.find((record) => String(record.id) === String(id)) ?? [],
  );
}

/** Returns a version as the server would send it to visitors, with the names of its jobs, fields and office. */
function lawyerOf(input: LawyerInput, { group, choices }: LawyerForm): Lawyer {
  const { lang, name, jobIds, proFieldIds, office, customContents, ...texts } = input;
  const stored = group?.versions[lang];
  const jobs = namedOf(jobIds, [
    ...toArray(choices.jobs[lang]),
    ...toArray(stored?.jobs).map((job) => ({ id: job.jobId, name: toText(job.name) })),
  ]);
  const fields = namedOf(proFieldIds, [
    ...toArray(choices.professionalFields[lang]),
    ...toArray(stored?.proFields).map((field) => ({
      id: field.professionalFieldId,
      name: toText(field.name),
    })),
  ]);
  const [place] = namedOf(office ? [office.officeId] : [], [
    ...toArray(choices.offices[lang]),
    ...(stored?.office ? [{ id: stored.office.officeId, name: toText(stored.office.name) }] : []),
  ]);
  return {
    ...texts,
    id: NO_ID,
    no: NO_ID,
    lang,
    name: name.trim(),
    jobs: jobs.map((job) => ({ jobId: job.id, name: job.name })),
    proFields: fields.map((field) => ({ professionalFieldId: field.id, name: field.name })),
    office: place ? { officeId: place.id, name: place.name } : null,
    customContents: toArray(customContents),
  };
}

/** Returns the lawyer as publishing would send it; if no version has content, an empty one in the first language. */
export function previewedLawyers(form: LawyerForm, values: LawyerValues): Lawyer[] {
  const inputs = lawyerInputs(values, form.group, form.group, form.choices);
  const [first] = form.languages;
  if (inputs.length > 0 || !first) return inputs.map((input) => lawyerOf(input, form));
  const { photoUrl, phoneNumber, email } = values;
  return [{ id: NO_ID, no: NO_ID, lang: first.code, name: '', photoUrl, phoneNumber, email }];
}
