import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'antd';
import type { ContentLanguage } from '@/api/admin/languages';
import { toArray } from '@/lib/to-array';
import { TextField } from '@/admin/fields/text-field';
import { useVersion } from '@/admin/fields/content-language';
import { useFieldState, useFormState, useFormStore } from '@/admin/fields/form-store';
import { CopyFields } from '@/admin/languages/copy-fields';
import { useNameList } from '@/admin/shared/use-name-list';
import { RichTextField } from '@/admin/rich-text/rich-text-field';
import { unknownProfessionalFields, unknownOffice } from './choices';
import { copyVersion } from './copy-version';
import { useLawyerForm } from './lawyer-context';
import {
  EMPTY_VERSION,
  hasContent,
  type LawyerValues,
  type LawyerVersionValues,
} from './lawyer-values';
import { SectionList } from './section-list';
import { SelectField } from './select-field';

type Part = keyof LawyerVersionValues;

const PARTS: readonly Part[] = ['name', 'intro', 'proFieldIds', 'officeId', 'sections'];

const NONE: readonly string[] = [];

/** The fields whose choices have a counterpart in each language. */
type ChoicePart = 'proFieldIds' | 'officeId';

/** Renders buttons that fill empty fields from another language. */
function CopyParts({
  parts,
  copiesAllFields = false,
}: {
  parts: readonly Part[];
  copiesAllFields?: boolean;
}) {
  const { languages, choices } = useLawyerForm();
  const { code } = useVersion();
  const sourceValue = (part: Part, from: string, { versions }: LawyerValues) =>
    copyVersion(versions[from] ?? EMPTY_VERSION, choices, from, code)[part];
  return (
    <CopyFields<LawyerValues>
      {...{ code, languages, copiesAllFields }}
      names={parts}
      sourceValue={(name, from, values) => sourceValue(name as Part, from, values)}
    />
  );
}

/** Renders buttons that apply the counterparts of another language's choice (D22). */
function Suggestions({ part }: { part: ChoicePart }) {
  const { languages } = useLawyerForm();
  const { code } = useVersion();
  const isEmpty = useFormState(
    ({ values }: { values: LawyerValues }) => (values.versions[code]?.[part] ?? '').length === 0,
  );
  return (
    isEmpty &&
    languages
      .filter((language) => language.code !== code)
      .map((other) => <Suggestion key={other.code} part={part} other={other} />)
  );
}

function Suggestion({ part, other }: { part: ChoicePart; other: ContentLanguage }) {
  const formatList = useNameList();
  const { choices } = useLawyerForm();
  const { code, path } = useVersion();
  const { setFieldValue } = useFormStore<LawyerValues>();
  const chosenValue = useFormState(
    ({ values }: { values: LawyerValues }) => values.versions[other.code]?.[part],
  );
  const counterpart =
    chosenValue &&
    copyVersion({ ...EMPTY_VERSION, [part]: chosenValue }, choices, other.code, code)[part];
  if (!counterpart || counterpart.length === 0) return null;
  const ids = Array.isArray(counterpart) ? counterpart : [counterpart];
  const lists = part === 'proFieldIds' ? choices.professionalFields : choices.offices;
  const names = formatList(
    toArray(lists[code]).flatMap(({ id, name }) => (ids.includes(String(id)) ? name : [])),
  );
  const language = other.name;
  return (
    <Button type="link" size="small" onClick={() => setFieldValue(`${path}.${part}`, counterpart)}>
      <Trans>
        Same as {language}: {names}
      </Trans>
    </Button>
  );
}

/** Renders the fields of one language version. */
export function VersionFields() {
  const { t } = useLingui();
  const { group, choices } = useLawyerForm();
  const { code, path } = useVersion();
  const isFilled = useFormState(({ values }: { values: LawyerValues }) =>
    hasContent(values.versions[code] ?? EMPTY_VERSION),
  );
  const { value: proFieldIds = NONE } = useFieldState<readonly string[] | undefined>(
    `${path}.proFieldIds`,
  );
  const { value: officeId = '' } = useFieldState<string | undefined>(`${path}.officeId`);
  const stored = group?.versions[code];
  const listedExpertise = toArray(choices.professionalFields[code]);
  const listedOffices = toArray(choices.offices[code]);
  // Options of the stored version that are in no list remain visible and can be removed.
  const otherExpertise = toArray(stored?.proFields)
    .filter(
      ({ professionalFieldId: id }) =>
        !listedExpertise.some((field) => String(field.id) === String(id)),
    )
    .map(({ professionalFieldId, name }) => ({ id: professionalFieldId, name }));
  const { office } = stored ?? {};
  const otherOffices =
    office && !listedOffices.some(({ id }) => String(id) === String(office.officeId))
      ? [{ id: office.officeId, name: office.name }]
      : [];
  const option = ({ id, name }: { id: string | number; name: string }) => ({
    value: String(id),
    label: name,
  });
  // Options that were deleted after they were chosen remain visible, too, until they are removed.
  const deletedFields = unknownProfessionalFields(choices, stored, code, proFieldIds).map((id) => ({
    value: id,
    label: t`Deleted field (number ${id})`,
  }));
  const deletedOffice = unknownOffice(choices, stored, code, officeId)
    ? [{ value: officeId, label: t`Deleted office (number ${officeId})` }]
    : [];
  return (
    <>
      <CopyParts copiesAllFields parts={PARTS} />
      <TextField
        name={`${path}.name`}
        label={t`Full name`}
        required={isFilled}
        extra={<CopyParts parts={['name']} />}
      />
      <SelectField
        name={`${path}.officeId`}
        label={t`Office`}
        options={[
          { value: '', label: t`None` },
          ...deletedOffice,
          ...[...listedOffices, ...otherOffices].map(option),
        ]}
        suggestions={<Suggestions part="officeId" />}
      />
      <SelectField
        multiple
        name={`${path}.proFieldIds`}
        label={t`Professional fields`}
        options={[...deletedFields, ...[...listedExpertise, ...otherExpertise].map(option)]}
        suggestions={<Suggestions part="proFieldIds" />}
      />
      <RichTextField
        name={`${path}.intro`}
        label={t`Introduction`}
        extra={<CopyParts parts={['intro']} />}
      />
      <SectionList path={path} extra={<CopyParts parts={['sections']} />} />
    </>
  );
}
