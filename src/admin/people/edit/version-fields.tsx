import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'antd';
import type { ContentLanguage } from '@/api/admin/languages';
import { toArray } from '@/lib/to-array';
import { TextField } from '@/admin/fields/text-field';
import { useVersion } from '@/admin/fields/content-language';
import { useFieldState, useFormState, useFormStore } from '@/admin/fields/form-store';
import { CopyFields } from '@/admin/languages/copy-fields';
import { useNameListFormatter } from '@/admin/shared/use-name-list-formatter';
import { RichTextField } from '@/admin/rich-text/rich-text-field';
import { copyVersion, findDeletedChoices, knownRecords, type NamedRecord } from './choices';
import { useLawyerForm } from './lawyer-context';
import {
  EMPTY_VERSION,
  hasContent,
  type LawyerValues,
  type LawyerVersionValues,
} from './lawyer-values';
import { SectionList } from './section-list';
import { SelectField } from './select-field';

type FieldName = keyof LawyerVersionValues;

const FIELD_NAMES: readonly FieldName[] = ['name', 'intro', 'proFieldIds', 'officeId', 'sections'];

type ChoiceFieldName = 'proFieldIds' | 'officeId';

function CopyFieldButtons({
  fieldNames,
  coversAllFields = false,
}: {
  fieldNames: readonly FieldName[];
  coversAllFields?: boolean;
}) {
  const { languages, choices } = useLawyerForm();
  const { code } = useVersion();
  const sourceValue = (fieldName: FieldName, sourceLang: string, { versions }: LawyerValues) =>
    copyVersion(versions[sourceLang] ?? EMPTY_VERSION, choices, sourceLang, code)[fieldName];
  return (
    <CopyFields<LawyerValues>
      {...{ code, languages, coversAllFields }}
      names={fieldNames}
      sourceValue={(name, sourceLang, values) => sourceValue(name as FieldName, sourceLang, values)}
    />
  );
}

interface SuggestionProps {
  fieldName: ChoiceFieldName;
  otherLanguage: ContentLanguage;
}

/** Renders the button that applies the counterparts of another language's choice to an empty field (D22). */
function Suggestion({ fieldName, otherLanguage }: SuggestionProps) {
  const formatList = useNameListFormatter();
  const { choices } = useLawyerForm();
  const { code, path } = useVersion();
  const { setFieldValue } = useFormStore<LawyerValues>();
  const chosenValue = useFormState(({ values: { versions } }: { values: LawyerValues }) => {
    const isEmpty = (versions[code]?.[fieldName] ?? '').length === 0;
    return isEmpty ? versions[otherLanguage.code]?.[fieldName] : undefined;
  });
  const counterpart =
    chosenValue &&
    copyVersion({ ...EMPTY_VERSION, [fieldName]: chosenValue }, choices, otherLanguage.code, code)[
      fieldName
    ];
  if (!counterpart || counterpart.length === 0) return null;
  const ids = Array.isArray(counterpart) ? counterpart : [counterpart];
  const lists = fieldName === 'proFieldIds' ? choices.professionalFields : choices.offices;
  const names = formatList(
    toArray(lists[code]).flatMap(({ id, name }) => (ids.includes(String(id)) ? name : [])),
  );
  const language = otherLanguage.name;
  return (
    <Button
      type="link"
      size="small"
      onClick={() => setFieldValue(`${path}.${fieldName}`, counterpart)}
    >
      <Trans>
        Same as {language}: {names}
      </Trans>
    </Button>
  );
}

/** Renders the fields of one language version. */
export function VersionFields() {
  const { t } = useLingui();
  const { publishedLawyer, choices, languages } = useLawyerForm();
  const { code, path } = useVersion();
  const isFilled = useFormState(({ values }: { values: LawyerValues }) =>
    hasContent(values.versions[code] ?? EMPTY_VERSION),
  );
  const { value: proFieldIds = EMPTY_VERSION.proFieldIds } = useFieldState<string[] | undefined>(
    `${path}.proFieldIds`,
  );
  const { value: officeId = '' } = useFieldState<string | undefined>(`${path}.officeId`);
  const storedVersion = publishedLawyer?.versions[code];
  // Options of the stored version that are in no list remain visible and can be removed.
  const { offices, professionalFields } = knownRecords(choices, storedVersion, code);
  const optionOf = ({ id, name }: NamedRecord) => ({ value: String(id), label: name });
  // Options that were deleted after they were chosen remain visible, too, until they are removed.
  const deleted = findDeletedChoices(choices, storedVersion, code, { proFieldIds, officeId });
  const deletedFields = deleted.fieldIds.map((id) => ({
    value: id,
    label: t`Deleted field (number ${id})`,
  }));
  const deletedOffice = deleted.officeIds.map((id) => ({
    value: id,
    label: t`Deleted office (number ${officeId})`,
  }));
  const suggestionsFor = (fieldName: ChoiceFieldName) =>
    languages
      .filter((language) => language.code !== code)
      .map((otherLanguage) => (
        <Suggestion key={otherLanguage.code} {...{ fieldName, otherLanguage }} />
      ));
  return (
    <>
      <CopyFieldButtons coversAllFields fieldNames={FIELD_NAMES} />
      <TextField
        name={`${path}.name`}
        label={t`Full name`}
        required={isFilled}
        extra={<CopyFieldButtons fieldNames={['name']} />}
      />
      <SelectField
        name={`${path}.officeId`}
        label={t`Office`}
        options={[{ value: '', label: t`None` }, ...deletedOffice, ...offices.map(optionOf)]}
        suggestions={suggestionsFor('officeId')}
      />
      <SelectField
        multiple
        name={`${path}.proFieldIds`}
        label={t`Professional fields`}
        options={[...deletedFields, ...professionalFields.map(optionOf)]}
        suggestions={suggestionsFor('proFieldIds')}
      />
      <RichTextField
        name={`${path}.intro`}
        label={t`Introduction`}
        extra={<CopyFieldButtons fieldNames={['intro']} />}
      />
      <SectionList path={path} extra={<CopyFieldButtons fieldNames={['sections']} />} />
    </>
  );
}
