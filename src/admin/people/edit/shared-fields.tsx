import { Trans, useLingui } from '@lingui/react/macro';
import { SentenceSpace } from '@/ui/sentence-space';
import { toText } from '@/lib/to-text';
import { versionsOf } from '@/admin/shared/group-versions';
import { TextField } from '@/admin/fields/text-field';
import { useFormState } from '@/admin/fields/form-store';
import { PictureField } from '@/admin/upload/picture-field';
import { useJobOptions } from './job-choices';
import { useLawyerForm } from './lawyer-context';
import { sharedValueOf, type LawyerValues } from './lawyer-values';
import { SelectField } from './select-field';

/** Renders the fields that all languages of a lawyer share: portrait, jobs, phone and email. */
export function SharedFields() {
  const { t } = useLingui();
  return (
    <>
      <PictureField
        name="photoUrl"
        label={t`Portrait`}
        ratio="4:5"
        help={
          <>
            <Trans>
              Shown in portrait format, 4:5. PNG, JPEG, WebP, AVIF, GIF or SVG, up to 5 MB.
            </Trans>
            <SentenceSpace />
            <DifferingValues name="photoUrl" />
          </>
        }
      />
      <JobsField />
      <TextField
        name="phoneNumber"
        label={t`Phone`}
        type="tel"
        help={<DifferingValues name="phoneNumber" />}
      />
      <TextField
        name="email"
        label={t`Email`}
        type="email"
        help={<DifferingValues name="email" />}
      />
    </>
  );
}

/** Shows that the languages have different values, which remain until the user enters one value for all languages. */
function DifferingValues({ name }: { name: 'photoUrl' | 'phoneNumber' | 'email' }) {
  const { publishedLawyer } = useLawyerForm();
  const value = useFormState(({ values }: { values: LawyerValues }) => values[name]);
  const filledValues = versionsOf(publishedLawyer)
    .map((version) => toText(version[name]).trim())
    .filter((text) => text !== '');
  if (new Set(filledValues).size < 2 || value !== sharedValueOf(publishedLawyer, name)) return null;
  return (
    <Trans>
      The languages have different values here. They are kept until you change this field.
    </Trans>
  );
}

/** Renders the jobs, chosen once: each language gets its own (D22). */
function JobsField() {
  const { t } = useLingui();
  const jobNos = useFormState(({ values }: { values: LawyerValues }) => values.jobNos);
  const options = useJobOptions(useLawyerForm(), jobNos);
  return (
    <SelectField
      multiple
      name="jobNos"
      label={t`Jobs`}
      options={options}
      help={t`Each language shows the job’s name in that language.`}
    />
  );
}
