import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'antd';
import { useFormikContext } from 'formik';
import { useContext } from 'react';
import { toArray } from '@/lib/to-array';
import { newKey } from '@/admin/edit-form/new-key';
import { TextField } from '@/admin/fields/text-field';
import { ContentLanguageContext } from '@/admin/fields/content-language';
import { CopyButtons } from '@/admin/languages/copy-buttons';
import { useNameList } from '@/admin/shared/use-name-list';
import { RichTextField } from '@/admin/rich-text/rich-text-field';
import { counterpart, counterparts, unknownProfessionalFields, unknownOffice } from './choices';
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

/** Returns the version of a field, by the surrounding language. */
function useVersion() {
  const code = useContext(ContentLanguageContext) ?? '';
  const { values, setFieldValue } = useFormikContext<LawyerValues>();
  const path = `versions.${code}`;
  return { code, path, version: values.versions[code] ?? EMPTY_VERSION, values, setFieldValue };
}

/**
 * Returns a function for the values of a field that can be copied from another language: its text, or the matching
 * record (D22).
 */
function useCopySources() {
  const { choices } = useLawyerForm();
  const { code, values } = useVersion();
  return (part: Part, from: string): Partial<LawyerVersionValues> => {
    const source = values.versions[from] ?? EMPTY_VERSION;
    switch (part) {
      case 'proFieldIds':
        return {
          proFieldIds: counterparts(choices.professionalFields, from, source.proFieldIds, code).map(
            ({ id }) => String(id),
          ),
        };
      case 'officeId': {
        const office = counterpart(choices.offices, from, source.officeId, code);
        return { officeId: office ? String(office.id) : '' };
      }
      case 'sections':
        return { sections: source.sections.map((section) => ({ ...section, key: newKey() })) };
      default:
        return { [part]: source[part] };
    }
  };
}

/** Renders buttons that fill empty fields from another language. */
function CopyParts({ parts, whole = false }: { parts: readonly Part[]; whole?: boolean }) {
  const { languages } = useLawyerForm();
  const { code, path, version, setFieldValue } = useVersion();
  const offers = useCopySources();
  const filled = (from: string) =>
    parts
      .filter((part) => version[part].length === 0)
      .map((part) => offers(part, from))
      .filter((offer) => Object.values(offer).some((value) => value.length > 0));
  const from = languages.filter((other) => other.code !== code && filled(other.code).length > 0);
  return (
    <CopyButtons
      whole={whole}
      from={from}
      onCopy={(source) =>
        void setFieldValue(path, Object.assign({ ...version }, ...filled(source)))
      }
    />
  );
}

/** Renders buttons that apply the counterparts of another language's choice (D22). */
function Suggestions({ part }: { part: 'proFieldIds' | 'officeId' }) {
  const listed = useNameList();
  const { languages, choices } = useLawyerForm();
  const { code, path, version, values, setFieldValue } = useVersion();
  const offers = useCopySources();
  if (version[part].length > 0) return null;
  const lists = part === 'proFieldIds' ? choices.professionalFields : choices.offices;
  return languages.map((other) => {
    const offer = offers(part, other.code)[part] ?? '';
    if (other.code === code || offer.length === 0 || !values.versions[other.code]) return null;
    const ids = Array.isArray(offer) ? offer : [offer];
    const names = listed(
      toArray(lists[code]).flatMap(({ id, name }) => (ids.includes(String(id)) ? name : [])),
    );
    const language = other.name;
    return (
      <Button
        type="link"
        size="small"
        key={other.code}
        onClick={() => void setFieldValue(`${path}.${part}`, offer)}
      >
        <Trans>
          Same as {language}: {names}
        </Trans>
      </Button>
    );
  });
}

/** Renders the fields of one language version. */
export function VersionFields() {
  const { t } = useLingui();
  const { group, choices } = useLawyerForm();
  const { code, path, version } = useVersion();
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
  const deletedFields = unknownProfessionalFields(choices, stored, code, version.proFieldIds).map(
    (id) => ({
      value: id,
      label: t`Deleted field (number ${id})`,
    }),
  );
  const officeId = version.officeId;
  const deletedOffice = unknownOffice(choices, stored, code, officeId)
    ? [{ value: officeId, label: t`Deleted office (number ${officeId})` }]
    : [];
  return (
    <>
      <CopyParts whole parts={PARTS} />
      <TextField
        name={`${path}.name`}
        label={t`Full name`}
        required={hasContent(version)}
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
        extra={<Suggestions part="officeId" />}
      />
      <SelectField
        multiple
        name={`${path}.proFieldIds`}
        label={t`Fields`}
        options={[...deletedFields, ...[...listedExpertise, ...otherExpertise].map(option)]}
        extra={<Suggestions part="proFieldIds" />}
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
